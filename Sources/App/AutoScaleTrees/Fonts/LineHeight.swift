/// The line height of a text that differs from its font's, as in a paragraph style of UIKit.
///
/// A line is as high as the font's line times ``multiple``, then clamped between ``minimum`` and
/// ``maximum`` points. Extra height is added above the letters.
///
/// Source: Apple's documentation of `NSParagraphStyle`.
public struct LineHeight: Hashable, Sendable {
  /// The factor of the font's line height; a value that is not greater than zero counts as 1.
  public var multiple: Double

  /// The least height, in points.
  public var minimum: Double

  /// The greatest height, in points; zero means no limit.
  public var maximum: Double

  /// The space between one line and the next, in points.
  public var spacing: Double

  /// Makes a line height; omitted values are the font's.
  public init(
    multiple: Double = 1, minimum: Double = 0, maximum: Double = 0, spacing: Double = 0
  ) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }
}
