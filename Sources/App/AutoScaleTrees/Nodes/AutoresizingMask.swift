/// The parts of a node's position and size that change with the parent's size.
///
/// Flexible parts of the same direction share the change in proportion to their lengths. Without
/// any, the node keeps its size and its distances from the left and the top.
///
///     node.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]  // wide, at the bottom
public struct AutoresizingMask: OptionSet, Hashable, Sendable, Codable {
  /// The bits, with the values of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
