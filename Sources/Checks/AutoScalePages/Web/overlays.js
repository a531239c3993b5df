// Overlays: shapes that the reader can show over the pictures.

const overlayNames = {
  constraints: "Constraints", outlines: "Outlines of views", safeArea: "Safe area", margins: "Margins", baselines: "Baselines",
  others: "Other frames of ambiguous views", keyboard: "Keyboard", design: "As drawn, dashed",
};
const shownOverlays = () => new Set(state.overlays.split(".").filter(name => overlayNames[name]));

function toggleOverlay(name) {
  const shown = shownOverlays();
  if (!shown.delete(name)) shown.add(name);
  change({ overlays: [...shown].join(".") });
}

/** The place of a line of a view, and whether it is vertical, or undefined for margins and baselines. */
function lineOf([left, top, width, height], name, isReversed) {
  const named = { leading: isReversed ? "right" : "left", trailing: isReversed ? "left" : "right" }[name] || name;
  return {
    left: [left, true], centerX: [left + width / 2, true], right: [left + width, true],
    top: [top, false], centerY: [top + height / 2, false], bottom: [top + height, false],
  }[named];
}

/** The middle of the range that two views share across a direction, or of the first view's range. */
function middleOf(rects, isHorizontal) {
  const ranges = rects.map(([left, top, width, height]) => isHorizontal ? [top, top + height] : [left, left + width]);
  const start = Math.max(...ranges.map(range => range[0]));
  const end = Math.min(...ranges.map(range => range[1]));
  return start < end ? (start + end) / 2 : (ranges[0][0] + ranges[0][1]) / 2;
}

/** The line of a constraint: from, to, the place across, and its direction. */
function spanOf({ i: [first, second], n: names, m: factor = 1, k: constant }, places, isReversed, isScaled) {
  const rect = places[first];
  if (names[0] === "width" || names[0] === "height") {
    const isHorizontal = names[0] === "width";
    const [start, length] = isHorizontal ? [rect[0], rect[2]] : [rect[1], rect[3]];
    const across = isHorizontal ? rect[1] + rect[3] * 0.8 : rect[0] + rect[2] * 0.8;
    return { from: start, to: start + length, across, isHorizontal };
  }
  if (second === undefined) return null;
  const lines = [lineOf(rect, names[0], isReversed), lineOf(places[second], names[1], isReversed)];
  const known = lines[0] || lines[1];
  // A margin follows from the constant of the constraint, which scaling changes.
  if (!known || (isScaled && !(lines[0] && lines[1]))) return null;
  const from = lines[0] ? lines[0][0] : lines[1][0] * factor + constant;
  const to = lines[1] ? lines[1][0] : (from - constant) / factor;
  const rects = second === first ? [rect] : [rect, places[second]];
  return { from, to, across: middleOf(rects, known[1]), isHorizontal: known[1] };
}

/** A line with ends. */
function spanPath({ from, to, across, isHorizontal }, kind, zoom) {
  const point = (along, over) => isHorizontal ? `${number(along)} ${number(over)}` : `${number(over)} ${number(along)}`;
  const mark = 3 / zoom;
  const ends = [from, to].map(end => `M${point(end, across - mark)}L${point(end, across + mark)}`).join("");
  return makeShape("path", { d: `M${point(from, across)}L${point(to, across)}${ends}`, class: kind });
}

/** The size of the letters of captions, and the width of a digit, in pixels. */
const captionSize = 10;
const digitWidth = 5.8;

/** The boxes in which a caption of a line may stand, the best first: around its middle, and then along it. */
function captionBoxes({ from, to, across, isHorizontal }, width, height, gap) {
  const shares = [0.5, 0.25, 0.75, 0, 1];
  return shares.flatMap(share => {
    const along = from + share * (to - from);
    return isHorizontal ? [[along - width / 2, across - height - gap], [along - width / 2, across + gap]]
      : [[across + gap, along - height / 2], [across - gap - width, along - height / 2]];
  }).map(([x, y]) => [x, y, width, height]);
}

const areApart = ([x, y, width, height], [left, top, w, h]) => x >= left + w || left >= x + width || y >= top + h || top >= y + height;

/** The smallest zoom at which lines without a length have captions. */
const zeroZoom = 0.6;

/** The boxes of the texts in a drawn picture, in points. */
function textBoxes(cell, zoom) {
  const { left, top } = cell.element.getBoundingClientRect();
  return [...cell.element.querySelectorAll("svg[role=img] text")].map(text => {
    const box = text.getBoundingClientRect();
    return [(box.left - left) / zoom, (box.top - top) / zoom, box.width / zoom, box.height / zoom];
  });
}

/**
 * Captions of lines that lie in a picture, cover no other one and, if possible, no text and not the selected view
 * either. A caption without space is left out.
 */
function captionShapes(captions, selected, cell, zoom) {
  if (!captions.length) return [];
  const [pictureWidth, pictureHeight] = cell.size;
  const taken = [];
  const texts = textBoxes(cell, zoom);
  const isFree = box => taken.every(other => areApart(box, other));
  const coversNoText = box => isFree(box) && texts.every(text => areApart(box, text));
  return captions.filter(({ span }) => span.from !== span.to || zoom >= zeroZoom).flatMap(({ span, text, kind }) => {
    const [width, height] = [Math.min((text.length * digitWidth + 2) / zoom, pictureWidth), Math.min((captionSize + 1) / zoom, pictureHeight)];
    const boxes = captionBoxes(span, width, height, 2 / zoom).map(([x, y]) =>
      [Math.min(Math.max(x, 0), pictureWidth - width), Math.min(Math.max(y, 0), pictureHeight - height), width, height]);
    const box = boxes.find(box => coversNoText(box) && (!selected || areApart(box, selected))) || boxes.find(coversNoText) || boxes.find(isFree);
    if (!box) return [];
    taken.push(box);
    return [makeShape("text", {
      x: number(box[0] + width / 2), y: number(box[1] + height - 2 / zoom), "font-size": number(captionSize / zoom), "text-anchor": "middle", class: kind,
    }, text)];
  });
}

/** The numbers of a constraint. */
function captionOf({ r: relation, m: factor, q: priority }, { from, to }) {
  const words = [relation, factor ? `× ${points(factor)}` : "", points(Math.abs(to - from)), priority ? `@${points(priority)}` : ""];
  return words.filter(Boolean).join(" ");
}

function rectangle([x, y, width, height], kind) {
  return makeShape("rect", { x: number(x), y: number(y), width: number(Math.max(0, width)), height: number(Math.max(0, height)), class: kind });
}

/** A rectangle without its insets: top, left, bottom, right. */
const inset = ([x, y, width, height], [top, left, bottom, right]) => [x + left, y + top, width - left - right, height - top - bottom];

/** The texts that a view itself shows in a drawn picture. */
function ownTexts(cell, view) {
  const svg = cell.element.querySelector("svg[role=img]");
  return svg ? [...svg.querySelectorAll(`[data-view="${view}"] > text`)] : [];
}

/** The first and the last baseline of each text. */
function baselineShapes(cell) {
  const row = data.rows[cell.row];
  return cell.places.flatMap(([left, top, width], view) => {
    const texts = row.nodes[view].b ? ownTexts(cell, view) : [];
    const lines = texts.length ? [texts[0], texts[texts.length - 1]] : [];
    const heights = new Set(lines.map(line => top + Number(line.getAttribute("y"))));
    return [...heights].map(y => makeShape("path", { d: `M${number(left)} ${number(y)}H${number(left + width)}`, class: "baseline" }));
  });
}

/** Two frames of each view whose constraints are ambiguous. */
function otherShapes(cell) {
  const { places, others, guides, row } = cell;
  const shapes = [];
  for (let place = 0; place < others.length; place += 5) {
    const [view, x, y, width, height] = others.slice(place, place + 5);
    const { p: parent } = data.rows[row].nodes[view];
    const around = places[parent] || [0, 0];
    if (isShownIn(cell, view)) shapes.push(rectangle(places[view], "other"), rectangle([around[0] + x, around[1] + y + (guides.shifts.get(parent) || 0), width, height], "other"));
  }
  return shapes;
}

/** Draws the overlays of a picture, and the constraints of the pinned view with their numbers. */
function overlay(cell, zoom) {
  cell.element.querySelectorAll(".overlay").forEach(one => one.remove());
  const [row, shown, pin] = [data.rows[cell.row], shownOverlays(), pinned()];
  const pinnedView = pin && pin.row === cell.row ? pin.view : -1;
  const shapes = [];
  if (shown.has("design") && cell.design) shapes.push(...cell.design.filter((_, view) => isShownIn(cell, view)).map(rect => rectangle(rect, "design")));
  if (shown.has("outlines")) shapes.push(...cell.places.filter((_, view) => isShownIn(cell, view)).map(rect => rectangle(rect, "outline")));
  if (shown.has("safeArea")) shapes.push(rectangle(inset(cell.places[0], cell.guides.safeArea), "safe"));
  if (shown.has("margins")) {
    for (const [view, margins] of cell.guides.margins) if (isShownIn(cell, view)) shapes.push(rectangle(inset(cell.places[view], margins), "margin"));
  }
  const column = data.columns[cell.column];
  if (shown.has("keyboard") && column && cell.size[0] === column.width && cell.size[1] === column.height) {
    shapes.push(rectangle([0, column.height - column.keyboard, column.width, column.keyboard], "keyboard"));
  }
  if (shown.has("baselines")) shapes.push(...baselineShapes(cell));
  if (shown.has("others")) shapes.push(...otherShapes(cell));
  const captions = distanceCaptions(cell);
  row.constraints.forEach((constraint, index) => {
    const isPinned = constraint.v.includes(pinnedView);
    if (!(isPinned || shown.has("constraints")) || cell.missing.includes(index)) return;
    if (!constraint.v.every(view => isShownIn(cell, view))) return;
    const span = spanOf(constraint, cell.places, data.conditions[state.condition].isRightToLeft, cell.isScaled);
    const kind = cell.conflicts.includes(index) ? "conflict" : isPinned ? "pinned" : "constraint";
    if (!span) return;
    shapes.push(spanPath(span, constraint.q ? `${kind} optional` : kind, zoom));
    if (isPinned) captions.push({ span, text: captionOf(constraint, span), kind });
  });
  shapes.push(...distancesOf(cell).map(span => spanPath(span, "distance", zoom)), ...captionShapes(captions, cell.places[pinnedView], cell, zoom));
  if (!shapes.length) return;
  const holder = makeShape("svg", { class: "overlay", viewBox: `0 0 ${number(cell.size[0])} ${number(cell.size[1])}`, "aria-hidden": "true" });
  holder.append(...shapes);
  cell.element.append(holder);
}

function showOverlays() {
  if (state.mode !== "widths") cells.forEach(cell => overlay(cell, cell.zoom));
  else if (stage) overlay(stage, stage.zoom);
}
