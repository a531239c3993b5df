// The contrast of a text against the shapes behind it.

/** Red, green and blue of a color such as #336699, from 0 to 1. */
const channels = hex => [1, 3, 5].map(place => parseInt(hex.slice(place, place + 2), 16) / 255);

/** A color under a paint with an opacity. */
const blend = (back, front, opacity) => back.map((value, index) => value + (front[index] - value) * opacity);

/** The relative luminance of a color. Source: Web Content Accessibility Guidelines 2.2. */
function luminance(color) {
  const [red, green, blue] = color.map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastRatio(first, second) {
  const [dark, light] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The opacity of a shape's fill, with that of its groups. */
function opacityOf(shape) {
  let opacity = Number(shape.getAttribute("fill-opacity") ?? 1);
  for (let group = shape; group.localName !== "svg"; group = group.parentNode) opacity *= Number(group.getAttribute("opacity") ?? 1);
  return opacity;
}

function isUnder(shape, x, y) {
  if (shape.localName === "image") {
    const box = shape.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }
  return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
}

/** The color behind the middle of a text, or null behind an image. */
function colorBehind(text) {
  const box = text.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  let color = [1, 1, 1];
  for (const shape of text.closest("svg").querySelectorAll("text, rect, path, circle, image")) {
    if (shape === text) break;
    const fill = shape.getAttribute("fill");
    if (shape.localName === "text" || shape.closest("clipPath") || !isUnder(shape, x, y)) continue;
    if (shape.localName === "image") return null;
    if (fill && fill.startsWith("#")) color = blend(color, channels(fill), opacityOf(shape));
  }
  return color;
}

/** The contrast of a view's text in a drawn picture, in words, or an empty text without one. */
function contrastText(cell, view) {
  const text = ownTexts(cell, view)[0];
  const painted = text && (text.getAttribute("fill") ? text : text.querySelector("[fill]"));
  const back = painted && colorBehind(text);
  if (!back) return "";
  const front = blend(back, channels(painted.getAttribute("fill")), opacityOf(painted));
  const ratio = contrastRatio(front, back);
  const size = Number(text.getAttribute("font-size"));
  const needed = size >= 24 || (size >= 18.66 && Number(getComputedStyle(text).fontWeight) >= 700) ? 3 : 4.5;
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1, ${ratio < needed ? `less than ${needed} : 1` : `at least ${needed} : 1`}`;
}
