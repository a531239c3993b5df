import AutoScale

extension ConstraintAttributes {
  /// Makes each attribute the same as a number of points.
  ///
  ///     make.width.equalTo(44)
  ///     make.left.equalTo(16.auto())  // 16 scaled points right of the superview's left edge
  ///
  /// A length is compared with the number itself, a place with the same place of the superview plus
  /// the number.
  @discardableResult
  public func equalTo(
    _ points: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: .number(points), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes width and height the same as those of a size, in points; other attributes have no part in it.
  @discardableResult
  public func equalTo(
    _ size: LayoutSize, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: .size(size), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute the same as the superview's, moved inwards by insets in points.
  ///
  /// Leading takes the left and trailing the right inset; a length loses both insets of its axis.
  @discardableResult
  public func equalTo(
    _ insets: EdgeInsets, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: .insets(insets), at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute the same as the same one of a node or guide.
  @discardableResult
  public func equalTo(
    _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalTo([item], fileID: fileID, line: line)
  }

  /// Makes each attribute the same as the same one of each of several nodes or guides.
  @discardableResult
  public func equalTo(
    _ items: [any LayoutItem], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(
      .equal, to: items.map { LayoutAnchor(item: $0, attributes: []) },
      at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute the same as the one that another item names, such as `title.bottom`.
  ///
  /// An anchor of several attributes, such as `screen.margins`, needs as many on the left side.
  @discardableResult
  public func equalTo(
    _ anchor: LayoutAnchor, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalTo([anchor], fileID: fileID, line: line)
  }

  /// Makes each attribute the same as those that each of several other items names.
  @discardableResult
  public func equalTo(
    _ anchors: [LayoutAnchor], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: anchors, at: ConstraintSource(fileID: fileID, line: line))
  }

  /// Makes each attribute the same as the same one of the superview.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    relatedToSuperview(.equal, at: ConstraintSource(fileID: fileID, line: line))
  }
}
