import AutoScale

extension Collection where Element: LayoutItem {
  /// Lays these items out in a row or column, in equal sizes with a fixed space between them.
  ///
  ///     try buttons.distribute(along: .horizontal, spacing: 8, lead: 16, tail: 16)
  ///
  /// The order is from left to right or from top to bottom, in every layout direction.
  ///
  /// - Parameters:
  ///   - axis: The direction of the row or column.
  ///   - spacing: The space between neighbours, in points.
  ///   - lead: The space from the superview to the first item, in points.
  ///   - tail: The space from the last item to the superview, in points.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The constraints, item by item.
  /// - Throws: ``ConstraintError`` if an item has no superview, or a number is not finite; nothing
  ///   is added then.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, spacing: some ScreenNumber, lead: some ScreenNumber = 0,
    tail: some ScreenNumber = 0, fileID: String = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    let items = Array(self)
    let (spacing, lead, tail) = (spacing.designNumbers, lead.designNumbers, tail.designNumbers)
    return try makeConstraints(at: ConstraintSource(fileID: fileID, line: line)) { index, make in
      if index == 0 {
        make.selecting([axis.near]).equalToSuperview(fileID: fileID, line: line).offset(
          points: lead)
      } else {
        let previous = items[index - 1]
        make.selecting([axis.near])
          .equalTo(previous.selecting([axis.far]), fileID: fileID, line: line).offset(
            points: spacing)
        make.selecting([axis.length]).equalTo(previous, fileID: fileID, line: line)
      }
      if index == items.count - 1 {
        make.selecting([axis.far]).equalToSuperview(fileID: fileID, line: line).offset(
          points: tail.map { -$0 })
      }
    }
  }

  /// Lays these items out in a row or column, in a fixed size with equal spaces between them.
  ///
  ///     try icons.distribute(along: .horizontal, itemLength: 24, lead: 16, tail: 16)
  ///
  /// The order is from left to right or from top to bottom, in every layout direction. A single
  /// item is placed at the beginning.
  ///
  /// - Parameters:
  ///   - axis: The direction of the row or column.
  ///   - itemLength: The length of each item along the axis, in points.
  ///   - lead: The space from the superview to the first item, in points.
  ///   - tail: The space from the last item to the superview, in points.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The constraints, item by item.
  /// - Throws: ``ConstraintError`` if an item has no superview, or a number is not finite; nothing
  ///   is added then.
  @discardableResult
  public func distribute(
    along axis: LayoutAxis, itemLength: some ScreenNumber, lead: some ScreenNumber = 0,
    tail: some ScreenNumber = 0, fileID: String = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    let (length, lead, tail) = (itemLength.designNumbers, lead.designNumbers, tail.designNumbers)
    let firstEnd = lead.adding(length)
    return try makeConstraints(at: ConstraintSource(fileID: fileID, line: line)) { index, make in
      make.selecting([axis.length]).equalTo(0, fileID: fileID, line: line).offset(points: length)
      if index == 0 {
        make.selecting([axis.near]).equalToSuperview(fileID: fileID, line: line).offset(
          points: lead)
      } else {
        // Far edges are spaced like near edges, so a fraction of the superview's far edge and a
        // constant give each.
        let fraction = Double(index) / Double(count - 1)
        make.selecting([axis.far]).equalToSuperview(fileID: fileID, line: line)
          .multipliedBy(fraction)
          .offset(points: firstEnd.adding(firstEnd.adding(tail).map { -fraction * $0 }))
      }
    }
  }
}

extension LayoutAxis {
  /// The edge at an item's beginning.
  fileprivate var near: LayoutAttribute { self == .horizontal ? .left : .top }

  /// The edge at an item's end.
  fileprivate var far: LayoutAttribute { self == .horizontal ? .right : .bottom }

  /// The length of an item.
  fileprivate var length: LayoutAttribute { self == .horizontal ? .width : .height }
}
