// Copies of texts, and pictures as files.

/** Copies a text, and says so. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    byId("status").textContent = `Copied ${text}`;
  } catch (error) {
    byId("status").textContent = `The browser does not copy: ${error.message}`;
  }
}

const copyButton = text => make("button", { type: "button", class: "copy", title: `Copy ${text}`, "aria-label": `Copy ${text}`, onclick: () => copy(text) }, "copy");

/** The picture of a cell as the text of an SVG file. */
function svgText({ element, size }) {
  const svg = element.querySelector("svg[role=img]").cloneNode(true);
  const [width, height] = size.map(number);
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  return new XMLSerializer().serializeToString(svg);
}

const fileNameOf = ({ row, column }) => [
  data.rows[row].title, column === undefined ? `${state.width} points` : data.columns[column].name, data.appearances[state.appearance],
].join("-").replace(/[^\p{L}\p{N}\-_. ()@,]/gu, "_");

/** Offers a file for download. */
function offer(blob, name) {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

const saveSVG = cell => offer(new Blob([svgText(cell)], { type: "image/svg+xml" }), `${fileNameOf(cell)}.svg`);

/** Draws a picture in the pixels of its screen. */
async function pngOf(cell) {
  const scale = cell.column === undefined ? cell.scale : data.columns[cell.column].scale;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(cell))}`;
  await image.decode();
  const canvas = make("canvas", { width: Math.round(cell.size[0] * scale), height: Math.round(cell.size[1] * scale) });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, "image/png"));
}

async function savePNG(cell) {
  offer(await pngOf(cell), `${fileNameOf(cell)}.png`);
}

/** The buttons that save a drawn picture. */
function saveButtons(cell) {
  if (!cell || !cell.element.querySelector("svg[role=img]")) return [];
  const name = cell.column === undefined ? `${state.width} points` : data.columns[cell.column].name;
  return section(`Picture on ${name}`, make("p", { class: "bar" },
    make("button", { type: "button", id: "save-svg", onclick: () => saveSVG(cell) }, "Save SVG"),
    make("button", { type: "button", id: "save-png", onclick: () => savePNG(cell) }, "Save PNG")));
}
