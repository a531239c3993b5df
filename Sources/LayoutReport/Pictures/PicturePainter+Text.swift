import AutoLayout
import AutoScale
import ViewTree

extension PicturePainter {
  /// A text with what decides how it is drawn.
  struct Text {
    var content: String
    var font: FontDescriptor
    /// How high the lines are; nil where they are as high as those of the font.
    var lineHeight: LineHeight?
    var color: ViewColor
    var alignment = TextAlignment.natural
    var mode = LineBreakMode.tailTruncation
    /// The largest number of lines; zero for as many as there is room for.
    var lineLimit = 1
    var vertical = VerticalPlace.middle
    var minimumScaleFactor: Double?
    var shadow: ViewAppearance.Shadow?
    /// The parts in other fonts or colors.
    var runs: [ViewAppearance.TextRun] = []
  }

  /// Where lines that are not as high as their room lie in it.
  enum VerticalPlace {
    case top, middle
  }

  /// Draws a text in a rectangle, broken, aligned and cut off as UIKit does.
  mutating func draw(_ text: Text, in rect: LayoutRect) {
    guard !text.content.isEmpty, rect.width > 0 else { return }
    var text = text
    text.shrink(toFit: rect.width, measurer, context)
    let metrics = measurer.lineMetrics(of: text.font).with(text.lineHeight)
    let lines = TextFitting(text, measurer: measurer, context: context).lines(in: rect)
    let height = metrics.height(ofLines: lines.count)
    let contents = markup(of: lines, of: text)
    var baseline =
      rect.y + metrics.ascender
      + (text.vertical == .middle ? (rect.height - height) / 2 : 0)
    for (index, line) in contents.enumerated() {
      let isLast = index == lines.count - 1
      if let shadow = text.shadow {
        let moved = LayoutRect(
          x: rect.x + shadow.offset.width, y: rect.y, width: rect.width, height: rect.height)
        draw(
          lines[index], line.plain, of: text, color: shadow.color, in: moved,
          baseline: baseline + shadow.offset.height, isLast: isLast)
      }
      draw(
        line.line, line.styled ?? line.plain, of: text, color: text.color, in: rect,
        baseline: baseline, isLast: isLast)
      baseline += metrics.lineHeight + metrics.leading
    }
  }

  /// A line with its markup, in several fonts and colors or in those of the text.
  private struct LineMarkup {
    let line: TextLine
    let plain: String
    let styled: String?
  }

  private mutating func markup(of lines: [TextLine], of text: Text) -> [LineMarkup] {
    guard var styled = StyledText(text.content, runs: text.runs, font: text.font) else {
      return zip(lines, sharedMarkup(of: lines, of: text)).map {
        LineMarkup(line: $0, plain: $1, styled: nil)
      }
    }
    return lines.map { line in
      let plain = SVGWriter.escaped(line.text)
      guard let pieces = styled.pieces(of: line.text) else {
        return LineMarkup(line: line, plain: plain, styled: nil)
      }
      let width = pieces.map { self.width(of: $0.text, font: $0.font) }.reduce(0, +)
      return LineMarkup(
        line: TextLine(text: line.text, width: width), plain: plain,
        styled: markup(of: pieces, in: text))
    }
  }

  /// The parts of a line, each with what it has of its own.
  private func markup(of pieces: [StyledText.Piece], in text: Text) -> String {
    var parts = SVGWriter()
    for piece in pieces {
      let color = piece.color.map(components)
      let weight = FontStack.weight(of: piece.font)
      parts.element(
        "tspan",
        [
          "font-size": piece.font.size == text.font.size ? nil : .number(piece.font.size),
          "font-family": FontStack.families(of: piece.font).map { .text($0) },
          "font-weight": weight == FontStack.weight(of: text.font)
            ? nil : .number(Double(weight)),
          "font-style": FontStack.isItalic(piece.font) ? "italic" : nil,
          "fill": color.map { .text($0.hex) }, "fill-opacity": color?.svgOpacity,
        ], markup: SVGWriter.escaped(piece.text))
    }
    return parts.text
  }

  /// The markup of lines; in a page that of several ones is where they are in the text.
  private mutating func sharedMarkup(of lines: [TextLine], of text: Text) -> [String] {
    // A line and its shadow are the same part of the text.
    guard sharesTexts, lines.count > 1, text.shadow == nil else {
      return lines.map { SVGWriter.escaped($0.text) }
    }
    var shared = SharedText(text.content)
    svg.append(markup: shared.markup)
    return lines.map { shared.markup(of: $0.text) }
  }

  private mutating func draw(
    _ line: TextLine, _ content: String, of text: Text, color: ViewColor, in rect: LayoutRect,
    baseline: Double, isLast: Bool
  ) {
    guard !line.text.isEmpty, line.width > 0 else { return }
    let isStretched = text.alignment == .justified && !isLast
    let width = isStretched ? rect.width : min(line.width, max(rect.width, 0))
    // Where something shows the text in another width, it lies at the same edge or center.
    let (x, anchor): (Double, SVGWriter.Value?) =
      switch text.alignment.resolved(in: context.layoutDirection) {
      case .center: (rect.x + rect.width / 2, "middle")
      case .right: (rect.maxX, "end")
      case .left, .justified, .natural: (rect.x, nil)
      }
    let components = components(color)
    guard components.alpha > 0 else { return }
    let weight = FontStack.weight(of: text.font)
    svg.element(
      "text",
      [
        "x": .number(x), "y": .number(baseline), "font-size": .number(text.font.size),
        "font-family": FontStack.families(of: text.font).map { .text($0) },
        "font-weight": weight == 400 ? nil : .number(Double(weight)),
        "font-style": FontStack.isItalic(text.font) ? "italic" : nil,
        "text-anchor": anchor, "fill": .text(components.hex),
        "fill-opacity": components.svgOpacity, "textLength": .number(width),
        "lengthAdjust": "spacingAndGlyphs",
      ], markup: content)
  }

  /// Returns the width of a text in one line, in points.
  func width(of text: String, font: FontDescriptor) -> Double {
    measurer.measure(text, font: font, width: nil, lines: 1, in: context).size.width
  }

  /// Returns the width of a text in one line, in the fonts of the view that shows it, in points.
  func width(of text: String, in node: ViewNode) -> Double {
    measurer.measure(text, of: node, width: nil, lines: 1, in: context).size.width
  }
}

extension PicturePainter.Text {
  /// Makes the letters of a text of one line smaller, as far as they may be, so that it has room.
  fileprivate mutating func shrink(
    toFit width: Double, _ measurer: any TextMeasurer, _ context: ScreenContext
  ) {
    guard let minimumScaleFactor, lineLimit == 1 else { return }
    let natural = measurer.measure(content, font: font, width: nil, lines: 1, in: context)
    guard natural.size.width > width else { return }
    font.size *= max(width / natural.size.width, min(max(minimumScaleFactor, 0.01), 1))
  }
}

extension TextAlignment {
  /// The alignment with the edge at which reading begins in place of the natural one.
  fileprivate func resolved(in direction: LayoutDirection) -> TextAlignment {
    guard self == .natural || self == .justified else { return self }
    return direction == .rightToLeft ? .right : .left
  }
}
