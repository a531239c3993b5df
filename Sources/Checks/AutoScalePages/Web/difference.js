// The page of a difference: both versions side by side, one over the other, or in turn.

"use strict";

const differences = JSON.parse(document.getElementById("data").textContent);
const control = name => document.getElementById(name);
const stage = document.querySelector("main");
let currentViews = new Set();

/** The views of the chosen sentence, which stand out until another one is chosen. */
let chosenViews = [];

/** The width of the screen with which a scene is shown first, if the versions differ there: that of most phones. */
const usualWidth = 393;

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
function framesOf(picture, one = shownDocument()) {
  return pictures[picture].filter(({ element }) => isFrame(element)).map(({ element, numbers }) =>
    [one.views[elements[element][0].slice(1)], ...numbers.map(number => number / 1000)]);
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

/** The screen of a scene on which the versions differ, as near as possible to the usual one, or -1. */
function firstScreen({ screens }) {
  const distance = ({ old, new: changed }) => Math.abs((changed ?? old).width - usualWidth);
  return screens.reduce((best, screen, index) =>
    isDifferent(screen) && (best < 0 || distance(screen) < distance(screens[best])) ? index : best, -1);
}

/** The image of a picture at a scale. */
function imageOf(picture, scale, words) {
  const image = new Image(picture.width * scale, picture.height * scale);
  image.alt = words;
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(picture.place))}`;
  return image;
}

/** Draws one version as large as it fits, or nothing if the scene is not in it. */
function drawVersion(figure, picture, room) {
  const box = figure.querySelector("div");
  box.replaceChildren();
  figure.hidden = !picture;
  if (!picture) return;
  const scale = Math.min(1, room / picture.width);
  const image = imageOf(picture, scale, `${figure.querySelector("figcaption").textContent}: ${shownScene().name}`);
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
  const first = shownScene() ? firstScreen(shownScene()) : -1;
  if (first >= 0) control("screen").selectedIndex = first;
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
  const words = document.createElement(entry.identifiers.length ? "button" : "span");
  words.textContent = entry.text;
  words.addEventListener("click", () => showViews(entry.identifiers));
  item.append(sign, words);
  for (const detail of entry.details) {
    const line = document.createElement("small");
    line.textContent = detail;
    item.append(line);
  }
  const show = identifiers => () => {
    currentViews = new Set([...identifiers, ...chosenViews]);
    drawVersions();
  };
  for (const event of ["pointerenter", "focusin"]) item.addEventListener(event, show(entry.identifiers));
  for (const event of ["pointerleave", "focusout"]) item.addEventListener(event, show([]));
  return item;
}

/** Shows the first scene and screen with one of some views, which stand out there. */
function showViews(identifiers) {
  if (!identifiers.length) return;
  chosenViews = identifiers;
  currentViews = new Set(identifiers);
  const hasView = picture => picture && framesOf(picture.place).some(([view]) => currentViews.has(view.id));
  const { scenes } = shownDocument();
  const shows = scene => scene?.screens.some(screen => hasView(screen.old) || hasView(screen.new));
  if (!shows(shownScene())) control("scene").selectedIndex = Math.max(scenes.findIndex(shows), 0);
  updatePage();
  document.querySelector("i.current")?.scrollIntoView({ block: "center", inline: "center" });
}

/** The height of a small picture, in pixels. */
const smallHeight = 180;

/** Shows each scene that differs, in both versions on one screen, as a button that chooses it. */
function buildOverview() {
  const scenes = differences.documents.flatMap((one, place) => one.scenes.map((scene, index) => ({ one, place, scene, index, screen: scene.screens[firstScreen(scene)] })));
  control("overview").hidden = scenes.length < 2;
  control("overview").replaceChildren(...scenes.filter(({ screen }) => screen).map(({ one, place, scene, index, screen }) => {
    const button = document.createElement("button");
    const title = differences.documents.length > 1 ? `${one.title}: ${scene.name}` : scene.name;
    const sides = [["Before", screen.old], ["After", screen.new]].filter(([, picture]) => picture);
    button.type = "button";
    button.append(...sides.map(([side, picture]) => imageOf(picture, Math.min(1, smallHeight / picture.height, smallHeight / picture.width), `${side}: ${title}`)),
      Object.assign(document.createElement("span"), { textContent: title }));
    button.addEventListener("click", () => {
      control("document").selectedIndex = place;
      updateChoices();
      control("scene").selectedIndex = index;
      updatePage();
      listDifferences();
      control("compared").scrollIntoView();
    });
    return button;
  }));
}

function updatePage() {
  updateChoices();
  drawVersions();
}

fillChoices(control("document"), differences.documents.map(one => one.title));
control("document").addEventListener("change", () => {
  chosenViews = [];
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
buildOverview();
updatePage();
listDifferences();
