import AutoScaleTrees
import Foundation

/// The vertical measures of a font's lines, in points and not rounded.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from a line's top to its baseline, in points.
  public let ascender: Double

  /// The distance from a line's baseline to its bottom, in points.
  public let descender: Double

  /// The free space between one line and the next, in points.
  public let leading: Double

  /// Makes metrics from distances in points; ascender and descender count away from the baseline.
  public init(ascender: Double, descender: Double, leading: Double = 0) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of a line, in points.
  public var lineHeight: Double { ascender + descender }

  /// Returns the height of a number of lines below each other, in points.
  ///
  ///     LineMetrics(ascender: 16, descender: 4, leading: 2).height(ofLines: 3)  // 64
  public func height(ofLines count: Int) -> Double {
    // The leading is between lines, so the last one has none.
    count > 0 ? Double(count) * (lineHeight + leading) - leading : 0
  }

  /// Returns the height of a symbol's alignment rectangle in the line, in points: the ascender and
  /// the descender, each in whole pixels.
  package func symbolHeight(pixelsPerPoint scale: Double) -> Double {
    // Each part in whole pixels: a symbol of 17 points is 20 high at two pixels, its line 20.5.
    ((ascender * scale).rounded() + (descender * scale).rounded()) / scale
  }

  /// Returns these metrics with another line height than the font's.
  ///
  /// The font's leading counts only if nothing but the spacing differs.
  package func with(_ height: LineHeight?) -> LineMetrics {
    guard let height else { return self }
    // Documents may state any number; a useless one counts as not stated.
    let multiple = height.multiple.isFinite && height.multiple > 0 ? height.multiple : 1
    let least = max(lineHeight * multiple, height.minimum.isFinite ? height.minimum : 0)
    // NSParagraphStyle: a maximum of zero means none.
    let line = height.maximum > 0 ? min(least, height.maximum) : least
    let spacing = height.spacing.isFinite ? max(height.spacing, 0) : 0
    // TextKit adds the height of a paragraph style above the letters.
    return LineMetrics(
      ascender: ascender + line - lineHeight, descender: descender,
      leading: spacing + (line == lineHeight ? leading : 0))
  }
}
