import AutoScaleTrees

/// How large a text is, and whether it has room.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the text's rectangle, in points, rounded up to whole pixels.
  public let size: LayoutSize

  /// The distance from the top of the rectangle to the first line's baseline, in points.
  public let firstBaselineOffsetFromTop: Double

  /// The distance from the last line's baseline to the bottom of the rectangle, in points.
  public let lastBaselineOffsetFromBottom: Double

  /// The number of lines that have room.
  public let lineCount: Int

  /// Whether the text has room.
  public let fit: TextFit

  /// Makes a measurement of its parts.
  public init(
    size: LayoutSize, firstBaselineOffsetFromTop: Double, lastBaselineOffsetFromBottom: Double,
    lineCount: Int, fit: TextFit
  ) {
    self.size = size
    self.firstBaselineOffsetFromTop = firstBaselineOffsetFromTop
    self.lastBaselineOffsetFromBottom = lastBaselineOffsetFromBottom
    self.lineCount = lineCount
    self.fit = fit
  }
}

/// Whether a text has room in the width and the lines that it is given.
///
/// Predicted widths are not exact, so there is a band between yes and no.
public enum TextFit: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  /// The text has room.
  case fits

  /// The text exceeds its room by no more than the error of a prediction: worth a warning.
  case tight

  /// The text is cut off.
  case clipped

  /// Returns whether the first result is the better one.
  public static func < (first: TextFit, second: TextFit) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .fits: 0
    case .tight: 1
    case .clipped: 2
    }
  }
}
