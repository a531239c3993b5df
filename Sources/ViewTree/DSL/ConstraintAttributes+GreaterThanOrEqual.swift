import AutoScale

extension ConstraintAttributes {
  /// Makes each attribute at least a number of points.
  ///
  ///     make.height.greaterThanOrEqualTo(44)
  ///
  /// A length is compared with the number itself, a place with the same place of the superview plus
  /// the number.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .greaterThanOrEqual, to: .number(points), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes width and height at least those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ size: LayoutSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: .size(size), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at least the superview's, moved inwards by insets in points.
  ///
  /// Leading takes the left and trailing the right inset; a length loses both insets of its axis.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .greaterThanOrEqual, to: .insets(insets), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at least the same one of a node or guide.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    greaterThanOrEqualTo([item], fileID: fileID, line: line)
  }

  /// Makes each attribute at least the same one of each of several nodes or guides.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ items: [any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .greaterThanOrEqual, to: items.map { LayoutAnchor(item: $0, attributes: []) },
      at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at least the one that another item names, such as `title.bottom`.
  ///
  /// An anchor of several attributes, such as `screen.margins`, needs as many on the left side.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ anchor: LayoutAnchor, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    greaterThanOrEqualTo([anchor], fileID: fileID, line: line)
  }

  /// Makes each attribute at least those that each of several other items names.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ anchors: [LayoutAnchor], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: anchors, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at least the same one of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    relatedToSuperview(.greaterThanOrEqual, at: ConstraintSource(fileID: fileID, line: line))
  }
}
