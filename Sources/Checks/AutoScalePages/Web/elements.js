// The data of the page, and its elements.

"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const byId = id => document.getElementById(id);

/** Makes an element; a function among its properties handles an event. */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

/** A number with its noun. */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A number of a picture, to a thousandth. */
const number = value => String(Math.round(value * 1000) / 1000);

/** A length in the format of the command. */
const points = value => String(Math.round(value * 10000) / 10000);

/** The item after or before a place, around the ends; the first or the last one for a place of -1. */
const stepIn = (items, place, step) => items.at(place < 0 ? (step > 0 ? 0 : -1) : (place + step) % items.length);

/** An empty picture. Parsing markup avoids the address of the SVG namespace in the page. */
const emptyPicture = (() => {
  const holder = document.createElement("template");
  holder.innerHTML = '<svg role="img" xml:space="preserve"></svg>';
  return holder.content.firstChild;
})();

/** Makes an element of a picture, without the properties that are undefined. */
function makeShape(name, properties, text = "") {
  const element = document.createElementNS(emptyPicture.namespaceURI, name);
  for (const [key, value] of Object.entries(properties)) if (value !== undefined) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}
