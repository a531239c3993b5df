import Foundation

extension ConstraintAttributes {
  /// Makes width and height the same as those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func equalTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: .size(LayoutSize(size)), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each place the same as the same one of the superview, moved by a point's coordinates.
  @discardableResult
  public func equalTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: ConstraintValue(point), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes width and height at most those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func lessThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .lessThanOrEqual, to: .size(LayoutSize(size)),
      at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each place at most the same one of the superview, moved by a point's coordinates.
  @discardableResult
  public func lessThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .lessThanOrEqual, to: ConstraintValue(point), at: ConstraintSource(fileID: fileID, line: line)
    )
  }

  /// Makes width and height at least those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .greaterThanOrEqual, to: .size(LayoutSize(size)),
      at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each place at least the same one of the superview, moved by a point's coordinates.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ point: CGPoint, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .greaterThanOrEqual, to: ConstraintValue(point),
      at: ConstraintSource(fileID: fileID, line: line))
  }
}

extension ConstraintTerms {
  /// Adds a width and a height, in points, to the constants of these lengths.
  @discardableResult
  public func offset(_ size: CGSize) -> ConstraintTerms { adding(.size(LayoutSize(size))) }

  /// Adds a point's coordinates to the constants of these places.
  @discardableResult
  public func offset(_ point: CGPoint) -> ConstraintTerms { adding(ConstraintValue(point)) }
}

extension LayoutSize {
  /// The same size without Core Graphics.
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension ConstraintValue {
  init(_ point: CGPoint) {
    self = .point(x: Double(point.x), y: Double(point.y))
  }
}
