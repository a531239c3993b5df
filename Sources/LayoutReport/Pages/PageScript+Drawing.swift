extension PageScript {
  /// Frames and drawings from the data of the page.
  static let drawing = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = id => document.getElementById(id);

    /** Makes an element; texts among its children show as texts. */
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
    /** A length as the command prints it. */
    const points = value => String(Math.round(value * 10000) / 10000);

    /** The markup of a template at a size: before and after the views in the view. */
    function filled(index, [width, height, screen], parameters, prefix) {
      const text = data.templates[index].replace(/\{([^}]+)\}/g, (_, form) => {
        if (form[0] === "#") return number(parameters[form.slice(1)] / 1000);
        const [perWidth, perHeight, constant, perScreen] = form.split(",");
        return number((+perWidth || 0) * width + (+perHeight || 0) * height + (+constant || 0) + (+perScreen || 0) * screen);
      });
      const [head, tail = ""] = withLines(text).replace(/\u{10FFFA}(\d+);/gu, (_, place) => data.images[place])
        .replaceAll("\u{10FFFD}", prefix).split("{}");
      return { head, tail };
    }

    /** Puts the lines of texts, which are parts of the text whose number stands between two marks, in their places. */
    function withLines(text) {
      const pieces = text.split("\u{10FFFC}");
      return pieces.map((piece, place) => {
        if (place % 2) return "";
        let last = 0;
        return piece.replace(/\u{10FFFB}(?:(\d+):)?(\d+);/gu, (_, start, end) => {
          const source = data.texts[pieces[place - 1]];
          // A line that does not say where it begins does behind the spaces after the one before it.
          if (start === undefined) for (start = last; source[start] === " "; start += 1);
          last = Number(end);
          return source.slice(start, end);
        });
      }).join("");
    }

    /** How many parameters a template has. */
    const parameterCount = index => index < 0 ? 0 : data.templates[index].split("{#").length - 1;

    /**
     * A picture as an element. Frames are x, y, width and height of each view in pixels, screen is the
     * width of the screen, and parameters are those of the canvas and of each view.
     */
    function svgOf(row, { frames, scale, screen, templates, parameters }, prefix, description) {
      const [width, height] = [frames[2] / scale, frames[3] / scale];
      const canvas = filled(templates[0], [width, height, screen], parameters[0], prefix);
      const open = [];
      let out = "";
      const close = parent => {
        while (open.length && open[open.length - 1].index !== parent) out += open.pop().tail + "</g>";
      };
      row.nodes.forEach((node, index) => {
        if (templates[index + 1] < 0) return;
        close(node.p);
        const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
        const markup = filled(templates[index + 1], [w, h, screen], parameters[index + 1], prefix);
        const opacity = node.o === undefined ? "" : ` opacity="${number(node.o)}"`;
        out += `<g data-view="${index}" transform="translate(${number(x)} ${number(y)})"${opacity}>${markup.head}`;
        open.push({ index, tail: markup.tail });
      });
      close(undefined);
      const box = `0 0 ${number(width)} ${number(height)}`;
      const holder = document.createElement("template");
      holder.innerHTML = `<svg viewBox="${box}" role="img" xml:space="preserve">${canvas.head}${out}${canvas.tail}</svg>`;
      const svg = holder.content.firstChild;
      svg.setAttribute("aria-label", description);
      const { language } = data.conditions[state.condition];
      if (language) svg.setAttribute("lang", language);
      return svg;
    }

    /** The frames of all views from the root, in points: left, top, width, height. */
    function placed(row, frames, scale, { shifts }) {
      const places = [];
      row.nodes.forEach((node, index) => {
        const around = places[node.p] || [0, 0];
        const [x, y, w, h] = frames.slice(4 * index, 4 * index + 4).map(value => value / scale);
        places.push([around[0] + x, around[1] + y + (shifts.get(node.p) || 0), w, h]);
      });
      return places;
    }

    /** The safe area, the margins that constraints ask for, and by how much views that scroll move what is in them. */
    function guidesOf(list) {
      const numbers = data.lists[list];
      const end = 5 + 5 * (numbers[4] || 0);
      const margins = new Map();
      const shifts = new Map();
      for (let place = 5; place < end; place += 5) margins.set(numbers[place], numbers.slice(place + 1, place + 5));
      for (let place = end; place < numbers.length; place += 2) shifts.set(numbers[place], numbers[place + 1]);
      return { safeArea: numbers.slice(0, 4), margins, shifts };
    }

    /** A view's edge at a width, in whole pixels. */
    function edgeAt(edge, width) {
      if (typeof edge === "number") return edge;
      let [from, start, slope] = [data.widths[0], edge[0], edge[1]];
      if (edge.length > 2) {
        for (let piece = 0; piece < edge.length && edge[piece] <= width; piece += 3) {
          [from, start, slope] = edge.slice(piece, piece + 3);
        }
      }
      const place = start + slope * (width - from);
      const moved = place + (place < 0 ? -1e-3 : 1e-3);
      return moved < 0 ? -Math.round(-moved) : Math.round(moved);
    }

    /** The frames of a row at a width, as a picture has them. */
    function framesAt(row, sweep, width) {
      const edges = sweep.e.map(view => view.map(edge => edgeAt(edge, width)));
      return row.nodes.flatMap((node, index) => {
        const [left, top, right, bottom] = edges[index];
        const [x, y] = node.p < 0 ? [0, 0] : edges[node.p];
        return [left - x, top - y, right - left, bottom - top];
      });
    }

    /** The value of a run of widths, such as the template of a view. */
    function valueAt(run, width) {
      if (run.length === 1) return run[0];
      let value = run[1];
      for (let place = 0; place < run.length && run[place] <= width; place += 2) value = run[place + 1];
      return value;
    }

    const sums = new Map();

    /** By how much a number changes from width to width, where most changes are left out. */
    function allChanges(steps) {
      const changes = [];
      for (let step = 0; step < steps.length; step += 2) {
        for (let gap = changes.length ? 1 : 0; gap < steps[step]; gap += 1) changes.push(0);
        changes.push(steps[step + 1]);
      }
      return changes;
    }

    /** A number at a width that is given by how much it changes from width to width. */
    function sumAt(changes, width) {
      if (!sums.has(changes)) {
        let sum = 0;
        const all = Array.isArray(changes[0]) ? allChanges(changes[0]) : changes;
        sums.set(changes, all.map(change => sum += change));
      }
      const numbers = sums.get(changes);
      return numbers[Math.min(width - data.widths[0], numbers.length - 1)] || 0;
    }

    /** What a picture of a row shows on a screen. */
    function drawingOf(picture, { width, scale }) {
      const templates = data.lists[picture.t[state.appearance]];
      const numbers = data.lists[picture.p[state.appearance]];
      let start = 0;
      const parameters = templates.map(index => numbers.slice(start, start += parameterCount(index)));
      return { frames: data.lists[picture.f], scale, screen: width, templates, parameters };
    }

    /** What a row shows at a width. */
    function drawingAt(row, sweep, width) {
      return {
        frames: framesAt(row, sweep, width), scale: sweep.scale, screen: width,
        templates: sweep.t[state.appearance].map(run => valueAt(run, width)),
        parameters: sweep.p[state.appearance].map(numbers => numbers.map(changes => sumAt(changes, width))),
      };
    }

    /** The last view in the picture's order, which is the foremost, that has a point in it. */
    function viewAt(row, places, x, y) {
      for (let index = places.length - 1; index >= 0; index -= 1) {
        const [left, top, width, height] = places[index];
        if (row.nodes[index].s && x >= left && y >= top && x < left + width && y < top + height) return index;
      }
      return -1;
    }

    """#
}
