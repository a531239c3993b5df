import AutoScale

/// Relations to numbers with exceptions for some screens.
///
///     make.height.equalTo(105.screen(.width(414...), is: 114))
///
/// The constraint holds all the numbers. Each walk and each layout uses the one for its screen.
extension ConstraintAttributes {
  /// Makes each attribute equal to a design length with exceptions for some screens.
  @discardableResult
  public func equalTo(
    _ points: ScreenValue<Double>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: points.map { .number($0) }, fileID, line)
  }

  /// Makes each attribute equal to its part of a design value with exceptions for some screens.
  @discardableResult
  public func equalTo(
    _ constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: constant.map(\.constraintConstant), fileID, line)
  }

  /// Makes each attribute at most a design length with exceptions for some screens.
  @discardableResult
  public func lessThanOrEqualTo(
    _ points: ScreenValue<Double>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: points.map { .number($0) }, fileID, line)
  }

  /// Makes each attribute at most its part of a design value with exceptions for some screens.
  @discardableResult
  public func lessThanOrEqualTo(
    _ constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: constant.map(\.constraintConstant), fileID, line)
  }

  /// Makes each attribute at least a design length with exceptions for some screens.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ points: ScreenValue<Double>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: points.map { .number($0) }, fileID, line)
  }

  /// Makes each attribute at least its part of a design value with exceptions for some screens.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: constant.map(\.constraintConstant), fileID, line)
  }

  /// Relates each attribute to its part of a constant with exceptions.
  func related(
    _ relation: LayoutRelation, to constant: ScreenValue<ConstraintConstant>, _ fileID: String,
    _ line: Int
  ) -> ConstraintTerms {
    let terms = related(relation, to: [.constant(constant.value)], fileID, line)
    for constraint in terms.constraints {
      constraint.screenConstant = constant.amount(for: constraint.firstAttribute)
    }
    return terms
  }
}

extension ScreenValue where Value == ConstraintConstant {
  /// The part for an attribute on each screen, in points, or zero if there is none.
  fileprivate func amount(for attribute: LayoutAttribute) -> ScreenValue<Double> {
    map { $0.amount(for: attribute) ?? 0 }
  }
}

extension ConstraintTerms {
  /// Adds a design length with exceptions for some screens to the constants.
  ///
  ///     make.top.equalTo(title.bottom).offset(8.screen(.idiom(.pad), is: 16))
  @discardableResult
  public func offset(_ points: ScreenValue<Double>) -> ConstraintTerms {
    adding(points.map { .number($0) })
  }

  /// Adds to each constant its part of a design value with exceptions for some screens.
  @discardableResult
  public func offset(_ constant: ScreenValue<some ConstraintConstantTarget>) -> ConstraintTerms {
    adding(constant.map(\.constraintConstant))
  }

  /// Moves the attributes inwards by a design length with exceptions for some screens.
  @discardableResult
  public func inset(_ points: ScreenValue<Double>) -> ConstraintTerms {
    inset(points.map { LayoutInsets(top: $0, left: $0, bottom: $0, right: $0) })
  }

  /// Moves the attributes inwards by a design length with exceptions for some screens.
  @discardableResult
  public func inset(_ points: ScreenValue<some BinaryInteger>) -> ConstraintTerms {
    inset(points.map { Double($0) })
  }

  /// Moves the attributes inwards by insets in design points with exceptions for some screens.
  @discardableResult
  public func inset(_ insets: ScreenValue<LayoutInsets>) -> ConstraintTerms {
    adding(insets.map { .insets($0) })
  }

  /// Multiplies the attribute on the right side by a factor with exceptions for some screens.
  ///
  ///     make.width.equalToSuperview().multipliedBy(0.75.screen(.idiom(.pad), is: 0.5))
  @discardableResult
  public func multipliedBy(_ factor: ScreenValue<Double>) -> ConstraintTerms {
    for constraint in constraints {
      let present = constraint.multiplier
      constraint.screenMultiplier = factor.map { present * $0 }
    }
    return self
  }

  /// Divides the attribute on the right side by a divisor with exceptions for some screens.
  @discardableResult
  public func dividedBy(_ divisor: ScreenValue<Double>) -> ConstraintTerms {
    multipliedBy(divisor.map { 1 / $0 })
  }

  /// Sets the priority with its exceptions for some screens; only a label can follow.
  ///
  ///     make.width.equalTo(100).priority(LayoutPriority.high.screen(.idiom(.pad), is: .low))
  @discardableResult
  public func priority(_ priority: ScreenValue<LayoutPriority>) -> PrioritizedConstraint {
    for constraint in constraints { constraint.screenPriority = priority }
    return PrioritizedConstraint(constraints: constraints)
  }

  /// Sets the priority to a number with exceptions for some screens.
  @discardableResult
  public func priority(_ number: ScreenValue<Double>) -> PrioritizedConstraint {
    priority(number.map { LayoutPriority($0) })
  }

  private func adding(_ constant: ScreenValue<ConstraintConstant>) -> ConstraintTerms {
    for constraint in constraints {
      if constant.base.amount(for: constraint.firstAttribute) == nil {
        reportMissingPart(of: constant.base, at: constraint)
      } else {
        constraint.add(constant.amount(for: constraint.firstAttribute))
      }
    }
    return self
  }
}

extension LayoutPriority: ScreenMatchable {}

extension ConstraintHandle {
  /// Sets the constants to a design length with exceptions for some screens.
  public func update(offset points: ScreenValue<Double>) {
    for constraint in constraints { constraint.screenConstant = points }
  }

  /// Sets the priorities with their exceptions for some screens.
  public func update(priority: ScreenValue<LayoutPriority>) {
    for constraint in constraints { constraint.screenPriority = priority }
  }
}
