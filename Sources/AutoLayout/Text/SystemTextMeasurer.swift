import AutoScale
import ViewTree

/// A measurer for the system font that needs no font: the same answer on every machine.
///
///     let size = SystemTextMeasurer()
///       .measure("Label", font: .system(17), width: nil, lines: 1, in: .design).size
///     // 41.5 × 20.5
///
/// Line heights and baselines are exact. Widths come from public tables and differ from those on a
/// device by 0.3 % in the median up to 17 points, and by 1.4 % above; kerning is the largest part of
/// that. A font with a name or a family of its own counts as the system font of its size. Lines
/// break at spaces and after hyphens, between Han characters and kana, and inside a word that is
/// longer than a line.
public struct SystemTextMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// Returns how large a text is.
  ///
  /// An empty text has no size. Nor has a text in a font whose size is zero, negative or not finite,
  /// though it has lines. A negative width is zero, where each character has a line; NaN and infinity
  /// are no width at all. A text that is cut off fills the width.
  ///
  /// - Complexity: O(*n*) in the length of the text, and no more memory for a longer one.
  public func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    let font = SystemFont(font)
    let limit = width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? .infinity
    let filled = fill(text, font, limit: limit, lines: lines)
    let metrics = font.lineMetrics
    let height = Double(filled.lineCount) * metrics.lineHeight
    return TextMeasurement(
      size: LayoutSize(
        width: min(filled.widest, limit).roundedUp(toPixelsPerPoint: context.pixelsPerPoint),
        height: height.roundedUp(toPixelsPerPoint: context.pixelsPerPoint)),
      firstBaselineOffsetFromTop: metrics.ascender,
      lastBaselineOffsetFromBottom: metrics.descender,
      lineCount: filled.lineCount,
      fit: filled.hasRoom ? .fits : fitOfWide(text, font, limit: limit, lines: lines))
  }

  private func fill(
    _ text: String, _ font: SystemFont, limit: Double, lines: Int
  ) -> LineBreaker {
    var breaker = LineBreaker(limit: limit, lineLimit: lines)
    breaker.fill(with: text, width: font.width(of:))
    return breaker
  }

  /// Tells whether a text without room would have some, were it as narrow as it may be.
  private func fitOfWide(
    _ text: String, _ font: SystemFont, limit: Double, lines: Int
  ) -> TextFit {
    let widened = limit * (1 + font.uncertainty)
    return fill(text, font, limit: widened, lines: lines).hasRoom ? .tight : .clipped
  }

  /// Returns where a font's lines begin and end.
  public func lineMetrics(of font: FontDescriptor) -> LineMetrics { SystemFont(font).lineMetrics }
}
