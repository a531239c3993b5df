// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
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
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const number = value => String(Math.round(value * 1000) / 1000);
const points = value => String(Math.round(value * 10000) / 10000);
const stepIn = (items, place, step) => items.at(place < 0 ? (step > 0 ? 0 : -1) : (place + step) % items.length);
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
const edgeOf = edge => edge.length === 1 ? data.lists[edge[0]] : edge;
function edgeAt(shared, width) {
const edge = edgeOf(shared);
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
function sumAt(shared, width) {
if (!sums.has(shared)) {
let sum = 0;
const changes = typeof shared !== "number" ? shared : shared < 0 ? [data.lists[-1 - shared]] : data.lists[shared];
const all = Array.isArray(changes[0]) ? allChanges(changes[0]) : changes;
sums.set(shared, all.map(change => sum += change));
}
const numbers = sums.get(shared);
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
const inAppearance = variants => variants.length > 1 ? variants[state.appearance] : variants[0];
function painted(kind, place) {
if (place < 0) return {};
const [color, opacity] = [inAppearance(data.paints[place])].flat();
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
const id = tint < 0 ? undefined : makeId();
if (id) {
this.add("filter", { id }).append(
makeShape("feFlood", painted("flood", tint)), makeShape("feComposite", { in2: "SourceAlpha", operator: "in" }));
}
this.add("image", { ...this.measures(rectangleNames), preserveAspectRatio, filter: id && `url(#${id})`, href: place < 0 ? undefined : inAppearance(data.images[place]) });
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
const top = frames[1] / scale;
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
svg.setAttribute("viewBox", `0 0 ${number(width)} ${number(top + height)}`);
svg.setAttribute("aria-label", description);
const { language } = data.conditions[state.condition];
if (language) svg.setAttribute("lang", language);
return svg;
}
function drawingOf(picture, { width, scale }) {
const templates = data.lists[picture.t];
const numbers = data.lists[picture.p];
let start = 0;
const parameters = templates.map(index => numbers.slice(start, start += index < 0 ? 0 : parameterCounts[index]));
return { frames: data.lists[picture.f], scale, screen: width, templates, parameters };
}
function drawingAt(row, sweep, width) {
return {
frames: framesAt(row, sweep, width), scale: sweep.scale, screen: width,
templates: sweep.t.map(run => valueAt(run, width)),
parameters: sweep.p.map(numbers => numbers.map(changes => sumAt(changes, width))),
};
}
const barRows = data.rows.flatMap((row, index) => row.isBar ? [index] : []);
const defaults = {
mode: "screens", condition: 0, placement: data.columns[0] ? data.columns[0].placement : "",
lengths: "drawn", split: 50, appearance: 0, search: "", zoom: 0, width: 390, row: 0, view: "", second: "", panel: "view", device: -1,
overlays: "", hiddenScreens: "", hiddenRows: barRows.length < data.rows.length ? barRows.join(".") : "", class: "", keys: "on",
};
const state = { ...defaults };
const placementNames = { fullScreen: "Portrait", landscape: "Landscape", splitView: "Split View" };
const hasScaled = data.rows.some(row => row.scaled.length);
function readAddress() {
Object.assign(state, defaults);
for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
if (!Object.hasOwn(defaults, key)) continue;
const isNumber = typeof defaults[key] === "number";
if (!isNumber || Number.isFinite(Number(value))) state[key] = isNumber ? Number(value) : value;
}
const among = (key, values) => { if (!values.includes(state[key])) state[key] = defaults[key]; };
among("mode", ["screens", "widths", "flow"]);
among("panel", ["view", "findings", "scenes"]);
among("placement", data.columns.map(column => column.placement));
among("lengths", hasScaled ? ["drawn", "scaled", "compare"] : ["drawn"]);
const clamp = (key, low, high) => { state[key] = Math.round(Math.min(Math.max(state[key], low), Math.max(low, high))); };
clamp("condition", 0, data.conditions.length - 1);
clamp("appearance", 0, data.appearances.length - 1);
clamp("row", 0, data.rows.length - 1);
clamp("device", -1, data.columns.length - 1);
clamp("width", ...data.widths);
if (state.zoom) clamp("zoom", 10, 200);
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
const inCondition = (row, key) => data.rows[row] && data.rows[row][key][data.rows[row].variants[state.condition]];
function pictureOf(row, column, isScaled) {
const pictures = inCondition(row, isScaled ? "scaled" : "drawn");
return pictures && pictures[column];
}
const searchTexts = data.rows.map(row => {
const texts = row.nodes.map(({ n: name, c: kind, i: id = "", t: text = "", w: others = [] }) => [name, kind, id, text, ...others]);
for (const { d: id, v: [view] } of row.constraints) if (id && texts[view]) texts[view].push(id);
if (texts[0]) texts[0].push(row.title, ...row.names);
return texts.map(words => words.join("\n").toLowerCase());
});
function foundInBars(element) {
const word = state.search.trim().toLowerCase();
const svg = element.querySelector("svg[role=img]");
if (!word || !svg) return [];
const box = svg.getBoundingClientRect();
const zoom = box.width / svg.viewBox.baseVal.width;
return [...svg.querySelectorAll("[data-bar] text")].filter(text => text.textContent.toLowerCase().includes(word)).map(text => {
const { left, top, width, height } = text.getBoundingClientRect();
return [(left - box.left) / zoom, (top - box.top) / zoom, width / zoom, height / zoom];
});
}
function foundViews(row) {
const word = state.search.trim().toLowerCase();
if (!word && !state.class) return [];
return data.rows[row].nodes.flatMap((node, view) =>
searchTexts[row][view].includes(word) && (!state.class || node.c === state.class) ? [view] : []);
}
const allHits = () => shownRows().flatMap(({ index: row }) => foundViews(row).map(view => ({ row, view })));
const placeOfPinned = hits => hits.findIndex(({ row, view }) => `${row}.${view}` === state.view);
function showHitCount() {
const hits = state.search.trim() ? allHits() : [];
const place = placeOfPinned(hits);
const count = place < 0 ? `${hits.length} found` : `${place + 1} of ${hits.length}`;
byId("hits").textContent = state.search.trim() ? count : "";
}
function goToHit(step) {
const hits = allHits();
const next = stepIn(hits, placeOfPinned(hits), step);
if (next) reveal(next);
}
function reveal({ row, view, column }) {
state.view = `${row}.${view}`;
if (state.mode === "widths" && row !== state.row) {
change({ row });
} else {
showPin();
}
if (state.mode === "widths") return;
const cell = cells.find(cell => cell.row === row && (column === undefined || cell.column === column));
if (cell) (cell.element.querySelector(".mark.pinned") || cell.element).scrollIntoView({ block: "center", inline: "center" });
}
function search(text) {
state.search = text;
writeAddress();
const hits = allHits();
if (text.trim() && hits.length && placeOfPinned(hits) < 0) reveal(hits[0]);
markAll();
markStage();
showHovered();
showHitCount();
}
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
cell.size = [frames[2] / scale, (frames[1] + frames[3]) / scale];
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
function secondView() {
const pin = pinned();
const view = state.second === "" ? -1 : Number(state.second);
return pin && view !== pin.view && data.rows[pin.row].nodes[view] ? view : -1;
}
function selectSecond(row, view) {
const pin = pinned();
if (!pin || pin.row !== row || view < 0 || view === pin.view) return;
state.second = state.second === String(view) ? "" : String(view);
showPin();
}
function distancesAlong([firstStart, firstEnd], [secondStart, secondEnd], [start, end]) {
if (secondStart >= firstEnd) return [{ label: `${end} to ${start}`, from: firstEnd, to: secondStart }];
if (firstStart >= secondEnd) return [{ label: `${start} to ${end}`, from: firstStart, to: secondEnd }];
return [{ label: start, from: firstStart, to: secondStart }, { label: end, from: firstEnd, to: secondEnd }];
}
function distancesBetween(first, second) {
const range = ([x, y, width, height], isHorizontal) => isHorizontal ? [x, x + width] : [y, y + height];
return [true, false].flatMap(isHorizontal =>
distancesAlong(range(first, isHorizontal), range(second, isHorizontal), isHorizontal ? ["left", "right"] : ["top", "bottom"])
.map(one => ({ ...one, isHorizontal, across: middleOf([first, second], isHorizontal) })));
}
function distancesSection(cell, { row, view }) {
const second = secondView();
if (second < 0 || !cell) return [];
const lines = distancesBetween(cell.places[view], cell.places[second]);
return section(`Distances to ${treeName(data.rows[row].nodes[second])}`, make("table", { id: "distances" }, ...lines.map(({ label, from, to }) =>
make("tr", {}, make("td", {}, label), make("td", {}, points(Math.abs(to - from)))))));
}
function distancesOf(cell) {
const [pin, second] = [pinned(), secondView()];
if (second < 0 || cell.row !== pin.row) return [];
return distancesBetween(cell.places[pin.view], cell.places[second]).filter(({ from, to }) => from !== to);
}
const distanceCaptions = cell => distancesOf(cell).map(span => ({ span, text: points(Math.abs(span.to - span.from)), kind: "distance" }));
const channels = hex => [1, 3, 5].map(place => parseInt(hex.slice(place, place + 2), 16) / 255);
const blend = (back, front, opacity) => back.map((value, index) => value + (front[index] - value) * opacity);
function luminance(color) {
const [red, green, blue] = color.map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrastRatio(first, second) {
const [dark, light] = [luminance(first), luminance(second)].sort((one, other) => one - other);
return (light + 0.05) / (dark + 0.05);
}
function opacityOf(shape) {
let opacity = Number(shape.getAttribute("fill-opacity") ?? 1);
for (let group = shape; group.localName !== "svg"; group = group.parentNode) opacity *= Number(group.getAttribute("opacity") ?? 1);
return opacity;
}
function isUnder(shape, x, y) {
if (shape.localName === "image") {
const box = shape.getBoundingClientRect();
return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
}
function colorBehind(text) {
const box = text.getBoundingClientRect();
const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
let color = [1, 1, 1];
for (const shape of text.closest("svg").querySelectorAll("text, rect, path, circle, image")) {
if (shape === text) break;
const fill = shape.getAttribute("fill");
if (shape.localName === "text" || shape.closest("clipPath") || !isUnder(shape, x, y)) continue;
if (shape.localName === "image") return null;
if (fill && fill.startsWith("#")) color = blend(color, channels(fill), opacityOf(shape));
}
return color;
}
function contrastText(cell, view) {
const text = ownTexts(cell, view)[0];
const painted = text && (text.getAttribute("fill") ? text : text.querySelector("[fill]"));
const back = painted && colorBehind(text);
if (!back) return "";
const front = blend(back, channels(painted.getAttribute("fill")), opacityOf(painted));
const ratio = contrastRatio(front, back);
const size = Number(text.getAttribute("font-size"));
const needed = size >= 24 || (size >= 18.66 && Number(getComputedStyle(text).fontWeight) >= 700) ? 3 : 4.5;
return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1, ${ratio < needed ? `less than ${needed} : 1` : `at least ${needed} : 1`}`;
}
const severities = ["note", "warning", "error"];
const hiddenSeverities = new Set();
let currentFinding = "";
data.findings.forEach((one, index) => { one.key = String(index); });
const findingsOf = row => data.findings.filter(one => one.v[0] === row);
function isFoundAt({ w: widths }, width) {
for (let place = 0; place < widths.length; place += 2) {
if (width >= widths[place] && width <= widths[place + 1]) return true;
}
return false;
}
const isFoundOn = (one, index) => one.screens ? one.screens.includes(index)
: data.columns[index].placement === "fullScreen" && isFoundAt(one, data.columns[index].width);
const auditedWidth = 440;
const isAudited = column => Boolean(data.isAudited) && state.condition === 0 && state.lengths !== "scaled"
&& column.placement === "fullScreen" && column.width <= auditedWidth;
const notesOf = (picture, column) => isAudited(column) ? [] : picture.x || [];
const findingName = ({ n: name, c: kind, t: text, i: id }) => name !== kind ? name : text ? `“${text}”` : [kind, id].filter(Boolean).join(" ");
const lackOf = ({ m: [width, height, hasWidth, hasHeight] = [0, 0, 0, 0] }) => Math.max(width - hasWidth, height - hasHeight);
function noteText(notes) {
const worst = notes.reduce((first, second) => lackOf(second) > lackOf(first) ? second : first);
if (!worst.m) return worst.t;
const [width, height, hasWidth, hasHeight] = worst.m.map(points);
const most = notes.length > 1 && new Set(notes.map(note => note.m.join())).size > 1 ? " at worst" : "";
return lackOf(worst) > 0 ? `needs ${width} × ${height} pt, but has ${hasWidth} × ${hasHeight} pt${most}` : "needs more lines than it may have";
}
const foundInPictures = new Map();
function pictureFindings() {
const key = [state.condition, state.lengths, state.hiddenRows, state.class].join("|");
if (!foundInPictures.has(key)) foundInPictures.set(key, findInPictures());
return foundInPictures.get(key);
}
function findInPictures() {
const found = new Map();
for (const { index: row } of shownRows()) {
data.columns.forEach((column, index) => {
const picture = pictureOf(row, index, state.lengths === "scaled");
for (const note of notesOf(picture, column)) {
const key = [row, note.r, note.v ?? (note.k || [note.t]).join(".")].join(" ");
const { screens, notes } = found.get(key) || found.set(key, { screens: [], notes: [] }).get(key);
if (!screens.includes(index)) screens.push(index);
notes.push(note);
}
});
}
return [...found].map(([key, { screens, notes }]) => {
const [row, { r: rule, v: view, k: [constraint] = [] }] = [Number(key.split(" ")[0]), notes[0]];
const place = view ?? (constraint === undefined ? 0 : data.rows[row].constraints[constraint].v[0] ?? 0);
const name = rule === "clipped-text" ? findingName(data.rows[row].nodes[place]) : data.rows[row].title;
return { key, s: rule === "layout" ? "error" : "warning", r: rule, n: name, t: noteText(notes), v: [row, place], screens };
});
}
function screenNames(screens) {
const placements = [...new Set(data.columns.map(column => column.placement))];
const names = placements.flatMap(placement => {
const all = data.columns.flatMap((column, index) => column.placement === placement ? [index] : []);
const found = all.filter(index => screens.includes(index));
const word = placements.length > 1 ? placementNames[placement] || placement : "";
if (found.length === all.length && all.length > 1) return [word ? `${word}: all screens` : "all screens"];
const list = found.map(index => data.columns[index].name).join(", ");
return found.length ? [word ? `${word}: ${list}` : list] : [];
});
return names.join("; ");
}
function extentOf({ w: widths, a: isEverywhere, d: devices, c: condition, screens }) {
if (screens) return screenNames(screens);
const ranges = widths.flatMap((width, place) => place % 2 ? [] : [width === widths[place + 1] ? `${width}` : `${width}…${widths[place + 1]}`]);
const places = isEverywhere ? "on every width" : `${ranges.join(", ")} pt${devices.length ? `: ${devices.join(", ")}` : ""}`;
return condition ? `${places}; ${condition}` : places;
}
const allFindings = () => [...data.findings, ...pictureFindings()];
const placeText = one => data.rows.length - barRows.length > 1 && one.v.length ? `${data.rows[one.v[0]].title}, ${extentOf(one)}` : extentOf(one);
function shownFindings(findings = allFindings()) {
const rank = ({ s: severity }) => -severities.indexOf(severity);
return findings.filter(one => !hiddenSeverities.has(one.s))
.sort((first, second) => rank(first) - rank(second) || first.r.localeCompare(second.r));
}
function findingItem(one) {
const { n: name, t: message, e: evidence, h: hint, key } = one;
const words = [
make("b", {}, name), message.startsWith(name) ? message.slice(name.length) : ` ${message}`, make("span", { class: "soft" }, placeText(one)),
...(evidence ? [make("span", { class: "soft" }, evidence)] : []),
...(hint ? [make("span", {}, `Fix: ${hint}`)] : []),
];
return make("li", {}, one.v.length
? make("button", { type: "button", "data-finding": key, "aria-current": key === currentFinding ? "true" : undefined }, ...words)
: make("span", {}, ...words));
}
function findingGroup(findings) {
const [{ s: severity, r: rule }] = findings;
return make("details", { open: true, class: "group" },
make("summary", {}, make("b", { class: severity }, severity), " ", make("code", {}, rule), ` ${findings.length}`),
make("ul", { class: "findings" }, ...findings.map(findingItem)));
}
function findingGroups(findings) {
const groups = new Map();
for (const one of findings) {
const key = one.s + one.r;
groups.set(key, [...(groups.get(key) || []), one]);
}
return [...groups.values()].map(findingGroup);
}
const findingsSection = (row, view) => section("Findings", ...findingGroups(shownFindings().filter(one => one.v[0] === row && one.v[1] === view)));
function severityFilter(severity, findings) {
const count = findings.filter(one => one.s === severity).length;
if (!count) return [];
const box = make("input", { type: "checkbox" });
box.checked = !hiddenSeverities.has(severity);
box.addEventListener("change", () => {
if (!hiddenSeverities.delete(severity)) hiddenSeverities.add(severity);
markAll();
showInspector();
});
return [make("label", {}, box, counted(count, severity))];
}
function findingsPanel() {
const all = allFindings();
const shown = shownFindings(all);
const place = shown.findIndex(one => one.key === currentFinding);
const step = (direction, label, key) => make("button", { type: "button", title: `${label} (${key})`, onclick: () => stepFinding(direction) }, label);
const bar = shown.length ? [make("p", { class: "bar" },
step(-1, "Previous", "F"), step(1, "Next", "f"), make("span", { class: "soft" }, place < 0 ? `${shown.length}` : `${place + 1} of ${shown.length}`))] : [];
return [
...(all.length ? [make("p", { class: "bar" }, ...[...severities].reverse().flatMap(severity => severityFilter(severity, all)))] : []),
...bar, ...findingGroups(shown),
...section("Warnings about the file", ...list(data.warnings)),
...(all.length || data.warnings.length ? [] : [make("p", { class: "soft" }, "There are no findings.")]),
];
}
function stepFinding(direction) {
const shown = shownFindings();
const next = stepIn(shown, shown.findIndex(one => one.key === currentFinding), direction);
if (next) showFinding(next);
}
function showFindingAt(key) {
const finding = allFindings().find(one => one.key === key);
if (finding) showFinding(finding);
}
function showFinding(finding) {
const { v: [row, view], x: worst, screens } = finding;
currentFinding = finding.key;
state.panel = "findings";
toggleSide(true);
if (row === undefined) return showInspector();
if (screens && state.mode === "screens" && !screens.some(index => data.columns[index].placement === state.placement)) {
change({ placement: data.columns[screens[0]].placement });
}
const shown = shownColumns().filter(({ index }) => isFoundOn(finding, index));
const column = shown.find(({ column }) => column.width === worst) || shown[0];
const isOnScreen = state.mode === "screens" && column && shownRows().some(({ index }) => index === row);
if (!isOnScreen && sweepOf(row)) {
const width = worst ?? data.columns[screens[0]].width;
change({ mode: "widths", row, width: Math.min(Math.max(width, data.widths[0]), data.widths[1]) });
}
reveal({ row, view, column: isOnScreen ? column.index : undefined });
const item = byId("inspector").querySelector("[aria-current]");
if (item) item.scrollIntoView({ block: "nearest" });
return undefined;
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
const { frames } = drawing;
const size = [frames[2] / sweep.scale, frames[3] / sweep.scale];
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
const movable = ["zoom-field", "conditions", "placements", "appearances", "lengths", "help-button", "device-field", "documents", "search-field"];
const tools = [...byId("tools").children].map(one => one.id);
const mostButtons = 4;
function buildChoice(id, key, choices) {
const group = byId(id);
group.hidden = choices.length < 2;
const choose = value => {
change({ [key]: value });
(group.querySelector("select, [aria-pressed=true]") || group).focus();
};
if (choices.length > mostButtons) {
group.replaceChildren(make("select", { "aria-label": group.getAttribute("aria-label"), onchange: event => choose(choices[event.target.selectedIndex][0]) },
...choices.map(([value, label]) => make("option", { value, selected: state[key] === value }, label))));
return;
}
group.replaceChildren(...choices.map(([value, label]) => make("button", {
type: "button", "data-value": value, "aria-pressed": String(state[key] === value), onclick: () => choose(value),
}, label)));
}
function buildLinks() {
const { links } = data;
const names = { previous: ["‹", "Previous document"], index: ["All documents", "All documents"], next: ["›", "Next document"] };
byId("documents").hidden = !links;
if (!links) return;
byId("documents").replaceChildren(...Object.entries(names).map(([key, [label, title]]) =>
make("a", links[key] ? { href: links[key], title, "aria-label": title } : { "aria-disabled": "true" }, label)));
}
function buildTitle() {
const [, folder, file] = data.file.match(/^(.*\/)?([^/]*)$/);
byId("title").replaceChildren(make("b", {}, file), ...(folder ? [make("span", {}, folder.replace(/\/$/, ""))] : []));
byId("title").title = data.file;
}
const longName = 240;
function isHeaderFull() {
const [header, name] = [byId("title").parentElement, byId("title").firstChild];
return header.scrollWidth > header.clientWidth || (name.scrollWidth > name.clientWidth && name.clientWidth < longName);
}
function fitHeader() {
const focused = document.activeElement;
const header = byId("title").parentElement;
header.classList.remove("small");
byId("tools").append(...tools.map(byId));
byId("options-button").after(byId("help-button"));
for (const id of movable) {
if (!isHeaderFull()) break;
byId("moved").append(byId(id));
}
byId("moved").append(...[...tools, "help-button"].map(byId).filter(one => one.parentElement.id === "moved"));
header.classList.toggle("small", isHeaderFull());
if (focused !== document.activeElement && focused.isConnected) focused.focus();
}
function toggleOptions(isOpen) {
byId("options").hidden = !isOpen;
byId("options-button").setAttribute("aria-expanded", String(isOpen));
}
function buildControls() {
buildChoice("conditions", "condition", data.conditions.map((condition, index) => [index, condition.label]));
buildChoice("placements", "placement", [...new Set(data.columns.map(column => column.placement))].map(name => [name, placementNames[name] || name]));
buildChoice("appearances", "appearance", data.appearances.map((name, index) => [index, name[0].toUpperCase() + name.slice(1)]));
buildChoice("lengths", "lengths", hasScaled ? [["drawn", "As drawn"], ["scaled", "Scaled"], ["compare", "Side by side"]] : []);
if (byId("search").value !== state.search) byId("search").value = state.search;
byId("mode-widths").hidden = !hasWidths;
byId("mode-flow").hidden = !hasFlow;
const modes = ["screens", "widths", "flow"].map(mode => ({ mode, button: byId(`mode-${mode}`) }));
for (const { mode, button } of modes) button.setAttribute("aria-pressed", String(state.mode === mode));
byId("modes").hidden = !hasWidths && !hasFlow;
byId("mode-list").hidden = byId("modes").hidden;
byId("mode-list").replaceChildren(...modes.filter(({ button }) => !button.hidden)
.map(({ mode, button }) => make("option", { value: mode, selected: state.mode === mode }, button.textContent)));
byId("screens").hidden = state.mode === "widths";
byId("widths").hidden = state.mode !== "widths";
byId("matrix").hidden = state.mode !== "screens";
byId("flow").hidden = state.mode !== "flow";
byId("zoom-field").hidden = state.mode === "widths";
if (state.mode === "widths") byId("placements").hidden = true;
byId("device-field").hidden = state.mode !== "flow";
byId("device").replaceChildren(...shownColumns().map(({ column, index }) => make("option", { value: index, selected: index === flowColumn() }, column.name)));
Object.assign(byId("width"), { min: data.widths[0], max: data.widths[1] });
byId("width-row").replaceChildren(...data.rows.map((row, index) => make("option", { value: index, selected: index === state.row }, row.title)));
buildFilters();
fitHeader();
}
function buildFilters() {
const boxes = (title, key, names) => {
const hidden = listed(state[key]);
const isAll = names.every(([index]) => !hidden.has(index));
const others = [...hidden].filter(index => names.every(([own]) => own !== index));
const toggle = names.length > 2 ? [make("button", {
type: "button", onclick: () => change({ [key]: [...others, ...(isAll ? names.map(([index]) => index) : [])].join(".") }),
}, isAll ? "none" : "all")] : [];
return make("fieldset", { class: names.length > 16 ? "long" : undefined }, make("legend", {}, title, ...toggle), ...names.map(([index, name]) => {
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
boxes("Scenes", "hiddenRows", data.rows.map((row, index) => [index, row.title])),
make("fieldset", {}, make("legend", {}, "Class"), choice));
}
function change(changes, rebuildsControls = true) {
Object.assign(state, changes);
writeAddress();
if (rebuildsControls) buildControls();
show();
}
function show() {
if (state.mode === "widths" && !hasWidths) state.mode = "screens";
if (state.mode === "flow" && !hasFlow) state.mode = "screens";
if (state.mode !== "widths") {
play(false);
(state.mode === "flow" ? buildFlow : buildMatrix)();
} else {
buildTicks();
drawStage();
}
showInspector();
showHitCount();
}
function toggleSide(isOpen) {
byId("side").classList.toggle("open", isOpen);
byId("side-button").setAttribute("aria-expanded", String(isOpen));
}
function setZoom(percent) {
state.zoom = Math.min(Math.max(percent, 10), 200);
writeAddress();
zoomCells();
showOverlays();
}
function closeAll() {
toggleHelp(false);
toggleOptions(false);
toggleSide(false);
pin(0, -1);
}
const showsWidths = () => state.mode === "widths";
const showsScreens = () => state.mode !== "widths";
const compares = () => state.lengths === "compare";
const keys = {
"/": ["search", () => byId("search").focus()],
s: ["all screens", () => change({ mode: "screens" }), () => hasFlow || !byId("mode-widths").hidden],
w: ["every width", () => change({ mode: "widths" }), () => !byId("mode-widths").hidden],
g: ["scenes and segues", () => change({ mode: "flow" }), () => hasFlow],
d: ["light or dark", () => change({ appearance: (state.appearance + 1) % data.appearances.length }), () => data.appearances.length > 1],
"+": ["larger", () => setZoom(Number(byId("zoom").value) + 5), showsScreens],
"-": ["smaller", () => setZoom(Number(byId("zoom").value) - 5), showsScreens],
c: ["constraints", () => toggleOverlay("constraints")],
o: ["outlines of views", () => toggleOverlay("outlines")],
n: ["next view", () => stepView(1)],
p: ["previous view", () => stepView(-1)],
f: ["next finding", () => stepFinding(1), () => allFindings().length > 0],
F: ["previous finding", () => stepFinding(-1), () => allFindings().length > 0],
"[": ["divider left", () => moveDivider(state.split - 5), compares],
"]": ["divider right", () => moveDivider(state.split + 5), compares],
",": ["previous width with a change", () => goToChange(-1), showsWidths],
".": ["next width with a change", () => goToChange(1), showsWidths],
" ": ["play every width", () => play(!player), showsWidths],
Escape: ["unpin the view, close panels", closeAll],
"?": ["this list", () => toggleHelp(byId("help").hidden)],
};
const activeKeys = () => Object.entries(keys).filter(([, [, , hasEffect]]) => !hasEffect || hasEffect());
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
function toggleHelp(isOn, takesFocus = true) {
if (byId("help").hidden === !isOn) return;
byId("help").hidden = !isOn;
byId("help-button").setAttribute("aria-expanded", String(isOn));
const name = key => key === " " ? "space" : key;
const box = make("input", { type: "checkbox" });
box.checked = state.keys !== "off";
box.addEventListener("change", () => change({ keys: box.checked ? "on" : "off" }, false));
byId("help").replaceChildren(make("label", {}, box, "Single-character keys"), make("dl", {}, ...activeKeys().flatMap(([key, [text]]) => [make("dt", {}, name(key)), make("dd", {}, text)]),
make("dt", {}, "arrows"), make("dd", {}, showsWidths() ? "width by one point" : "next picture"),
make("dt", {}, "Shift"), make("dd", {}, "with a click: distances to a second view"),
make("dt", {}, "Enter"), make("dd", {}, "next match of the search, or the root of the picture")));
if (takesFocus) byId(isOn ? "help" : "help-button").focus();
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
function select(cell, event) {
if (!cell || event.target.closest(".divider")) return;
(event.shiftKey ? selectSecond : pin)(cell.row, viewUnder(cell, event));
}
document.addEventListener("keydown", event => {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const isTyping = event.target.matches("input[type=search], select");
if (event.target === byId("search") && event.key === "Enter") goToHit(event.shiftKey ? -1 : 1);
if (isTyping && event.key !== "Escape") return;
if (state.keys === "off" && event.key.length === 1) return;
if (event.key.startsWith("Arrow")) {
if (event.target.matches("input")) return;
event.preventDefault();
moveFocus(event.key);
} else if (event.key === "Enter" && focusedCell()) {
pin(focusedCell().row, 0);
} else if (activeKeys().some(([key]) => key === event.key)) {
if (event.key === " " && event.target.matches("button, summary, input")) return;
event.preventDefault();
if (isTyping) event.target.blur();
keys[event.key][1]();
}
});
byId("screens").addEventListener("pointermove", pointAt);
byId("screens").addEventListener("pointerleave", () => { hovered = null; markAll(); showHovered(); });
byId("screens").addEventListener("click", event => select(cellOf(event.target), event));
for (const id of ["screens", "stage"]) byId(id).addEventListener("pointerdown", dragDivider);
byId("stage").addEventListener("pointermove", event => {
if (!stage || !stage.element.contains(event.target)) return;
const view = viewUnder(stage, event);
hovered = view < 0 ? null : { row: stage.row, view };
markStage();
showHovered();
});
byId("stage").addEventListener("click", event => select(stage && stage.element.contains(event.target) && stage, event));
byId("inspector").addEventListener("click", event => {
const finding = event.target.closest("[data-finding]");
if (finding) return showFindingAt(finding.dataset.finding);
const scene = event.target.closest("[data-scene]");
if (scene) return goToScene(Number(scene.dataset.scene));
const button = event.target.closest("[data-view]");
if (!button) return undefined;
const { row, view } = button.dataset;
(event.shiftKey ? selectSecond : pin)(Number(row), Number(view));
const again = byId("inspector").querySelector(`[data-view="${view}"]`);
if (again) again.focus();
return undefined;
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
byId("mode-flow").addEventListener("click", () => change({ mode: "flow" }));
byId("help-button").addEventListener("click", () => toggleHelp(byId("help").hidden));
byId("mode-list").addEventListener("change", event => change({ mode: event.target.value }));
byId("device").addEventListener("change", event => change({ device: Number(event.target.value) }));
byId("options-button").addEventListener("click", () => toggleOptions(byId("options").hidden));
byId("side-close").addEventListener("click", () => toggleSide(false));
byId("side-button").addEventListener("click", () => toggleSide(!byId("side").classList.contains("open")));
byId("search").addEventListener("input", event => search(event.target.value));
byId("zoom").addEventListener("input", event => setZoom(Number(event.target.value)));
document.addEventListener("pointerdown", event => {
if (!event.target.closest("#options, #options-button")) toggleOptions(false);
if (!event.target.closest("#help, #help-button")) toggleHelp(false, false);
});
window.addEventListener("resize", () => {
fitHeader();
if (state.mode !== "widths") {
zoomCells();
showOverlays();
} else {
buildTicks();
drawStage();
}
});
window.addEventListener("hashchange", () => { readAddress(); buildControls(); show(); });
window.addEventListener("beforeprint", () => cells.forEach(drawCell));
readAddress();
buildTitle();
buildLinks();
buildControls();
show();
"""#,
    digest: "vtyi5AdzNhvdb9MjwgMVRimka+wG7LSVjq0V1lLc9ec=")

  static let refreshScript = WebFile(
    text: #"""
{
const { news, version } = JSON.parse(document.getElementById("refresh").textContent);
const storage = `autoscale ${location.pathname}`;
const pause = { usual: 30, afterFailure: 1000 };
const mostFailures = 5;
let failures = 0;
const path = list => list ? `${path(list.parentElement.closest("details"))}/${title(list)}` : "";
const title = list => [...list.querySelector("summary").childNodes]
.filter(node => node.nodeName !== "SPAN").map(node => node.textContent).join("");
const movable = () => [["", document.documentElement],
...[...document.querySelectorAll("[id], details")].map(one => [one.id || path(one), one])];
function keepPlace() {
const places = Object.fromEntries(movable().map(([name, one]) => [name, [one.scrollLeft, one.scrollTop, one.open]]));
sessionStorage.setItem(storage, JSON.stringify(places));
}
function restorePlace() {
const places = JSON.parse(sessionStorage.getItem(storage) || "{}");
sessionStorage.removeItem(storage);
for (const [name, one] of movable()) {
if (!places[name]) continue;
const [left, top, isOpen] = places[name];
if (one.tagName === "DETAILS") one.open = isOpen;
if (left || top) one.scrollTo({ left, top, behavior: "instant" });
}
}
function showProblem(text) {
let problem = document.getElementById("problem");
if (!problem) {
problem = Object.assign(document.createElement("p"), { id: "problem" });
problem.setAttribute("role", "alert");
Object.assign(problem.style, {
position: "fixed", inset: "auto 0 0 0", margin: 0, padding: "10px 16px", zIndex: 9,
background: "#b3261e", color: "#fff", font: "13px ui-monospace, Menlo, Consolas, monospace", whiteSpace: "pre-wrap",
});
document.body.append(problem);
}
problem.textContent = text;
problem.hidden = !text;
}
const needsSlider = () => new URLSearchParams(location.hash.slice(1)).get("mode") === "widths";
window.showNews = latest => {
failures = 0;
showProblem(latest.problem || "");
if (latest.version === version) document.documentElement.dataset.extent = latest.extent;
if (!latest.version || latest.version === version || (latest.extent !== "everything" && needsSlider())) return;
keepPlace();
location.reload();
};
function poll() {
const script = document.createElement("script");
const next = isFailure => {
script.remove();
failures = isFailure ? failures + 1 : 0;
if (failures < mostFailures) setTimeout(poll, isFailure ? pause.afterFailure : pause.usual);
};
script.onload = () => next(false);
script.onerror = () => next(true);
script.src = `${news}?${Date.now()}`;
document.head.append(script);
}
restorePlace();
poll();
}
"""#,
    digest: "7ZaRj1s+OWGVWsHcGPMF2svV2Bj+IAcdk4btf/OsWdE=")

  static let indexScript = WebFile(
    text: #"""
"use strict";
const searchField = document.getElementById("search");
const order = document.getElementById("order");
const folderButton = document.getElementById("folders");
const documents = [...document.querySelectorAll("li")];
const folders = [...document.querySelectorAll("details")];
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
function filterDocuments() {
const word = searchField.value.trim().toLowerCase();
for (const one of documents) one.hidden = !one.dataset.path.toLowerCase().includes(word);
for (const list of document.querySelectorAll("ul, details")) list.hidden = !list.querySelector("li:not([hidden])");
if (word) for (const folder of folders) folder.open = true;
const shown = documents.filter(one => !one.hidden).length;
document.getElementById("count").textContent = word ? `${shown} of ${counted(documents.length, "document")}` : counted(documents.length, "document");
nameFolderButton();
}
function sortDocuments() {
const key = order.value;
const sorted = [...documents].sort((first, second) => {
const byNumber = key === "path" ? 0 : Number(second.dataset[key]) - Number(first.dataset[key]);
return byNumber || first.dataset.path.localeCompare(second.dataset.path);
});
for (const one of sorted) one.parentElement.append(one);
}
function nameFolderButton() {
folderButton.textContent = folders.some(one => one.open) ? "Close all" : "Open all";
}
function toggleFolders() {
const isOpen = folders.some(one => one.open);
for (const one of folders) one.open = !isOpen;
}
function fitPicture(picture) {
picture.classList.toggle("tall", picture.naturalHeight > 1.3 * picture.naturalWidth);
}
for (const picture of document.images) {
if (picture.complete) fitPicture(picture);
else picture.addEventListener("load", () => fitPicture(picture));
}
for (const one of folders) one.addEventListener("toggle", nameFolderButton);
folderButton.hidden = !folders.length;
folderButton.addEventListener("click", toggleFolders);
searchField.addEventListener("input", filterDocuments);
order.addEventListener("change", sortDocuments);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
filterDocuments();
"""#,
    digest: "ZHzYpuZ2PjeoZI6zVvksX6tVsogfNqXmXsUjXUYj290=")

  static let differenceScript = WebFile(
    text: #"""
"use strict";
const differences = JSON.parse(document.getElementById("data").textContent);
const control = name => document.getElementById(name);
const stage = document.querySelector("main");
let currentViews = new Set();
const isFrame = element => elements[element].length === 1 && elements[element][0].startsWith("@");
const sizeOf = element => isFrame(element) ? 4 : elements[element].length - 1;
const lists = [];
for (const [earlier, start, end, ...middle] of differences.lists) {
const list = lists[earlier] ?? [];
lists.push([...list.slice(0, start), ...middle, ...list.slice(list.length - end)]);
}
const elements = differences.elements.map(text => text.split("\x7f"));
const pictures = [];
{
const latest = new Map();
for (const [place, ...changes] of differences.pictures) {
const counts = new Map();
const parts = lists[place].map(element => {
const count = counts.get(element) ?? 0;
counts.set(element, count + 1);
const key = `${element} ${count}`;
const numbers = [...latest.get(key) ?? new Array(sizeOf(element)).fill(0)];
latest.set(key, numbers);
return { element, numbers };
});
const places = parts.flatMap(part => part.numbers.map((_, index) => [part.numbers, index]));
for (let index = 0; index < changes.length;) {
const [change, count] = [changes[index], changes[index + 1]];
index += 2;
for (let number = 0, last = index + count; index < last; index += 1) {
const [numbers, position] = places[number += changes[index]];
numbers[position] += change;
}
}
pictures.push(parts);
}
}
function svgOf(picture) {
const texts = pictures[picture].filter(({ element }) => !isFrame(element)).map(({ element, numbers }) =>
elements[element].map((part, index) => index ? numbers[index - 1] / 1000 + part : part).join(""));
return texts.join("<");
}
function framesOf(picture) {
return pictures[picture].filter(({ element }) => isFrame(element)).map(({ element, numbers }) =>
[shownDocument().views[elements[element][0].slice(1)], ...numbers.map(number => number / 1000)]);
}
function fillChoices(list, names) {
const index = Math.min(Math.max(list.selectedIndex, 0), names.length - 1);
list.replaceChildren(...names.map((name, value) => new Option(name, value)));
list.selectedIndex = index;
list.parentElement.hidden = names.length < 2;
}
const shownDocument = () => differences.documents[control("document").selectedIndex];
const shownScene = () => shownDocument()?.scenes[control("scene").selectedIndex];
const isDifferent = screen => screen?.old?.place !== screen?.new?.place;
function drawVersion(figure, picture, room) {
const box = figure.querySelector("div");
box.replaceChildren();
figure.hidden = !picture;
if (!picture) return;
const scale = Math.min(1, room / picture.width);
const image = new Image(picture.width * scale, picture.height * scale);
image.alt = `${figure.querySelector("figcaption").textContent}: ${shownScene().name}`;
image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(picture.place))}`;
box.append(image);
box.style.width = `${image.width}px`;
box.style.height = `${image.height}px`;
for (const [view, ...frame] of framesOf(picture.place)) {
const isCurrent = currentViews.has(view.id);
if (!isCurrent && (!view.mark || !control("outlines").checked)) continue;
const outline = document.createElement("i");
const [left, top, width, height] = frame.map(length => `${length * scale}px`);
outline.title = view.name;
outline.className = view.mark ?? "";
outline.classList.toggle("current", isCurrent);
Object.assign(outline.style, { left, top, width, height });
box.append(outline);
}
}
function drawVersions() {
const screen = shownScene()?.screens[control("screen").selectedIndex];
const mode = control("mode").value;
const isWhole = screen?.old && screen?.new;
const isStacked = Boolean(isWhole) && mode !== "sides";
const room = isStacked || !isWhole ? stage.clientWidth - 4 : (stage.clientWidth - 32) / 2;
drawVersion(control("before"), screen?.old, room);
drawVersion(control("after"), screen?.new, room);
stage.classList.toggle("stacked", isStacked);
stage.classList.toggle("blinking", isStacked && mode === "blink");
control("swipe").parentElement.hidden = mode !== "swipe";
const share = mode === "swipe" && isWhole ? control("swipe").value : 0;
control("after").style.clipPath = share > 0 ? `inset(0 0 0 ${share}%)` : "";
control("same").hidden = !screen || isDifferent(screen);
}
function updateChoices() {
fillChoices(control("scene"), shownDocument()?.scenes.map(scene => scene.name) ?? []);
const screens = shownScene()?.screens ?? [];
fillChoices(control("screen"), screens.map(screen => isDifferent(screen) ? screen.name : `${screen.name}, the same`));
const first = screens.findIndex(isDifferent);
if (first >= 0 && !isDifferent(screens[control("screen").selectedIndex])) control("screen").selectedIndex = first;
control("width").max = Math.max(screens.length - 1, 0);
control("width").value = Math.max(control("screen").selectedIndex, 0);
control("width").parentElement.hidden = screens.length < 2;
}
function listDifferences() {
const sections = (shownDocument()?.sections ?? []).flatMap(section => {
const title = document.createElement("h2");
title.textContent = section.title;
const list = document.createElement("ul");
list.append(...section.entries.map(listedEntry));
return [title, list];
});
control("list").replaceChildren(...sections);
}
function listedEntry(entry) {
const item = document.createElement("li");
const sign = document.createElement("b");
sign.textContent = entry.sign;
item.append(sign, entry.text);
for (const detail of entry.details) {
const line = document.createElement("small");
line.textContent = detail;
item.append(line);
}
if (entry.identifiers.length) item.tabIndex = 0;
const show = identifiers => () => {
currentViews = new Set(identifiers);
drawVersions();
};
for (const event of ["pointerenter", "focus"]) item.addEventListener(event, show(entry.identifiers));
for (const event of ["pointerleave", "blur"]) item.addEventListener(event, show([]));
return item;
}
function updatePage() {
updateChoices();
drawVersions();
}
fillChoices(control("document"), differences.documents.map(one => one.title));
control("document").addEventListener("change", () => {
updatePage();
listDifferences();
});
control("scene").addEventListener("change", updatePage);
control("screen").addEventListener("change", () => {
control("width").value = control("screen").selectedIndex;
drawVersions();
});
control("width").addEventListener("input", () => {
control("screen").selectedIndex = control("width").value;
drawVersions();
});
for (const name of ["mode", "swipe", "outlines"]) control(name).addEventListener("input", drawVersions);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
addEventListener("resize", drawVersions);
updatePage();
listDifferences();
"""#,
    digest: "rKE3gGCzGcePOLD32+wWM2YckBZVUGaFfVg8wm8/I+Y=")
}
