// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/inspector.js`.
  static let inspectorScript = #"""
const section = (title, ...content) => [make("h3", {}, title), ...content];
const list = texts => make("ul", {}, ...texts.map(text => make("li", {}, text)));
const frameText = values => `${points(values[0])}, ${points(values[1])}, ${points(values[2])} × ${points(values[3])}`;
const frameOf = (picture, scale, view) => data.lists[picture.f].slice(4 * view, 4 * view + 4).map(value => value / scale);
function showInspector() {
const shown = pinned() || hovered;
const panel = byId("inspector");
if (!shown) {
panel.replaceChildren(
make("h2", {}, "Point at a view"),
make("p", { class: "soft" }, "Its frame and constraints appear here. Click to pin it on every screen."),
...findingList("Findings", data.findings),
...(data.warnings.length ? section("Warnings", list(data.warnings)) : []),
...outlineOf(state.mode === "widths" ? state.row : (shownRows()[0] || { index: 0 }).index));
return;
}
const row = data.rows[shown.row];
const node = row.nodes[shown.view];
const place = node.l ? `${data.file}:${node.l}` : data.file;
panel.replaceChildren(
make("h2", {}, node.n),
make("p", { class: "soft" }, [node.c, node.i].filter(Boolean).join(" · ")),
make("p", {}, make("code", {}, place)),
...findingList("Findings", findingsOf(shown.row, shown.view)),
...framesOf(shown), ...lengthsOf(shown),
...section("Constraints", list(row.constraints.filter(one => one.v.includes(shown.view)).map(one => one.t))),
...outlineOf(shown.row));
}
function framesOf({ row, view, column }) {
if (state.mode === "widths") return frameAtWidth(row, view);
const isScaled = state.lengths === "scaled";
const rows = shownColumns().map(({ column: screen, index }) => {
const picture = pictureOf(row, index, isScaled);
const has = data.lists[picture.f].length;
const title = preferredSize(picture, view);
return make("tr", { class: index === column ? "now" : "", title: title && `content ${title}` },
make("td", {}, screen.name), make("td", {}, has ? frameText(frameOf(picture, screen.scale, view)) : "–"));
});
return [...section("Frame: x, y, width × height", make("table", {}, ...rows)), ...preferredSizeOf(row, view, column)];
}
function preferredSize(picture, view) {
const sides = data.lists[picture.w].slice(2 * view, 2 * view + 2);
return sides.some(side => side >= 0) ? sides.map(side => side < 0 ? "any" : points(side)).join(" × ") : "";
}
function preferredSizeOf(row, view, column = firstColumn()) {
const size = preferredSize(pictureOf(row, column, state.lengths === "scaled"), view);
return size ? section("Preferred content size", make("p", {}, size)) : [];
}
function lengthsOf({ row, view, column: place = firstColumn() }) {
const lengths = data.rows[row].lengths.map((length, index) => ({ length, index })).filter(({ length }) => length.v.includes(view));
if (!lengths.length || !data.rows[row].scaled.length) return [];
const applied = data.lists[pictureOf(row, place, true).a];
return section(`Design → ${data.columns[place].name}`, make("table", {}, ...lengths.map(({ length, index }) =>
make("tr", {}, make("td", {}, length.t), make("td", {}, `${points(length.d)} → ${points(applied[index])}`)))));
}
const treeName = ({ n: name, c: kind, t: text }) => `${name === kind ? kind.replace(/^UI/, "") : name}${text ? ` "${text}"` : ""}`;
function outlineOf(row) {
if (!data.rows[row]) return [];
const depths = [];
const found = new Set(foundViews(data.rows[row]));
const pin = pinned();
const items = data.rows[row].nodes.map((node, view) => {
depths.push(node.p < 0 ? 0 : depths[node.p] + 1);
const isPinned = Boolean(pin && pin.row === row && pin.view === view);
const button = make("button", {
type: "button", "aria-pressed": String(isPinned), "data-view": view, "data-row": row, class: node.s ? "" : "off",
title: `${treeName(node)} (${node.c})`,
}, `${found.has(view) ? "● " : ""}${treeName(node)}${node.s ? "" : " (hidden)"}`);
button.style.paddingLeft = 4 + 10 * Math.min(depths[view], 12) + "px";
return make("li", {}, button);
});
return section(`Views of ${data.rows[row].title}`, make("ul", { class: "outline" }, ...items));
}

"""#
}
