import AutoScale

/// The size that a view's content gives it.
///
/// Width and height are those of the alignment rectangle, on which constraints act. A direction without
/// a size is nil.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// A view without any content of its own.
  public static let none = IntrinsicContentSize()

  /// The width of the alignment rectangle, in points.
  public var width: Double?

  /// The height of the alignment rectangle, in points.
  public var height: Double?

  /// The distance by which the frame exceeds the alignment rectangle at each edge, in points.
  public var alignmentOutsets: LayoutInsets

  /// The baselines of the text, if there is one.
  public var baselines: TextBaselines?

  /// Whether the bottom safe area adds to the height, as in a tab bar above a home indicator.
  public var includesBottomSafeArea = false

  /// Makes a size of its parts.
  public init(
    width: Double? = nil, height: Double? = nil, alignmentOutsets: LayoutInsets = .zero,
    baselines: TextBaselines? = nil
  ) {
    self.width = width
    self.height = height
    self.alignmentOutsets = alignmentOutsets
    self.baselines = baselines
  }
}

extension IntrinsicContentSize {
  /// The width or the height.
  func length(along axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
}

/// The baselines of a view's text, independent of the view's height.
public enum TextBaselines: Hashable, Sendable {
  /// At fixed distances from two edges, in points, as in a label: the first from the top, the last
  /// from the bottom.
  case edges(firstFromTop: Double, lastFromBottom: Double)

  /// On one line, below the middle of the view by a number of points, as in a button.
  case centered(below: Double)
}
