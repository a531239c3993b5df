import AutoScale

/// Constraints with a relation, to which a constant, a factor and a priority can be added.
///
///     make.left.right.equalTo(other).offset(8).multipliedBy(0.5).priority(.high)
///
/// As in Auto Layout, this means `left = 0.5 * other.left + 8`, in either order of the two calls.
public struct ConstraintTerms: FinishedConstraint {
  /// The constraints, one for each attribute and each item related to it.
  public let constraints: [LayoutConstraint]

  private let drafts: ConstraintDrafts

  init(_ constraints: [LayoutConstraint], in drafts: ConstraintDrafts) {
    self.constraints = constraints
    self.drafts = drafts
    drafts.add(constraints)
  }

  /// Adds a number of points to the constants; several offsets add up.
  ///
  ///     make.top.equalTo(title.bottom).offset(8)
  @discardableResult
  public func offset(_ points: Double) -> ConstraintTerms { adding(.number(points)) }

  /// Adds to each constant its part of a size, a point, insets or another number.
  @_disfavoredOverload
  @discardableResult
  public func offset(_ constant: some ConstraintConstantTarget) -> ConstraintTerms {
    adding(constant.constraintConstant)
  }

  /// Moves the attributes inwards by a number of points: added at left and top, subtracted at right
  /// and bottom, and subtracted twice from a width or height.
  ///
  ///     make.edges.equalToSuperview().inset(16.auto())
  @discardableResult
  public func inset(_ points: Double) -> ConstraintTerms {
    inset(LayoutInsets(top: points, left: points, bottom: points, right: points))
  }

  /// Moves the attributes inwards by insets in points; leading takes the left, trailing the right.
  @discardableResult
  public func inset(_ insets: LayoutInsets) -> ConstraintTerms { adding(.insets(insets)) }

  /// Multiplies the attribute on the right side; several factors multiply each other.
  ///
  ///     make.width.equalToSuperview().multipliedBy(0.75)
  ///
  /// The call throws for a factor that is zero, NaN or infinite, and for a factor of a plain
  /// number.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> ConstraintTerms {
    for constraint in constraints {
      startFactor(of: constraint)
      constraint.multiplier *= factor
      constraint.screenMultiplier = constraint.screenMultiplier?.map { $0 * factor }
    }
    return self
  }

  /// Divides the attribute on the right side; the call throws for a divisor of zero or NaN.
  ///
  ///     make.width.lessThanOrEqualTo(container).dividedBy(3)
  @discardableResult
  public func dividedBy(_ divisor: Double) -> ConstraintTerms {
    for constraint in constraints {
      startFactor(of: constraint)
      constraint.multiplier /= divisor
      constraint.screenMultiplier = constraint.screenMultiplier?.map { $0 / divisor }
    }
    return self
  }

  /// Moves the attributes inwards by a number of points of any type.
  @_disfavoredOverload
  @discardableResult
  public func inset(_ points: some DesignNumber) -> ConstraintTerms { inset(points.designNumber) }

  /// Multiplies the attribute on the right side by a number of any type.
  @_disfavoredOverload
  @discardableResult
  public func multipliedBy(_ factor: some DesignNumber) -> ConstraintTerms {
    multipliedBy(factor.designNumber)
  }

  /// Divides the attribute on the right side by a number of any type.
  @_disfavoredOverload
  @discardableResult
  public func dividedBy(_ divisor: some DesignNumber) -> ConstraintTerms {
    dividedBy(divisor.designNumber)
  }

  /// Sets the priority; only a label can follow.
  ///
  /// The call throws for a number outside 1…1000.
  ///
  ///     make.width.equalTo(100).priority(.high)
  ///     make.width.equalTo(100).priority(999)
  @discardableResult
  public func priority(_ priority: LayoutPriority) -> PrioritizedConstraint {
    if priority.isValid {
      for constraint in constraints { constraint.priority = priority }
    } else {
      report(.priority(priority.number))
    }
    return PrioritizedConstraint(constraints: constraints)
  }

  /// Sets the priority to a number; the call throws for one outside 1…1000.
  @discardableResult
  public func priority(_ number: some DesignNumber) -> PrioritizedConstraint {
    priority(LayoutPriority(rawValue: Float(number.designNumber)))
  }

  /// Reports a defect of all constraints.
  func report(_ reason: ConstraintError.Reason) {
    for constraint in constraints { drafts.report(reason, of: constraint) }
  }

  /// Adds to each constant its attribute's part, scaled if a context is given.
  func adding(
    _ constant: ConstraintConstant, scaledIn context: ScreenContext? = nil
  ) -> ConstraintTerms {
    for constraint in constraints {
      if let amount = constant.amount(for: constraint.firstAttribute) {
        startConstant(of: constraint)
        constraint.add(amount, scaledIn: context)
      } else {
        reportMissingPart(of: constant, at: constraint)
      }
    }
    return self
  }

  /// Reports that a constant has no part for the attribute of a constraint.
  func reportMissingPart(of constant: ConstraintConstant, at constraint: LayoutConstraint) {
    drafts.report(.noPart(of: constant.name), of: constraint)
  }

  /// Forgets the constant where the last one wins.
  func startConstant(of constraint: LayoutConstraint) {
    guard drafts.form == .snapKit else { return }
    constraint.screenConstant = nil
    constraint.adaptableConstant.length = TrackedLength(0)
  }

  /// Forgets the factor where the last one wins.
  func startFactor(of constraint: LayoutConstraint) {
    guard drafts.form == .snapKit else { return }
    constraint.screenMultiplier = nil
    constraint.multiplier = 1
  }
}
