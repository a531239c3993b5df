// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  /// `Web/elements.js`.
  static let elementsScript = #"""
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = id => document.getElementById(id);
function make(name, properties = {}, ...children) {
const element = document.createElement(name);
for (const [key, value] of Object.entries(properties)) {
if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
}
element.append(...children);
return element;
}
const number = value => String(Math.round(value * 1000) / 1000);
const points = value => String(Math.round(value * 10000) / 10000);
const stepIn = (items, place, step) => items.at(place < 0 ? (step > 0 ? 0 : -1) : (place + step) % items.length);
const emptyPicture = (() => {
const holder = document.createElement("template");
holder.innerHTML = '<svg role="img" xml:space="preserve"></svg>';
return holder.content.firstChild;
})();
function makeShape(name, properties, text = "") {
const element = document.createElementNS(emptyPicture.namespaceURI, name);
for (const [key, value] of Object.entries(properties)) if (value !== undefined) element.setAttribute(key, value);
if (text) element.textContent = text;
return element;
}

"""#
}
