import AutoScale

extension ScreenValue where Value == ConstraintConstant {
  /// Returns the part for an attribute on each screen, in points, or zero if there is none.
  func amount(for attribute: LayoutAttribute) -> ScreenValue<Double> {
    map { $0.amount(for: attribute) ?? 0 }
  }
}

/// Numbers with exceptions for some screens.
///
/// The constraint holds all the numbers. Each walk and each layout uses the one for its screen.
extension ConstraintTerms {
  /// Adds to each constant its part of a design value with exceptions for some screens.
  ///
  ///     make.top.equalTo(title.bottom).offset(8.screen(.idiom(.pad), is: 16))
  @discardableResult
  public func offset(_ constant: ScreenValue<some ConstraintConstantTarget>) -> ConstraintTerms {
    adding(constant.map(\.constraintConstant))
  }

  /// Moves the attributes inwards by a design length with exceptions for some screens.
  @discardableResult
  public func inset(_ points: ScreenValue<some DesignNumber>) -> ConstraintTerms {
    inset(points.insets)
  }

  /// Moves the attributes inwards by insets in design points with exceptions for some screens.
  ///
  ///     make.edges.equalToSuperview().inset(ScreenValue(top: 8.screen(.idiom(.pad), is: 16)))
  @discardableResult
  public func inset(_ insets: ScreenValue<LayoutInsets>) -> ConstraintTerms {
    adding(insets.map { .insets($0) })
  }

  /// Multiplies the attribute on the right side by a factor with exceptions for some screens.
  ///
  ///     make.width.equalToSuperview().multipliedBy(0.75.screen(.idiom(.pad), is: 0.5))
  @discardableResult
  public func multipliedBy(_ factor: ScreenValue<some DesignNumber>) -> ConstraintTerms {
    for constraint in constraints {
      startFactor(of: constraint)
      let present = constraint.multiplier
      constraint.screenMultiplier = factor.map { present * $0.designNumber }
    }
    return self
  }

  /// Divides the attribute on the right side by a divisor with exceptions for some screens.
  @discardableResult
  public func dividedBy(_ divisor: ScreenValue<some DesignNumber>) -> ConstraintTerms {
    multipliedBy(divisor.map { 1 / $0.designNumber })
  }

  /// Sets the priority with its exceptions for some screens; only a label can follow.
  ///
  ///     make.width.equalTo(100).priority(LayoutPriority.high.screen(.idiom(.pad), is: .low))
  @discardableResult
  public func priority(_ priority: ScreenValue<LayoutPriority>) -> PrioritizedConstraint {
    // The call throws for one wrong number, whatever screen it is for.
    if let refused = priority.values.first(where: { !$0.isValid }) {
      report(.priority(refused.number))
    } else {
      for constraint in constraints { constraint.screenPriority = priority }
    }
    return PrioritizedConstraint(constraints: constraints)
  }

  /// Sets the priority to a number with exceptions for some screens; the call throws for one outside
  /// 1…1000.
  @discardableResult
  public func priority(_ number: ScreenValue<some DesignNumber>) -> PrioritizedConstraint {
    priority(number.layoutPriorities)
  }

  /// Adds a number of points that may have exceptions.
  @discardableResult
  func offset(points: ScreenValue<Double>) -> ConstraintTerms {
    // Without exceptions a plain number, which costs a constraint no memory.
    points.hasExceptions ? offset(points) : offset(points.base)
  }

  private func adding(_ constant: ScreenValue<ConstraintConstant>) -> ConstraintTerms {
    for constraint in constraints {
      // Parts do not depend on the numbers, so the base tells whether there is one.
      if constant.base.amount(for: constraint.firstAttribute) == nil {
        reportMissingPart(of: constant.base, at: constraint)
      } else {
        startConstant(of: constraint)
        constraint.add(constant.amount(for: constraint.firstAttribute))
      }
    }
    return self
  }
}

extension LayoutPriority: ScreenMatchable {}

extension ScreenValue where Value: DesignNumber {
  /// The numbers as priorities.
  var layoutPriorities: ScreenValue<LayoutPriority> {
    map { LayoutPriority(rawValue: Float($0.designNumber)) }
  }

  /// The number on all four sides.
  fileprivate var insets: ScreenValue<LayoutInsets> {
    designNumbers.map { LayoutInsets(top: $0, left: $0, bottom: $0, right: $0) }
  }
}

extension ConstraintHandle {
  /// Sets the constants to a design length with exceptions for some screens.
  @discardableResult
  public func update(
    offset points: ScreenValue<some DesignNumber>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(points.map { .number($0.designNumber) }, ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets the constants to a distance inwards in design points with exceptions for some screens.
  @discardableResult
  public func update(
    inset points: ScreenValue<some DesignNumber>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(points.insets.map { .insets($0) }, ConstraintSource(fileID: fileID, line: line))
  }

  /// Sets the constants to a design length with exceptions for some screens, scaled to the current
  /// screen.
  @discardableResult
  public func update(
    auto points: ScreenValue<some DesignNumber>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(offset: points, fileID: fileID, line: line)
    for constraint in constraints where constraint.refusedUpdate == nil {
      constraint.scaleScreenConstant()
    }
    return self
  }

  /// Sets the priorities with their exceptions for some screens; numbers outside 1…1000 are refused.
  @discardableResult
  public func update(
    priority: ScreenValue<LayoutPriority>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    let place = ConstraintSource(fileID: fileID, line: line)
    let refused = priority.values.first { !$0.isValid }
    for constraint in constraints {
      constraint.refuse(refused.map { .priority($0.number) }, at: place)
      if refused == nil { constraint.screenPriority = priority }
    }
    return self
  }

  /// Sets the priorities to numbers with exceptions for some screens; those outside 1…1000 are refused.
  @discardableResult
  public func update(
    priority number: ScreenValue<some DesignNumber>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(priority: number.layoutPriorities, fileID: fileID, line: line)
  }

  private func update(
    _ constant: ScreenValue<ConstraintConstant>, _ place: ConstraintSource
  ) -> ConstraintHandle {
    for constraint in constraints {
      let points = constant.amount(for: constraint.firstAttribute)
      let refused = points.values.first { !$0.isFinite }
      constraint.refuse(refused.map { .constant($0) }, at: place)
      if refused == nil { constraint.screenConstant = points }
    }
    return self
  }
}
