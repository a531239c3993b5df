// swift-format-ignore-file
// Written by .ci/embed; change the files in Web instead.

extension WebFile {
  static let pageScript = WebFile(
    text: [pageDrawing, pageMatrix, pageFindings, pageTools, pageControls].joined(separator: "\n"),
    digest: "MpxsIH9BVvXgBbCaReVgPAIOan5AooFRfI92CmIikoM=")

  package static let refreshScript = WebFile(
    text: #"""
{
const { news, version } = JSON.parse(document.getElementById("refresh").textContent);
const storage = `autoscale ${location.pathname}`;
const pause = { usual: 30, afterFailure: 1000 };
const mostFailures = 5;
let failures = 0;
const path = list => list ? `${path(list.parentElement.closest("details"))}/${title(list)}` : "";
const title = list => [...list.querySelector("summary").childNodes]
.filter(node => node.nodeName !== "SPAN").map(node => node.textContent).join("");
const movable = () => [["", document.documentElement],
...[...document.querySelectorAll("[id], details")].map(one => [one.id || path(one), one])];
function keepPlace() {
const places = Object.fromEntries(movable().map(([name, one]) => [name, [one.scrollLeft, one.scrollTop, one.open]]));
sessionStorage.setItem(storage, JSON.stringify(places));
}
function restorePlace() {
const places = JSON.parse(sessionStorage.getItem(storage) || "{}");
sessionStorage.removeItem(storage);
for (const [name, one] of movable()) {
if (!places[name]) continue;
const [left, top, isOpen] = places[name];
if (one.tagName === "DETAILS") one.open = isOpen;
if (left || top) one.scrollTo({ left, top, behavior: "instant" });
}
}
function showProblem(text) {
let problem = document.getElementById("problem");
if (!problem) {
problem = Object.assign(document.createElement("p"), { id: "problem" });
problem.setAttribute("role", "alert");
Object.assign(problem.style, {
position: "fixed", inset: "auto 0 0 0", margin: 0, padding: "10px 16px", zIndex: 9,
background: "#b3261e", color: "#fff", font: "13px ui-monospace, Menlo, Consolas, monospace", whiteSpace: "pre-wrap",
});
document.body.append(problem);
}
problem.textContent = text;
problem.hidden = !text;
}
const needsSlider = () => new URLSearchParams(location.hash.slice(1)).get("mode") === "widths";
window.showNews = latest => {
failures = 0;
showProblem(latest.problem || "");
if (latest.version === version) document.documentElement.dataset.extent = latest.extent;
if (!latest.version || latest.version === version || (latest.extent !== "everything" && needsSlider())) return;
keepPlace();
location.reload();
};
function poll() {
const script = document.createElement("script");
const next = isFailure => {
script.remove();
failures = isFailure ? failures + 1 : 0;
if (failures < mostFailures) setTimeout(poll, isFailure ? pause.afterFailure : pause.usual);
};
script.onload = () => next(false);
script.onerror = () => next(true);
script.src = `${news}?${Date.now()}`;
document.head.append(script);
}
restorePlace();
poll();
}
"""#,
    digest: "7ZaRj1s+OWGVWsHcGPMF2svV2Bj+IAcdk4btf/OsWdE=")

  package static let indexScript = WebFile(
    text: #"""
"use strict";
const searchField = document.getElementById("search");
const order = document.getElementById("order");
const folderButton = document.getElementById("folders");
const documents = [...document.querySelectorAll("li")];
const folders = [...document.querySelectorAll("details")];
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
function filterDocuments() {
const word = searchField.value.trim().toLowerCase();
for (const one of documents) one.hidden = !one.dataset.path.toLowerCase().includes(word);
for (const list of document.querySelectorAll("ul, details")) list.hidden = !list.querySelector("li:not([hidden])");
if (word) for (const folder of folders) folder.open = true;
const shown = documents.filter(one => !one.hidden).length;
document.getElementById("count").textContent = word ? `${shown} of ${counted(documents.length, "document")}` : counted(documents.length, "document");
nameFolderButton();
}
function sortDocuments() {
const key = order.value;
const sorted = [...documents].sort((first, second) => {
const byNumber = key === "path" ? 0 : Number(second.dataset[key]) - Number(first.dataset[key]);
return byNumber || first.dataset.path.localeCompare(second.dataset.path);
});
for (const one of sorted) one.parentElement.append(one);
}
function nameFolderButton() {
folderButton.textContent = folders.some(one => one.open) ? "Close all" : "Open all";
}
function toggleFolders() {
const isOpen = folders.some(one => one.open);
for (const one of folders) one.open = !isOpen;
}
function fitPicture(picture) {
picture.classList.toggle("tall", picture.naturalHeight > 1.3 * picture.naturalWidth);
}
for (const picture of document.images) {
if (picture.complete) fitPicture(picture);
else picture.addEventListener("load", () => fitPicture(picture));
}
for (const one of folders) one.addEventListener("toggle", nameFolderButton);
folderButton.hidden = !folders.length;
folderButton.addEventListener("click", toggleFolders);
searchField.addEventListener("input", filterDocuments);
order.addEventListener("change", sortDocuments);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
filterDocuments();
"""#,
    digest: "ZHzYpuZ2PjeoZI6zVvksX6tVsogfNqXmXsUjXUYj290=")

  package static let differenceScript = WebFile(
    text: #"""
"use strict";
const differences = JSON.parse(document.getElementById("data").textContent);
const control = name => document.getElementById(name);
const stage = document.querySelector("main");
let currentViews = new Set();
const isFrame = element => elements[element].length === 1 && elements[element][0].startsWith("@");
const sizeOf = element => isFrame(element) ? 4 : elements[element].length - 1;
const lists = [];
for (const [earlier, start, end, ...middle] of differences.lists) {
const list = lists[earlier] ?? [];
lists.push([...list.slice(0, start), ...middle, ...list.slice(list.length - end)]);
}
const elements = differences.elements.map(text => text.split("\x7f"));
const pictures = [];
{
const latest = new Map();
for (const [place, ...changes] of differences.pictures) {
const counts = new Map();
const parts = lists[place].map(element => {
const count = counts.get(element) ?? 0;
counts.set(element, count + 1);
const key = `${element} ${count}`;
const numbers = [...latest.get(key) ?? new Array(sizeOf(element)).fill(0)];
latest.set(key, numbers);
return { element, numbers };
});
const places = parts.flatMap(part => part.numbers.map((_, index) => [part.numbers, index]));
for (let index = 0; index < changes.length;) {
const [change, count] = [changes[index], changes[index + 1]];
index += 2;
for (let number = 0, last = index + count; index < last; index += 1) {
const [numbers, position] = places[number += changes[index]];
numbers[position] += change;
}
}
pictures.push(parts);
}
}
function svgOf(picture) {
const texts = pictures[picture].filter(({ element }) => !isFrame(element)).map(({ element, numbers }) =>
elements[element].map((part, index) => index ? numbers[index - 1] / 1000 + part : part).join(""));
return texts.join("<");
}
function framesOf(picture) {
return pictures[picture].filter(({ element }) => isFrame(element)).map(({ element, numbers }) =>
[shownDocument().views[elements[element][0].slice(1)], ...numbers.map(number => number / 1000)]);
}
function fillChoices(list, names) {
const index = Math.min(Math.max(list.selectedIndex, 0), names.length - 1);
list.replaceChildren(...names.map((name, value) => new Option(name, value)));
list.selectedIndex = index;
list.parentElement.hidden = names.length < 2;
}
const shownDocument = () => differences.documents[control("document").selectedIndex];
const shownScene = () => shownDocument()?.scenes[control("scene").selectedIndex];
const isDifferent = screen => screen?.old?.place !== screen?.new?.place;
function drawVersion(figure, picture, room) {
const box = figure.querySelector("div");
box.replaceChildren();
figure.hidden = !picture;
if (!picture) return;
const scale = Math.min(1, room / picture.width);
const image = new Image(picture.width * scale, picture.height * scale);
image.alt = `${figure.querySelector("figcaption").textContent}: ${shownScene().name}`;
image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(picture.place))}`;
box.append(image);
box.style.width = `${image.width}px`;
box.style.height = `${image.height}px`;
for (const [view, ...frame] of framesOf(picture.place)) {
const isCurrent = currentViews.has(view.id);
if (!isCurrent && (!view.mark || !control("outlines").checked)) continue;
const outline = document.createElement("i");
const [left, top, width, height] = frame.map(length => `${length * scale}px`);
outline.title = view.name;
outline.className = view.mark ?? "";
outline.classList.toggle("current", isCurrent);
Object.assign(outline.style, { left, top, width, height });
box.append(outline);
}
}
function drawVersions() {
const screen = shownScene()?.screens[control("screen").selectedIndex];
const mode = control("mode").value;
const isWhole = screen?.old && screen?.new;
const isStacked = Boolean(isWhole) && mode !== "sides";
const room = isStacked || !isWhole ? stage.clientWidth - 4 : (stage.clientWidth - 32) / 2;
drawVersion(control("before"), screen?.old, room);
drawVersion(control("after"), screen?.new, room);
stage.classList.toggle("stacked", isStacked);
stage.classList.toggle("blinking", isStacked && mode === "blink");
control("swipe").parentElement.hidden = mode !== "swipe";
const share = mode === "swipe" && isWhole ? control("swipe").value : 0;
control("after").style.clipPath = share > 0 ? `inset(0 0 0 ${share}%)` : "";
control("same").hidden = !screen || isDifferent(screen);
}
function updateChoices() {
fillChoices(control("scene"), shownDocument()?.scenes.map(scene => scene.name) ?? []);
const screens = shownScene()?.screens ?? [];
fillChoices(control("screen"), screens.map(screen => isDifferent(screen) ? screen.name : `${screen.name}, the same`));
const first = screens.findIndex(isDifferent);
if (first >= 0 && !isDifferent(screens[control("screen").selectedIndex])) control("screen").selectedIndex = first;
control("width").max = Math.max(screens.length - 1, 0);
control("width").value = Math.max(control("screen").selectedIndex, 0);
control("width").parentElement.hidden = screens.length < 2;
}
function listDifferences() {
const sections = (shownDocument()?.sections ?? []).flatMap(section => {
const title = document.createElement("h2");
title.textContent = section.title;
const list = document.createElement("ul");
list.append(...section.entries.map(listedEntry));
return [title, list];
});
control("list").replaceChildren(...sections);
}
function listedEntry(entry) {
const item = document.createElement("li");
const sign = document.createElement("b");
sign.textContent = entry.sign;
item.append(sign, entry.text);
for (const detail of entry.details) {
const line = document.createElement("small");
line.textContent = detail;
item.append(line);
}
if (entry.identifiers.length) item.tabIndex = 0;
const show = identifiers => () => {
currentViews = new Set(identifiers);
drawVersions();
};
for (const event of ["pointerenter", "focus"]) item.addEventListener(event, show(entry.identifiers));
for (const event of ["pointerleave", "blur"]) item.addEventListener(event, show([]));
return item;
}
function updatePage() {
updateChoices();
drawVersions();
}
fillChoices(control("document"), differences.documents.map(one => one.title));
control("document").addEventListener("change", () => {
updatePage();
listDifferences();
});
control("scene").addEventListener("change", updatePage);
control("screen").addEventListener("change", () => {
control("width").value = control("screen").selectedIndex;
drawVersions();
});
control("width").addEventListener("input", () => {
control("screen").selectedIndex = control("width").value;
drawVersions();
});
for (const name of ["mode", "swipe", "outlines"]) control(name).addEventListener("input", drawVersions);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
addEventListener("resize", drawVersions);
updatePage();
listDifferences();
"""#,
    digest: "rKE3gGCzGcePOLD32+wWM2YckBZVUGaFfVg8wm8/I+Y=")
}
