import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Draws shapes and texts, in the colors of both appearances.
struct PicturePainter {
  /// The operations so far.
  var drawing = Drawing()

  private(set) var tree: PictureTree
  private(set) var context: ScreenContext
  private(set) var measurer: any TextMeasurer
  private(set) var options: PictureOptions

  /// The settings with which views of other trees are laid out.
  private(set) var settings: LayoutSettings

  /// The number of trees around the one that is drawn.
  var depth = 0

  /// The measures and colors of the look.
  private(set) var metrics: LookMetrics

  /// The bars of controllers over the root, if there are any.
  let bars: ControllerBars?

  /// The size of the root, in points.
  private(set) var screenSize: LayoutSize

  /// Makes a painter of a layout.
  init(_ result: LayoutResult, bars: ControllerBars? = nil, options: PictureOptions) {
    tree = PictureTree(result)
    // iOS 18 is the last look before the redesign; layouts have its sizes.
    context = result.context
    measurer = result.measurer
    settings = result.settings
    self.options = options
    metrics = .metrics(of: options.look ?? .iOS18)
    self.bars = bars
    screenSize = Self.screenSize(of: result)
  }

  /// Takes another layout of the same tree, in a look of the system.
  mutating func show(_ result: LayoutResult, in look: SystemLook) {
    tree.arrange(result)
    context = result.context
    measurer = result.measurer
    settings = result.settings
    screenSize = Self.screenSize(of: result)
    guard options.look != look else { return }
    options.look = look
    metrics = .metrics(of: look)
  }

  /// Returns the size of the root, at least one point in each direction: a picture has an area.
  private static func screenSize(of result: LayoutResult) -> LayoutSize {
    let root = result.frames[0]
    return LayoutSize(width: max(1, root.width), height: max(1, root.height))
  }

  /// Returns a color of the app or of the system.
  func paint(_ color: ViewColor) -> DrawingPaint {
    DrawingPaint(
      // A catalog's color may have changed since the document stored a copy of it.
      color.catalogName.flatMap { options.images?.color(named: $0) } ?? metrics.color(color))
  }

  /// Returns a color of the app or of the system, or nil for a transparent color.
  func visiblePaint(_ color: ViewColor?) -> DrawingPaint? {
    color.map(paint).flatMap { $0.isTransparent ? nil : $0 }
  }

  /// Joins a color of light screens and a color of dark screens.
  func color(onLight light: ViewColor, onDark dark: ViewColor) -> ViewColor {
    ViewColor(light: metrics.color(light).light, dark: metrics.color(dark).dark)
  }
}

// MARK: - Shapes

extension PicturePainter {
  /// How a line is drawn.
  struct Stroke {
    var color: ViewColor
    var width = 1.0
    var dashes: String?
    var hasRoundEnds = false
  }

  private func style(of stroke: Stroke, _ paint: DrawingPaint) -> DrawingStyle {
    .line(paint, dashes: stroke.dashes, hasRoundEnds: stroke.hasRoundEnds)
  }

  /// Fills a rectangle, unless the color is transparent or the rectangle has no area.
  mutating func fill(_ rect: LayoutRect, radius: Double = 0, with color: ViewColor?) {
    guard rect.width > 0, rect.height > 0, let paint = visiblePaint(color) else { return }
    append(rect, radius: radius > 0 ? radius : nil, .fill(paint))
  }

  /// Strokes a rectangle inside its edges.
  mutating func stroke(_ rect: LayoutRect, radius: Double = 0, with stroke: Stroke) {
    // A line is half inside its rectangle, so that it does not leave the view.
    let inner = rect.inset(stroke.width / 2, stroke.width / 2)
    guard stroke.width > 0, inner.width > 0, inner.height > 0,
      let paint = visiblePaint(stroke.color)
    else { return }
    append(
      inner, radius: radius > 0 ? max(0, radius - stroke.width / 2) : nil,
      style(of: stroke, paint), lineWidth: stroke.width)
  }

  private mutating func append(
    _ rect: LayoutRect, radius: Double?, _ style: DrawingStyle, lineWidth: Double? = nil
  ) {
    var numbers = [rect.x, rect.y, rect.width, rect.height]
    if let radius { numbers.append(radius) }
    if let lineWidth { numbers.append(lineWidth) }
    drawing.append(.rectangle(style, isRounded: radius != nil), numbers)
  }

  /// Fills a circle.
  mutating func fillCircle(x: Double, y: Double, radius: Double, with color: ViewColor) {
    guard radius > 0, let paint = visiblePaint(color) else { return }
    drawing.append(.circle(paint), x, y, radius)
  }

  /// Fills a path.
  mutating func fill(path: PathData, with color: ViewColor?) {
    guard let paint = visiblePaint(color) else { return }
    drawing.append(.path(commands: path.commands, .fill(paint)), path.numbers)
  }

  /// Strokes a path.
  mutating func stroke(path: PathData, with stroke: Stroke) {
    drawing.append(
      .path(commands: path.commands, style(of: stroke, paint(stroke.color))),
      path.numbers + [stroke.width])
  }

  /// Draws the shape of a symbol, in a square of 24 units.
  mutating func draw(_ glyph: SymbolGlyph, in square: LayoutRect, color: ViewColor) {
    let stroke = Stroke(color: color, width: 1.8, hasRoundEnds: true)
    drawing.append(.open(.symbol), square.x, square.y, square.width / 24)
    for path in glyph.outlines {
      drawing.append(.symbol(path: path, style(of: stroke, paint(color))), stroke.width)
    }
    if let paint = visiblePaint(color) {
      for path in glyph.areas { drawing.append(.symbol(path: path, .fill(paint))) }
    }
    // A sign in a filled frame is cut out of it, as in SF Symbols.
    let back = Stroke(color: .systemBackground, width: 1.8, hasRoundEnds: true)
    for path in glyph.signs {
      drawing.append(.symbol(path: path, style(of: back, paint(back.color))), back.width)
    }
    drawing.append(.close)
  }

  /// The thickness of a line of one pixel, in points.
  var hairline: Double { 1 / context.pixelsPerPoint }
}
