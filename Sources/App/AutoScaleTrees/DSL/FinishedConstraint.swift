/// A statement that the closure of ``LayoutItem/makeConstraints(fileID:line:_:)`` accepts:
/// constraints with their relation, and changes of kept ones.
public protocol FinishedConstraint {
  /// The constraints, kept for later changes.
  var constraints: [LayoutConstraint] { get }
}

/// Complete constraints, including their priority.
public struct PrioritizedConstraint: FinishedConstraint {
  /// The constraints, one for each attribute and each item related to it.
  public let constraints: [LayoutConstraint]
}

extension FinishedConstraint {
  /// Sets the identifier of the constraints.
  @discardableResult
  public func labeled(_ identifier: String) -> Self {
    for constraint in constraints { constraint.identifier = identifier }
    return self
  }

  /// Sets whether scaling a tree changes the constants: `true` always, `false` never, `nil` as the
  /// walk decides.
  ///
  ///     make.left.equalTo(16.auto()).adapterScreen(false)  // scaled once, by auto()
  @discardableResult
  public func adapterScreen(_ isScaled: Bool?) -> Self {
    for constraint in constraints { constraint.adapterScreen = isScaled }
    return self
  }
}
