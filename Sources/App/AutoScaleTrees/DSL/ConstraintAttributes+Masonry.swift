import AutoScale

/// The forms of Masonry: words that change nothing, and the implied superview.
///
///     make.top.and.left.equalTo(photo).with.offset(8)
///     make.top.left.offset(10)  // from the superview
extension ConstraintAttributes {
  /// The attributes themselves, so that a chain reads as a sentence.
  public var with: ConstraintAttributes { self }

  /// The attributes themselves, so that a chain reads as a sentence.
  public var and: ConstraintAttributes { self }

  /// Places the attributes a number of points after those of the superview, as `equalTo(10)` does.
  ///
  ///     make.top.left.offset(10)  // top = superview.top + 10, left = superview.left + 10
  ///
  /// A length has the number itself.
  @discardableResult
  public func offset(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalTo(points, fileID: fileID, line: line)
  }

  /// Places each attribute its part of a size or a point after that of the superview.
  @_disfavoredOverload
  @discardableResult
  public func offset(
    _ constant: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalTo(constant, fileID: fileID, line: line)
  }

  /// Places each attribute its part of a design value with exceptions for some screens after that of
  /// the superview.
  @discardableResult
  public func offset(
    _ constant: ScreenValue<some ConstraintConstantTarget>, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintTerms {
    equalTo(constant, fileID: fileID, line: line)
  }

  /// Places the attributes a number of points inside those of the superview.
  ///
  ///     make.edges.inset(16)
  @discardableResult
  public func inset(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalToSuperview(fileID: fileID, line: line).inset(points)
  }

  /// Places the attributes inside those of the superview by insets in points.
  @discardableResult
  public func inset(
    _ insets: LayoutInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalToSuperview(fileID: fileID, line: line).inset(insets)
  }

  /// Places the attributes inside those of the superview by a number of design points with exceptions
  /// for some screens.
  @discardableResult
  public func inset(
    _ points: ScreenValue<some DesignNumber>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalToSuperview(fileID: fileID, line: line).inset(points)
  }

  /// Places the attributes inside those of the superview by insets in design points with exceptions
  /// for some screens.
  @discardableResult
  public func inset(
    _ insets: ScreenValue<LayoutInsets>, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalToSuperview(fileID: fileID, line: line).inset(insets)
  }
}

extension ConstraintTerms {
  /// The constraints themselves, so that a chain reads as a sentence.
  public var with: ConstraintTerms { self }

  /// The constraints themselves, so that a chain reads as a sentence.
  public var and: ConstraintTerms { self }
}
