// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/findings.js`.
  static let findingsScript = #"""
const severities = ["note", "warning", "error"];
const findingsOf = (row, view) => data.findings.filter(one => one.v[0] === row && (view === undefined || one.v[1] === view));
function isFoundAt({ w: widths }, width) {
for (let place = 0; place < widths.length; place += 2) {
if (width >= widths[place] && width <= widths[place + 1]) return true;
}
return false;
}
function findingList(title, findings) {
if (!findings.length) return [];
const rank = one => -severities.indexOf(one.s);
const items = [...findings].sort((first, second) => rank(first) - rank(second)).map(one => {
const words = [make("b", { class: one.s }, one.s), ` ${one.t} `, make("code", {}, one.r)];
const index = data.findings.indexOf(one);
return make("li", {}, one.v.length ? make("button", { type: "button", "data-finding": index }, ...words) : make("span", {}, ...words));
});
return section(title, make("ul", { class: "findings" }, ...items));
}
function showFinding({ v: [row, view], x: width }) {
change({ mode: sweepOf(row) ? "widths" : "screens", row, view: `${row}.${view}`, width: Math.min(Math.max(width, data.widths[0]), data.widths[1]) });
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
