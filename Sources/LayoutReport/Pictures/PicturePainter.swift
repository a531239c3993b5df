import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Draws shapes and texts, in the colors of an appearance.
struct PicturePainter {
  var svg: SVGWriter
  let tree: PictureTree
  let context: ScreenContext
  let measurer: any TextMeasurer
  let options: PictureOptions

  /// The bars that controllers lay over the view; nil for none.
  let bars: ControllerBars?

  /// Whether a text of several lines stands once, with the lines as parts of it, as pages have it.
  var sharesTexts = false

  /// The ids of the filters that were written.
  var filters: Set<String> = []

  /// The size of the root, in points.
  let screenSize: LayoutSize

  /// Makes a painter of a layout; the structure is that of its tree, where it is known.
  init(
    _ result: LayoutResult, structure: TreeStructure? = nil, bars: ControllerBars? = nil,
    options: PictureOptions
  ) {
    svg = SVGWriter(capacity: 200 * result.nodes.count + 1000)
    tree = PictureTree(result, structure: structure ?? TreeStructure(result.nodes))
    context = result.context
    measurer = result.measurer
    self.options = options
    self.bars = bars
    let root = result.frames[0]
    // A picture without area is none.
    screenSize = LayoutSize(width: max(1, root.width), height: max(1, root.height))
  }

  /// The components of a color in the picture's appearance.
  func components(_ color: ViewColor) -> ViewColor.Components {
    let color = color.catalogName.flatMap { options.images?.color(named: $0) } ?? color
    return options.appearance == .dark ? color.dark : color.light
  }

  /// Opens the group with the font that texts have which name no other.
  mutating func openFontGroup() {
    svg.open("g", ["font-family": .text(FontStack.system), "fill": "none"])
  }
}

// MARK: - Shapes

extension PicturePainter {
  /// How a line is drawn.
  struct Stroke {
    var color: ViewColor
    var width = 1.0
    var dashes: String?
    var isRound = false
  }

  /// Fills a rectangle; nothing for a color that is not seen or a rectangle without area.
  mutating func fill(_ rect: LayoutRect, radius: Double = 0, with color: ViewColor?) {
    guard let color, rect.width > 0, rect.height > 0 else { return }
    let components = components(color)
    guard components.alpha > 0 else { return }
    svg.element(
      "rect",
      [
        "x": rect.x == 0 ? nil : .number(rect.x), "y": rect.y == 0 ? nil : .number(rect.y),
        "width": .number(rect.width), "height": .number(rect.height),
        "rx": radius > 0 ? .number(radius) : nil, "fill": .text(components.hex),
        "fill-opacity": components.svgOpacity,
      ])
  }

  /// Draws a line around a rectangle, inside of its edges.
  mutating func stroke(_ rect: LayoutRect, radius: Double = 0, with stroke: Stroke) {
    let components = components(stroke.color)
    let inner = rect.inset(stroke.width / 2, stroke.width / 2)
    guard components.alpha > 0, stroke.width > 0, inner.width > 0, inner.height > 0 else { return }
    svg.element(
      "rect",
      [
        "x": .number(inner.x), "y": .number(inner.y), "width": .number(inner.width),
        "height": .number(inner.height),
        "rx": radius > 0 ? .number(max(0, radius - stroke.width / 2)) : nil,
        "stroke": .text(components.hex), "stroke-opacity": components.svgOpacity,
        "stroke-width": .number(stroke.width), "stroke-dasharray": stroke.dashes.map { .text($0) },
      ])
  }

  /// Fills a circle.
  mutating func fillCircle(x: Double, y: Double, radius: Double, with color: ViewColor) {
    let components = components(color)
    guard components.alpha > 0, radius > 0 else { return }
    svg.element(
      "circle",
      [
        "cx": .number(x), "cy": .number(y), "r": .number(radius), "fill": .text(components.hex),
        "fill-opacity": components.svgOpacity,
      ])
  }

  /// Fills a path.
  mutating func fill(path: PathData, with color: ViewColor?) {
    guard let components = color.map(components), components.alpha > 0 else { return }
    svg.element(
      "path",
      [
        "d": .text(path.text), "fill": .text(components.hex),
        "fill-opacity": components.svgOpacity,
      ])
  }

  /// Draws a path as a line.
  mutating func stroke(path: PathData, with stroke: Stroke) {
    let components = components(stroke.color)
    svg.element(
      "path",
      [
        "d": .text(path.text), "stroke": .text(components.hex),
        "stroke-opacity": components.svgOpacity, "stroke-width": .number(stroke.width),
        "stroke-dasharray": stroke.dashes.map { .text($0) },
        "stroke-linecap": stroke.isRound ? "round" : nil,
        "stroke-linejoin": stroke.isRound ? "round" : nil,
      ])
  }

  /// The thickness of a line of one pixel, in points.
  var hairline: Double { 1 / context.pixelsPerPoint }
}

/// The commands of a path.
struct PathData {
  private(set) var text = ""

  /// The value of `viewBox` for a size.
  static func viewBox(_ size: LayoutSize) -> String {
    var path = PathData()
    path.append("0 0 ", [size.width, size.height])
    return path.text
  }

  /// Moves to a point.
  mutating func move(_ x: Double, _ y: Double) { append("M", [x, y]) }

  /// Draws a line to a point.
  mutating func line(_ x: Double, _ y: Double) { append("L", [x, y]) }

  /// Draws a quarter of a circle to a point, clockwise.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double) {
    if radius > 0 { append("A", [radius, radius, 0, 0, 1, x, y]) }
  }

  /// Closes the shape.
  mutating func close() { text += "Z" }

  /// Appends a command with its numbers.
  mutating func append(_ command: String, _ numbers: [Double]) {
    text += command
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += " " }
      text.append(svg: number)
    }
  }

  /// A line between two points.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> PathData {
    var path = PathData()
    path.move(x1, y1)
    path.line(x2, y2)
    return path
  }
}

extension ViewColor.Components {
  /// Red, green and blue as SVG has them, such as `#ff9500`.
  var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for share in [red, green, blue] {
      let number = Int((min(max(share, 0), 1) * 255).rounded())
      bytes += [digits[number >> 4], digits[number & 15]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The alpha as an attribute; nil for a color that covers all.
  var svgOpacity: SVGWriter.Value? { alpha < 1 ? .number(alpha) : nil }
}
