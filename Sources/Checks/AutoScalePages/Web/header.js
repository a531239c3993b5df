// The header: one row at every width. Controls that do not fit into it move into the panel of options.

/** The controls that may leave the header, the first ones first. */
const movable = ["zoom-field", "conditions", "placements", "appearances", "lengths", "help-button", "device-field", "documents", "search-field"];

/** The controls in the order of the header. */
const tools = [...byId("tools").children].map(one => one.id);

/** The most choices that are buttons; more are a list. */
const mostButtons = 4;

/** Fills a group with choices, and hides a group with no choice. */
function buildChoice(id, key, choices) {
  const group = byId(id);
  group.hidden = choices.length < 2;
  const choose = value => {
    change({ [key]: value });
    (group.querySelector("select, [aria-pressed=true]") || group).focus();
  };
  if (choices.length > mostButtons) {
    group.replaceChildren(make("select", { "aria-label": group.getAttribute("aria-label"), onchange: event => choose(choices[event.target.selectedIndex][0]) },
      ...choices.map(([value, label]) => make("option", { value, selected: state[key] === value }, label))));
    return;
  }
  group.replaceChildren(...choices.map(([value, label]) => make("button", {
    type: "button", "data-value": value, "aria-pressed": String(state[key] === value), onclick: () => choose(value),
  }, label)));
}

/** Links to the index and to the documents before and after. */
function buildLinks() {
  const { links } = data;
  const names = { previous: ["‹", "Previous document"], index: ["All documents", "All documents"], next: ["›", "Next document"] };
  byId("documents").hidden = !links;
  if (!links) return;
  byId("documents").replaceChildren(...Object.entries(names).map(([key, [label, title]]) =>
    make("a", links[key] ? { href: links[key], title, "aria-label": title } : { "aria-disabled": "true" }, label)));
}

/** The name of the file, and its folder as far as there is space. */
function buildTitle() {
  const [, folder, file] = data.file.match(/^(.*\/)?([^/]*)$/);
  byId("title").replaceChildren(make("b", {}, file), ...(folder ? [make("span", {}, folder.replace(/\/$/, ""))] : []));
  byId("title").title = data.file;
}

/** The width of a file's name that the header leaves, in pixels, although the name is longer. */
const longName = 240;

/** Whether the header has no space for its controls and the name of the file. */
function isHeaderFull() {
  const [header, name] = [byId("title").parentElement, byId("title").firstChild];
  return header.scrollWidth > header.clientWidth || (name.scrollWidth > name.clientWidth && name.clientWidth < longName);
}

/** Moves controls into the panel of options, or back, so that the header has one row. */
function fitHeader() {
  const focused = document.activeElement;
  const header = byId("title").parentElement;
  header.classList.remove("small");
  byId("tools").append(...tools.map(byId));
  byId("options-button").after(byId("help-button"));
  for (const id of movable) {
    if (!isHeaderFull()) break;
    byId("moved").append(byId(id));
  }
  // In the panel, the controls are in the order of the header.
  byId("moved").append(...[...tools, "help-button"].map(byId).filter(one => one.parentElement.id === "moved"));
  header.classList.toggle("small", isHeaderFull());
  // An element that moves loses the focus.
  if (focused !== document.activeElement && focused.isConnected) focused.focus();
}

/** Opens or closes the panel of options. */
function toggleOptions(isOpen) {
  byId("options").hidden = !isOpen;
  byId("options-button").setAttribute("aria-expanded", String(isOpen));
}
