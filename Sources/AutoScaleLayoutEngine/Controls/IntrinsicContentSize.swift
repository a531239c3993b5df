import AutoScale

/// The size that a view would have if its content alone had a say.
///
/// Width and height are those of the alignment rectangle, which constraints act on, and nil where
/// the content has none.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// A view without any content of its own.
  public static let none = IntrinsicContentSize()

  /// The width of the alignment rectangle, in points.
  public var width: Double?

  /// The height of the alignment rectangle, in points.
  public var height: Double?

  /// By how much the frame passes the alignment rectangle at each edge, in points.
  public var alignmentOutsets: LayoutInsets

  /// Where the text's baselines are; nil without text.
  public var baselines: TextBaselines?

  /// Whether the view is higher by what the safe area takes of it at the bottom, as a tab bar above
  /// a home indicator.
  public var includesBottomSafeArea = false

  /// Makes a size of its parts; what is left out is not there.
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

/// Where the baselines of a view's text are, however high the view becomes.
public enum TextBaselines: Hashable, Sendable {
  /// At fixed distances from two edges, in points, as in a label: the first from the top, the last
  /// from the bottom.
  case edges(firstFromTop: Double, lastFromBottom: Double)

  /// On one line, below the middle of the view by a number of points, as in a button.
  case centered(below: Double)
}
