import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension PicturePainter {
  /// A text with the properties of its look.
  struct Text {
    var content: String
    var font: FontDescriptor
    /// The height of the lines, if it is not that of the font.
    var lineHeight: LineHeight?
    var color: ViewColor
    var alignment = ViewAppearance.TextAlignment.natural
    var mode = ViewAppearance.LineBreakMode.tailTruncation
    /// The maximum number of lines, or 0 for as many as fit.
    var lineLimit = 1
    var vertical = VerticalPlace.middle
    var minimumScaleFactor: Double?
    /// The factor by which a predicted width may exceed the available one before the text is truncated:
    /// predictions are a few percent off.
    var slack = 1.03
    var shadow: ViewAppearance.Shadow?
    /// The parts in other fonts or colors.
    var runs: [ViewAppearance.TextRun] = []
  }

  /// The vertical place of lines in a rectangle.
  enum VerticalPlace {
    case top, middle
  }

  /// Draws a text in a rectangle, broken, aligned and truncated as in UIKit.
  mutating func draw(_ text: Text, in rect: LayoutRect) {
    guard !text.content.isEmpty, rect.width > 0 else { return }
    var text = text
    // The font shrinks before lines are broken, which it may make unnecessary.
    text.shrink(toFit: rect.width, measurer, context)
    let metrics = measurer.lineMetrics(of: text.font).with(text.lineHeight)
    let lines = TextFitting(text, measurer: measurer, context: context).lines(in: rect)
    let height = metrics.height(ofLines: lines.count)
    var baseline =
      rect.y + metrics.ascender
      + (text.vertical == .middle ? (rect.height - height) / 2 : 0)
    for (index, var line) in self.lines(lines, of: text).enumerated() {
      line.isLast = index == lines.count - 1
      if let shadow = text.shadow {
        // A shadow has one color, whatever the colors of the runs are.
        var plain = line
        (plain.line, plain.content, plain.numbers) = (
          lines[index], .plain(lines[index].text.drawable), []
        )
        draw(
          plain, of: text, color: shadow.color,
          in: rect.offset(x: shadow.offset.width),
          baseline: baseline + shadow.offset.height)
      }
      draw(line, of: text, color: text.color, in: rect, baseline: baseline)
      baseline += metrics.lineHeight + metrics.leading
    }
  }

  /// A line with its content.
  private struct Line {
    var line: TextLine
    var content: TextContent
    var numbers: [Double] = []

    /// Whether this is the last line, which is not justified.
    var isLast = false
  }

  /// Returns the lines of a text, in its fonts and colors or as parts of one source.
  private mutating func lines(_ lines: [TextLine], of text: Text) -> [Line] {
    // Runs of another length than the text would give letters the colors of others.
    if var styled = StyledText(text.content, runs: text.runs, font: text.font) {
      return lines.map { line in
        styled.pieces(of: line.text).map { self.line($0, line, of: text) }
          ?? Line(line: line, content: .plain(line.text.drawable))
      }
    }
    // A line and its shadow are the same part of the text.
    guard lines.count > 1, text.shadow == nil else {
      return lines.map { Line(line: $0, content: .plain($0.text.drawable)) }
    }
    var source = TextSource(text.content)
    drawing.append(.source(source.text))
    return lines.map { line in
      let (content, numbers) = source.content(of: line.text)
      return Line(line: line, content: content, numbers: numbers)
    }
  }

  /// Returns a line in several fonts and colors, as wide as its pieces.
  private func line(_ pieces: [StyledText.Piece], _ line: TextLine, of text: Text) -> Line {
    let weight = text.font.drawnWeight.number
    let runs = pieces.map { piece in
      TextContent.Run(
        text: piece.text.drawable, font: TextFont(piece.font, inTextOfWeight: weight),
        paint: piece.color.map(paint), hasSize: piece.font.size != text.font.size)
    }
    let width = pieces.map { self.width(of: $0.text, font: $0.font) }.reduce(0, +)
    return Line(
      line: TextLine(text: line.text, width: width), content: .runs(runs),
      numbers: zip(runs, pieces).compactMap { $0.hasSize ? $1.font.size : nil })
  }

  private mutating func draw(
    _ line: Line, of text: Text, color: ViewColor, in rect: LayoutRect, baseline: Double
  ) {
    guard !line.line.text.isEmpty, line.line.width > 0, let paint = visiblePaint(color) else {
      return
    }
    // Justified lines fill the width, but the last line of a text does not.
    let isStretched = text.alignment == .justified && !line.isLast
    let width = isStretched ? rect.width : min(line.line.width, max(rect.width, 0))
    // A renderer that shows the text in another width keeps this edge or center.
    let (x, anchor): (Double, TextLook.Anchor) =
      switch text.alignment.resolved(in: context.layoutDirection) {
      case .center: (rect.x + rect.width / 2, .middle)
      case .right: (rect.maxX, .end)
      case .left, .justified, .natural: (rect.x, .start)
      }
    let look = TextLook(font: TextFont(text.font), anchor: anchor, paint: paint)
    drawing.append(
      .text(look, line.content), [x, baseline, text.font.size, width] + line.numbers)
  }

  /// Returns the slack of a text in a view that is no smaller than its stored frame, which held the true text.
  func slack(of font: FontDescriptor, in view: PictureView) -> Double {
    let stored = view.node.frame
    let condition = options.condition
    guard stored.width > 0, view.size.width >= stored.width - 0.5,
      view.size.height >= stored.height - 0.5, condition.language == nil,
      condition.textLength == 1, condition.textSize == .large
    else { return 1.03 }
    // Unknown families are up to 1.46 times narrower than the one that stands in for them, and fitted
    // widths of known ones a tenth too wide.
    return switch (measurer as? SystemTextMeasurer)?.source(of: font) {
    case .substitute: 1.5
    case .knownFamily: 1.1
    case .systemFont, .fontFile, nil: 1.05
    }
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
  /// Shrinks the font of a text of one line to fit a width, down to the smallest scale factor.
  fileprivate mutating func shrink(
    toFit width: Double, _ measurer: any TextMeasurer, _ context: ScreenContext
  ) {
    // UILabel shrinks a single line only.
    guard let minimumScaleFactor, lineLimit == 1 else { return }
    let natural = measurer.measure(content, font: font, width: nil, lines: 1, in: context)
    guard natural.size.width > width else { return }
    // A factor of zero would make the text vanish.
    font.size *= max(width / natural.size.width, min(max(minimumScaleFactor, 0.01), 1))
  }
}

extension ViewAppearance.TextAlignment {
  /// Returns the alignment with the natural one resolved for a direction of reading.
  fileprivate func resolved(in direction: InterfaceDirection) -> Self {
    guard self == .natural || self == .justified else { return self }
    return direction == .rightToLeft ? .right : .left
  }
}
