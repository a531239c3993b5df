// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  static let pageFindings = #"""
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
"""#
}
