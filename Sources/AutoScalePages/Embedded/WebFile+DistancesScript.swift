// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/distances.js`.
  static let distancesScript = #"""
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
function distanceShapes(cell, zoom) {
const [pin, second] = [pinned(), secondView()];
if (second < 0 || cell.row !== pin.row) return [];
return distancesBetween(cell.places[pin.view], cell.places[second]).filter(({ from, to }) => from !== to)
.flatMap(one => spanShapes(one, points(Math.abs(one.to - one.from)), "distance", zoom));
}

"""#
}
