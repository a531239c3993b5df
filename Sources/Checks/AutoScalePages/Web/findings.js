// The findings of an audit, and the faults of pictures that no audit looked at: in their panel, on the slider,
// and around the views.

const severities = ["note", "warning", "error"];

/** The severities that the panel leaves out, and the key of the finding at which it is. */
const hiddenSeverities = new Set();
let currentFinding = "";

data.findings.forEach((one, index) => { one.key = String(index); });

/** The findings of an audit in a row. */
const findingsOf = row => data.findings.filter(one => one.v[0] === row);

function isFoundAt({ w: widths }, width) {
  for (let place = 0; place < widths.length; place += 2) {
    if (width >= widths[place] && width <= widths[place + 1]) return true;
  }
  return false;
}

/** Whether a picture on a screen shows a finding. */
const isFoundOn = (one, index) => one.screens ? one.screens.includes(index)
  : data.columns[index].placement === "fullScreen" && isFoundAt(one, data.columns[index].width);

/** The largest width of the screens that an audit looks at, in points. */
const auditedWidth = 440;

/** Whether the audit looked at a screen, so that its findings replace the notes of the picture. */
const isAudited = column => Boolean(data.isAudited) && state.condition === 0 && state.lengths !== "scaled"
  && column.placement === "fullScreen" && column.width <= auditedWidth;

/** The notes of a picture that the audit does not have. */
const notesOf = (picture, column) => isAudited(column) ? [] : picture.x || [];

/** The name of a view in findings: its own, its text, or its class and id. */
const findingName = ({ n: name, c: kind, t: text, i: id }) => name !== kind ? name : text ? `“${text}”` : [kind, id].filter(Boolean).join(" ");

/** The lengths that a text lacks in a note, in points. */
const lackOf = ({ m: [width, height, hasWidth, hasHeight] = [0, 0, 0, 0] }) => Math.max(width - hasWidth, height - hasHeight);

/** The message of the worst of several notes about one view. */
function noteText(notes) {
  const worst = notes.reduce((first, second) => lackOf(second) > lackOf(first) ? second : first);
  if (!worst.m) return worst.t;
  const [width, height, hasWidth, hasHeight] = worst.m.map(points);
  const most = notes.length > 1 && new Set(notes.map(note => note.m.join())).size > 1 ? " at worst" : "";
  return lackOf(worst) > 0 ? `needs ${width} × ${height} pt, but has ${hasWidth} × ${hasHeight} pt${most}` : "needs more lines than it may have";
}

const foundInPictures = new Map();

/** The faults of the pictures that the audit does not have, found once for each condition and choice of rows. */
function pictureFindings() {
  const key = [state.condition, state.lengths, state.hiddenRows, state.class].join("|");
  if (!foundInPictures.has(key)) foundInPictures.set(key, findInPictures());
  return foundInPictures.get(key);
}

/** The faults of the pictures as findings: one for each rule and view, with its screens. */
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

/** The names of screens: those of a tab together if it has no others. */
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

/** The screens of a finding, or its ranges of widths with their devices and its condition. */
function extentOf({ w: widths, a: isEverywhere, d: devices, c: condition, screens }) {
  if (screens) return screenNames(screens);
  const ranges = widths.flatMap((width, place) => place % 2 ? [] : [width === widths[place + 1] ? `${width}` : `${width}…${widths[place + 1]}`]);
  const places = isEverywhere ? "on every width" : `${ranges.join(", ")} pt${devices.length ? `: ${devices.join(", ")}` : ""}`;
  return condition ? `${places}; ${condition}` : places;
}

const allFindings = () => [...data.findings, ...pictureFindings()];

/** Where a finding is: its scene if there are several, and its screens or widths. */
const placeText = one => data.rows.length - barRows.length > 1 && one.v.length ? `${data.rows[one.v[0]].title}, ${extentOf(one)}` : extentOf(one);

/** The findings in the order of the panel: by severity, then by rule. */
function shownFindings(findings = allFindings()) {
  const rank = ({ s: severity }) => -severities.indexOf(severity);
  return findings.filter(one => !hiddenSeverities.has(one.s))
    .sort((first, second) => rank(first) - rank(second) || first.r.localeCompare(second.r));
}

/** A finding as an entry of a list. A click on one with a view shows the view. */
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

/** The panel of all findings. */
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

/** Shows the finding with a key. */
function showFindingAt(key) {
  const finding = allFindings().find(one => one.key === key);
  if (finding) showFinding(finding);
}

/** Shows a finding on a screen that has it, or at its worst width if no screen has. */
function showFinding(finding) {
  const { v: [row, view], x: worst, screens } = finding;
  if (state.mode === "report" && row !== undefined) change({ mode: "screens" });
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
