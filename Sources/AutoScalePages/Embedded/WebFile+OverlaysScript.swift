// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/overlays.js`.
  static let overlaysScript = #"""
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
function spanShapes({ from, to, across, isHorizontal }, text, kind, zoom) {
const point = (along, over) => isHorizontal ? `${number(along)} ${number(over)}` : `${number(over)} ${number(along)}`;
const mark = 3 / zoom;
const ends = [from, to].map(end => `M${point(end, across - mark)}L${point(end, across + mark)}`).join("");
const path = makeShape("path", { d: `M${point(from, across)}L${point(to, across)}${ends}`, class: kind });
if (!text) return [path];
const [x, y] = isHorizontal ? [(from + to) / 2, across - 3 / zoom] : [across + 3 / zoom, (from + to) / 2 + 3 / zoom];
return [path, makeShape("text", {
x: number(x), y: number(y), "font-size": number(9 / zoom), "text-anchor": isHorizontal ? "middle" : "start", class: kind,
}, text)];
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
row.constraints.forEach((constraint, index) => {
const isPinned = constraint.v.includes(pinnedView);
if (!(isPinned || shown.has("constraints")) || !constraint.v.every(view => row.nodes[view].s)) return;
const span = spanOf(constraint, cell.places, data.conditions[state.condition].isRightToLeft, cell.isScaled);
const kind = cell.conflicts.includes(index) ? "conflict" : isPinned ? "pinned" : "constraint";
if (span) shapes.push(...spanShapes(span, isPinned ? captionOf(constraint, span) : "", constraint.q ? `${kind} optional` : kind, zoom));
});
shapes.push(...distanceShapes(cell, zoom));
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
