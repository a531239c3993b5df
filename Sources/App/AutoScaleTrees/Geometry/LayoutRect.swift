import AutoScale

/// A rectangle in the coordinates of a node's parent, in points.
///
///     LayoutRect(x: 16, y: 100, width: 343, height: 44).maxX  // 359
public struct LayoutRect: Hashable, Sendable, Codable {
  /// The rectangle at the origin without width and height.
  public static let zero = LayoutRect()

  /// The distance from the parent's left edge to this rectangle's left edge, in points.
  public var x: Double

  /// The distance from the parent's top edge to this rectangle's top edge, in points.
  public var y: Double

  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Makes a rectangle from its origin and its size in points; omitted numbers are zero.
  ///
  /// The numbers are stored unchanged: negative sizes, NaN and infinities too.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The x coordinate of the right edge, in points.
  public var maxX: Double { x + width }

  /// The y coordinate of the bottom edge, in points.
  public var maxY: Double { y + height }
}

extension LayoutRect: CustomStringConvertible {
  /// The origin and size, such as `(16, 100, 343, 44)`.
  public var description: String { "(\(numbers.map(\.text).joined(separator: ", ")))" }
}
