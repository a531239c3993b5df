// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  static let pageDrawing = #"""
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
function svgOf(row, { frames, scale, screen, size, templates, parameters }, description) {
const [width, height] = rootSize(frames, scale);
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
svg.setAttribute("viewBox", `0 0 ${size.map(number).join(" ")}`);
svg.setAttribute("aria-label", description);
const { language } = data.conditions[state.condition];
if (language) svg.setAttribute("lang", language);
return svg;
}
const rootSize = (frames, scale) => [frames[2] / scale, frames[3] / scale];
const sizeOf = (picture, { width, height, scale }) => picture.o ? [width, height] : rootSize(data.lists[picture.f], scale);
function drawingOf(picture, column) {
const { width, scale } = column;
const templates = data.lists[picture.t];
const numbers = data.lists[picture.p];
let start = 0;
const parameters = templates.map(index => numbers.slice(start, start += index < 0 ? 0 : parameterCounts[index]));
return { frames: data.lists[picture.f], scale, screen: width, size: sizeOf(picture, column), templates, parameters };
}
function drawingAt(row, sweep, width) {
const frames = framesAt(row, sweep, width);
return {
frames, scale: sweep.scale, screen: width, size: sweep.o ? [width, sweep.height] : rootSize(frames, sweep.scale),
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
"""#
}
