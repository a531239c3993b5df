/// What the closure of ``LayoutItem/makeConstraints(fileID:line:_:)`` accepts: constraints with
/// their relation.
public protocol FinishedConstraint {
  /// The constraints, to keep and to change later.
  var constraints: [LayoutConstraint] { get }
}

/// Constraints that have everything, their priority too.
public struct PrioritizedConstraint: FinishedConstraint {
  /// The constraints, one for each attribute and each item that it was related to.
  public let constraints: [LayoutConstraint]
}

extension FinishedConstraint {
  /// Gives the constraints an identifier.
  @discardableResult
  public func labeled(_ identifier: String) -> Self {
    for constraint in constraints { constraint.identifier = identifier }
    return self
  }

  /// Sets whether scaling a tree changes the constants: nil follows the walk, true always, false
  /// never.
  ///
  ///     make.left.equalTo(16.auto()).adapterScreen(false)  // scaled once, by auto()
  @discardableResult
  public func adapterScreen(_ isScaled: Bool?) -> Self {
    for constraint in constraints { constraint.adapterScreen = isScaled }
    return self
  }
}
