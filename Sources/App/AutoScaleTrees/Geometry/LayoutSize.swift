/// A width and a height, in points.
///
///     LayoutSize(width: 41.5, height: 20.5)
public struct LayoutSize: Hashable, Sendable, Codable {
  /// No width and no height.
  public static let zero = LayoutSize()

  /// The width, in points.
  public var width: Double

  /// The height, in points.
  public var height: Double

  /// Makes a size in points; omitted numbers are zero, and every number is stored unchanged.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize: CustomStringConvertible {
  /// The width and height, such as `41.5 × 20.5`.
  public var description: String { "\(width.text) × \(height.text)" }
}
