// The search: by texts, names, classes, ids of views and constraints, and scenes.

/** The texts by which the search finds each view of a row, in lower case. */
const searchTexts = data.rows.map(row => {
  const texts = row.nodes.map(({ n: name, c: kind, i: id = "", t: text = "", w: others = [] }) => [name, kind, id, text, ...others]);
  for (const { d: id, v: [view] } of row.constraints) if (id && texts[view]) texts[view].push(id);
  if (texts[0]) texts[0].push(row.title, ...row.names);
  return texts.map(words => words.join("\n").toLowerCase());
});

/** The places of the texts in the bars of a drawn picture that match the search, in points. */
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

/** The views of a row that match the search and the class. */
function foundViews(row) {
  const word = state.search.trim().toLowerCase();
  if (!word && !state.class) return [];
  return data.rows[row].nodes.flatMap((node, view) =>
    searchTexts[row][view].includes(word) && (!state.class || node.c === state.class) ? [view] : []);
}

/** The views of all shown rows that match. */
const allHits = () => shownRows().flatMap(({ index: row }) => foundViews(row).map(view => ({ row, view })));
const placeOfPinned = hits => hits.findIndex(({ row, view }) => `${row}.${view}` === state.view);

function showHitCount() {
  const hits = state.search.trim() ? allHits() : [];
  const place = placeOfPinned(hits);
  const count = place < 0 ? `${hits.length} found` : `${place + 1} of ${hits.length}`;
  byId("hits").textContent = state.search.trim() ? count : "";
}

/** Pins the next or the previous match, and scrolls to it. */
function goToHit(step) {
  const hits = allHits();
  const next = stepIn(hits, placeOfPinned(hits), step);
  if (next) reveal(next);
}

/** Pins a view in the panel that is shown, and scrolls its first picture into the window. */
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

/** Searches a new text, and goes to the first match. */
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
