import AutoScaleLayoutEngine
import Foundation

extension SVGWriter {
  /// Writes a drawing as elements, in an appearance.
  ///
  /// Every id begins with the prefix, so that several drawings can share one document.
  ///
  /// - Complexity: O(*n*) in the operations and the length of their texts.
  mutating func append(
    _ drawing: Drawing, in appearance: ViewingCondition.Appearance, idPrefix: String
  ) {
    var elements = SVGDrawing(svg: self, appearance: appearance, idPrefix: idPrefix)
    elements.write(drawing)
    self = elements.svg
  }
}

/// Writes the operations of a drawing as elements of SVG.
private struct SVGDrawing {
  private(set) var svg: SVGWriter

  private let appearance: ViewingCondition.Appearance

  private let idPrefix: String

  private var source = TextSource("")

  /// The ids of the filters that were written.
  private var filters: Set<String> = []

  init(svg: SVGWriter, appearance: ViewingCondition.Appearance, idPrefix: String) {
    self.svg = svg
    self.appearance = appearance
    self.idPrefix = idPrefix
  }

  mutating func write(_ drawing: Drawing) {
    var numbers = drawing.numbers[...]
    for operation in drawing.operations {
      let count = operation.numberCount
      // A paint of both appearances may be transparent in one.
      if !isInvisible(operation) {
        write(operation, Array(numbers.prefix(count)), drawing.images)
      }
      numbers = numbers.dropFirst(count)
    }
  }

  /// Returns whether an operation draws a shape or a text that is seen in the other appearance
  /// only.
  private func isInvisible(_ operation: DrawingOperation) -> Bool {
    switch operation {
    case .rectangle(let style, _), .path(_, let style), .symbol(_, let style):
      shade(of: style).opacity == 0
    case .circle(let paint): paint[appearance].opacity == 0
    case .text(let look, _): look.paint[appearance].opacity == 0
    case .open, .close, .content, .source, .image: false
    }
  }

  private func shade(of style: DrawingStyle) -> DrawingShade {
    switch style {
    case .fill(let paint), .line(let paint, _, _): paint[appearance]
    }
  }

  private mutating func write(
    _ operation: DrawingOperation, _ numbers: [Double], _ images: [String: DrawnImage]
  ) {
    switch operation {
    case .open(let group): open(group, numbers)
    case .close: svg.close("g")
    case .content: break
    case .rectangle(let style, let isRounded):
      rectangle(style, radius: isRounded ? numbers[4] : nil, numbers)
    case .circle(let paint):
      shape(
        "circle",
        ["cx": .number(numbers[0]), "cy": .number(numbers[1]), "r": .number(numbers[2])],
        .fill(paint), lineWidth: nil)
    case .path(let commands, let style):
      shape(
        "path", ["d": .text(Self.path(commands, numbers))], style, lineWidth: numbers.last)
    case .symbol(let path, let style):
      shape("path", ["d": .text(path)], style, lineWidth: numbers.last)
    case .source(let text): source = TextSource(text)
    case .text(let look, let content): text(look, content, numbers)
    case .image(let look): images[look.name].map { image($0[appearance], look, numbers) }
    }
  }
}

// MARK: - Groups

extension SVGDrawing {
  private mutating func open(_ group: DrawingGroup, _ numbers: [Double]) {
    switch group {
    case .picture(let families):
      svg.open("g", ["font-family": .text(families), "fill": "none"])
    case .view(let index, let opacity, _):
      svg.open(
        "g",
        [
          "data-view": .number(Double(index)), "transform": Self.move(numbers[0], numbers[1]),
          "opacity": opacity < 1 ? .number(opacity) : nil,
        ])
    case .part(let opacity):
      svg.open(
        "g",
        [
          "transform": Self.move(numbers[0], numbers[1]),
          "opacity": opacity < 1 ? .number(opacity) : nil,
        ])
    case .bar(let name):
      svg.open("g", ["data-bar": .text(name), "transform": Self.move(numbers[0], numbers[1])])
    case .scrolled: svg.open("g", ["transform": Self.move(0, numbers[0])])
    case .placed: svg.open("g", ["transform": Self.move(numbers[0], numbers[1])])
    case .symbol:
      let place = "translate(\(String(svg: numbers[..<2]))) scale(\(String(svg: numbers[2...])))"
      svg.open("g", ["transform": .text(place)])
    case .clip(let clip, _): open(clip, numbers)
    case .overlay(let name): svg.open("g", ["data-overlay": .text(name)])
    case .constraint(let identifier):
      svg.open(
        "g",
        [
          "data-constraint": identifier.map { .text($0) },
          "transform": numbers[0] > 0 ? Self.move(0, numbers[0]) : nil,
        ])
    }
  }

  private mutating func open(_ clip: DrawingClip, _ numbers: [Double]) {
    let name =
      switch clip {
      case .screen: "screen"
      case .view(let index): "c\(index)"
      }
    svg.open("clipPath", ["id": .text(idPrefix + name)])
    svg.element(
      "rect",
      [
        "width": .number(numbers[0]), "height": .number(numbers[1]),
        "rx": numbers.count > 2 ? .number(numbers[2]) : nil,
      ])
    svg.close("clipPath")
    svg.open("g", ["clip-path": .text("url(#\(idPrefix)\(name))")])
  }

  private static func move(_ x: Double, _ y: Double) -> SVGWriter.Value {
    .text("translate(\(String(svg: [x, y])))")
  }
}

// MARK: - Shapes

extension SVGDrawing {
  private mutating func rectangle(
    _ style: DrawingStyle, radius: Double?, _ numbers: [Double]
  ) {
    shape(
      "rect",
      [
        // Zero is the default of x and y, and most backgrounds begin there.
        "x": numbers[0] == 0 ? nil : .number(numbers[0]),
        "y": numbers[1] == 0 ? nil : .number(numbers[1]),
        "width": .number(numbers[2]), "height": .number(numbers[3]),
        "rx": radius.map { .number($0) },
      ], style, lineWidth: numbers.last)
  }

  /// Writes an element with its geometry, filled or stroked.
  private mutating func shape(
    _ name: StaticString, _ geometry: SVGWriter.Attributes, _ style: DrawingStyle,
    lineWidth: Double?
  ) {
    let shade = shade(of: style)
    switch style {
    case .fill:
      svg.element(
        name, geometry, ["fill": .text(shade.hex), "fill-opacity": shade.svgOpacity])
    case .line(_, let dashes, let hasRoundEnds):
      svg.element(
        name, geometry,
        [
          "stroke": .text(shade.hex), "stroke-opacity": shade.svgOpacity,
          "stroke-width": lineWidth.map { .number($0) },
          "stroke-dasharray": dashes.map { .text($0) },
          "stroke-linecap": hasRoundEnds ? "round" : nil,
          "stroke-linejoin": hasRoundEnds ? "round" : nil,
        ])
    }
  }

  /// Returns the commands of a path with their numbers.
  private static func path(_ commands: String, _ numbers: [Double]) -> String {
    var (text, rest) = ("", numbers[...])
    for letter in commands.utf8 {
      var values = rest.prefix(DrawingOperation.numberCount(ofCommand: letter))
      rest = rest.dropFirst(values.count)
      // SVG takes two radii, a rotation and two switches: the shorter arc, clockwise.
      if letter == UInt8(ascii: "A"), let radius = values.first {
        values = [radius, radius, 0, 0, 1] + values.dropFirst()
      }
      text.unicodeScalars.append(Unicode.Scalar(letter))
      text += String(svg: values)
    }
    return text
  }
}

// MARK: - Texts and images

extension SVGDrawing {
  private mutating func text(_ look: TextLook, _ content: TextContent, _ numbers: [Double]) {
    let shade = look.paint[appearance]
    svg.open(
      "text",
      [
        "x": .number(numbers[0]), "y": .number(numbers[1]), "font-size": .number(numbers[2]),
        "font-family": look.font.families.map { .text($0) },
        "font-weight": look.font.weight.map { .number(Double($0)) },
        "font-style": look.font.isItalic ? "italic" : nil,
        "text-anchor": look.anchor == .start ? nil : .text(look.anchor.rawValue),
        "fill": .text(shade.hex), "fill-opacity": shade.svgOpacity,
        // Another font on the reader's machine is stretched to the measured width.
        "textLength": .number(numbers[3]), "lengthAdjust": "spacingAndGlyphs",
      ])
    let rest = numbers[4...]
    switch content {
    case .plain(let text): svg.append(text)
    case .part(_, let hasDots): svg.append(source.line(rest) + (hasDots ? "…" : ""))
    case .runs(let runs): write(runs, sizes: rest)
    }
    svg.close("text")
  }

  private mutating func write(_ runs: [TextContent.Run], sizes: ArraySlice<Double>) {
    var sizes = sizes
    for run in runs {
      let shade = run.paint?[appearance]
      svg.open(
        "tspan",
        [
          "font-size": run.hasSize ? sizes.popFirst().map { .number($0) } : nil,
          "font-family": run.font.families.map { .text($0) },
          "font-weight": run.font.weight.map { .number(Double($0)) },
          "font-style": run.font.isItalic ? "italic" : nil,
          "fill": shade.map { .text($0.hex) }, "fill-opacity": shade?.svgOpacity,
        ])
      svg.append(run.text)
      svg.close("tspan")
    }
  }

  private mutating func image(_ image: PictureImage, _ look: ImageLook, _ numbers: [Double]) {
    let filter = look.tint.map { openFilter(of: $0[appearance]) }
    svg.element(
      "image",
      [
        "x": .number(numbers[0]), "y": .number(numbers[1]), "width": .number(numbers[2]),
        "height": .number(numbers[3]), "preserveAspectRatio": .text(look.aspectRule),
        "filter": filter.map { .text("url(#\($0))") }, "href": .markup(image.dataURI),
      ])
  }

  /// Writes the filter that fills shapes with a color, once, and returns its id.
  private mutating func openFilter(of shade: DrawingShade) -> String {
    // Two opacities of one color need two filters.
    let alpha = Int((shade.opacity * 255).rounded())
    let id = "\(idPrefix)f\(shade.hex.dropFirst())-\(alpha)"
    guard filters.insert(id).inserted else { return id }
    svg.open("filter", ["id": .text(id)])
    svg.element(
      "feFlood", ["flood-color": .text(shade.hex), "flood-opacity": shade.svgOpacity])
    svg.element("feComposite", ["in2": "SourceAlpha", "operator": "in"])
    svg.close("filter")
    return id
  }
}

extension DrawingShade {
  /// The opacity as an attribute, or nil for an opaque shade.
  fileprivate var svgOpacity: SVGWriter.Value? { opacity < 1 ? .number(opacity) : nil }
}
