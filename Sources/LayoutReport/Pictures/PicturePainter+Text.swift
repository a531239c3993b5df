import AutoLayout
import AutoScale
import ViewTree

extension PicturePainter {
  /// A text with what decides how it is drawn.
  struct Text {
    var content: String
    var font: FontDescriptor
    var color: ViewColor
    var alignment = TextAlignment.natural
    var mode = LineBreakMode.tailTruncation
    /// The largest number of lines; zero for as many as there is room for.
    var lineLimit = 1
    var vertical = VerticalPlace.middle
    var minimumScaleFactor: Double?
    var shadow: ViewAppearance.Shadow?
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
    let metrics = measurer.lineMetrics(of: text.font)
    let lines = TextFitting(text, measurer: measurer, context: context).lines(in: rect)
    let height = metrics.height(ofLines: lines.count)
    let contents = markup(of: lines, in: text.content)
    var baseline =
      rect.y + metrics.ascender
      + (text.vertical == .middle ? (rect.height - height) / 2 : 0)
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if let shadow = text.shadow {
        let moved = LayoutRect(
          x: rect.x + shadow.offset.width, y: rect.y, width: rect.width, height: rect.height)
        draw(
          line, contents[index], of: text, color: shadow.color, in: moved,
          baseline: baseline + shadow.offset.height, isLast: isLast)
      }
      draw(
        line, contents[index], of: text, color: text.color, in: rect, baseline: baseline,
        isLast: isLast)
      baseline += metrics.lineHeight + metrics.leading
    }
  }

  /// The markup of lines; in a page that of several ones is where they are in the text.
  private mutating func markup(of lines: [TextLine], in text: String) -> [String] {
    guard sharesTexts, lines.count > 1 else { return lines.map { SVGWriter.escaped($0.text) } }
    var shared = SharedText(text)
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
