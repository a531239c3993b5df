// The page of a difference: both versions side by side, one over the other, or in turn.

"use strict";

const differences = JSON.parse(document.getElementById("data").textContent);
const control = name => document.getElementById(name);
const stage = document.querySelector("main");
let currentView = null;

/** Fills a list with names, and keeps its choice if it can. */
function fillChoices(list, names) {
  const index = Math.min(Math.max(list.selectedIndex, 0), names.length - 1);
  list.replaceChildren(...names.map((name, value) => new Option(name, value)));
  list.selectedIndex = index;
  list.parentElement.hidden = names.length < 2;
}

const shownDocument = () => differences.documents[control("document").selectedIndex];
const shownScene = () => shownDocument()?.scenes[control("scene").selectedIndex];

/** Draws one version, or nothing if the scene is not in it. */
function drawVersion(figure, picture, isNew) {
  const box = figure.querySelector("div");
  box.replaceChildren();
  figure.hidden = !picture;
  if (!picture) return;
  const image = new Image(picture.width, picture.height);
  image.alt = `${figure.querySelector("figcaption").textContent}: ${shownScene().name}`;
  image.src = `data:image/svg+xml,${encodeURIComponent(differences.pictures[picture.svg])}`;
  box.append(image);
  box.style.width = `${picture.width}px`;
  box.style.height = `${picture.height}px`;
  if (!control("outlines").checked) return;
  for (const view of picture.views) {
    const outline = document.createElement("i");
    const [x, y, width, height] = view.frame;
    outline.title = view.name;
    outline.classList.toggle("added", isNew && view.isAdded);
    outline.classList.toggle("current", view.id === currentView);
    Object.assign(outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    box.append(outline);
  }
}

/** Draws both versions of the chosen scene on the chosen screen. */
function drawVersions() {
  const scene = shownScene();
  const screen = scene?.screens[control("screen").selectedIndex];
  const mode = control("mode").value;
  const isWhole = screen?.old && screen?.new;
  drawVersion(control("before"), screen?.old, false);
  drawVersion(control("after"), screen?.new, true);
  stage.classList.toggle("stacked", Boolean(isWhole) && mode !== "sides");
  stage.classList.toggle("blinking", Boolean(isWhole) && mode === "blink");
  control("swipe").parentElement.hidden = mode !== "swipe";
  const share = mode === "swipe" && isWhole ? control("swipe").value : 0;
  control("after").style.clipPath = share > 0 ? `inset(0 0 0 ${share}%)` : "";
}

/** Adapts the lists and the slider to the chosen document and scene. */
function updateChoices() {
  const chosen = shownDocument();
  fillChoices(control("scene"), chosen?.scenes.map(scene => scene.name) ?? []);
  const screens = shownScene()?.screens ?? [];
  fillChoices(control("screen"), screens.map(screen => screen.name));
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

/** An entry of the list, whose view stands out while the pointer is on it. */
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
  item.addEventListener("pointerenter", () => {
    currentView = entry.identifiers[0] ?? null;
    drawVersions();
  });
  return item;
}

function updatePage() {
  updateChoices();
  drawVersions();
}

fillChoices(control("document"), differences.documents.map(one => one.title));
control("document").addEventListener("change", () => { updatePage(); listDifferences(); });
control("scene").addEventListener("change", updatePage);
control("screen").addEventListener("change", updatePage);
control("width").addEventListener("input", () => {
  control("screen").selectedIndex = control("width").value;
  drawVersions();
});
for (const name of ["mode", "swipe", "outlines"]) control(name).addEventListener("input", drawVersions);
document.querySelector("form").addEventListener("submit", event => event.preventDefault());
updatePage();
listDifferences();
