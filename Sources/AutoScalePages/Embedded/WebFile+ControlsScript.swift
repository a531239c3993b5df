// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/controls.js`.
  static let controlsScript = #"""
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

"""#
}
