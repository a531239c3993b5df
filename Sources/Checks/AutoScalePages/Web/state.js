// The state of the page, and the fragment of the address that restores it.

/** The rows of controllers' bars. They are hidden at first because scenes show the bars too. */
const barRows = data.rows.flatMap((row, index) => row.isBar ? [index] : []);
const defaults = {
  mode: data.opensOnFindings ? "report" : "screens", condition: 0, placement: data.columns[0] ? data.columns[0].placement : "",
  lengths: "drawn", split: 50, appearance: 0, search: "", zoom: 0, width: 390, row: 0, view: "", second: "", panel: "view", device: -1,
  overlays: "", hiddenScreens: "", hiddenRows: barRows.length < data.rows.length ? barRows.join(".") : "", class: "", keys: "on",
};
const state = { ...defaults };
const placementNames = { fullScreen: "Portrait", landscape: "Landscape", splitView: "Split View", duoClosed: "Duo closed", duoOpen: "Duo open" };
const hasScaled = data.rows.some(row => row.scaled.length);

/** Reads the state from the fragment of the address. */
function readAddress() {
  Object.assign(state, defaults);
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    if (!Object.hasOwn(defaults, key)) continue;
    const isNumber = typeof defaults[key] === "number";
    if (!isNumber || Number.isFinite(Number(value))) state[key] = isNumber ? Number(value) : value;
  }
  const among = (key, values) => { if (!values.includes(state[key])) state[key] = defaults[key]; };
  among("mode", ["report", "screens", "widths", "flow"]);
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

/** Writes the state into the fragment of the address, without a step in the history. */
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
/** The place of the first screen that is shown. */
const firstColumn = () => (shownColumns()[0] || { index: 0 }).index;
const shownRows = () => {
  const hidden = listed(state.hiddenRows);
  return data.rows.map((row, index) => ({ row, index })).filter(({ row, index }) =>
    !hidden.has(index) && (!state.class || row.nodes.some(node => node.c === state.class)));
};

/** The pictures or the widths of a row in the chosen condition. */
const inCondition = (row, key) => data.rows[row] && data.rows[row][key][data.rows[row].variants[state.condition]];

/** The picture of a row on a screen, as drawn or scaled. */
function pictureOf(row, column, isScaled) {
  const pictures = inCondition(row, isScaled ? "scaled" : "drawn");
  return pictures && pictures[column];
}
