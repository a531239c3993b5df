// The panel that describes a view.

/** A heading and its content, or nothing without content. */
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

/** Shows the chosen panel. */
function showInspector() {
  buildPanelTabs();
  const content = { view: viewPanel, findings: findingsPanel, scenes: scenesPanel }[state.panel]();
  byId("inspector").replaceChildren(...content);
}

/** Shows the view under the pointer, unless another view is pinned. */
function showHovered() {
  if (!pinned() && state.panel === "view") showInspector();
}

/** The scenes. A click on one scrolls to it. */
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

/** The pinned view, the view under the pointer, or a hint. */
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

/** The picture for numbers about a view: the one under the pointer, or the first one of its row. */
function cellFor({ row, column }) {
  if (state.mode === "widths") return stage && stage.row === row ? stage : undefined;
  const ofRow = cells.filter(cell => cell.row === row);
  return ofRow.find(cell => cell.column === column) || ofRow[0];
}

/** The file and the line of a view, to copy, and to open if the page knows an editor. */
function placeOf({ l: line }) {
  const place = line ? `${data.file}:${line}` : data.file;
  const address = data.editor && data.editor.replaceAll("{line}", line || 1);
  return make("p", {}, make("code", {}, place), copyButton(place), ...(address ? [make("a", { href: address, id: "open" }, "Open")] : []));
}

/** The frames on all screens, those with the same frame in one line, and the preferred size. */
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

/** The size that the content of a view prefers, if it has one. */
function preferredSizeOf(row, view, column = firstColumn()) {
  const picture = pictureOf(row, column, state.lengths === "scaled");
  const sides = data.lists[picture.w].slice(2 * view, 2 * view + 2);
  if (!sides.some(side => side >= 0)) return [];
  return section("Preferred content size", make("p", {}, sides.map(side => side < 0 ? "any" : points(side)).join(" × ")));
}

/** The lengths of a view in the design, and as applied on a screen. */
function lengthsOf({ row, view, column: place = firstColumn() }) {
  const lengths = data.rows[row].lengths.map((length, index) => ({ length, index })).filter(({ length }) => length.v.includes(view));
  if (!lengths.length || !data.rows[row].scaled.length) return [];
  const applied = data.lists[pictureOf(row, place, true).a];
  return section(`Design → ${data.columns[place].name}`, make("table", {}, ...lengths.map(({ length, index }) =>
    make("tr", {}, make("td", {}, length.t), make("td", {}, `${points(length.d)} → ${points(applied[index])}`)))));
}

/** The name of a view with its text, such as `Label "Total"`. */
const treeName = ({ n: name, c: kind, t: text }) => `${name === kind ? kind.replace(/^UI/, "") : name}${text ? ` "${text}"` : ""}`;

/** The tree of views. A click on a view pins it. */
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
