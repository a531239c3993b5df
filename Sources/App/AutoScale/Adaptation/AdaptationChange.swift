/// A length that was changed, or would be changed in a dry run.
public struct AdaptationChange: Hashable, Sendable {
  /// The identifier of the node or constraint, or a description if it has none.
  public let element: String

  /// The name of the element's class, such as `UILabel` or `NSLayoutConstraint`.
  public let className: String

  /// The property that changed.
  public let property: ScaledProperty

  /// The value in the design, in points.
  public let design: Double

  /// The value before the change, in points.
  public let previous: Double

  /// The value after the change, in points.
  public let applied: Double

  /// Whether the value had been edited since it was last scaled; the edit became the design value.
  public let isAdopted: Bool
}

extension AdaptationChange: CustomStringConvertible {
  /// One line, such as `title (UILabel): fontSize 16 -> 18.4`.
  public var description: String {
    let values = "\(previous.text) -> \(applied.text)"
    let adopted = isAdopted ? ", adopted as design" : ""
    return "\(element) (\(className)): \(property) \(values)\(adopted)"
  }
}
