// The controls, the keys, and the start of the page.

function buildControls() {
  buildChoice("conditions", "condition", data.conditions.map((condition, index) => [index, condition.label]));
  buildChoice("placements", "placement", [...new Set(data.columns.map(column => column.placement))].map(name => [name, placementNames[name] || name]));
  buildChoice("appearances", "appearance", data.appearances.map((name, index) => [index, name[0].toUpperCase() + name.slice(1)]));
  buildChoice("lengths", "lengths", hasScaled ? [["drawn", "As drawn"], ["scaled", "Scaled"], ["compare", "Wipe"]] : []);
  if (byId("search").value !== state.search) byId("search").value = state.search;
  byId("mode-widths").hidden = !hasWidths;
  byId("mode-flow").hidden = !hasFlow;
  byId("mode-report").hidden = !hasReport;
  const modes = ["report", "screens", "widths", "flow"].map(mode => ({ mode, button: byId(`mode-${mode}`) }));
  for (const { mode, button } of modes) button.setAttribute("aria-pressed", String(state.mode === mode));
  byId("modes").hidden = modes.filter(({ button }) => !button.hidden).length < 2;
  byId("mode-list").hidden = byId("modes").hidden;
  byId("mode-list").replaceChildren(...modes.filter(({ button }) => !button.hidden)
    .map(({ mode, button }) => make("option", { value: mode, selected: state.mode === mode }, button.textContent)));
  byId("report").hidden = state.mode !== "report";
  byId("side").hidden = state.mode === "report";
  byId("screens").hidden = !showsScreens();
  byId("widths").hidden = state.mode !== "widths";
  byId("matrix").hidden = state.mode !== "screens";
  byId("flow").hidden = state.mode !== "flow";
  byId("zoom-field").hidden = !showsScreens();
  if (!showsScreens()) byId("placements").hidden = true;
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

/** Applies changes of the state. */
function change(changes, rebuildsControls = true) {
  Object.assign(state, changes);
  writeAddress();
  if (rebuildsControls) buildControls();
  show();
}

function show() {
  if (state.mode === "widths" && !hasWidths) state.mode = "screens";
  if (state.mode === "flow" && !hasFlow) state.mode = "screens";
  if (state.mode === "report" && !hasReport) state.mode = "screens";
  if (state.mode !== "widths") {
    play(false);
    ({ flow: buildFlow, report: buildReport }[state.mode] || buildMatrix)();
  } else {
    buildTicks();
    drawStage();
  }
  showInspector();
  showHitCount();
}

/** Opens or closes the panel beside the pictures, which is a drawer in narrow windows. */
function toggleSide(isOpen) {
  byId("side").classList.toggle("open", isOpen);
  byId("side-button").setAttribute("aria-expanded", String(isOpen));
}

/** Sets the zoom of all pictures, in percent. */
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
const showsScreens = () => state.mode === "screens" || state.mode === "flow";
const compares = () => state.lengths === "compare";

/** The keys, each with its action in words and, for one that has no effect at times, when it has one. */
const keys = {
  "/": ["search", () => byId("search").focus()],
  r: ["findings", () => change({ mode: "report" }), () => hasReport],
  s: ["all screens", () => change({ mode: "screens" }), () => !byId("modes").hidden],
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

/** Pins the next or the previous visible view, in the order of the tree. */
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

/** Moves the focus from picture to picture, or the width by a point. */
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

/** Selects the view under the pointer: with Shift as the second one. */
function select(cell, event) {
  if (!cell || event.target.closest(".divider")) return;
  (event.shiftKey ? selectSecond : pin)(cell.row, viewUnder(cell, event));
}

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.matches("input[type=search], select");
  if (event.target === byId("search") && event.key === "Enter") goToHit(event.shiftKey ? -1 : 1);
  if (isTyping && event.key !== "Escape") return;
  // Speech input may press letters by mistake. Its users can disable these keys.
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
