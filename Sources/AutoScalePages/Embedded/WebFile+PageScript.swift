// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/elements.js`, `Web/frames.js`, `Web/drawing.js`, `Web/state.js`, `Web/matrix.js`,
  /// `Web/overlays.js`, `Web/findings.js`, `Web/inspector.js`, `Web/widths.js`, `Web/controls.js`.
  static let pageScript = WebFile(
    text: #"""
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = id => document.getElementById(id);
function make(name, properties = {}, ...children) {
const element = document.createElement(name);
for (const [key, value] of Object.entries(properties)) {
if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
}
element.append(...children);
return element;
}
const number = value => String(Math.round(value * 1000) / 1000);
const points = value => String(Math.round(value * 10000) / 10000);
const emptyPicture = (() => {
const holder = document.createElement("template");
holder.innerHTML = '<svg role="img" xml:space="preserve"></svg>';
return holder.content.firstChild;
})();
function makeShape(name, properties, text = "") {
const element = document.createElementNS(emptyPicture.namespaceURI, name);
for (const [key, value] of Object.entries(properties)) if (value !== undefined) element.setAttribute(key, value);
if (text) element.textContent = text;
return element;
}
function placed(row, frames, scale, { shifts }) {
const places = [];
row.nodes.forEach((node, index) => {
const around = places[node.p] || [0, 0];
const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
places.push([around[0] + x, around[1] + y + (shifts.get(node.p) || 0), w, h]);
});
return places;
}
function guidesOf(list) {
const numbers = data.lists[list];
const end = 5 + 5 * (numbers[4] || 0);
const margins = new Map();
const shifts = new Map();
for (let place = 5; place < end; place += 5) margins.set(numbers[place], numbers.slice(place + 1, place + 5));
for (let place = end; place < numbers.length; place += 2) shifts.set(numbers[place], numbers[place + 1]);
return { safeArea: numbers.slice(0, 4), margins, shifts };
}
function edgeAt(edge, width) {
if (typeof edge === "number") return edge;
let [from, start, slope] = [data.widths[0], edge[0], edge[1]];
if (edge.length > 2) {
for (let piece = 0; piece < edge.length && edge[piece] <= width; piece += 3) {
[from, start, slope] = edge.slice(piece, piece + 3);
}
}
const place = start + slope * (width - from);
const moved = place + (place < 0 ? -1e-3 : 1e-3);
return moved < 0 ? -Math.round(-moved) : Math.round(moved);
}
function framesAt(row, sweep, width) {
const edges = sweep.e.map(view => view.map(edge => edgeAt(edge, width)));
return row.nodes.flatMap((node, index) => {
const [left, top, right, bottom] = edges[index];
const [x, y] = node.p < 0 ? [0, 0] : edges[node.p];
return [left - x, top - y, right - left, bottom - top];
});
}
function valueAt(run, width) {
if (run.length === 1) return run[0];
let value = run[1];
for (let place = 0; place < run.length && run[place] <= width; place += 2) value = run[place + 1];
return value;
}
const sums = new Map();
function allChanges(steps) {
const changes = [];
for (let step = 0; step < steps.length; step += 2) {
for (let gap = changes.length ? 1 : 0; gap < steps[step]; gap += 1) changes.push(0);
changes.push(steps[step + 1]);
}
return changes;
}
function sumAt(changes, width) {
if (!sums.has(changes)) {
let sum = 0;
const all = Array.isArray(changes[0]) ? allChanges(changes[0]) : changes;
sums.set(changes, all.map(change => sum += change));
}
const numbers = sums.get(changes);
return numbers[Math.min(width - data.widths[0], numbers.length - 1)] || 0;
}
function viewAt(row, places, x, y) {
for (let index = places.length - 1; index >= 0; index -= 1) {
const [left, top, width, height] = places[index];
if (row.nodes[index].s && x >= left && y >= top && x < left + width && y < top + height) return index;
}
return -1;
}
let lastId = 0;
const makeId = () => `u${lastId += 1}`;
const rectangleNames = ["x", "y", "width", "height"];
function painted(kind, paint) {
if (!paint) return {};
const [color, opacity] = Array.isArray(paint) ? paint : [paint];
return { [kind]: color, [`${kind}-opacity`]: opacity };
}
function fontOf(index) {
const { f: families, w: weight, i: isItalic } = data.fonts[index];
return { "font-family": families, "font-weight": weight, "font-style": isItalic ? "italic" : undefined };
}
class TemplateDrawing {
constructor(index, size, parameters, parent) {
Object.assign(this, { values: data.templates[index], size, parameters, holder: parent });
this.next = 0;
this.nextParameter = 0;
while (this.next < this.values.length) operations[this.take()](this);
if (!this.content) this.mark();
}
take() {
const value = this.values[this.next];
this.next += 1;
return value;
}
measure() {
const value = this.take();
if (typeof value === "number") return number(value);
if (value.length) {
const [perWidth, perHeight = 0, constant = 0, perScreen = 0] = value;
const [width, height, screen] = this.size;
return number(perWidth * width + perHeight * height + constant + perScreen * screen);
}
this.nextParameter += 1;
return number(this.parameters[this.nextParameter - 1] / 1000);
}
measures(names) {
return Object.fromEntries(names.map(name => [name, this.measure()]));
}
fill() {
return painted("fill", this.take());
}
line() {
const [paint, dashes, isRound] = [this.take(), this.take(), this.take()];
const end = isRound ? "round" : undefined;
return { ...painted("stroke", paint), "stroke-dasharray": dashes || undefined, "stroke-linecap": end, "stroke-linejoin": end };
}
add(name, properties, text) {
return this.holder.appendChild(makeShape(name, properties, text));
}
open(properties) {
this.holder = this.add("g", properties);
}
close() {
this.holder = this.holder.parentNode;
}
clip(names) {
const id = makeId();
this.add("clipPath", { id }).append(makeShape("rect", this.measures(names)));
this.open({ "clip-path": `url(#${id})` });
}
mark() {
this.content = { holder: this.holder, last: this.holder.lastChild };
}
insert(group) {
const { holder, last } = this.content;
holder.insertBefore(group, last ? last.nextSibling : holder.firstChild);
this.content.last = group;
}
path(style, isLine) {
const d = [...this.take()].map(letter => {
if (letter === "Z") return letter;
const radius = letter === "A" ? this.measure() : "";
return `${letter}${radius && `${radius} ${radius} 0 0 1 `}${this.measure()} ${this.measure()}`;
}).join("");
this.add("path", { d, ...style, ...this.measures(isLine ? ["stroke-width"] : []) });
}
text() {
const [fill, font, anchor, content] = [this.fill(), fontOf(this.take()), this.take(), this.take()];
const text = this.add("text", {
...this.measures(["x", "y", "font-size", "textLength"]), ...fill, ...font, lengthAdjust: "spacingAndGlyphs",
"text-anchor": anchor === "start" ? undefined : anchor,
});
text.append(...(Array.isArray(content) ? this.runs(content) : [typeof content === "number" ? this.part(content) : content]));
}
part(signs) {
let start = this.lineEnd;
if (signs & 1) start = Number(this.measure());
else while (this.source[start] === " ") start += 1;
this.lineEnd = Number(this.measure());
return this.source.slice(start, this.lineEnd) + (signs & 2 ? "…" : "");
}
runs(runs) {
return runs.map(([text, font, hasSize, paint]) => makeShape("tspan", {
...this.measures(hasSize ? ["font-size"] : []), ...fontOf(font), ...painted("fill", paint),
}, text));
}
image() {
const [place, preserveAspectRatio, tint] = [this.take(), this.take(), this.take()];
const id = tint ? makeId() : undefined;
if (tint) {
this.add("filter", { id }).append(
makeShape("feFlood", painted("flood", tint)), makeShape("feComposite", { in2: "SourceAlpha", operator: "in" }));
}
this.add("image", { ...this.measures(rectangleNames), preserveAspectRatio, filter: tint ? `url(#${id})` : undefined, href: data.images[place] });
}
}
const operations = {
p: one => one.open({ "font-family": one.take(), fill: "none" }),
b: one => one.open({ "data-bar": one.take(), transform: `translate(${one.measure()} ${one.measure()})` }),
s: one => one.open({ transform: `translate(0 ${one.measure()})` }),
y: one => one.open({ transform: `translate(${one.measure()} ${one.measure()}) scale(${one.measure()})` }),
c: one => one.clip(["width", "height"]),
C: one => one.clip(["width", "height", "rx"]),
e: one => one.close(),
v: one => one.mark(),
r: one => one.add("rect", { ...one.fill(), ...one.measures(rectangleNames) }),
q: one => one.add("rect", { ...one.fill(), ...one.measures([...rectangleNames, "rx"]) }),
R: one => one.add("rect", { ...one.line(), ...one.measures([...rectangleNames, "stroke-width"]) }),
Q: one => one.add("rect", { ...one.line(), ...one.measures([...rectangleNames, "rx", "stroke-width"]) }),
o: one => one.add("circle", { ...one.fill(), ...one.measures(["cx", "cy", "r"]) }),
d: one => one.path(one.fill(), false),
D: one => one.path(one.line(), true),
g: one => one.add("path", { ...one.fill(), d: one.take() }),
G: one => one.add("path", { ...one.line(), d: one.take(), ...one.measures(["stroke-width"]) }),
x: one => Object.assign(one, { source: data.texts[one.take()], lineEnd: 0 }),
t: one => one.text(),
i: one => one.image(),
};
const parameterCounts = data.templates.map(values => values.filter(value => Array.isArray(value) && !value.length).length);
function svgOf(row, { frames, scale, screen, templates, parameters }, description) {
const [width, height] = [frames[2] / scale, frames[3] / scale];
const svg = emptyPicture.cloneNode();
const canvas = new TemplateDrawing(templates[0], [width, height, screen], parameters[0], svg);
const drawn = [];
row.nodes.forEach((node, index) => {
if (templates[index + 1] < 0) return;
const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
const group = makeShape("g", {
"data-view": index, transform: `translate(${number(x)} ${number(y)})`, opacity: node.o === undefined ? undefined : number(node.o),
});
drawn[index] = new TemplateDrawing(templates[index + 1], [w, h, screen], parameters[index + 1], group);
(drawn[node.p] || canvas).insert(group);
});
svg.setAttribute("viewBox", `0 0 ${number(width)} ${number(height)}`);
svg.setAttribute("aria-label", description);
const { language } = data.conditions[state.condition];
if (language) svg.setAttribute("lang", language);
return svg;
}
function drawingOf(picture, { width, scale }) {
const templates = data.lists[picture.t[state.appearance]];
const numbers = data.lists[picture.p[state.appearance]];
let start = 0;
const parameters = templates.map(index => numbers.slice(start, start += index < 0 ? 0 : parameterCounts[index]));
return { frames: data.lists[picture.f], scale, screen: width, templates, parameters };
}
function drawingAt(row, sweep, width) {
return {
frames: framesAt(row, sweep, width), scale: sweep.scale, screen: width,
templates: sweep.t[state.appearance].map(run => valueAt(run, width)),
parameters: sweep.p[state.appearance].map(numbers => numbers.map(changes => sumAt(changes, width))),
};
}
const barRows = data.rows.flatMap((row, index) => row.isBar ? [index] : []);
const defaults = {
mode: "screens", condition: 0, placement: data.columns[0] ? data.columns[0].placement : "",
lengths: "drawn", split: 50, appearance: 0, search: "", zoom: 45, width: 390, row: 0, view: "",
overlays: "", hiddenScreens: "", hiddenRows: barRows.length < data.rows.length ? barRows.join(".") : "", class: "", keys: "on",
};
const state = { ...defaults };
const hasScaled = data.rows.some(row => row.scaled.length);
function readAddress() {
Object.assign(state, defaults);
for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
if (!Object.hasOwn(defaults, key)) continue;
const isNumber = typeof defaults[key] === "number";
if (!isNumber || Number.isFinite(Number(value))) state[key] = isNumber ? Number(value) : value;
}
const among = (key, values) => { if (!values.includes(state[key])) state[key] = defaults[key]; };
among("mode", ["screens", "widths"]);
among("placement", data.columns.map(column => column.placement));
among("lengths", hasScaled ? ["drawn", "scaled", "compare"] : ["drawn"]);
const clamp = (key, low, high) => { state[key] = Math.round(Math.min(Math.max(state[key], low), Math.max(low, high))); };
clamp("condition", 0, data.conditions.length - 1);
clamp("appearance", 0, data.appearances.length - 1);
clamp("row", 0, data.rows.length - 1);
clamp("width", ...data.widths);
clamp("zoom", 10, 200);
clamp("split", 0, 100);
}
function writeAddress() {
const parts = new URLSearchParams();
for (const [key, value] of Object.entries(state)) if (value !== defaults[key]) parts.set(key, value);
const text = parts.toString();
history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
}
const listed = text => new Set(text.split(".").filter(Boolean).map(Number));
const pinned = () => {
const [row, view] = state.view.split(".").map(Number);
return state.view && data.rows[row] && data.rows[row].nodes[view] ? { row, view } : null;
};
const shownColumns = () => {
const hidden = listed(state.hiddenScreens);
return data.columns.map((column, index) => ({ column, index }))
.filter(({ column, index }) => column.placement === state.placement && !hidden.has(index));
};
const firstColumn = () => (shownColumns()[0] || { index: 0 }).index;
const shownRows = () => {
const hidden = listed(state.hiddenRows);
return data.rows.map((row, index) => ({ row, index })).filter(({ row, index }) =>
!hidden.has(index) && (!state.class || row.nodes.some(node => node.c === state.class)));
};
function foundViews(row) {
const word = state.search.trim().toLowerCase();
if (!word && !state.class) return [];
return row.nodes.flatMap((node, index) => {
const matches = !word || [node.n, node.c, node.i || "", node.t || ""].some(text => text.toLowerCase().includes(word));
return matches && (!state.class || node.c === state.class) && node.s ? [index] : [];
});
}
function pictureOf(row, column, isScaled) {
const pictures = data.rows[row][isScaled ? "scaled" : "drawn"][state.condition];
return pictures && pictures[column];
}
let cells = [];
function buildMatrix() {
const columns = shownColumns();
const [head, body] = [make("thead"), make("tbody")];
byId("matrix").replaceChildren(head, body);
head.replaceChildren(make("tr", {}, make("th", { scope: "col" }, "View"), ...columns.map(({ column }) =>
make("th", { scope: "col" }, column.name, make("span", {}, `${points(column.width)} × ${points(column.height)} @${points(column.scale)}`)))));
cells = [];
body.replaceChildren(...shownRows().map(({ row, index }) => make("tr", {},
make("th", { scope: "row" }, row.title, make("span", {}, `${row.nodes.length} views`)),
...columns.map(({ column, index: place }) => make("td", { "data-screen": column.name }, ...pictureCell(index, place))))));
cells.forEach(observe);
if (cells[0]) cells[0].element.tabIndex = 0;
markAll();
showOverlays();
}
function pictureCell(row, column) {
const cell = { row, column, isScaled: state.lengths === "scaled", drawn: false };
const picture = pictureOf(row, column, cell.isScaled);
const scale = data.columns[column].scale;
const frames = data.lists[picture.f];
if (!frames.length) return [make("p", { class: "note" }, picture.x.join("\n"))];
cell.size = [frames[2] / scale, frames[3] / scale];
cell.guides = guidesOf(picture.g);
cell.places = placed(data.rows[row], frames, scale, cell.guides);
cell.others = picture.u || [];
cell.conflicts = picture.k || [];
const drawn = pictureOf(row, column, false);
if (cell.isScaled) cell.design = placed(data.rows[row], data.lists[drawn.f], scale, guidesOf(drawn.g));
cell.element = make("div", {
class: "picture", role: "group", "aria-label": `${data.rows[row].title} on ${data.columns[column].name}`, tabindex: -1, "data-row": row, "data-column": column,
});
sizeCell(cell);
cells.push(cell);
return [cell.element, ...notesOf(picture, row, data.columns[column])];
}
function notesOf({ x: notes }, row, column) {
const isAudited = column.placement === "fullScreen" && state.lengths !== "scaled";
const found = isAudited ? findingsOf(row).filter(one => isFoundAt(one, column.width)).map(one => `${one.s}: ${one.t} [${one.r}]`) : [];
const all = [...notes, ...found];
if (!all.length) return [];
const count = `${all.length} ${all.length === 1 ? "finding" : "findings"}`;
return [make("details", { class: "note" }, make("summary", {}, count), all.join("\n"))];
}
function sizeCell(cell) {
cell.element.style.width = cell.size[0] * state.zoom / 100 + "px";
cell.element.style.height = cell.size[1] * state.zoom / 100 + "px";
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
return svgOf(data.rows[cell.row], drawingOf(picture, data.columns[cell.column]), picture.d);
};
cell.element.prepend(draw(cell.isScaled));
if (state.lengths === "compare") cover(cell, draw(true));
if (shownOverlays().has("baselines")) overlay(cell, state.zoom / 100);
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
function marksOf(row, places, size, hovered) {
const pin = pinned();
const mark = (kind, view) => {
const [left, top, width, height] = places[view];
const element = make("div", { class: `mark ${kind}` });
Object.assign(element.style, {
left: 100 * left / size[0] + "%", top: 100 * top / size[1] + "%",
width: 100 * width / size[0] + "%", height: 100 * height / size[1] + "%",
});
return element;
};
const width = state.mode === "widths" ? state.width : undefined;
const wrong = width === undefined ? [] : findingsOf(row).filter(one => isFoundAt(one, width));
return [
...foundViews(data.rows[row]).map(view => mark("found", view)),
...wrong.map(one => mark(one.s, one.v[1])),
...(hovered >= 0 ? [mark("hover", hovered)] : []),
...(pin && pin.row === row ? [mark("pinned", pin.view)] : []),
];
}
let hovered = null;
function markCell(cell) {
cell.element.querySelectorAll(".mark").forEach(mark => mark.remove());
const isHovered = hovered && hovered.row === cell.row;
cell.element.append(...marksOf(cell.row, cell.places, cell.size, isHovered ? hovered.view : -1));
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
if (!pinned()) showInspector();
}
function pin(row, view) {
const key = `${row}.${view}`;
state.view = view < 0 || state.view === key ? "" : key;
const node = state.view && data.rows[row].nodes[view];
byId("status").textContent = node ? `${node.n}, ${node.c}, is pinned` : "";
writeAddress();
markAll();
markStage();
showOverlays();
showInspector();
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
function constraintShapes(constraint, span, kind, zoom) {
const { from, to, across, isHorizontal } = span;
const point = (along, over) => isHorizontal ? `${number(along)} ${number(over)}` : `${number(over)} ${number(along)}`;
const mark = 3 / zoom;
const ends = [from, to].map(end => `M${point(end, across - mark)}L${point(end, across + mark)}`).join("");
const path = makeShape("path", { d: `M${point(from, across)}L${point(to, across)}${ends}`, class: constraint.q ? `${kind} optional` : kind });
const words = [constraint.r, constraint.m ? `× ${points(constraint.m)}` : "", points(Math.abs(to - from)), constraint.q ? `@${points(constraint.q)}` : ""];
const [x, y] = isHorizontal ? [(from + to) / 2, across - 3 / zoom] : [across + 3 / zoom, (from + to) / 2 + 3 / zoom];
const caption = makeShape("text", {
x: number(x), y: number(y), "font-size": number(9 / zoom), "text-anchor": isHorizontal ? "middle" : "start", class: kind,
}, words.filter(Boolean).join(" "));
return [path, caption];
}
function rectangle([x, y, width, height], kind) {
return makeShape("rect", { x: number(x), y: number(y), width: number(Math.max(0, width)), height: number(Math.max(0, height)), class: kind });
}
const inset = ([x, y, width, height], [top, left, bottom, right]) => [x + left, y + top, width - left - right, height - top - bottom];
function baselineShapes(cell) {
const svg = cell.element.querySelector("svg[role=img]");
const row = data.rows[cell.row];
if (!svg) return [];
return cell.places.flatMap(([left, top, width], view) => {
const texts = row.nodes[view].b ? [...svg.querySelectorAll(`[data-view="${view}"] > text`)] : [];
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
if (shown.has("safeArea")) shapes.push(rectangle(inset([0, 0, ...cell.size], cell.guides.safeArea), "safe"));
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
if (span) shapes.push(...constraintShapes(constraint, span, kind, zoom));
});
if (!shapes.length) return;
const holder = makeShape("svg", { class: "overlay", viewBox: `0 0 ${number(cell.size[0])} ${number(cell.size[1])}`, "aria-hidden": "true" });
holder.append(...shapes);
cell.element.append(holder);
}
function showOverlays() {
if (state.mode === "screens") cells.forEach(cell => overlay(cell, state.zoom / 100));
else if (stage) overlay(stage, stage.zoom);
}
const severities = ["note", "warning", "error"];
const findingsOf = (row, view) => data.findings.filter(one => one.v[0] === row && (view === undefined || one.v[1] === view));
function isFoundAt({ w: widths }, width) {
for (let place = 0; place < widths.length; place += 2) {
if (width >= widths[place] && width <= widths[place + 1]) return true;
}
return false;
}
function findingList(title, findings) {
if (!findings.length) return [];
const rank = one => -severities.indexOf(one.s);
const items = [...findings].sort((first, second) => rank(first) - rank(second)).map(one => {
const words = [make("b", { class: one.s }, one.s), ` ${one.t} `, make("code", {}, one.r)];
const index = data.findings.indexOf(one);
return make("li", {}, one.v.length ? make("button", { type: "button", "data-finding": index }, ...words) : make("span", {}, ...words));
});
return section(title, make("ul", { class: "findings" }, ...items));
}
function showFinding({ v: [row, view], x: width }) {
change({ mode: sweepOf(row) ? "widths" : "screens", row, view: `${row}.${view}`, width: Math.min(Math.max(width, data.widths[0]), data.widths[1]) });
}
function findingBands(share) {
const [low, high] = data.widths;
const bands = severities.flatMap(severity => findingsOf(state.row).filter(one => one.s === severity).flatMap(one =>
one.w.flatMap((width, place) => place % 2 ? [] : [{ severity, one, first: Math.max(width, low), last: Math.min(one.w[place + 1], high) }])));
return bands.filter(({ first, last }) => first <= last).map(({ severity, one, first, last }) => {
const band = make("i", { class: `band ${severity}`, title: `${severity}: ${one.t} [${one.r}]` });
band.style.left = share(first - 0.5);
band.style.width = `${100 * (last - first + 1) / (high - low)}%`;
return band;
});
}
const section = (title, ...content) => [make("h3", {}, title), ...content];
const list = texts => make("ul", {}, ...texts.map(text => make("li", {}, text)));
const frameText = values => `${points(values[0])}, ${points(values[1])}, ${points(values[2])} × ${points(values[3])}`;
const frameOf = (picture, scale, view) => data.lists[picture.f].slice(4 * view, 4 * view + 4).map(value => value / scale);
function showInspector() {
const shown = pinned() || hovered;
const panel = byId("inspector");
if (!shown) {
panel.replaceChildren(
make("h2", {}, "Point at a view"),
make("p", { class: "soft" }, "Its frame and constraints appear here. Click to pin it on every screen."),
...findingList("Findings", data.findings),
...(data.warnings.length ? section("Warnings", list(data.warnings)) : []),
...outlineOf(state.mode === "widths" ? state.row : (shownRows()[0] || { index: 0 }).index));
return;
}
const row = data.rows[shown.row];
const node = row.nodes[shown.view];
const place = node.l ? `${data.file}:${node.l}` : data.file;
panel.replaceChildren(
make("h2", {}, node.n),
make("p", { class: "soft" }, [node.c, node.i].filter(Boolean).join(" · ")),
make("p", {}, make("code", {}, place)),
...findingList("Findings", findingsOf(shown.row, shown.view)),
...framesOf(shown), ...lengthsOf(shown),
...section("Constraints", list(row.constraints.filter(one => one.v.includes(shown.view)).map(one => one.t))),
...outlineOf(shown.row));
}
function framesOf({ row, view, column }) {
if (state.mode === "widths") return frameAtWidth(row, view);
const isScaled = state.lengths === "scaled";
const rows = shownColumns().map(({ column: screen, index }) => {
const picture = pictureOf(row, index, isScaled);
const has = data.lists[picture.f].length;
const title = preferredSize(picture, view);
return make("tr", { class: index === column ? "now" : "", title: title && `content ${title}` },
make("td", {}, screen.name), make("td", {}, has ? frameText(frameOf(picture, screen.scale, view)) : "–"));
});
return [...section("Frame: x, y, width × height", make("table", {}, ...rows)), ...preferredSizeOf(row, view, column)];
}
function preferredSize(picture, view) {
const sides = data.lists[picture.w].slice(2 * view, 2 * view + 2);
return sides.some(side => side >= 0) ? sides.map(side => side < 0 ? "any" : points(side)).join(" × ") : "";
}
function preferredSizeOf(row, view, column = firstColumn()) {
const size = preferredSize(pictureOf(row, column, state.lengths === "scaled"), view);
return size ? section("Preferred content size", make("p", {}, size)) : [];
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
const found = new Set(foundViews(data.rows[row]));
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
const sweepOf = (row, isScaled = state.lengths === "scaled") => data.rows[row] && data.rows[row][isScaled ? "scaledSweeps" : "sweeps"][state.condition];
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
const { frames } = drawing;
const size = [frames[2] / sweep.scale, frames[3] / sweep.scale];
const description = `${row.title} at ${state.width} points`;
const element = make("div", { class: "picture plain" }, svgOf(row, drawing, description));
const zoom = stageZoom(sweep.height);
element.style.width = size[0] * zoom + "px";
element.style.height = size[1] * zoom + "px";
const isScaled = state.lengths === "scaled";
const guides = guidesOf(valueAt(sweep.g, state.width));
stage = { element, row: state.row, size, frames, guides, places: placed(row, frames, sweep.scale, guides), scale: sweep.scale, zoom, isScaled, conflicts: [], others: [] };
const drawn = isScaled && sweepOf(state.row, false);
if (drawn) stage.design = placed(row, framesAt(row, drawn, state.width), sweep.scale, guidesOf(valueAt(drawn.g, state.width)));
const scaled = state.lengths === "compare" && sweepOf(state.row, true);
if (scaled) cover(stage, svgOf(row, drawingAt(row, scaled, state.width), `${description}, scaled`));
holder.replaceChildren(element);
byId("width").value = state.width;
byId("width-text").textContent = `${state.width} points`;
markStage();
showOverlays();
if (pinned() || hovered) showInspector();
}
function stageZoom(height) {
const holder = byId("stage");
return Math.max(0.2, Math.min((holder.clientHeight - 16) / height, (holder.clientWidth - 16) / data.widths[1], 2));
}
function markStage() {
if (!stage) return;
stage.element.querySelectorAll(".mark").forEach(mark => mark.remove());
const isHovered = hovered && hovered.row === stage.row;
stage.element.append(...marksOf(stage.row, stage.places, stage.size, isHovered ? hovered.view : -1));
}
function frameAtWidth(row, view) {
if (!stage || stage.row !== row) return [];
const frame = stage.frames.slice(4 * view, 4 * view + 4).map(value => value / stage.scale);
const sweep = sweepOf(row);
return [
...section(`Frame at ${state.width} points: x, y, width × height`, make("p", { id: "frame-at-width" }, frameText(frame))),
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
for (const edge of sweep.e.flat()) {
if (Array.isArray(edge) && edge.length > 2) for (let place = 3; place < edge.length; place += 3) widths.add(edge[place]);
}
for (const run of sweep.t[state.appearance]) for (let place = 2; place < run.length; place += 2) widths.add(run[place]);
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
function buildTicks() {
const [low, high] = data.widths;
const share = width => 100 * (width - low) / (high - low) + "%";
const ends = [-Infinity, -Infinity];
const ticks = data.ticks.map(([width, name]) => {
const line = ends.findIndex(end => width - end > 30);
if (line >= 0) ends[line] = width;
const tick = make("button", { type: "button", title: `${width}: ${name}`, class: line === 1 ? "low" : "", tabindex: -1, "data-width": width }, line < 0 ? "" : String(width));
tick.style.left = share(width);
return tick;
});
const sweep = sweepOf(state.row);
const changes = sweep ? changesOf(sweep) : [];
byId("ticks").replaceChildren(...findingBands(share), ...ticks, ...(changes.length > 300 ? [] : changes.map(width => {
const dot = make("i", { title: `The layout changes at ${width}` });
dot.style.left = share(width);
return dot;
})));
}
function buildChoice(id, key, choices) {
const group = byId(id);
group.hidden = choices.length < 2;
group.replaceChildren(...choices.map(([value, label]) => make("button", {
type: "button", "data-value": value, "aria-pressed": String(String(state[key]) === String(value)),
onclick: () => change({ [key]: value }),
}, label)));
}
const placementNames = { fullScreen: "Portrait", landscape: "Landscape", splitView: "Split View" };
function buildLinks() {
const { links } = data;
const names = { previous: "Previous", index: "All documents", next: "Next" };
byId("documents").hidden = !links;
if (!links) return;
byId("documents").replaceChildren(...Object.entries(names).filter(([key]) => links[key]).map(([key, name]) => make("a", { href: links[key] }, name)));
}
function buildControls() {
const [, folder, file] = data.file.match(/^(.*\/)?([^/]*)$/);
byId("title").replaceChildren(file, ...(folder ? [make("span", {}, folder)] : []));
byId("title").title = data.file;
buildChoice("conditions", "condition", data.conditions.map((condition, index) => [index, condition.label]));
buildChoice("placements", "placement", [...new Set(data.columns.map(column => column.placement))].map(name => [name, placementNames[name] || name]));
buildChoice("appearances", "appearance", data.appearances.map((name, index) => [index, name]));
buildChoice("lengths", "lengths", hasScaled ? [["drawn", "As drawn"], ["scaled", "Scaled"], ["compare", "Side by side"]] : []);
byId("search").value = state.search;
byId("zoom").value = state.zoom;
byId("mode-widths").hidden = !data.rows.some(row => row.sweeps.length);
for (const mode of ["screens", "widths"]) {
byId("mode-" + mode).setAttribute("aria-pressed", String(state.mode === mode));
byId(mode).hidden = state.mode !== mode;
}
if (state.mode === "widths") byId("placements").hidden = true;
Object.assign(byId("width"), { min: data.widths[0], max: data.widths[1] });
byId("width-row").replaceChildren(...data.rows.map((row, index) => make("option", { value: index, selected: index === state.row }, row.title)));
buildFilters();
}
function buildFilters() {
const boxes = (title, key, names) => {
const hidden = listed(state[key]);
return make("fieldset", {}, make("legend", {}, title), ...names.map(([index, name]) => {
const box = make("input", { type: "checkbox", "data-list": key, "data-index": index });
box.checked = !hidden.has(index);
box.addEventListener("change", () => {
if (box.checked) hidden.delete(index); else hidden.add(index);
change({ [key]: [...hidden].sort((first, second) => first - second).join(".") }, false);
});
return make("label", {}, box, name);
}));
};
const classes = [...new Set(data.rows.flatMap(row => row.nodes.map(node => node.c)))].sort();
const choice = make("select", { id: "class-filter", onchange: event => change({ class: event.target.value }, false) },
make("option", { value: "" }, "all"), ...classes.map(name => make("option", { value: name, selected: name === state.class }, name)));
const overlayBoxes = Object.entries(overlayNames).filter(([name]) => name !== "design" || hasScaled).map(([name, label]) => {
const box = make("input", { type: "checkbox", "data-overlay": name });
box.checked = shownOverlays().has(name);
box.addEventListener("change", () => toggleOverlay(name));
return make("label", {}, box, label);
});
byId("filter-lists").replaceChildren(
make("fieldset", {}, make("legend", {}, "Overlays"), ...overlayBoxes),
boxes("Screens", "hiddenScreens", data.columns.map((column, index) => [index, column.name]).filter(([index]) => data.columns[index].placement === state.placement)),
boxes("Views", "hiddenRows", data.rows.map((row, index) => [index, row.title])),
make("fieldset", {}, make("legend", {}, "Class"), choice));
}
function change(changes, rebuildsControls = true) {
Object.assign(state, changes);
writeAddress();
if (rebuildsControls) buildControls();
show();
}
function show() {
if (state.mode === "widths" && !sweepOf(state.row) && !data.rows.some(row => row.sweeps.length)) state.mode = "screens";
if (state.mode === "screens") {
play(false);
buildMatrix();
} else {
buildTicks();
drawStage();
}
showInspector();
}
const keys = {
"/": ["search", () => byId("search").focus()],
s: ["all screens", () => change({ mode: "screens" })],
w: ["every width", () => { if (!byId("mode-widths").hidden) change({ mode: "widths" }); }],
d: ["light or dark", () => change({ appearance: (state.appearance + 1) % data.appearances.length })],
"+": ["larger", () => change({ zoom: Math.min(state.zoom + 5, 200) })],
"-": ["smaller", () => change({ zoom: Math.max(state.zoom - 5, 10) })],
c: ["constraints", () => toggleOverlay("constraints")],
o: ["outlines of views", () => toggleOverlay("outlines")],
n: ["next view", () => stepView(1)],
p: ["previous view", () => stepView(-1)],
"[": ["divider left", () => moveDivider(state.split - 5)],
"]": ["divider right", () => moveDivider(state.split + 5)],
",": ["previous width with a change", () => goToChange(-1)],
".": ["next width with a change", () => goToChange(1)],
" ": ["play every width", () => { if (state.mode === "widths") play(!player); }],
Escape: ["unpin the view", () => { toggleHelp(false); byId("filters").open = false; pin(0, -1); }],
"?": ["this list", () => toggleHelp(byId("help").hidden)],
};
function stepView(direction) {
const at = pinned() || { row: focusedCell() ? focusedCell().row : state.row, view: direction > 0 ? -1 : 0 };
const { nodes } = data.rows[at.row] || { nodes: [] };
for (let step = 1; step <= nodes.length; step += 1) {
const view = (at.view + direction * step + 2 * nodes.length) % nodes.length;
if (!nodes[view].s) continue;
if (`${at.row}.${view}` !== state.view) pin(at.row, view);
return;
}
}
function toggleHelp(isOn) {
if (byId("help").hidden === !isOn) return;
byId("help").hidden = !isOn;
byId("help-button").setAttribute("aria-expanded", String(isOn));
const name = key => key === " " ? "space" : key;
const box = make("input", { type: "checkbox" });
box.checked = state.keys !== "off";
box.addEventListener("change", () => change({ keys: box.checked ? "on" : "off" }, false));
byId("help").replaceChildren(make("label", {}, box, "Single-character keys"), make("dl", {}, ...Object.entries(keys).flatMap(([key, [text]]) => [make("dt", {}, name(key)), make("dd", {}, text)]),
make("dt", {}, "arrows"), make("dd", {}, "next picture; width by one point")));
byId(isOn ? "help" : "help-button").focus();
}
const focusedCell = () => cells.find(cell => cell.element === document.activeElement);
function moveFocus(key) {
if (state.mode === "widths") {
if (key === "ArrowLeft" || key === "ArrowRight") setWidth(state.width + (key === "ArrowLeft" ? -1 : 1));
return;
}
const from = focusedCell();
if (!from) return;
const next = {
ArrowLeft: () => cells.findLast(cell => cell.row === from.row && cell.column < from.column),
ArrowRight: () => cells.find(cell => cell.row === from.row && cell.column > from.column),
ArrowUp: () => cells.findLast(cell => cell.column === from.column && cell.row < from.row),
ArrowDown: () => cells.find(cell => cell.column === from.column && cell.row > from.row),
}[key]();
if (!next) return;
from.element.tabIndex = -1;
next.element.tabIndex = 0;
next.element.focus();
next.element.scrollIntoView({ block: "nearest", inline: "nearest" });
}
document.addEventListener("keydown", event => {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const isTyping = event.target.matches("input[type=search], select");
if (isTyping && event.key !== "Escape") return;
if (state.keys === "off" && event.key.length === 1) return;
if (event.key.startsWith("Arrow")) {
if (event.target.matches("input")) return;
event.preventDefault();
moveFocus(event.key);
} else if (event.key === "Enter" && focusedCell()) {
pin(focusedCell().row, 0);
} else if (keys[event.key]) {
if (event.key === " " && event.target.matches("button, summary, input")) return;
event.preventDefault();
if (isTyping) event.target.blur();
keys[event.key][1]();
}
});
byId("screens").addEventListener("pointermove", pointAt);
byId("screens").addEventListener("pointerleave", () => { hovered = null; markAll(); showInspector(); });
byId("screens").addEventListener("click", event => {
const cell = cellOf(event.target);
if (cell && !event.target.closest(".divider")) pin(cell.row, viewUnder(cell, event));
});
for (const id of ["screens", "stage"]) byId(id).addEventListener("pointerdown", dragDivider);
byId("stage").addEventListener("pointermove", event => {
if (!stage || !stage.element.contains(event.target)) return;
const view = viewUnder(stage, event);
hovered = view < 0 ? null : { row: stage.row, view };
markStage();
if (!pinned()) showInspector();
});
byId("stage").addEventListener("click", event => {
if (stage && stage.element.contains(event.target) && !event.target.closest(".divider")) pin(stage.row, viewUnder(stage, event));
});
byId("inspector").addEventListener("click", event => {
const finding = event.target.closest("[data-finding]");
if (finding) return showFinding(data.findings[finding.dataset.finding]);
const button = event.target.closest("[data-view]");
if (!button) return;
const { row, view } = button.dataset;
pin(Number(row), Number(view));
const again = byId("inspector").querySelector(`[data-view="${view}"]`);
if (again) again.focus();
});
byId("ticks").addEventListener("click", event => {
if (event.target.dataset.width) setWidth(Number(event.target.dataset.width));
});
byId("width").addEventListener("input", event => setWidth(Number(event.target.value)));
byId("width-row").addEventListener("change", event => change({ row: Number(event.target.value), view: "" }));
byId("play").addEventListener("click", () => play(!player));
byId("previous-change").addEventListener("click", () => goToChange(-1));
byId("next-change").addEventListener("click", () => goToChange(1));
byId("mode-screens").addEventListener("click", () => change({ mode: "screens" }));
byId("mode-widths").addEventListener("click", () => change({ mode: "widths" }));
byId("help-button").addEventListener("click", () => toggleHelp(byId("help").hidden));
byId("search").addEventListener("input", event => {
state.search = event.target.value;
writeAddress();
markAll();
markStage();
if (!pinned()) showInspector();
});
byId("zoom").addEventListener("input", event => {
state.zoom = Number(event.target.value);
writeAddress();
cells.forEach(sizeCell);
showOverlays();
});
document.addEventListener("pointerdown", event => {
if (!byId("filters").contains(event.target)) byId("filters").open = false;
});
window.addEventListener("resize", () => { if (state.mode === "widths") drawStage(); });
window.addEventListener("hashchange", () => { readAddress(); buildControls(); show(); });
window.addEventListener("beforeprint", () => cells.forEach(drawCell));
readAddress();
buildLinks();
buildControls();
show();
"""#,
    digest: "+uHWcbFD/Erk6Mg7+qYmTw1g5X1uK0QnqMIzpxtZrm8=")
}
