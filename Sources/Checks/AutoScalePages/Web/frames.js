// Frames and numbers at a width, from the data of the page.

/** The frames of all views in the coordinates of the root, in points: left, top, width, height. */
function placed(row, frames, scale, { shifts }) {
  const places = [];
  row.nodes.forEach((node, index) => {
    const around = places[node.p] || [0, 0];
    const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
    places.push([around[0] + x, around[1] + y + (shifts.get(node.p) || 0), w, h]);
  });
  return places;
}

/** The safe area, the margins that constraints use, and how far scroll views move their content. */
function guidesOf(list) {
  const numbers = data.lists[list];
  const end = 5 + 5 * (numbers[4] || 0);
  const margins = new Map();
  const shifts = new Map();
  for (let place = 5; place < end; place += 5) margins.set(numbers[place], numbers.slice(place + 1, place + 5));
  for (let place = end; place < numbers.length; place += 2) shifts.set(numbers[place], numbers[place + 1]);
  return { safeArea: numbers.slice(0, 4), margins, shifts };
}

/** An edge as a number, or as the list of its pieces, which several edges share. */
const edgeOf = edge => edge.length === 1 ? data.lists[edge[0]] : edge;

/** A view's edge at a width, in whole pixels. */
function edgeAt(shared, width) {
  const edge = edgeOf(shared);
  if (typeof edge === "number") return edge;
  let [from, start, slope] = [data.widths[0], edge[0], edge[1]];
  if (edge.length > 2) {
    for (let piece = 0; piece < edge.length && edge[piece] <= width; piece += 3) {
      [from, start, slope] = edge.slice(piece, piece + 3);
    }
  }
  const place = start + slope * (width - from);
  const moved = place + (place < 0 ? -1e-3 : 1e-3);
  return moved < 0 ? -Math.round(-moved) : Math.round(moved);
}

/** The frames of a row at a width, as a picture has them. */
function framesAt(row, sweep, width) {
  const edges = sweep.e.map(view => view.map(edge => edgeAt(edge, width)));
  return row.nodes.flatMap((node, index) => {
    const [left, top, right, bottom] = edges[index];
    const [x, y] = node.p < 0 ? [0, 0] : edges[node.p];
    return [left - x, top - y, right - left, bottom - top];
  });
}

/** The value at a width, such as the template of a view, by the widths at which it changes. */
function valueAt(run, width) {
  if (run.length === 1) return run[0];
  let value = run[1];
  for (let place = 0; place < run.length && run[place] <= width; place += 2) value = run[place + 1];
  return value;
}

const sums = new Map();

/** The changes of a number from width to width, with the zeros that the page leaves out. */
function allChanges(steps) {
  const changes = [];
  for (let step = 0; step < steps.length; step += 2) {
    for (let gap = changes.length ? 1 : 0; gap < steps[step]; gap += 1) changes.push(0);
    changes.push(steps[step + 1]);
  }
  return changes;
}

/** A number at a width, by its changes from width to width, or by the list of these. */
function sumAt(shared, width) {
  if (!sums.has(shared)) {
    let sum = 0;
    const changes = typeof shared !== "number" ? shared : shared < 0 ? [data.lists[-1 - shared]] : data.lists[shared];
    const all = Array.isArray(changes[0]) ? allChanges(changes[0]) : changes;
    sums.set(shared, all.map(change => sum += change));
  }
  const numbers = sums.get(shared);
  return numbers[Math.min(width - data.widths[0], numbers.length - 1)] || 0;
}

/** Whether a picture shows a view, which size classes may hide on other screens. */
const isShownIn = (cell, view) => cell.templates[view + 1] >= 0;

/** The foremost view at a point of a picture. */
function viewAt(cell, x, y) {
  const { places } = cell;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const [left, top, width, height] = places[index];
    if (isShownIn(cell, index) && x >= left && y >= top && x < left + width && y < top + height) return index;
  }
  return -1;
}
