import AutoScale

/// Relations to design values that are scaled where they are written.
///
///     make.left.equalTo(auto: 16)
///     make.edges.equalToSuperview().inset(auto: 16)
///
/// The constant is scaled to the current screen immediately, as with `auto()`, and knows its design
/// value: adapting the tree leaves it alone or applies the design to another screen.
extension ConstraintAttributes {
  /// Makes each attribute equal to a design length, scaled to the current screen.
  @discardableResult
  public func equalTo(
    auto points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, toScaled: .number(points), fileID, line)
  }

  /// Makes each attribute equal to its part of a design value, scaled to the current screen.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    auto constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, toScaled: constant.constraintConstant, fileID, line)
  }

  /// Makes each attribute at most a design length, scaled to the current screen.
  @discardableResult
  public func lessThanOrEqualTo(
    auto points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, toScaled: .number(points), fileID, line)
  }

  /// Makes each attribute at most its part of a design value, scaled to the current screen.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    auto constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, toScaled: constant.constraintConstant, fileID, line)
  }

  /// Makes each attribute at least a design length, scaled to the current screen.
  @discardableResult
  public func greaterThanOrEqualTo(
    auto points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, toScaled: .number(points), fileID, line)
  }

  /// Makes each attribute at least its part of a design value, scaled to the current screen.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    auto constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, toScaled: constant.constraintConstant, fileID, line)
  }

  /// Makes each attribute equal to its part of a design value with exceptions, scaled to the
  /// current screen.
  @discardableResult
  public func equalTo(
    auto constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, toScaled: constant.map(\.constraintConstant), fileID, line)
  }

  /// Makes each attribute at most its part of a design value with exceptions, scaled to the current
  /// screen.
  @discardableResult
  public func lessThanOrEqualTo(
    auto constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, toScaled: constant.map(\.constraintConstant), fileID, line)
  }

  /// Makes each attribute at least its part of a design value with exceptions, scaled to the
  /// current screen.
  @discardableResult
  public func greaterThanOrEqualTo(
    auto constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, toScaled: constant.map(\.constraintConstant), fileID, line)
  }

  private func related(
    _ relation: LayoutRelation, toScaled constant: ScreenValue<ConstraintConstant>,
    _ fileID: String, _ line: Int
  ) -> ConstraintTerms {
    let terms = related(relation, to: [.screenConstant(constant)], fileID, line)
    for constraint in terms.constraints { constraint.scaleScreenConstant() }
    return terms
  }

  private func related(
    _ relation: LayoutRelation, toScaled constant: ConstraintConstant, _ fileID: String,
    _ line: Int
  ) -> ConstraintTerms {
    let terms = related(relation, to: [.constant(constant)], fileID, line)
    for constraint in terms.constraints {
      constraint.setConstant(constraint.constant, scaledIn: .current)
    }
    return terms
  }
}

extension ConstraintTerms {
  /// Adds a design length, scaled to the current screen, to the constants.
  ///
  ///     make.top.equalTo(title.bottom).offset(auto: 8)
  @discardableResult
  public func offset(auto points: Double) -> ConstraintTerms {
    adding(.number(points), scaledIn: .current)
  }

  /// Adds to each constant its part of a design value, scaled to the current screen.
  @_disfavoredOverload
  @discardableResult
  public func offset(auto constant: some ConstraintConstantTarget) -> ConstraintTerms {
    adding(constant.constraintConstant, scaledIn: .current)
  }

  /// Moves the attributes inwards by a design length, scaled to the current screen.
  @discardableResult
  public func inset(auto points: Double) -> ConstraintTerms {
    inset(auto: LayoutInsets(top: points, left: points, bottom: points, right: points))
  }

  /// Moves the attributes inwards by insets of the design, scaled to the current screen.
  @discardableResult
  public func inset(auto insets: LayoutInsets) -> ConstraintTerms {
    adding(.insets(insets), scaledIn: .current)
  }

  /// Adds a number of design points with exceptions for some screens, scaled to the current screen.
  @discardableResult
  public func offset(auto points: ScreenValue<some DesignNumber>) -> ConstraintTerms {
    scaling { $0.offset(points.designNumbers) }
  }

  /// Moves the attributes inwards by a number of design points with exceptions for some screens, scaled
  /// to the current screen.
  @discardableResult
  public func inset(auto points: ScreenValue<some DesignNumber>) -> ConstraintTerms {
    scaling { $0.inset(points) }
  }

  /// Adds design points with exceptions, and scales the constants to the current screen.
  private func scaling(_ add: (ConstraintTerms) -> ConstraintTerms) -> ConstraintTerms {
    let terms = add(self)
    for constraint in constraints { constraint.scaleScreenConstant() }
    return terms
  }
}

extension LayoutConstraint {
  /// Scales a constant with exceptions to the current screen; it stays a design value.
  func scaleScreenConstant() {
    // Setting the constant forgets its exceptions, so they are put back.
    let values = screenConstant
    setConstant(adaptableConstant.length.design, scaledIn: .current)
    screenValues?.constant = values
  }

  /// Sets the constant: to scaled design points if a context is given, else to points that only a
  /// walk over the tree scales.
  func setConstant(_ points: Double, scaledIn context: ScreenContext?) {
    screenConstant = nil
    guard let context else {
      constant = points
      return
    }
    adaptableConstant.length = TrackedLength(0)
    add(points, scaledIn: context)
  }

  /// Adds to the constant: scaled design points if a context is given, else points that only a walk
  /// over the tree scales.
  func add(_ points: Double, scaledIn context: ScreenContext?) {
    // Exceptions move by the same number as the constant.
    screenValues?.constant = screenConstant?.map { $0 + points }
    let length = adaptableConstant.length
    let value = length.value + (context?.applied(points, to: .constraint) ?? points)
    let design = length.design + points
    // A sum of a plain and a scaled number has a design value of its own.
    let isRemembered = context != nil || length.ledgerEntry != nil
    adaptableConstant.length = TrackedLength(
      value,
      // Zero and infinite values have no design value to come back to.
      ledgerEntry: isRemembered && design != 0 && design.isFinite && value.isFinite
        ? LedgerEntry(design: design, applied: value) : nil)
  }
}
