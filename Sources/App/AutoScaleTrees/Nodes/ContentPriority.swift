import AutoScale

/// A priority for each direction, such as for hugging the content.
///
///     label.contentHugging.horizontal = 251
///     label.contentCompressionResistance = ContentPriority(1000)
public struct ContentPriority: Hashable, Sendable, Codable {
  /// The priority of the width.
  public var horizontal: LayoutPriority

  /// The priority of the height.
  public var vertical: LayoutPriority

  /// Makes a pair of two priorities.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priority along an axis.
  package subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Makes a pair with one priority for both directions.
  public init(_ priority: LayoutPriority) { self.init(horizontal: priority, vertical: priority) }
}
