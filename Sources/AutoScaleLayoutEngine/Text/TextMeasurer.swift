import AutoScale
import AutoScaleTrees

/// What tells a layout how large a text is.
///
/// ``SystemTextMeasurer`` is the one that a layout uses when it is given none. Laws for one of your
/// own: the same call gives the same answer on every machine; each further line makes a text higher
/// by the same distance, but for rounding; a wider `width` never gives more lines.
public protocol TextMeasurer: Sendable {
  /// Returns how large a text is.
  ///
  /// - Parameters:
  ///   - text: The text; a newline in it begins a new line.
  ///   - font: The font, with the size that is drawn: already scaled, and at the person's text size.
  ///   - width: The width at which lines wrap, in points; nil for none.
  ///   - lines: The largest number of lines; zero or less for as many as the text takes.
  ///   - context: The screen, for its pixel grid.
  /// - Returns: The size with its baselines, and whether the text has room.
  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement

  /// Returns how large a text is that stands in several fonts.
  ///
  /// Whoever gives no own answer measures the whole text in the font of its first part.
  ///
  /// - Parameters:
  ///   - parts: The parts from first to last.
  ///   - lineHeight: How high the lines are; nil where they are as high as those of their fonts.
  ///   - width: The width at which lines wrap, in points; nil for none.
  ///   - lines: The largest number of lines; zero or less for as many as the text takes.
  ///   - context: The screen, for its pixel grid.
  /// - Returns: The size with its baselines, and whether the text has room.
  func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement

  /// Returns where a font's lines begin and end, without any text.
  func lineMetrics(of font: FontDescriptor) -> LineMetrics

  /// Returns the lines into which a text is broken, as many as it takes.
  ///
  /// Whoever breaks lines otherwise than between words gives an own answer; it has as many lines as
  /// ``measure(_:font:width:lines:in:)`` counts.
  ///
  /// - Parameters:
  ///   - text: The text; a newline in it begins a new line.
  ///   - font: The font.
  ///   - width: The width at which lines wrap, in points; nil for none.
  ///   - context: The screen.
  /// - Returns: The lines from first to last; none for a text without characters.
  func lines(
    of text: String, font: FontDescriptor, width: Double?, in context: ScreenContext
  ) -> [TextLine]
}

extension TextMeasurer {
  /// Returns how large a text would be in the font of its first part.
  public func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    measure(
      parts.map(\.text).joined(), font: parts.first?.font ?? .system(17), lineHeight: lineHeight,
      width: width, lines: lines, in: context)
  }

  /// Returns how large a text is that a view shows, in the view's own fonts.
  package func measure(
    _ text: String, of node: ViewNode, lineHeight: LineHeight? = nil, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    if let parts = node.parts(of: text) {
      return measure(parts, lineHeight: lineHeight, width: width, lines: lines, in: context)
    }
    return measure(
      text, font: node.font ?? .system(17), lineHeight: lineHeight, width: width, lines: lines,
      in: context)
  }

  /// Returns how large the text of a label is, in its own fonts.
  package func measure(
    _ label: LabelNode, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    measure(
      label.text ?? "", of: label, lineHeight: label.lineHeight, width: width, lines: lines,
      in: context)
  }

  /// Returns how large a text is whose lines may be of another height than those of its font.
  package func measure(
    _ text: String, font: FontDescriptor, lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    let natural = measure(text, font: font, width: width, lines: lines, in: context)
    guard let lineHeight, natural.size != .zero else { return natural }
    let metrics = lineMetrics(of: font).with(lineHeight)
    return TextMeasurement(
      size: LayoutSize(
        width: natural.size.width,
        height: metrics.height(ofLines: natural.lineCount)
          .roundedUp(toPixelsPerPoint: context.pixelsPerPoint)),
      firstBaselineOffsetFromTop: metrics.ascender,
      lastBaselineOffsetFromBottom: metrics.descender, lineCount: natural.lineCount,
      fit: natural.fit)
  }

  /// Returns the lines of a text with as many words in each as ``measure(_:font:width:lines:in:)``
  /// says have room.
  ///
  /// - Complexity: O(*n* · *k*) in the length of the text and the number of words in a line.
  public func lines(
    of text: String, font: FontDescriptor, width: Double?, in context: ScreenContext
  ) -> [TextLine] {
    var lines: [TextLine] = []
    func measured(_ line: String, at width: Double?) -> TextMeasurement {
      measure(line, font: font, width: width, lines: 0, in: context)
    }
    func end(_ line: String) {
      lines.append(TextLine(text: line, width: measured(line, at: nil).size.width))
    }
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if !line.isEmpty, measured(longer, at: width).lineCount > 1 {
          end(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      end(line)
    }
    return text.isEmpty ? [] : lines
  }
}
