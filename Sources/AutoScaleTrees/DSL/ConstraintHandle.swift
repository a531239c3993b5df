import AutoScale

/// The constraints of one chain, kept for later changes.
///
///     var top: ConstraintHandle?
///     try title.makeConstraints { make in
///       top = make.top.equalToSuperview().offset(24).constraint
///       make.height.equalTo(44)
///     }
///     top?.update(offset: 48)
public struct ConstraintHandle {
  /// The constraints, one for each attribute and each item related to it.
  public let constraints: [LayoutConstraint]

  /// Whether all the constraints belong to a node and take part in the layout.
  public var isActive: Bool { constraints.allSatisfy(\.isActive) }

  /// Adds the constraints to the nearest common ancestors of their items.
  ///
  /// - Throws: ``ConstraintError`` if items are in different trees or no longer exist; nothing is
  ///   added then.
  public func activate(fileID: String = #fileID, line: Int = #line) throws(ConstraintError) {
    try constraints.activate(fileID: fileID, line: line)
  }

  /// Removes the constraints from their nodes; ``activate(fileID:line:)`` restores them.
  public func deactivate() { constraints.deactivate() }

  /// Sets the constants to a number of points, which the next walk takes as design points.
  public func update(offset points: Double) { update(.number(points), in: nil) }

  /// Sets the constants to a design length, scaled to the current screen.
  public func update(auto points: Double) { update(.number(points), in: .current) }

  /// Sets the constants to a distance inwards, in points, which the next walk takes as design
  /// points.
  public func update(inset points: Double) {
    update(
      .insets(LayoutInsets(top: points, left: points, bottom: points, right: points)), in: nil)
  }

  /// Sets the priorities.
  public func update(priority: LayoutPriority) {
    for constraint in constraints { constraint.priority = priority }
  }

  private func update(_ constant: ConstraintConstant, in context: ScreenContext?) {
    for constraint in constraints {
      guard let amount = constant.amount(for: constraint.firstAttribute) else { continue }
      constraint.setConstant(amount, scaledIn: context)
    }
  }
}

extension FinishedConstraint {
  /// The constraints of the chain in one handle, kept for later changes.
  public var constraint: ConstraintHandle { ConstraintHandle(constraints: constraints) }
}
