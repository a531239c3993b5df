// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  static let pageTools = #"""
async function copy(text) {
try {
await navigator.clipboard.writeText(text);
byId("status").textContent = `Copied ${text}`;
} catch (error) {
byId("status").textContent = `The browser does not copy: ${error.message}`;
}
}
const copyButton = text => make("button", { type: "button", class: "copy", title: `Copy ${text}`, "aria-label": `Copy ${text}`, onclick: () => copy(text) }, "copy");
function svgText({ element, size }) {
const svg = element.querySelector("svg[role=img]").cloneNode(true);
const [width, height] = size.map(number);
svg.setAttribute("width", width);
svg.setAttribute("height", height);
return new XMLSerializer().serializeToString(svg);
}
const fileNameOf = ({ row, column }) => [
data.rows[row].title, column === undefined ? `${state.width} points` : data.columns[column].name, data.appearances[state.appearance],
].join("-").replace(/[^\p{L}\p{N}\-_. ()@,]/gu, "_");
function offer(blob, name) {
const link = make("a", { href: URL.createObjectURL(blob), download: name });
link.click();
URL.revokeObjectURL(link.href);
}
const saveSVG = cell => offer(new Blob([svgText(cell)], { type: "image/svg+xml" }), `${fileNameOf(cell)}.svg`);
async function pngOf(cell) {
const scale = cell.column === undefined ? cell.scale : data.columns[cell.column].scale;
const image = new Image();
image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(cell))}`;
await image.decode();
const canvas = make("canvas", { width: Math.round(cell.size[0] * scale), height: Math.round(cell.size[1] * scale) });
canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}
async function savePNG(cell) {
offer(await pngOf(cell), `${fileNameOf(cell)}.png`);
}
function saveButtons(cell) {
if (!cell || !cell.element.querySelector("svg[role=img]")) return [];
const name = cell.column === undefined ? `${state.width} points` : data.columns[cell.column].name;
return section(`Picture on ${name}`, make("p", { class: "bar" },
make("button", { type: "button", id: "save-svg", onclick: () => saveSVG(cell) }, "Save SVG"),
make("button", { type: "button", id: "save-png", onclick: () => savePNG(cell) }, "Save PNG")));
}
const section = (title, ...content) => content.length ? [make("h3", {}, title), ...content] : [];
const list = items => items.length ? [make("ul", {}, ...items.map(item => make("li", {}, ...[item].flat())))] : [];
const frameText = values => `${points(values[0])}, ${points(values[1])}, ${points(values[2])} × ${points(values[3])}`;
const frameOf = (picture, scale, view) => data.lists[picture.f].slice(4 * view, 4 * view + 4).map(value => value / scale);
const panelNames = { view: "View", findings: "Findings", scenes: "Scenes" };
function showPanel(panel) {
state.panel = panel;
writeAddress();
toggleSide(true);
markAll();
showInspector();
}
function buildPanelTabs() {
const counts = { view: 0, findings: allFindings().length, scenes: shownRows().length };
byId("panels").replaceChildren(...Object.entries(panelNames).map(([panel, name]) => make("button", {
type: "button", "data-panel": panel, "aria-pressed": String(state.panel === panel), onclick: () => showPanel(panel),
}, counts[panel] ? `${name} ${counts[panel]}` : name)));
}
function showInspector() {
buildPanelTabs();
const content = { view: viewPanel, findings: findingsPanel, scenes: scenesPanel }[state.panel]();
byId("inspector").replaceChildren(...content);
}
function showHovered() {
if (!pinned() && state.panel === "view") showInspector();
}
function scenesPanel() {
return [make("ul", { class: "outline" }, ...shownRows().map(({ row, index }) => {
const found = findingsOf(index).length;
return make("li", {}, make("button", { type: "button", "data-scene": index }, ...breakable(row.title),
make("span", { class: "soft" }, ` ${counted(row.nodes.length, "view")}${found ? `, ${counted(found, "finding")}` : ""}`)));
}))];
}
function goToScene(row) {
if (state.mode === "widths") return change({ row, view: "" });
const line = byId("screens").querySelector(`tr[data-row="${row}"], .scene[data-row="${row}"]`);
const above = state.mode === "flow" ? 40 : byId("matrix").tHead.offsetHeight;
if (line) byId("screens").scrollTo({ top: line.offsetTop - above, left: state.mode === "flow" ? line.offsetLeft - 40 : 0 });
return undefined;
}
function viewPanel() {
const shown = pinned() || hovered;
if (!shown) {
return [
make("h2", {}, "Point at a view"),
make("p", { class: "soft" }, "Its frame and constraints appear here. Click to pin it on every screen, and then another one with Shift for their distances."),
...outlineOf(state.mode === "widths" ? state.row : (shownRows()[0] || { index: 0 }).index)];
}
const row = data.rows[shown.row];
const node = row.nodes[shown.view];
const cell = cellFor(shown);
if (cell) drawCell(cell);
const contrast = cell ? contrastText(cell, shown.view) : "";
return [
make("h2", {}, treeName(node)),
make("p", { class: "soft" }, [node.c === treeName(node) ? "" : node.c, node.i].filter(Boolean).join(" · ")),
placeOf(node),
...findingsSection(shown.row, shown.view),
...framesOf(shown), ...lengthsOf(shown),
...(cell ? distancesSection(cell, shown) : []),
...section("Contrast", ...(contrast ? [make("p", { id: "contrast" }, contrast)] : [])),
...section("Constraints", ...list(row.constraints.filter(one => one.v.includes(shown.view)).map(one =>
one.s ? [one.t, copyButton(one.s)] : one.t))),
...saveButtons(cell),
...outlineOf(shown.row)];
}
function cellFor({ row, column }) {
if (state.mode === "widths") return stage && stage.row === row ? stage : undefined;
const ofRow = cells.filter(cell => cell.row === row);
return ofRow.find(cell => cell.column === column) || ofRow[0];
}
function placeOf({ l: line }) {
const place = line ? `${data.file}:${line}` : data.file;
const address = data.editor && data.editor.replaceAll("{line}", line || 1);
return make("p", {}, make("code", {}, place), copyButton(place), ...(address ? [make("a", { href: address, id: "open" }, "Open")] : []));
}
function framesOf({ row, view, column }) {
if (state.mode === "widths") return frameAtWidth(row, view);
const isScaled = state.lengths === "scaled";
const screens = new Map();
for (const { column: screen, index } of shownColumns()) {
const picture = pictureOf(row, index, isScaled);
const text = data.lists[picture.f].length ? frameText(frameOf(picture, screen.scale, view)) : "–";
const known = screens.get(text) || { names: [], isShown: false };
screens.set(text, { names: [...known.names, screen.name], isShown: known.isShown || index === column });
}
const rows = [...screens].map(([text, { names, isShown }]) => make("tr", { class: isShown ? "now" : "" },
make("td", {}, names.length === shownColumns().length && names.length > 1 ? "all screens" : names.join(", ")),
make("td", {}, text, copyButton(text))));
return [...section("Frame: x, y, width × height", make("table", {}, ...rows)), ...preferredSizeOf(row, view, column)];
}
function preferredSizeOf(row, view, column = firstColumn()) {
const picture = pictureOf(row, column, state.lengths === "scaled");
const sides = data.lists[picture.w].slice(2 * view, 2 * view + 2);
if (!sides.some(side => side >= 0)) return [];
return section("Preferred content size", make("p", {}, sides.map(side => side < 0 ? "any" : points(side)).join(" × ")));
}
function lengthsOf({ row, view, column: place = firstColumn() }) {
const lengths = data.rows[row].lengths.map((length, index) => ({ length, index })).filter(({ length }) => length.v.includes(view));
if (!lengths.length || !data.rows[row].scaled.length) return [];
const applied = data.lists[pictureOf(row, place, true).a];
return section(`Design → ${data.columns[place].name}`, make("table", {}, ...lengths.map(({ length, index }) =>
make("tr", {}, make("td", {}, length.t), make("td", {}, `${points(length.d)} → ${points(applied[index])}`)))));
}
const treeName = ({ n: name, c: kind, t: text }) => `${name === kind ? kind.replace(/^UI/, "") : name}${text ? ` "${text}"` : ""}`;
function outlineOf(row) {
if (!data.rows[row]) return [];
const depths = [];
const found = new Set(foundViews(row));
const pin = pinned();
const items = data.rows[row].nodes.map((node, view) => {
depths.push(node.p < 0 ? 0 : depths[node.p] + 1);
const isPinned = Boolean(pin && pin.row === row && pin.view === view);
const button = make("button", {
type: "button", "aria-pressed": String(isPinned), "data-view": view, "data-row": row, class: node.s ? "" : "off",
title: `${treeName(node)} (${node.c})`,
}, `${found.has(view) ? "● " : ""}${treeName(node)}${node.s ? "" : " (hidden)"}`);
button.style.paddingLeft = 4 + 10 * Math.min(depths[view], 12) + "px";
return make("li", {}, button);
});
return section(`Views of ${data.rows[row].title}`, make("ul", { class: "outline" }, ...items));
}
const sweepOf = (row, isScaled = state.lengths === "scaled") => inCondition(row, isScaled ? "scaledSweeps" : "sweeps");
const hasWidths = data.rows.some(row => row.sweeps.some(Boolean));
let stage = null;
let player = 0;
function drawStage() {
const sweep = sweepOf(state.row);
const holder = byId("stage");
if (!sweep) {
stage = null;
holder.replaceChildren(make("p", { class: "note" }, "This view has no layout at these widths."));
return;
}
const row = data.rows[state.row];
const drawing = drawingAt(row, sweep, state.width);
const { frames, size } = drawing;
const description = `${row.title} at ${state.width} points`;
const element = make("div", { class: "picture plain" }, svgOf(row, drawing, description));
const zoom = stageZoom(size);
element.style.width = size[0] * zoom + "px";
element.style.height = size[1] * zoom + "px";
const isScaled = state.lengths === "scaled";
const guides = guidesOf(valueAt(sweep.g, state.width));
stage = { element, drawn: true, row: state.row, size, frames, guides, places: placed(row, frames, sweep.scale, guides), scale: sweep.scale, zoom, isScaled, conflicts: [], others: [] };
const drawn = isScaled && sweepOf(state.row, false);
if (drawn) stage.design = placed(row, framesAt(row, drawn, state.width), sweep.scale, guidesOf(valueAt(drawn.g, state.width)));
const scaled = state.lengths === "compare" && sweepOf(state.row, true);
if (scaled) cover(stage, svgOf(row, drawingAt(row, scaled, state.width), `${description}, scaled`));
holder.replaceChildren(element);
byId("width").value = state.width;
byId("width-text").textContent = `${state.width} points`;
markStage();
showOverlays();
if (state.panel === "view" && (pinned() || hovered)) showInspector();
}
function stageZoom([width, height]) {
const holder = byId("stage");
return Math.max(0.2, Math.min((holder.clientHeight - 16) / height, (holder.clientWidth - 16) / width, 2));
}
function markStage() {
if (!stage) return;
stage.element.querySelectorAll(".mark").forEach(mark => mark.remove());
stage.element.append(...marksOf(stage, findingsOf(stage.row).filter(one => isFoundAt(one, state.width))));
}
function frameAtWidth(row, view) {
if (!stage || stage.row !== row) return [];
const frame = stage.frames.slice(4 * view, 4 * view + 4).map(value => value / stage.scale);
const sweep = sweepOf(row);
return [
...section(`Frame at ${state.width} points: x, y, width × height`, make("p", { id: "frame-at-width" }, frameText(frame), copyButton(frameText(frame)))),
...section("Command", make("code", {}, `autoscale frames "${data.file}" --screen ${state.width}x${points(sweep.height)}${state.lengths === "scaled" ? " --adapt" : ""}`)),
];
}
function setWidth(width) {
state.width = Math.min(Math.max(Math.round(width), data.widths[0]), data.widths[1]);
drawStage();
writeAddress();
}
function changesOf(sweep) {
const widths = new Set();
for (const edge of sweep.e.flat().map(edgeOf)) {
if (Array.isArray(edge) && edge.length > 2) for (let place = 3; place < edge.length; place += 3) widths.add(edge[place]);
}
for (const run of sweep.t) for (let place = 2; place < run.length; place += 2) widths.add(run[place]);
return [...widths].sort((first, second) => first - second);
}
function goToChange(direction) {
const sweep = sweepOf(state.row);
if (!sweep) return;
const changes = changesOf(sweep);
const next = direction > 0 ? changes.find(width => width > state.width) : changes.findLast(width => width < state.width);
if (next !== undefined) setWidth(next);
}
function play(isOn) {
cancelAnimationFrame(player);
player = 0;
byId("play").setAttribute("aria-pressed", String(isOn));
byId("play").textContent = isOn ? "Pause" : "Play";
if (!isOn) return;
const step = () => {
setWidth(state.width >= data.widths[1] ? data.widths[0] : state.width + 1);
player = requestAnimationFrame(step);
};
player = requestAnimationFrame(step);
}
const labelOrder = [320, 1366, 375, 393, 430, 768, 1024, 820, 402, 440, 414];
function labelLines(widths, pixelsPerPoint) {
const lines = [[], []];
const placed = new Map();
const order = [...labelOrder.filter(width => widths.includes(width)), ...widths.filter(width => !labelOrder.includes(width))];
for (const width of order) {
const line = lines.findIndex(line => line.every(other => Math.abs(other - width) * pixelsPerPoint > 32));
if (line < 0) continue;
lines[line].push(width);
placed.set(width, line);
}
return placed;
}
function buildTicks() {
const [low, high] = data.widths;
const share = width => 100 * (width - low) / (high - low) + "%";
const names = new Map(data.ticks);
const widths = [...new Set([low, ...names.keys(), high])].sort((first, second) => first - second);
const lines = labelLines(widths, byId("ticks").clientWidth / (high - low));
byId("ticks").replaceChildren(...widths.map(width => {
const line = lines.get(width);
const title = names.has(width) ? `${width}: ${names.get(width)}` : `${width} points`;
const tick = make("button", { type: "button", title, class: line === 1 ? "low" : "", tabindex: -1, "data-width": width }, line === undefined ? "" : String(width));
tick.style.left = share(width);
return tick;
}));
const sweep = sweepOf(state.row);
const changes = sweep ? changesOf(sweep) : [];
const bands = findingBands(share);
byId("bands").replaceChildren(...bands, ...changes.map(width => {
const mark = make("i", { class: "change", title: `The layout changes at ${width}` });
mark.style.left = share(width);
return mark;
}));
const found = [...severities].reverse().filter(severity => bands.some(band => band.classList.contains(severity)));
byId("legend").replaceChildren(
...(changes.length ? [make("i", { class: "change" }), `${changes.length} widths with a change`] : ["No change at any width"]),
...found.flatMap(severity => [make("i", { class: `band ${severity}` }), severity]));
}
const hasFlow = Boolean(data.flow) && data.flow.scenes.length > 1;
function flowColumn() {
const shown = shownColumns().map(({ index }) => index);
return [state.device, data.flow ? data.flow.device : -1].find(index => shown.includes(index)) ?? firstColumn();
}
function flowPlaces() {
const { width, height } = data.columns[flowColumn()];
const [left, top] = ["x", "y"].map(axis => Math.min(...data.flow.scenes.map(scene => scene[axis])));
return data.flow.scenes.map(({ x, y, r: row }) => {
const cell = cells.find(cell => cell.row === row);
return [x - left, y - top, ...(cell ? cell.size : [width, height / 3])];
});
}
const flowMargin = 20;
const flowTop = 44;
function flowZoom() {
const { clientWidth, clientHeight } = byId("screens");
const [width, height] = [0, 1].map(axis => Math.max(...flowPlaces().map(place => place[axis] + place[axis + 2])));
const fitting = Math.min((clientWidth - 2 * flowMargin) / width, (clientHeight - flowTop - flowMargin) / height);
return Math.min(Math.max(fitting, 0.24), 0.6);
}
function buildFlow() {
const column = flowColumn();
cells = [];
const boxes = data.flow.scenes.map(({ r: row, n: name }) => {
const [picture] = row < 0 ? [] : pictureCell(row, column);
return make("div", { class: "scene", "data-row": row }, make("b", { title: name }, ...breakable(name)), ...(picture ? [picture] : []));
});
byId("flow").replaceChildren(...boxes);
zoomCells();
cells.forEach(observe);
markAll();
showOverlays();
}
function nameWidth([x, y, width], places) {
const next = places.filter(([left, top, , height]) => left > x && top - flowTop < y && top + height > y - flowTop).map(([left]) => left);
return Math.max(width, Math.min(...next, x + 2 * width) - x - 8);
}
function placeFlow(zoom) {
const places = flowPlaces().map(place => place.map(value => value * zoom));
const [width, height] = [0, 1].map(axis => Math.max(...places.map(place => place[axis] + place[axis + 2])) + 2 * flowMargin);
[...byId("flow").querySelectorAll(".scene")].forEach((box, index) => {
const [x, y, w, h] = places[index];
Object.assign(box.style, { left: x + flowMargin + "px", top: y + flowTop + "px", width: w + "px", height: h + "px" });
box.querySelector("b").style.maxWidth = nameWidth(places[index], places) + "px";
});
const holder = makeShape("svg", {
class: "overlay", viewBox: `${-flowMargin} ${-flowTop} ${number(width)} ${number(height + flowTop)}`, width: number(width), height: number(height + flowTop),
});
holder.append(...data.flow.segues.flatMap(([from, to, label]) => arrowShapes(places[from], places[to], label)));
byId("flow").querySelectorAll(":scope > svg").forEach(one => one.remove());
byId("flow").append(holder);
Object.assign(byId("flow").style, { width: width + "px", height: height + flowTop + "px" });
}
function arrowShapes([x1, y1, w1, h1], [x2, y2, w2, h2], label) {
const isAcross = x2 >= x1 + w1 || x1 >= x2 + w2;
const isForward = isAcross ? x2 > x1 : y2 > y1;
const from = isAcross ? [x1 + (isForward ? w1 : 0), y1 + h1 / 2] : [x1 + w1 / 2, y1 + (isForward ? h1 : 0)];
const to = isAcross ? [x2 + (isForward ? 0 : w2), y2 + h2 / 2] : [x2 + w2 / 2, y2 + (isForward ? 0 : h2)];
const bend = isAcross ? [(from[0] + to[0]) / 2, from[1], (from[0] + to[0]) / 2, to[1]] : [from[0], (from[1] + to[1]) / 2, to[0], (from[1] + to[1]) / 2];
const back = isForward ? -7 : 7;
const tip = isAcross ? `M${number(to[0] + back)} ${number(to[1] - 5)}L${number(to[0])} ${number(to[1])}L${number(to[0] + back)} ${number(to[1] + 5)}`
: `M${number(to[0] - 5)} ${number(to[1] + back)}L${number(to[0])} ${number(to[1])}L${number(to[0] + 5)} ${number(to[1] + back)}`;
const path = makeShape("path", { class: "segue", d: `M${from.map(number).join(" ")}C${bend.map(number).join(" ")} ${to.map(number).join(" ")}${tip}` });
if (!label) return [path];
return [path, makeShape("text", { x: number((from[0] + to[0]) / 2), y: number((from[1] + to[1]) / 2 - 4), "font-size": 10, "text-anchor": "middle" }, label)];
}
"""#
}
