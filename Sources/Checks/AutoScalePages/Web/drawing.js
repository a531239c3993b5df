// Pictures from the templates in the data of the page.

let lastId = 0;
const makeId = () => `u${lastId += 1}`;

const rectangleNames = ["x", "y", "width", "height"];

/** The variant of the chosen appearance, or the only one. */
const inAppearance = variants => variants.length > 1 ? variants[state.appearance] : variants[0];

/** The attributes of a color by its place, which is negative for none. A color with an opacity is a list. */
function painted(kind, place) {
  if (place < 0) return {};
  const [color, opacity] = [inAppearance(data.paints[place])].flat();
  return { [kind]: color, [`${kind}-opacity`]: opacity };
}

/** The attributes of a font. */
function fontOf(index) {
  const { f: families, w: weight, i: isItalic } = data.fonts[index];
  return { "font-family": families, "font-weight": weight, "font-style": isItalic ? "italic" : undefined };
}

/**
 * Draws a template into an element. The values of a template are letters, each with its parts and then its
 * numbers; a number is itself, a list of a form, or an empty list for the next parameter.
 */
class TemplateDrawing {
  constructor(index, size, parameters, parent) {
    Object.assign(this, { values: data.templates[index], size, parameters, holder: parent });
    this.next = 0;
    this.nextParameter = 0;
    while (this.next < this.values.length) operations[this.take()](this);
    if (!this.content) this.mark();
  }

  take() {
    const value = this.values[this.next];
    this.next += 1;
    return value;
  }

  /** The next number as text. */
  measure() {
    const value = this.take();
    if (typeof value === "number") return number(value);
    if (value.length) {
      const [perWidth, perHeight = 0, constant = 0, perScreen = 0] = value;
      const [width, height, screen] = this.size;
      return number(perWidth * width + perHeight * height + constant + perScreen * screen);
    }
    this.nextParameter += 1;
    return number(this.parameters[this.nextParameter - 1] / 1000);
  }

  /** The next numbers as attributes. */
  measures(names) {
    return Object.fromEntries(names.map(name => [name, this.measure()]));
  }

  fill() {
    return painted("fill", this.take());
  }

  line() {
    const [paint, dashes, isRound] = [this.take(), this.take(), this.take()];
    const end = isRound ? "round" : undefined;
    return { ...painted("stroke", paint), "stroke-dasharray": dashes || undefined, "stroke-linecap": end, "stroke-linejoin": end };
  }

  add(name, properties, text) {
    return this.holder.appendChild(makeShape(name, properties, text));
  }

  open(properties) {
    this.holder = this.add("g", properties);
  }

  close() {
    this.holder = this.holder.parentNode;
  }

  /** Opens a group that clips its shapes to a rectangle. */
  clip(names) {
    const id = makeId();
    this.add("clipPath", { id }).append(makeShape("rect", this.measures(names)));
    this.open({ "clip-path": `url(#${id})` });
  }

  /** Remembers the place of the subviews, which is the end unless a letter marks it. */
  mark() {
    this.content = { holder: this.holder, last: this.holder.lastChild };
  }

  /** Inserts the group of a subview. */
  insert(group) {
    const { holder, last } = this.content;
    holder.insertBefore(group, last ? last.nextSibling : holder.firstChild);
    this.content.last = group;
  }

  /** Draws commands of a path. An arc has a radius, x and y. */
  path(style, isLine) {
    const d = [...this.take()].map(letter => {
      if (letter === "Z") return letter;
      const radius = letter === "A" ? this.measure() : "";
      return `${letter}${radius && `${radius} ${radius} 0 0 1 `}${this.measure()} ${this.measure()}`;
    }).join("");
    this.add("path", { d, ...style, ...this.measures(isLine ? ["stroke-width"] : []) });
  }

  text() {
    const [fill, font, anchor, content] = [this.fill(), fontOf(this.take()), this.take(), this.take()];
    const text = this.add("text", {
      ...this.measures(["x", "y", "font-size", "textLength"]), ...fill, ...font, lengthAdjust: "spacingAndGlyphs",
      "text-anchor": anchor === "start" ? undefined : anchor,
    });
    text.append(...(Array.isArray(content) ? this.runs(content) : [typeof content === "number" ? this.part(content) : content]));
  }

  /** The next part of the source. A part without a start follows the previous part and its trailing spaces. */
  part(signs) {
    let start = this.lineEnd;
    if (signs & 1) start = Number(this.measure());
    else while (this.source[start] === " ") start += 1;
    this.lineEnd = Number(this.measure());
    return this.source.slice(start, this.lineEnd) + (signs & 2 ? "…" : "");
  }

  runs(runs) {
    return runs.map(([text, font, hasSize, paint]) => makeShape("tspan", {
      ...this.measures(hasSize ? ["font-size"] : []), ...fontOf(font), ...painted("fill", paint),
    }, text));
  }

  image() {
    const [place, preserveAspectRatio, tint] = [this.take(), this.take(), this.take()];
    const id = tint < 0 ? undefined : makeId();
    if (id) {
      this.add("filter", { id }).append(
        makeShape("feFlood", painted("flood", tint)), makeShape("feComposite", { in2: "SourceAlpha", operator: "in" }));
    }
    this.add("image", { ...this.measures(rectangleNames), preserveAspectRatio, filter: id && `url(#${id})`, href: place < 0 ? undefined : inAppearance(data.images[place]) });
  }
}

/** The operations of templates by their letters, as PageTemplate.swift writes them. */
const operations = {
  p: one => one.open({ "font-family": one.take(), fill: "none" }),
  b: one => one.open({ "data-bar": one.take(), transform: `translate(${one.measure()} ${one.measure()})` }),
  a: one => one.open({ opacity: one.take(), transform: `translate(${one.measure()} ${one.measure()})` }),
  s: one => one.open({ transform: `translate(0 ${one.measure()})` }),
  y: one => one.open({ transform: `translate(${one.measure()} ${one.measure()}) scale(${one.measure()})` }),
  c: one => one.clip(["width", "height"]),
  C: one => one.clip(["width", "height", "rx"]),
  e: one => one.close(),
  v: one => one.mark(),
  r: one => one.add("rect", { ...one.fill(), ...one.measures(rectangleNames) }),
  q: one => one.add("rect", { ...one.fill(), ...one.measures([...rectangleNames, "rx"]) }),
  R: one => one.add("rect", { ...one.line(), ...one.measures([...rectangleNames, "stroke-width"]) }),
  Q: one => one.add("rect", { ...one.line(), ...one.measures([...rectangleNames, "rx", "stroke-width"]) }),
  o: one => one.add("circle", { ...one.fill(), ...one.measures(["cx", "cy", "r"]) }),
  d: one => one.path(one.fill(), false),
  D: one => one.path(one.line(), true),
  g: one => one.add("path", { ...one.fill(), d: one.take() }),
  G: one => one.add("path", { ...one.line(), d: one.take(), ...one.measures(["stroke-width"]) }),
  x: one => Object.assign(one, { source: data.texts[one.take()], lineEnd: 0 }),
  t: one => one.text(),
  i: one => one.image(),
};

/** The numbers of parameters that templates have. */
const parameterCounts = data.templates.map(values => values.filter(value => Array.isArray(value) && !value.length).length);

/**
 * Makes the element of a picture. Frames are x, y, width and height of each view in pixels, screen is the
 * width of the screen, and parameters are those of the canvas and of each view.
 */
function svgOf(row, { frames, scale, screen, size, templates, parameters }, description) {
  const [width, height] = rootSize(frames, scale);
  const svg = emptyPicture.cloneNode();
  const canvas = new TemplateDrawing(templates[0], [width, height, screen], parameters[0], svg);
  const drawn = [];
  row.nodes.forEach((node, index) => {
    if (templates[index + 1] < 0) return;
    const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
    const group = makeShape("g", {
      "data-view": index, transform: `translate(${number(x)} ${number(y)})`, opacity: node.o === undefined ? undefined : number(node.o),
    });
    drawn[index] = new TemplateDrawing(templates[index + 1], [w, h, screen], parameters[index + 1], group);
    (drawn[node.p] || canvas).insert(group);
  });
  svg.setAttribute("viewBox", `0 0 ${size.map(number).join(" ")}`);
  svg.setAttribute("aria-label", description);
  const { language } = data.conditions[state.condition];
  if (language) svg.setAttribute("lang", language);
  return svg;
}

/** The width and the height of a root, in points. */
const rootSize = (frames, scale) => [frames[2] / scale, frames[3] / scale];

/** The size of a picture on a screen: that of the screen if the root has a place there, or else of the root. */
const sizeOf = (picture, { width, height, scale }) => picture.o ? [width, height] : rootSize(data.lists[picture.f], scale);

/** The drawing of a row's picture on a screen. */
function drawingOf(picture, column) {
  const { width, scale } = column;
  const templates = data.lists[picture.t];
  const numbers = data.lists[picture.p];
  let start = 0;
  const parameters = templates.map(index => numbers.slice(start, start += index < 0 ? 0 : parameterCounts[index]));
  return { frames: data.lists[picture.f], scale, screen: width, size: sizeOf(picture, column), templates, parameters };
}

/** The drawing of a row at a width. */
function drawingAt(row, sweep, width) {
  const frames = framesAt(row, sweep, width);
  return {
    frames, scale: sweep.scale, screen: width, size: sweep.o ? [width, sweep.height] : rootSize(frames, sweep.scale),
    templates: sweep.t.map(run => valueAt(run, width)),
    parameters: sweep.p.map(numbers => numbers.map(changes => sumAt(changes, width))),
  };
}
