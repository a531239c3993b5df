/// A length that was left alone, and why.
public struct AdaptationSkip: Hashable, Sendable {
  /// Why a length is left alone.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The node is excepted, or in an excepted one, or the constraint touches such a node.
    case excepted
    /// The switch of the constraint or font says never.
    case switchedOff
    /// The constraint exists at design time only.
    case placeholder
    /// The system made the constraint.
    case system
    /// The length is NaN or infinite, or scaling would make it so.
    case notFinite
    /// The length is zero.
    case zero
    /// The constraint is a proportion, without a constant.
    case proportion
  }

  /// The identifier of the node or constraint, or a description of one without identifier.
  public let element: String

  /// The name of the element's class, such as `UILabel` or `NSLayoutConstraint`.
  public let className: String

  /// Which length it is.
  public let property: ScaledProperty

  /// Why it was left alone.
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
    case .proportion: "a proportion without constant"
    }
  }
}
