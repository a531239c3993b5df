/// Distances from the four edges of a rectangle towards its inside, in points.
///
/// The edges are in the order of `UIEdgeInsets`: top, left, bottom, right. Left and right do not
/// swap in a right-to-left layout.
///
///     LayoutInsets(top: 59, bottom: 34).vertical  // 93
public struct LayoutInsets: Hashable, Sendable, Codable {
  /// Zero at every edge.
  public static let zero = LayoutInsets()

  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the left edge, in points.
  public var left: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the right edge, in points.
  public var right: Double

  /// Makes insets from the distances in points; omitted ones are zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of the left and the right inset, in points.
  @inlinable public var horizontal: Double { left + right }

  /// The sum of the top and the bottom inset, in points.
  @inlinable public var vertical: Double { top + bottom }
}
