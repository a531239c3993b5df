// The table of all screens.

/** The pictures of the table with their elements. */
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
    make("th", { scope: "row" }, ...breakable(row.title), make("span", {}, counted(row.nodes.length, "view")), ...findingsButton(findingsEverywhere(index))),
    ...columns.map(({ column, index: place }) => make("td", {}, captionOfScreen(column, row), ...pictureCell(index, place))))));
  zoomCells();
  cells.forEach(observe);
  if (cells[0]) cells[0].element.tabIndex = 0;
  markAll();
  showOverlays();
}

/** The screen of a picture: its name, size and look, and on paper its scene. It is seen where the table has no head. */
const captionOfScreen = (column, row) => make("p", { class: "caption" }, make("b", { title: column.name, "data-title": row.title }, column.name),
  make("span", {}, `${points(column.width)} × ${points(column.height)} · ${column.look}`));

/** A name that breaks between its words. */
const breakable = name => name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.-])/).flatMap((word, place) => place ? [make("wbr"), word] : [word]);

/** The zoom of all pictures: the reader's, or the largest one at which a single scene fits into the window. */
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

/** The space around a picture of a single scene and its smallest size, the heights of its caption and of the title, in pixels; the smallest zoom, in percent. */
const cellPadding = [20, 12];
const smallestCell = [112, 0];
const captionHeight = 54;
const titleHeight = 30;
const smallestZoom = 28;

/** Sizes all pictures. One that is wider than its screen is as wide as the screen. */
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

/** A picture, drawn once it comes near the window, and the findings on its screen. */
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
  cell.missing = picture.n || [];
  cell.templates = data.lists[picture.t];
  const drawn = pictureOf(row, column, false);
  if (cell.isScaled) cell.design = placed(data.rows[row], data.lists[drawn.f], scale, guidesOf(drawn.g));
  cell.element = make("div", {
    class: "picture", role: "group", "aria-label": `${data.rows[row].title} on ${data.columns[column].name}`, tabindex: -1, "data-row": row, "data-column": column,
  });
  cells.push(cell);
  const everywhere = findingsEverywhere(row);
  return [cell.element, ...findingsButton(findingsIn(row, column).filter(one => !everywhere.includes(one)))];
}

/** The findings in the picture of a row on a screen. */
const findingsIn = (row, column) => allFindings().filter(one => one.v[0] === row && (one.screens || isAudited(data.columns[column])) && isFoundOn(one, column));

/** The findings on all screens that are shown, which the row has once. */
const findingsEverywhere = row => shownColumns().map(({ index }) => findingsIn(row, index))
  .reduce((shared, found) => shared ? shared.filter(one => found.includes(one)) : found, null) || [];

/** The number of findings, which opens their panel. */
const findingsButton = findings => findings.length
  ? [make("button", { type: "button", class: "note", onclick: () => showFinding(findings[0]) }, counted(findings.length, "finding"))] : [];

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
  // The matches in bars and the baselines are placed by the drawn texts.
  if (state.search) markCell(cell);
  if (shownOverlays().has("baselines")) overlay(cell, cell.zoom);
}

/** Lays the scaled picture over the drawn one, to the right of the divider. */
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

/** Moves the divider in all pictures. */
function moveDivider(split) {
  state.split = Math.round(Math.min(Math.max(split, 0), 100));
  cells.forEach(placeDivider);
  if (stage) placeDivider(stage);
  writeAddress();
}

/** Moves a divider with the pointer that pressed it. */
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

/** The part of a rectangle in a picture, or a line at the nearest edge for one outside. */
function insidePicture([left, top, width, height], size) {
  const ends = [[left, left + width], [top, top + height]].map((range, axis) => range.map(end => Math.min(Math.max(end, 0), size[axis])));
  return [ends[0][0], ends[1][0], ends[0][1] - ends[0][0], ends[1][1] - ends[1][0]];
}

/** An outline of a rectangle in a picture. */
function markAt(rect, kind, size) {
  const [left, top, width, height] = insidePicture(rect, size);
  const element = make("div", { class: `mark ${kind}` });
  Object.assign(element.style, {
    left: 100 * left / size[0] + "%", top: 100 * top / size[1] + "%",
    width: 100 * width / size[0] + "%", height: 100 * height / size[1] + "%",
  });
  return element;
}

/** Outlines of the pinned views, the view under the pointer, the views that match the search, and findings. */
function marksOf(cell, wrong) {
  const { row, places, size, element } = cell;
  const pin = pinned();
  const mark = (kind, view) => markAt(places[view], kind, size);
  const second = secondView();
  return [
    ...foundViews(row).filter(view => isShownIn(cell, view)).map(view => mark("found", view)),
    ...foundInBars(element).map(rect => markAt(rect, "found", size)),
    ...wrong.filter(one => !hiddenSeverities.has(one.s)).map(one => mark(one.s, one.v[1])),
    ...(hovered && hovered.row === row ? [mark("hover", hovered.view)] : []),
    ...(pin && pin.row === row ? [mark("pinned", pin.view)] : []),
    ...(pin && pin.row === row && second >= 0 ? [mark("second", second)] : []),
  ];
}

let hovered = null;

/** Marks a picture, with its findings while the panel of findings is shown. */
function markCell(cell) {
  const findings = state.panel === "findings" ? allFindings() : [];
  cell.element.querySelectorAll(".mark").forEach(mark => mark.remove());
  cell.element.append(...marksOf(cell, findings.filter(one => one.v[0] === cell.row && isFoundOn(one, cell.column))));
}
const markAll = () => cells.forEach(markCell);

/** The view of a picture at a place of the window. */
function viewUnder(cell, event) {
  const box = cell.element.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  return viewAt(cell, x * cell.size[0], y * cell.size[1]);
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

/** Pins a view, or unpins it. */
function pin(row, view) {
  const key = `${row}.${view}`;
  state.view = view < 0 || state.view === key ? "" : key;
  if (state.view) state.panel = "view";
  if (state.view) toggleSide(true);
  showPin();
}

/** Shows the pinned view everywhere. */
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
