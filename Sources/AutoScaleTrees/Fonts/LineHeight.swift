/// How high the lines of a text are, where they are not as high as those of its font: what a paragraph
/// style of UIKit says of it.
///
/// A line is first as high as its font's, times ``multiple``, and then at least ``minimum`` and at most
/// ``maximum`` points high. What it has more than that of the font is above the letters.
///
/// Source: Apple's documentation of `NSParagraphStyle`.
public struct LineHeight: Hashable, Sendable {
  /// What the height of the font's line is multiplied with; one that is not greater than zero counts
  /// as 1.
  public var multiple: Double

  /// The least height, in points.
  public var minimum: Double

  /// The greatest height, in points; zero for any.
  public var maximum: Double

  /// The space between one line and the next, in points.
  public var spacing: Double

  /// Makes a line height; what is left out is as the font has it.
  public init(
    multiple: Double = 1, minimum: Double = 0, maximum: Double = 0, spacing: Double = 0
  ) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }
}
