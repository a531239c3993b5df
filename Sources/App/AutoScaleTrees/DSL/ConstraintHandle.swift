import AutoScale

/// The constraints of one chain, kept for later changes.
///
///     var top: ConstraintHandle?
///     try title.makeConstraints { make in
///       top = make.top.equalToSuperview().offset(24).constraint
///       make.height.equalTo(44)
///     }
///     top?.update(offset: 48).update(priority: .high)
public struct ConstraintHandle: FinishedConstraint {
  /// The constraints, one for each attribute and each item related to it.
  public let constraints: [LayoutConstraint]

  /// Whether all the constraints belong to a node and take part in the layout.
  ///
  /// Setting it adds or removes them. Where ``activate(fileID:line:)`` would throw it refuses, as updates do.
  public var isActive: Bool {
    get { constraints.allSatisfy(\.isActive) }
    nonmutating set { for constraint in constraints { constraint.isActive = newValue } }
  }

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
  ///
  /// Like all updates, it refuses a number that is not finite and a value without a part for an attribute:
  /// the constant stays, ``LayoutConstraint/refusedUpdate`` has the reason, which a debug build prints, and
  /// layouts and `expectSound` report it.
  @discardableResult
  public func update(
    offset points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(.number(points), in: nil, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets each constant to its part of a size, a point, insets or another number.
  @_disfavoredOverload
  @discardableResult
  public func update(
    offset constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(
      constant.constraintConstant, in: nil, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets the constants to a design length, scaled to the current screen.
  @discardableResult
  public func update(
    auto points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(.number(points), in: .current, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets the constants to a distance inwards, in points, which the next walk takes as design
  /// points.
  @discardableResult
  public func update(
    inset points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    let insets = LayoutInsets(top: points, left: points, bottom: points, right: points)
    return update(.insets(insets), in: nil, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets the constants to distances inwards: insets, or the same number at each edge.
  @_disfavoredOverload
  @discardableResult
  public func update(
    inset constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    if case .number(let points) = constant.constraintConstant {
      return update(inset: points, fileID: fileID, line: line)
    }
    return update(offset: constant, fileID: fileID, line: line)
  }

  /// Sets the priorities; a number outside 1…1000 is refused.
  @discardableResult
  public func update(
    priority: LayoutPriority, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    let place = ConstraintSource(fileID: fileID, line: line)
    let refused: ConstraintError.Reason? = priority.isValid ? nil : .priority(priority.number)
    for constraint in constraints {
      constraint.refuse(refused, at: place)
      if refused == nil { constraint.priority = priority }
    }
    return self
  }

  /// Sets the priorities to a number; one that is not from 1 to 1000 is refused.
  @discardableResult
  public func update(
    priority number: some BinaryInteger, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(priority: Double(number), fileID: fileID, line: line)
  }

  /// Sets the priorities to a number; one that is not from 1 to 1000 is refused.
  @discardableResult
  public func update(
    priority number: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(priority: LayoutPriority(rawValue: Float(number)), fileID: fileID, line: line)
  }

  private func update(
    _ constant: ConstraintConstant, in context: ScreenContext?, at place: ConstraintSource
  ) -> ConstraintHandle {
    for constraint in constraints {
      guard let amount = constant.amount(for: constraint.firstAttribute) else {
        constraint.refuse(.noPart(of: constant.name), at: place)
        continue
      }
      constraint.refuse(amount.isFinite ? nil : .constant(amount), at: place)
      if amount.isFinite { constraint.setConstant(amount, scaledIn: context) }
    }
    return self
  }
}

extension ConstraintHandle: CustomStringConvertible {
  /// The constraints, one line each.
  public var description: String {
    constraints.map(\.description).joined(separator: "\n")
  }
}

extension LayoutConstraint {
  /// The last update that was refused because of its number, unless a good one followed.
  ///
  ///     width.update(offset: .nan)
  ///     width.constraints[0].refusedUpdate?.description
  ///     // Login.swift:42: error: 'title.width' has the constant nan; make it finite
  public var refusedUpdate: ConstraintError.Defect? { screenValues?.refusedUpdate }

  /// Remembers why an update is refused, or forgets it.
  func refuse(_ reason: ConstraintError.Reason?, at place: ConstraintSource?) {
    // Constraints that were never refused have no memory for it.
    if reason != nil, screenValues == nil { screenValues = ConstraintScreenValues() }
    screenValues?.refusedUpdate = reason.map {
      ConstraintError.Defect(
        place: place, element: "\(firstItem?.layoutName ?? "?").\(firstAttribute)", reason: $0)
    }
    if let refusedUpdate { DeveloperNotice.report(refusedUpdate.description) }
  }
}

extension FinishedConstraint {
  /// The constraints of the chain in one handle, kept for later changes.
  public var constraint: ConstraintHandle { ConstraintHandle(constraints: constraints) }
}
