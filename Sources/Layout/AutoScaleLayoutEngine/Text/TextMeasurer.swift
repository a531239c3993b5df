import AutoScale
import AutoScaleTrees

/// Measures texts for a layout.
///
/// A layout uses ``SystemTextMeasurer`` by default. Laws for a measurer of your own: the same call gives
/// the same result on every machine; each further line makes a text higher by the same distance, except
/// for rounding; a wider `width` never gives more lines.
public protocol TextMeasurer: Sendable {
  /// Returns how large a text is.
  ///
  /// - Parameters:
  ///   - text: The text; a newline in it begins a new line.
  ///   - font: The font, with the size that is drawn: already scaled, and at the person's text size.
  ///   - width: The width at which lines wrap, in points. Without a width, lines do not wrap.
  ///   - lines: The largest number of lines; zero or less for as many as the text takes.
  ///   - context: The screen, for its pixel grid.
  /// - Returns: The size with its baselines, and whether the text has room.
  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement

  /// Returns how large a text in several fonts is.
  ///
  /// By default the whole text is measured in the font of its first part.
  ///
  /// - Parameters:
  ///   - parts: The parts from first to last.
  ///   - lineHeight: The height of the lines. Without one, the fonts decide.
  ///   - width: The width at which lines wrap, in points. Without a width, lines do not wrap.
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
  /// Implement it if lines break elsewhere than between words. The result has as many lines as
  /// ``measure(_:font:width:lines:in:)`` counts.
  ///
  /// - Parameters:
  ///   - text: The text; a newline in it begins a new line.
  ///   - font: The font.
  ///   - width: The width at which lines wrap, in points. Without a width, lines do not wrap.
  ///   - context: The screen.
  /// - Returns: The lines from first to last; none for a text without characters.
  func lines(
    of text: String, font: FontDescriptor, width: Double?, in context: ScreenContext
  ) -> [TextLine]
}

extension TextMeasurer {
  /// Returns how large a text is in the font of its first part.
  public func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    let font = parts.first?.font ?? .system(17)
    let natural = measure(
      parts.map(\.text).joined(), font: font, width: width, lines: lines, in: context)
    return adjust(natural, to: lineHeight, font, in: context)
  }

  /// Returns how large a view's text is in the view's fonts and line height.
  package func measure(
    _ text: String, of node: ViewNode, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    if let parts = node.parts(of: text) {
      return measure(
        parts, lineHeight: node.textLineHeight, width: width, lines: lines, in: context)
    }
    let font = node.font ?? .system(17)
    let natural = measure(text, font: font, width: width, lines: lines, in: context)
    return adjust(natural, to: node.textLineHeight, font, in: context)
  }

  /// Returns a measured text with another line height than its font's.
  private func adjust(
    _ natural: TextMeasurement, to lineHeight: LineHeight?, _ font: FontDescriptor,
    in context: ScreenContext
  ) -> TextMeasurement {
    // An empty text stays without size, whatever its lines would be.
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

  /// Returns the lines of a text, each with as many words as ``measure(_:font:width:lines:in:)`` finds
  /// room for.
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
    // Empty lines count: each has the height of a line.
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        // A word that is too long stays by itself on its line; this measurer cannot break it.
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

extension ViewNode {
  /// The line height of the view's text, if it differs from the font's.
  fileprivate var textLineHeight: LineHeight? {
    if case .label(let label) = role { return label.lineHeight }
    if case .textView(let textView) = role { return textView.lineHeight }
    return nil
  }
}
