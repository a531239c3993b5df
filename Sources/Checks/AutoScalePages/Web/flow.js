// The scenes where the canvas has them, with segues as arrows, on one screen.

const hasFlow = Boolean(data.flow) && data.flow.scenes.length > 1;

/** The place of the screen: the reader's, or the one most like the document's device, or the first one. */
function flowColumn() {
  const shown = shownColumns().map(({ index }) => index);
  return [state.device, data.flow ? data.flow.device : -1].find(index => shown.includes(index)) ?? firstColumn();
}

/**
 * The rectangles of the scenes, in points from the first one's corner. A canvas names the middle of a scene, in
 * units of 1/600 of its device: so 37 of the corpus's 457 storyboards have scenes that overlap, otherwise 115.
 */
function flowPlaces() {
  const { width, height } = data.columns[flowColumn()];
  const places = data.flow.scenes.map(({ x, y, r: row }) => {
    const cell = cells.find(cell => cell.row === row);
    const [w, h] = cell ? cell.size : [width, height / 3];
    return [x * width / 600 - w / 2, y * height / 600 - h / 2, w, h];
  });
  const [left, top] = [0, 1].map(axis => Math.min(...places.map(place => place[axis])));
  return places.map(([x, y, w, h]) => [x - left, y - top, w, h]);
}

/** The space around the flow, and above it for the names of the first scenes, in pixels. */
const flowMargin = 20;
const flowTop = 44;

/** The largest zoom at which all scenes fit into the window, as far as they can be read. */
function flowZoom() {
  const { clientWidth, clientHeight } = byId("screens");
  const [width, height] = [0, 1].map(axis => Math.max(...flowPlaces().map(place => place[axis] + place[axis + 2])));
  const fitting = Math.min((clientWidth - 2 * flowMargin) / width, (clientHeight - flowTop - flowMargin) / height);
  return Math.min(Math.max(fitting, 0.24), 0.6);
}

function buildFlow() {
  const column = flowColumn();
  cells = [];
  const boxes = data.flow.scenes.map(({ r: row, n: name }) => {
    const [picture] = row < 0 ? [] : pictureCell(row, column);
    return make("div", { class: "scene", "data-row": row }, make("b", { title: name }, ...breakable(name)), ...(picture ? [picture] : []));
  });
  byId("flow").replaceChildren(...boxes);
  zoomCells();
  cells.forEach(observe);
  markAll();
  showOverlays();
}

/** The width of a scene's name: up to the name or the picture that is next on its right. */
function nameWidth([x, y, width], places) {
  const next = places.filter(([left, top, , height]) => left > x && top - flowTop < y && top + height > y - flowTop).map(([left]) => left);
  return Math.max(width, Math.min(...next, x + 2 * width) - x - 8);
}

/** Places the scenes and their arrows at the zoom of the pictures. */
function placeFlow(zoom) {
  const places = flowPlaces().map(place => place.map(value => value * zoom));
  const [width, height] = [0, 1].map(axis => Math.max(...places.map(place => place[axis] + place[axis + 2])) + 2 * flowMargin);
  [...byId("flow").querySelectorAll(".scene")].forEach((box, index) => {
    const [x, y, w, h] = places[index];
    Object.assign(box.style, { left: x + flowMargin + "px", top: y + flowTop + "px", width: w + "px", height: h + "px" });
    box.querySelector("b").style.maxWidth = nameWidth(places[index], places) + "px";
  });
  const holder = makeShape("svg", {
    class: "overlay", viewBox: `${-flowMargin} ${-flowTop} ${number(width)} ${number(height + flowTop)}`, width: number(width), height: number(height + flowTop),
  });
  holder.append(...data.flow.segues.flatMap(([from, to, label]) => arrowShapes(places[from], places[to], label)));
  byId("flow").querySelectorAll(":scope > svg").forEach(one => one.remove());
  byId("flow").append(holder);
  Object.assign(byId("flow").style, { width: width + "px", height: height + flowTop + "px" });
}

/** An arrow from the edge of one rectangle to the edge of another one, with its label in the middle. */
function arrowShapes([x1, y1, w1, h1], [x2, y2, w2, h2], label) {
  const isAcross = x2 >= x1 + w1 || x1 >= x2 + w2;
  const isForward = isAcross ? x2 > x1 : y2 > y1;
  const from = isAcross ? [x1 + (isForward ? w1 : 0), y1 + h1 / 2] : [x1 + w1 / 2, y1 + (isForward ? h1 : 0)];
  const to = isAcross ? [x2 + (isForward ? 0 : w2), y2 + h2 / 2] : [x2 + w2 / 2, y2 + (isForward ? 0 : h2)];
  const bend = isAcross ? [(from[0] + to[0]) / 2, from[1], (from[0] + to[0]) / 2, to[1]] : [from[0], (from[1] + to[1]) / 2, to[0], (from[1] + to[1]) / 2];
  const back = isForward ? -7 : 7;
  const tip = isAcross ? `M${number(to[0] + back)} ${number(to[1] - 5)}L${number(to[0])} ${number(to[1])}L${number(to[0] + back)} ${number(to[1] + 5)}`
    : `M${number(to[0] - 5)} ${number(to[1] + back)}L${number(to[0])} ${number(to[1])}L${number(to[0] + 5)} ${number(to[1] + back)}`;
  const path = makeShape("path", { class: "segue", d: `M${from.map(number).join(" ")}C${bend.map(number).join(" ")} ${to.map(number).join(" ")}${tip}` });
  if (!label) return [path];
  return [path, makeShape("text", { x: number((from[0] + to[0]) / 2), y: number((from[1] + to[1]) / 2 - 4), "font-size": 10, "text-anchor": "middle" }, label)];
}
