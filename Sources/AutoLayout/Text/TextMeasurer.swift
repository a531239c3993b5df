import AutoScale
import ViewTree

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

  /// Returns where a font's lines begin and end, without any text.
  func lineMetrics(of font: FontDescriptor) -> LineMetrics
}
