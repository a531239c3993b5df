// One large picture at every width.

/** The widths of a row, as drawn or scaled. */
const sweepOf = (row, isScaled = state.lengths === "scaled") => inCondition(row, isScaled ? "scaledSweeps" : "sweeps");
const hasWidths = data.rows.some(row => row.sweeps.some(Boolean));
let stage = null;
let player = 0;

/** Draws the picture at the width of the slider. */
function drawStage() {
  const sweep = sweepOf(state.row);
  const holder = byId("stage");
  if (!sweep) {
    stage = null;
    holder.replaceChildren(make("p", { class: "note" }, "This view has no layout at these widths."));
    return;
  }
  const row = data.rows[state.row];
  const drawing = drawingAt(row, sweep, state.width);
  const { frames, size } = drawing;
  const description = `${row.title} at ${state.width} points`;
  const element = make("div", { class: "picture plain" }, svgOf(row, drawing, description));
  const zoom = stageZoom(size);
  element.style.width = size[0] * zoom + "px";
  element.style.height = size[1] * zoom + "px";
  const isScaled = state.lengths === "scaled";
  const guides = guidesOf(valueAt(sweep.g, state.width));
  const missing = sweep.n ? data.lists[valueAt(sweep.n, state.width)] : [];
  stage = { element, drawn: true, row: state.row, size, frames, guides, places: placed(row, frames, sweep.scale, guides), scale: sweep.scale, zoom, isScaled, missing, templates: drawing.templates, conflicts: [], others: [] };
  const drawn = isScaled && sweepOf(state.row, false);
  if (drawn) stage.design = placed(row, framesAt(row, drawn, state.width), sweep.scale, guidesOf(valueAt(drawn.g, state.width)));
  const scaled = state.lengths === "compare" && sweepOf(state.row, true);
  if (scaled) cover(stage, svgOf(row, drawingAt(row, scaled, state.width), `${description}, scaled`));
  holder.replaceChildren(element);
  byId("width").value = state.width;
  byId("width-text").textContent = `${state.width} points`;
  markStage();
  showOverlays();
  if (state.panel === "view" && (pinned() || hovered)) showInspector();
}

/** The zoom at which a picture fits into the window. */
function stageZoom([width, height]) {
  const holder = byId("stage");
  return Math.max(0.2, Math.min((holder.clientHeight - 16) / height, (holder.clientWidth - 16) / width, 2));
}

function markStage() {
  if (!stage) return;
  stage.element.querySelectorAll(".mark").forEach(mark => mark.remove());
  stage.element.append(...marksOf(stage, findingsOf(stage.row).filter(one => isFoundAt(one, state.width))));
}

/** The options of commands for the condition of the pictures. */
function conditionOptions() {
  const { language, isRightToLeft, textSize } = data.conditions[state.condition];
  return [
    language ? ` --language ${language}` : "", isRightToLeft ? " --direction rtl" : "", textSize ? ` --text-sizes ${textSize}` : "",
    state.lengths === "scaled" ? " --adapt" : ""].join("");
}

function frameAtWidth(row, view) {
  if (!stage || stage.row !== row) return [];
  const frame = stage.frames.slice(4 * view, 4 * view + 4).map(value => value / stage.scale);
  const sweep = sweepOf(row);
  return [
    ...section(`Frame at ${state.width} points: x, y, width × height`, make("p", { id: "frame-at-width" }, frameText(frame), copyButton(frameText(frame)))),
    ...section("Command", make("code", {}, `autoscale frames "${data.file}" --screen ${state.width}x${points(sweep.height)}@${sweep.scale}${conditionOptions()}`)),
  ];
}

function setWidth(width) {
  state.width = Math.min(Math.max(Math.round(width), data.widths[0]), data.widths[1]);
  drawStage();
  writeAddress();
}

/** The widths at which an edge starts to move differently, or a view gets another drawing. */
function changesOf(sweep) {
  const widths = new Set();
  for (const edge of sweep.e.flat().map(edgeOf)) {
    if (Array.isArray(edge) && edge.length > 2) for (let place = 3; place < edge.length; place += 3) widths.add(edge[place]);
  }
  for (const run of sweep.t) for (let place = 2; place < run.length; place += 2) widths.add(run[place]);
  return [...widths].sort((first, second) => first - second);
}

function goToChange(direction) {
  const sweep = sweepOf(state.row);
  if (!sweep) return;
  const changes = changesOf(sweep);
  const next = direction > 0 ? changes.find(width => width > state.width) : changes.findLast(width => width < state.width);
  if (next !== undefined) setWidth(next);
}

function play(isOn) {
  cancelAnimationFrame(player);
  player = 0;
  byId("play").setAttribute("aria-pressed", String(isOn));
  byId("play").textContent = isOn ? "Pause" : "Play";
  if (!isOn) return;
  const step = () => {
    setWidth(state.width >= data.widths[1] ? data.widths[0] : state.width + 1);
    player = requestAnimationFrame(step);
  };
  player = requestAnimationFrame(step);
}

/** The widths of devices that get a label first: the ends, and then the sizes of most devices. */
const labelOrder = [320, 1366, 375, 393, 430, 768, 1024, 820, 402, 440, 414];

/** The widths with a label, each with its line: a label that would touch another one has none. */
function labelLines(widths, pixelsPerPoint) {
  const lines = [[], []];
  const placed = new Map();
  const order = [...labelOrder.filter(width => widths.includes(width)), ...widths.filter(width => !labelOrder.includes(width))];
  for (const width of order) {
    const line = lines.findIndex(line => line.every(other => Math.abs(other - width) * pixelsPerPoint > 32));
    if (line < 0) continue;
    lines[line].push(width);
    placed.set(width, line);
  }
  return placed;
}

/** The marks of real devices below the slider, and the widths with changes and findings above it. */
function buildTicks() {
  const [low, high] = data.widths;
  const share = width => 100 * (width - low) / (high - low) + "%";
  const names = new Map(data.ticks);
  const widths = [...new Set([low, ...names.keys(), high])].sort((first, second) => first - second);
  const lines = labelLines(widths, byId("ticks").clientWidth / (high - low));
  byId("ticks").replaceChildren(...widths.map(width => {
    const line = lines.get(width);
    const title = names.has(width) ? `${width}: ${names.get(width)}` : `${width} points`;
    const tick = make("button", { type: "button", title, class: line === 1 ? "low" : "", tabindex: -1, "data-width": width }, line === undefined ? "" : String(width));
    tick.style.left = share(width);
    return tick;
  }));
  const sweep = sweepOf(state.row);
  const changes = sweep ? changesOf(sweep) : [];
  const bands = findingBands(share);
  byId("bands").replaceChildren(...bands, ...changes.map(width => {
    const mark = make("i", { class: "change", title: `The layout changes at ${width}` });
    mark.style.left = share(width);
    return mark;
  }));
  const found = [...severities].reverse().filter(severity => bands.some(band => band.classList.contains(severity)));
  byId("legend").replaceChildren(
    ...(changes.length ? [make("i", { class: "change" }), `${changes.length} widths with a change`] : ["No change at any width"]),
    ...found.flatMap(severity => [make("i", { class: `band ${severity}` }), severity]));
}
