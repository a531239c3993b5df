/// A length that was skipped, and the reason.
public struct AdaptationSkip: Hashable, Sendable {
  /// The reason for skipping a length.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The node or one of its ancestors is excepted, or the constraint touches such a node.
    case excepted
    /// The switch of the constraint or font is off.
    case switchedOff
    /// The constraint exists at design time only.
    case placeholder
    /// The system made the constraint.
    case system
    /// The length is NaN or infinite, before or after scaling.
    case notFinite
    /// The length is zero.
    case zero
    /// The size of the font is less than zero.
    case negative
    /// The constraint is a ratio without a constant.
    case proportion
  }

  /// The identifier of the node or constraint, or a description if it has none.
  public let element: String

  /// The name of the element's class, such as `UILabel` or `NSLayoutConstraint`.
  public let className: String

  /// The property that was skipped.
  public let property: ScaledProperty

  /// The reason for skipping it.
  public let reason: Reason
}

extension AdaptationSkip: CustomStringConvertible {
  /// One line, such as `title (UILabel): fontSize skipped, excepted`.
  public var description: String {
    "\(element) (\(className)): \(property) skipped, \(reason.explanation)"
  }
}

extension AdaptationSkip.Reason {
  /// The reason in words.
  public var explanation: String {
    switch self {
    case .excepted: "excepted"
    case .switchedOff: "its adapterScreen switch is off"
    case .placeholder: "placeholder, removed at build time"
    case .system: "made by the system"
    case .notFinite: "not a finite number"
    case .zero: "zero"
    case .negative: "less than zero"
    case .proportion: "a proportion without constant"
    }
  }
}
