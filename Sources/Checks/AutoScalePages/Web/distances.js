// The distances between two selected views.

/** The second selected view, if it is in the row of the first one. */
function secondView() {
  const pin = pinned();
  const view = state.second === "" ? -1 : Number(state.second);
  return pin && view !== pin.view && data.rows[pin.row].nodes[view] ? view : -1;
}

/** Selects a second view beside the pinned one, or no longer. */
function selectSecond(row, view) {
  const pin = pinned();
  if (!pin || pin.row !== row || view < 0 || view === pin.view) return;
  state.second = state.second === String(view) ? "" : String(view);
  showPin();
}

/** The distances along a direction: the gap between the views, or the distances between their edges. */
function distancesAlong([firstStart, firstEnd], [secondStart, secondEnd], [start, end]) {
  if (secondStart >= firstEnd) return [{ label: `${end} to ${start}`, from: firstEnd, to: secondStart }];
  if (firstStart >= secondEnd) return [{ label: `${start} to ${end}`, from: firstStart, to: secondEnd }];
  return [{ label: start, from: firstStart, to: secondStart }, { label: end, from: firstEnd, to: secondEnd }];
}

/** The distances between two frames: x, y, width, height. */
function distancesBetween(first, second) {
  const range = ([x, y, width, height], isHorizontal) => isHorizontal ? [x, x + width] : [y, y + height];
  return [true, false].flatMap(isHorizontal =>
    distancesAlong(range(first, isHorizontal), range(second, isHorizontal), isHorizontal ? ["left", "right"] : ["top", "bottom"])
      .map(one => ({ ...one, isHorizontal, across: middleOf([first, second], isHorizontal) })));
}

/** The distances of the selected views, as a table. */
function distancesSection(cell, { row, view }) {
  const second = secondView();
  if (second < 0 || !cell) return [];
  const lines = distancesBetween(cell.places[view], cell.places[second]);
  return section(`Distances to ${treeName(data.rows[row].nodes[second])}`, make("table", { id: "distances" }, ...lines.map(({ label, from, to }) =>
    make("tr", {}, make("td", {}, label), make("td", {}, points(Math.abs(to - from)))))));
}

/** The distances of the selected views in a picture. */
function distancesOf(cell) {
  const [pin, second] = [pinned(), secondView()];
  if (second < 0 || cell.row !== pin.row) return [];
  return distancesBetween(cell.places[pin.view], cell.places[second]).filter(({ from, to }) => from !== to);
}

const distanceCaptions = cell => distancesOf(cell).map(span => ({ span, text: points(Math.abs(span.to - span.from)), kind: "distance" }));
