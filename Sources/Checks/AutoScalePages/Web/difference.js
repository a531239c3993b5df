// The page of a difference: both versions side by side, one over the other, or in turn.

"use strict";

const differences = JSON.parse(document.getElementById("data").textContent);
const control = name => document.getElementById(name);
const stage = document.querySelector("main");
let currentViews = new Set();

/** Whether an element is the frame of a view, which draws nothing. */
const isFrame = element => elements[element].length === 1 && elements[element][0].startsWith("@");
const sizeOf = element => isFrame(element) ? 4 : elements[element].length - 1;

/** The lists of elements, each given by what it shares with the one before it. */
const lists = [];
for (const [earlier, start, end, ...middle] of differences.lists) {
  const list = lists[earlier] ?? [];
  lists.push([...list.slice(0, start), ...middle, ...list.slice(list.length - end)]);
}

/** The elements, each with its text around its numbers. */
const elements = differences.elements.map(text => text.split("\x7f"));

/** The pictures as lists of elements with their numbers in thousandths, each given by the changes of numbers. */
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

/** The text of a picture. */
function svgOf(picture) {
  const texts = pictures[picture].filter(({ element }) => !isFrame(element)).map(({ element, numbers }) =>
    elements[element].map((part, index) => index ? numbers[index - 1] / 1000 + part : part).join(""));
  return texts.join("<");
}

/** The views in a picture, each with its frame. */
function framesOf(picture) {
  return pictures[picture].filter(({ element }) => isFrame(element)).map(({ element, numbers }) =>
    [shownDocument().views[elements[element][0].slice(1)], ...numbers.map(number => number / 1000)]);
}

/** Fills a list with names, and keeps its choice if it can. */
function fillChoices(list, names) {
  const index = Math.min(Math.max(list.selectedIndex, 0), names.length - 1);
  list.replaceChildren(...names.map((name, value) => new Option(name, value)));
  list.selectedIndex = index;
  list.parentElement.hidden = names.length < 2;
}

const shownDocument = () => differences.documents[control("document").selectedIndex];
const shownScene = () => shownDocument()?.scenes[control("scene").selectedIndex];
const isDifferent = screen => screen?.old?.place !== screen?.new?.place;

/** Draws one version as large as it fits, or nothing if the scene is not in it. */
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

/** Draws both versions of the chosen scene on the chosen screen. */
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

/** Adapts the lists and the slider to the chosen document and scene, and goes to a screen that differs. */
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

/** Lists the differences of the chosen document in words. */
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

/** An entry of the list, whose views stand out while the pointer or the focus is on it. */
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
