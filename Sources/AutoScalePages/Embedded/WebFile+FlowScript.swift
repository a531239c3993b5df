// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/flow.js`.
  static let flowScript = #"""
const hasFlow = Boolean(data.flow) && data.flow.scenes.length > 1;
function flowPlaces(column) {
const { width, height } = data.columns[column];
const [left, top] = ["x", "y"].map(axis => Math.min(...data.flow.scenes.map(scene => scene[axis])));
return data.flow.scenes.map(({ x, y, r: row }) => {
const cell = cells.find(cell => cell.row === row);
return [x - left, y - top, ...(cell ? cell.size : [width, height / 3])];
});
}
function buildFlow() {
const column = firstColumn();
cells = [];
const boxes = data.flow.scenes.map(({ r: row, n: name }) => {
const [picture] = row < 0 ? [] : pictureCell(row, column);
return make("div", { class: "scene", "data-row": row }, make("b", {}, ...breakable(name)), ...(picture ? [picture] : []));
});
byId("flow").replaceChildren(...boxes);
zoomCells();
cells.forEach(observe);
markAll();
showOverlays();
}
function placeFlow(zoom) {
const places = flowPlaces(firstColumn()).map(place => place.map(value => value * zoom));
const [width, height] = [0, 1].map(axis => Math.max(...places.map(place => place[axis] + place[axis + 2])) + 40);
[...byId("flow").querySelectorAll(".scene")].forEach((box, index) => {
const [x, y, w, h] = places[index];
Object.assign(box.style, { left: x + 20 + "px", top: y + 36 + "px", width: w + "px", height: h + "px" });
});
const holder = makeShape("svg", { class: "overlay", viewBox: `-20 -36 ${number(width)} ${number(height + 36)}`, width: number(width), height: number(height + 36) });
holder.append(...data.flow.segues.flatMap(([from, to, label]) => arrowShapes(places[from], places[to], label)));
byId("flow").querySelectorAll(":scope > svg").forEach(one => one.remove());
byId("flow").append(holder);
Object.assign(byId("flow").style, { width: width + "px", height: height + 36 + "px" });
}
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

"""#
}
