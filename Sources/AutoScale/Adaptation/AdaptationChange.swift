/// A length that was changed, or in a dry run would be.
public struct AdaptationChange: Hashable, Sendable {
  /// The identifier of the node or constraint, or a description of one without identifier.
  public let element: String

  /// The name of the element's class, such as `UILabel` or `NSLayoutConstraint`.
  public let className: String

  /// Which length it is.
  public let property: ScaledProperty

  /// The value in the design, in points.
  public let design: Double

  /// The value that stood there before, in points.
  public let previous: Double

  /// The value that stands there now, in points.
  public let applied: Double

  /// Whether the value had been edited since it was last scaled, so that the edit is the design.
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
