// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  static let pageMatrix = #"""
let cells = [];
function buildMatrix() {
const columns = shownColumns();
const rows = shownRows();
const [head, body] = [make("thead"), make("tbody")];
byId("matrix").replaceChildren(head, body);
byId("matrix").className = rows.length === 1 ? "single" : "";
head.replaceChildren(make("tr", {}, make("th", { scope: "col" }, "Scene"), ...columns.map(({ column }) =>
make("th", { scope: "col" }, column.name, make("span", {}, `${points(column.width)} × ${points(column.height)} @${points(column.scale)}`), make("span", {}, column.look)))));
cells = [];
body.replaceChildren(...rows.map(({ row, index }) => make("tr", { "data-row": index },
make("th", { scope: "row" }, ...breakable(row.title), make("span", {}, counted(row.nodes.length, "view"))),
...columns.map(({ column, index: place }) => make("td", {}, captionOfScreen(column), ...pictureCell(index, place))))));
zoomCells();
cells.forEach(observe);
if (cells[0]) cells[0].element.tabIndex = 0;
markAll();
showOverlays();
}
const captionOfScreen = column => make("p", { class: "caption" }, make("b", { title: column.name }, column.name),
make("span", {}, `${points(column.width)} × ${points(column.height)} · ${column.look}`));
const breakable = name => name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.-])/).flatMap((word, place) => place ? [make("wbr"), word] : [word]);
function matrixZoom() {
if (state.zoom) return state.zoom / 100;
if (state.mode === "flow") return flowZoom();
if (!byId("matrix").classList.contains("single")) return 0.45;
const { clientWidth: width, clientHeight: height } = byId("screens");
const around = [cellPadding[0], cellPadding[1] + captionHeight];
for (let percent = 100; percent > smallestZoom; percent -= 0.5) {
let [left, top, line] = [0, 0, 0];
for (const { size } of cells) {
const [w, h] = size.map((side, axis) => Math.max(side * percent / 100, smallestCell[axis]) + around[axis]);
if (left && left + w > width) [left, top, line] = [0, top + line, 0];
left += w;
line = Math.max(line, h);
}
if (cells.every(({ size }) => size[0] * percent / 100 + around[0] <= width) && top + line + titleHeight <= height) return percent / 100;
}
return smallestZoom / 100;
}
const cellPadding = [20, 12];
const smallestCell = [112, 0];
const captionHeight = 54;
const titleHeight = 30;
const smallestZoom = 28;
function zoomCells() {
const zoom = matrixZoom();
for (const cell of cells) {
cell.zoom = zoom * Math.min(1, data.columns[cell.column].width / cell.size[0]);
cell.element.style.width = cell.size[0] * cell.zoom + "px";
cell.element.style.height = cell.size[1] * cell.zoom + "px";
}
byId("zoom").value = Math.round(100 * zoom);
if (state.mode === "flow") placeFlow(zoom);
}
function pictureCell(row, column) {
const cell = { row, column, isScaled: state.lengths === "scaled", drawn: false };
const picture = pictureOf(row, column, cell.isScaled);
const scale = data.columns[column].scale;
const frames = data.lists[picture.f];
if (!frames.length) return [make("p", { class: "note" }, ...(picture.x || []).map(note => note.t))];
cell.size = sizeOf(picture, data.columns[column]);
cell.guides = guidesOf(picture.g);
cell.places = placed(data.rows[row], frames, scale, cell.guides);
cell.others = picture.u || [];
cell.conflicts = picture.k || [];
const drawn = pictureOf(row, column, false);
if (cell.isScaled) cell.design = placed(data.rows[row], data.lists[drawn.f], scale, guidesOf(drawn.g));
cell.element = make("div", {
class: "picture", role: "group", "aria-label": `${data.rows[row].title} on ${data.columns[column].name}`, tabindex: -1, "data-row": row, "data-column": column,
});
cells.push(cell);
return [cell.element, ...findingsButton(picture, row, data.columns[column])];
}
function findingsButton(picture, row, column) {
const found = isAudited(column) ? findingsOf(row).filter(one => isFoundAt(one, column.width)) : [];
const count = found.length + notesOf(picture, column).length;
if (!count) return [];
const open = () => {
const index = data.columns.indexOf(column);
const [first] = found.length ? found : pictureFindings().filter(one => one.v[0] === row && isFoundOn(one, index));
if (first) showFinding(first);
};
return [make("button", { type: "button", class: "note", onclick: open }, counted(count, "finding"))];
}
const nearby = new IntersectionObserver(entries => {
for (const entry of entries) {
if (!entry.isIntersecting) continue;
const cell = cells.find(cell => cell.element === entry.target);
if (cell) drawCell(cell);
nearby.unobserve(entry.target);
}
}, { rootMargin: "600px" });
const observe = cell => nearby.observe(cell.element);
function drawCell(cell) {
if (cell.drawn) return;
cell.drawn = true;
const draw = isScaled => {
const picture = pictureOf(cell.row, cell.column, isScaled);
return svgOf(data.rows[cell.row], drawingOf(picture, data.columns[cell.column]), data.descriptions[picture.d]);
};
cell.element.prepend(draw(cell.isScaled));
if (state.lengths === "compare") cover(cell, draw(true));
if (state.search) markCell(cell);
if (shownOverlays().has("baselines")) overlay(cell, cell.zoom);
}
function cover(cell, svg) {
cell.over = make("div", { class: "over", "aria-hidden": "true" }, svg);
cell.divider = make("div", { class: "divider", role: "slider", "aria-label": "As drawn left, scaled right", "aria-valuemin": 0, "aria-valuemax": 100, tabindex: -1 });
cell.element.append(cell.over, cell.divider);
placeDivider(cell);
}
function placeDivider(cell) {
if (!cell.divider) return;
cell.divider.style.left = state.split + "%";
cell.divider.setAttribute("aria-valuenow", state.split);
cell.over.style.clipPath = `inset(0 0 0 ${state.split}%)`;
}
function moveDivider(split) {
state.split = Math.round(Math.min(Math.max(split, 0), 100));
cells.forEach(placeDivider);
if (stage) placeDivider(stage);
writeAddress();
}
function dragDivider(event) {
const divider = event.target.closest(".divider");
if (!divider) return;
divider.setPointerCapture(event.pointerId);
const move = event => {
const box = divider.parentElement.getBoundingClientRect();
moveDivider(100 * (event.clientX - box.left) / box.width);
};
divider.addEventListener("pointermove", move);
divider.addEventListener("pointerup", () => divider.removeEventListener("pointermove", move), { once: true });
}
function insidePicture([left, top, width, height], size) {
const ends = [[left, left + width], [top, top + height]].map((range, axis) => range.map(end => Math.min(Math.max(end, 0), size[axis])));
return [ends[0][0], ends[1][0], ends[0][1] - ends[0][0], ends[1][1] - ends[1][0]];
}
function markAt(rect, kind, size) {
const [left, top, width, height] = insidePicture(rect, size);
const element = make("div", { class: `mark ${kind}` });
Object.assign(element.style, {
left: 100 * left / size[0] + "%", top: 100 * top / size[1] + "%",
width: 100 * width / size[0] + "%", height: 100 * height / size[1] + "%",
});
return element;
}
function marksOf({ row, places, size, element }, wrong) {
const pin = pinned();
const mark = (kind, view) => markAt(places[view], kind, size);
const second = secondView();
return [
...foundViews(row).filter(view => data.rows[row].nodes[view].s).map(view => mark("found", view)),
...foundInBars(element).map(rect => markAt(rect, "found", size)),
...wrong.filter(one => !hiddenSeverities.has(one.s)).map(one => mark(one.s, one.v[1])),
...(hovered && hovered.row === row ? [mark("hover", hovered.view)] : []),
...(pin && pin.row === row ? [mark("pinned", pin.view)] : []),
...(pin && pin.row === row && second >= 0 ? [mark("second", second)] : []),
];
}
let hovered = null;
function markCell(cell) {
const findings = state.panel === "findings" ? allFindings() : [];
cell.element.querySelectorAll(".mark").forEach(mark => mark.remove());
cell.element.append(...marksOf(cell, findings.filter(one => one.v[0] === cell.row && isFoundOn(one, cell.column))));
}
const markAll = () => cells.forEach(markCell);
function viewUnder(cell, event) {
const box = cell.element.getBoundingClientRect();
const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
return viewAt(data.rows[cell.row], cell.places, x * cell.size[0], y * cell.size[1]);
}
const cellOf = target => {
const element = target.closest && target.closest(".picture");
return element && cells.find(cell => cell.element === element);
};
function pointAt(event) {
const cell = cellOf(event.target);
if (!cell) return;
const view = viewUnder(cell, event);
if (hovered && hovered.row === cell.row && hovered.view === view && hovered.column === cell.column) return;
hovered = view < 0 ? null : { row: cell.row, view, column: cell.column };
markAll();
showHovered();
}
function pin(row, view) {
const key = `${row}.${view}`;
state.view = view < 0 || state.view === key ? "" : key;
if (state.view) state.panel = "view";
if (state.view) toggleSide(true);
showPin();
}
function showPin() {
const shown = pinned();
if (secondView() < 0) state.second = "";
const node = shown && data.rows[shown.row].nodes[shown.view];
byId("status").textContent = node ? `${treeName(node)}, ${node.c}, is pinned` : "";
writeAddress();
markAll();
markStage();
showOverlays();
showInspector();
showHitCount();
}
const overlayNames = {
constraints: "Constraints", outlines: "Outlines of views", safeArea: "Safe area", margins: "Margins", baselines: "Baselines",
others: "Other frames of ambiguous views", keyboard: "Keyboard", design: "As drawn, dashed",
};
const shownOverlays = () => new Set(state.overlays.split(".").filter(name => overlayNames[name]));
function toggleOverlay(name) {
const shown = shownOverlays();
if (!shown.delete(name)) shown.add(name);
change({ overlays: [...shown].join(".") });
}
function lineOf([left, top, width, height], name, isReversed) {
const named = { leading: isReversed ? "right" : "left", trailing: isReversed ? "left" : "right" }[name] || name;
return {
left: [left, true], centerX: [left + width / 2, true], right: [left + width, true],
top: [top, false], centerY: [top + height / 2, false], bottom: [top + height, false],
}[named];
}
function middleOf(rects, isHorizontal) {
const ranges = rects.map(([left, top, width, height]) => isHorizontal ? [top, top + height] : [left, left + width]);
const start = Math.max(...ranges.map(range => range[0]));
const end = Math.min(...ranges.map(range => range[1]));
return start < end ? (start + end) / 2 : (ranges[0][0] + ranges[0][1]) / 2;
}
function spanOf({ i: [first, second], n: names, m: factor = 1, k: constant }, places, isReversed, isScaled) {
const rect = places[first];
if (names[0] === "width" || names[0] === "height") {
const isHorizontal = names[0] === "width";
const [start, length] = isHorizontal ? [rect[0], rect[2]] : [rect[1], rect[3]];
const across = isHorizontal ? rect[1] + rect[3] * 0.8 : rect[0] + rect[2] * 0.8;
return { from: start, to: start + length, across, isHorizontal };
}
if (second === undefined) return null;
const lines = [lineOf(rect, names[0], isReversed), lineOf(places[second], names[1], isReversed)];
const known = lines[0] || lines[1];
if (!known || (isScaled && !(lines[0] && lines[1]))) return null;
const from = lines[0] ? lines[0][0] : lines[1][0] * factor + constant;
const to = lines[1] ? lines[1][0] : (from - constant) / factor;
const rects = second === first ? [rect] : [rect, places[second]];
return { from, to, across: middleOf(rects, known[1]), isHorizontal: known[1] };
}
function spanPath({ from, to, across, isHorizontal }, kind, zoom) {
const point = (along, over) => isHorizontal ? `${number(along)} ${number(over)}` : `${number(over)} ${number(along)}`;
const mark = 3 / zoom;
const ends = [from, to].map(end => `M${point(end, across - mark)}L${point(end, across + mark)}`).join("");
return makeShape("path", { d: `M${point(from, across)}L${point(to, across)}${ends}`, class: kind });
}
const captionSize = 10;
const digitWidth = 5.8;
function captionBoxes({ from, to, across, isHorizontal }, width, height, gap) {
const shares = [0.5, 0.25, 0.75, 0, 1];
return shares.flatMap(share => {
const along = from + share * (to - from);
return isHorizontal ? [[along - width / 2, across - height - gap], [along - width / 2, across + gap]]
: [[across + gap, along - height / 2], [across - gap - width, along - height / 2]];
}).map(([x, y]) => [x, y, width, height]);
}
const areApart = ([x, y, width, height], [left, top, w, h]) => x >= left + w || left >= x + width || y >= top + h || top >= y + height;
const zeroZoom = 0.6;
function captionShapes(captions, selected, [pictureWidth, pictureHeight], zoom) {
const taken = [];
const isFree = box => taken.every(other => areApart(box, other));
return captions.filter(({ span }) => span.from !== span.to || zoom >= zeroZoom).flatMap(({ span, text, kind }) => {
const [width, height] = [Math.min((text.length * digitWidth + 2) / zoom, pictureWidth), Math.min((captionSize + 1) / zoom, pictureHeight)];
const boxes = captionBoxes(span, width, height, 2 / zoom).map(([x, y]) =>
[Math.min(Math.max(x, 0), pictureWidth - width), Math.min(Math.max(y, 0), pictureHeight - height), width, height]);
const box = boxes.find(box => isFree(box) && (!selected || areApart(box, selected))) || boxes.find(isFree);
if (!box) return [];
taken.push(box);
return [makeShape("text", {
x: number(box[0] + width / 2), y: number(box[1] + height - 2 / zoom), "font-size": number(captionSize / zoom), "text-anchor": "middle", class: kind,
}, text)];
});
}
function captionOf({ r: relation, m: factor, q: priority }, { from, to }) {
const words = [relation, factor ? `× ${points(factor)}` : "", points(Math.abs(to - from)), priority ? `@${points(priority)}` : ""];
return words.filter(Boolean).join(" ");
}
function rectangle([x, y, width, height], kind) {
return makeShape("rect", { x: number(x), y: number(y), width: number(Math.max(0, width)), height: number(Math.max(0, height)), class: kind });
}
const inset = ([x, y, width, height], [top, left, bottom, right]) => [x + left, y + top, width - left - right, height - top - bottom];
function ownTexts(cell, view) {
const svg = cell.element.querySelector("svg[role=img]");
return svg ? [...svg.querySelectorAll(`[data-view="${view}"] > text`)] : [];
}
function baselineShapes(cell) {
const row = data.rows[cell.row];
return cell.places.flatMap(([left, top, width], view) => {
const texts = row.nodes[view].b ? ownTexts(cell, view) : [];
const lines = texts.length ? [texts[0], texts[texts.length - 1]] : [];
const heights = new Set(lines.map(line => top + Number(line.getAttribute("y"))));
return [...heights].map(y => makeShape("path", { d: `M${number(left)} ${number(y)}H${number(left + width)}`, class: "baseline" }));
});
}
function otherShapes({ places, others, guides, row }) {
const shapes = [];
for (let place = 0; place < others.length; place += 5) {
const [view, x, y, width, height] = others.slice(place, place + 5);
const { p: parent, s: isSeen } = data.rows[row].nodes[view];
const around = places[parent] || [0, 0];
if (isSeen) shapes.push(rectangle(places[view], "other"), rectangle([around[0] + x, around[1] + y + (guides.shifts.get(parent) || 0), width, height], "other"));
}
return shapes;
}
function overlay(cell, zoom) {
cell.element.querySelectorAll(".overlay").forEach(one => one.remove());
const [row, shown, pin] = [data.rows[cell.row], shownOverlays(), pinned()];
const pinnedView = pin && pin.row === cell.row ? pin.view : -1;
const shapes = [];
if (shown.has("design") && cell.design) shapes.push(...cell.design.filter((_, view) => row.nodes[view].s).map(rect => rectangle(rect, "design")));
if (shown.has("outlines")) shapes.push(...cell.places.filter((_, view) => row.nodes[view].s).map(rect => rectangle(rect, "outline")));
if (shown.has("safeArea")) shapes.push(rectangle(inset(cell.places[0], cell.guides.safeArea), "safe"));
if (shown.has("margins")) {
for (const [view, margins] of cell.guides.margins) if (row.nodes[view].s) shapes.push(rectangle(inset(cell.places[view], margins), "margin"));
}
const column = data.columns[cell.column];
if (shown.has("keyboard") && column && cell.size[0] === column.width && cell.size[1] === column.height) {
shapes.push(rectangle([0, column.height - column.keyboard, column.width, column.keyboard], "keyboard"));
}
if (shown.has("baselines")) shapes.push(...baselineShapes(cell));
if (shown.has("others")) shapes.push(...otherShapes(cell));
const captions = distanceCaptions(cell);
row.constraints.forEach((constraint, index) => {
const isPinned = constraint.v.includes(pinnedView);
if (!(isPinned || shown.has("constraints")) || !constraint.v.every(view => row.nodes[view].s)) return;
const span = spanOf(constraint, cell.places, data.conditions[state.condition].isRightToLeft, cell.isScaled);
const kind = cell.conflicts.includes(index) ? "conflict" : isPinned ? "pinned" : "constraint";
if (!span) return;
shapes.push(spanPath(span, constraint.q ? `${kind} optional` : kind, zoom));
if (isPinned) captions.push({ span, text: captionOf(constraint, span), kind });
});
shapes.push(...distancesOf(cell).map(span => spanPath(span, "distance", zoom)), ...captionShapes(captions, cell.places[pinnedView], cell.size, zoom));
if (!shapes.length) return;
const holder = makeShape("svg", { class: "overlay", viewBox: `0 0 ${number(cell.size[0])} ${number(cell.size[1])}`, "aria-hidden": "true" });
holder.append(...shapes);
cell.element.append(holder);
}
function showOverlays() {
if (state.mode !== "widths") cells.forEach(cell => overlay(cell, cell.zoom));
else if (stage) overlay(stage, stage.zoom);
}
"""#
}
