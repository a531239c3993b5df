/// The vertical measures of a font's lines, in points and not rounded.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from a line's top to its baseline, in points.
  public let ascender: Double

  /// The distance from a line's baseline to its bottom, in points.
  public let descender: Double

  /// Makes measures from two distances in points, both counted away from the baseline.
  public init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }

  /// The distance from one line to the next, in points.
  public var lineHeight: Double { ascender + descender }
}
