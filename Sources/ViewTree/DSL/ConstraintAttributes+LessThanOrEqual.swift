import AutoScale

extension ConstraintAttributes {
  /// Makes each attribute at most a number of points.
  ///
  ///     make.width.lessThanOrEqualTo(320)
  ///
  /// A length is compared with the number itself, a place with the same place of the superview plus
  /// the number.
  @discardableResult
  public func lessThanOrEqualTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: .number(points), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes width and height at most those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func lessThanOrEqualTo(
    _ size: LayoutSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: .size(size), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at most the superview's, moved inwards by insets in points.
  ///
  /// Leading takes the left and trailing the right inset; a length loses both insets of its axis.
  @discardableResult
  public func lessThanOrEqualTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: .insets(insets), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at most the same one of a node or guide.
  @discardableResult
  public func lessThanOrEqualTo(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    lessThanOrEqualTo([item], fileID: fileID, line: line)
  }

  /// Makes each attribute at most the same one of each of several nodes or guides.
  @discardableResult
  public func lessThanOrEqualTo(
    _ items: [any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .lessThanOrEqual, to: items.map { LayoutAnchor(item: $0, attributes: []) },
      at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at most the one that another item names, such as `title.bottom`.
  ///
  /// An anchor of several attributes, such as `screen.margins`, needs as many on the left side.
  @discardableResult
  public func lessThanOrEqualTo(
    _ anchor: LayoutAnchor, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    lessThanOrEqualTo([anchor], fileID: fileID, line: line)
  }

  /// Makes each attribute at most those that each of several other items names.
  @discardableResult
  public func lessThanOrEqualTo(
    _ anchors: [LayoutAnchor], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: anchors, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute at most the same one of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    relatedToSuperview(.lessThanOrEqual, at: ConstraintSource(fileID: fileID, line: line))
  }
}
