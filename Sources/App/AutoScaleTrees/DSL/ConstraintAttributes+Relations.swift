extension ConstraintAttributes {
  // MARK: Equal

  /// Makes each attribute equal to a number of points.
  ///
  ///     make.width.equalTo(44)
  ///     make.left.equalTo(16.auto())  // 16 scaled points right of the superview's left edge
  ///
  /// A length is compared with the number itself, a position with the superview's same position
  /// plus the number.
  @discardableResult
  public func equalTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: [.constant(.number(points))], fileID, line)
  }

  /// Makes each attribute equal to its part of a target: the same attribute of a node or guide, the
  /// one that an anchor such as `title.bottom` names, or a component of a size, point or insets.
  ///
  /// An anchor of several attributes, such as `screen.margins`, needs as many on the left side.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: [target.constraintOperand], fileID, line)
  }

  /// Makes each attribute equal to its part of each of several targets.
  @discardableResult
  public func equalTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: targets.map(\.constraintOperand), fileID, line)
  }

  /// Makes each attribute equal to the superview's same attribute.
  @discardableResult
  public func equalToSuperview(fileID: String = #fileID, line: Int = #line) -> ConstraintTerms {
    relatedToSuperview(.equal, fileID, line)
  }

  // MARK: Less than or equal

  /// Makes each attribute at most a number of points, interpreted as in `equalTo`.
  ///
  ///     make.width.lessThanOrEqualTo(320)
  @discardableResult
  public func lessThanOrEqualTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: [.constant(.number(points))], fileID, line)
  }

  /// Makes each attribute at most its part of a target.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: [target.constraintOperand], fileID, line)
  }

  /// Makes each attribute at most its part of each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: targets.map(\.constraintOperand), fileID, line)
  }

  /// Makes each attribute at most the superview's same attribute.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    relatedToSuperview(.lessThanOrEqual, fileID, line)
  }

  // MARK: Greater than or equal

  /// Makes each attribute at least a number of points, interpreted as in `equalTo`.
  ///
  ///     make.height.greaterThanOrEqualTo(44)
  @discardableResult
  public func greaterThanOrEqualTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: [.constant(.number(points))], fileID, line)
  }

  /// Makes each attribute at least its part of a target.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: [target.constraintOperand], fileID, line)
  }

  /// Makes each attribute at least its part of each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: targets.map(\.constraintOperand), fileID, line)
  }

  /// Makes each attribute at least the superview's same attribute.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    relatedToSuperview(.greaterThanOrEqual, fileID, line)
  }
}
