// The findings of an audit: in their panel, on the slider, and around the views.

const severities = ["note", "warning", "error"];

/** The severities that the panel leaves out, and the finding at which it is. */
const hiddenSeverities = new Set();
let currentFinding = -1;

/** The findings of a row, or of one view in it. */
const findingsOf = (row, view) => data.findings.filter(one => one.v[0] === row && (view === undefined || one.v[1] === view));

function isFoundAt({ w: widths }, width) {
  for (let place = 0; place < widths.length; place += 2) {
    if (width >= widths[place] && width <= widths[place + 1]) return true;
  }
  return false;
}

/** The ranges of widths of a finding with its devices, and its condition. */
function extentOf({ w: widths, a: isEverywhere, d: devices, c: condition }) {
  const ranges = widths.flatMap((width, place) => place % 2 ? [] : [width === widths[place + 1] ? `${width}` : `${width}…${widths[place + 1]}`]);
  const places = isEverywhere ? "on every width" : `${ranges.join(", ")} pt${devices.length ? `: ${devices.join(", ")}` : ""}`;
  return condition ? `${places}; ${condition}` : places;
}

/** The findings in the order of the panel: by severity, then by rule. */
function shownFindings() {
  const rank = ({ s: severity }) => -severities.indexOf(severity);
  return data.findings.filter(one => !hiddenSeverities.has(one.s))
    .sort((first, second) => rank(first) - rank(second) || first.r.localeCompare(second.r));
}

/** A finding as an entry of a list. A click on one with a view shows the view. */
function findingItem(one) {
  const { n: name, t: message, e: evidence, h: hint } = one;
  const index = data.findings.indexOf(one);
  const words = [
    make("b", {}, name), message.startsWith(name) ? message.slice(name.length) : ` ${message}`, make("span", { class: "soft" }, extentOf(one)),
    ...(evidence ? [make("span", { class: "soft" }, evidence)] : []),
    ...(hint ? [make("span", {}, `Fix: ${hint}`)] : []),
  ];
  return make("li", {}, one.v.length
    ? make("button", { type: "button", "data-finding": index, "aria-current": index === currentFinding ? "true" : undefined }, ...words)
    : make("span", {}, ...words));
}

/** A list of findings of one severity and rule. */
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

/** The findings of one view, for its inspector. */
const findingsSection = (row, view) => section("Findings", ...findingGroups(shownFindings().filter(one => one.v[0] === row && one.v[1] === view)));

/** The largest width of the screens that an audit looks at, in points. */
const auditedWidth = 440;

/** Whether the audit looked at a screen, so that its findings replace the notes of the picture. */
const isAudited = column => Boolean(data.isAudited) && state.condition === 0 && state.lengths !== "scaled"
  && column.placement === "fullScreen" && column.width <= auditedWidth;

/** The notes of a picture that the audit does not have. */
const notesOf = (picture, column) => isAudited(column) ? [] : picture.x;

/** The notes of all pictures, each once with its screens. */
function pictureNotes() {
  const screens = new Map();
  for (const { index: row } of shownRows()) {
    data.columns.forEach((column, index) => {
      const picture = pictureOf(row, index, state.lengths === "scaled");
      for (const note of notesOf(picture, column)) {
        const key = `${data.rows[row].title}: ${note}`;
        screens.set(key, [...(screens.get(key) || []), column.name]);
      }
    });
  }
  return [...screens];
}

function severityFilter(severity) {
  const count = data.findings.filter(one => one.s === severity).length;
  if (!count) return [];
  const box = make("input", { type: "checkbox" });
  box.checked = !hiddenSeverities.has(severity);
  box.addEventListener("change", () => {
    if (!hiddenSeverities.delete(severity)) hiddenSeverities.add(severity);
    showInspector();
  });
  return [make("label", {}, box, `${count} ${severity}${count === 1 ? "" : "s"}`)];
}

/** The panel of all findings. */
function findingsPanel() {
  const shown = shownFindings();
  const notes = pictureNotes();
  const place = shown.indexOf(data.findings[currentFinding]);
  const step = (direction, label, key) => make("button", { type: "button", title: `${label} (${key})`, onclick: () => stepFinding(direction) }, label);
  const bar = shown.length ? [make("p", { class: "bar" },
    step(-1, "Previous", "F"), step(1, "Next", "f"), make("span", { class: "soft" }, place < 0 ? `${shown.length}` : `${place + 1} of ${shown.length}`))] : [];
  return [
    make("p", { class: "bar" }, ...[...severities].reverse().flatMap(severityFilter)), ...bar, ...findingGroups(shown),
    ...section("On these pictures", ...notes.map(([note, screens]) => make("p", {}, note, make("span", { class: "soft" }, screens.join(", "))))),
    ...section("Warnings", ...list(data.warnings)),
    ...(data.findings.length || notes.length || data.warnings.length ? [] : [make("p", { class: "soft" }, "There are no findings.")]),
  ];
}

function stepFinding(direction) {
  const shown = shownFindings();
  const next = stepIn(shown, shown.indexOf(data.findings[currentFinding]), direction);
  if (next) showFinding(next);
}

/** Shows a finding on the first screen that has it, or at its worst width if no screen has. */
function showFinding(finding) {
  const { v: [row, view], x: worst } = finding;
  currentFinding = data.findings.indexOf(finding);
  state.panel = "findings";
  if (row === undefined) return showInspector();
  const shown = shownColumns().filter(({ column }) => column.placement === "fullScreen" && isFoundAt(finding, column.width));
  const column = shown.find(({ column }) => column.width === worst) || shown[0];
  const isOnScreen = state.mode === "screens" && column && shownRows().some(({ index }) => index === row);
  if (!isOnScreen && sweepOf(row)) change({ mode: "widths", row, width: Math.min(Math.max(worst, data.widths[0]), data.widths[1]) });
  reveal({ row, view, column: isOnScreen ? column.index : undefined });
  const item = byId("inspector").querySelector("[aria-current]");
  if (item) item.scrollIntoView({ block: "nearest" });
  return undefined;
}

/** The ranges of widths with findings, the worst ones in front. */
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
