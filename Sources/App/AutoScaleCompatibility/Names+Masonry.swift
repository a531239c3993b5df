import AutoScaleTrees

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutItem {
  /// Makes constraints of the item and activates them; unlike Masonry, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].mas_makeConstraints(fileID: fileID, line: line, build)
  }

  /// Changes the constants of constraints of the item, and makes those that it lacks; unlike Masonry, it
  /// throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].mas_updateConstraints(fileID: fileID, line: line, build)
  }

  /// Replaces the constraints of the item; unlike Masonry, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try [self].mas_remakeConstraints(fileID: fileID, line: line, build)
  }

  /// `left`.
  public var mas_left: LayoutAnchor { left }
  /// `top`.
  public var mas_top: LayoutAnchor { top }
  /// `right`.
  public var mas_right: LayoutAnchor { right }
  /// `bottom`.
  public var mas_bottom: LayoutAnchor { bottom }
  /// `leading`.
  public var mas_leading: LayoutAnchor { leading }
  /// `trailing`.
  public var mas_trailing: LayoutAnchor { trailing }
  /// `width`.
  public var mas_width: LayoutAnchor { width }
  /// `height`.
  public var mas_height: LayoutAnchor { height }
  /// `centerX`.
  public var mas_centerX: LayoutAnchor { centerX }
  /// `centerY`.
  public var mas_centerY: LayoutAnchor { centerY }
  /// `baseline`.
  public var mas_baseline: LayoutAnchor { baseline }
  /// `firstBaseline`.
  public var mas_firstBaseline: LayoutAnchor { firstBaseline }
  /// `lastBaseline`.
  public var mas_lastBaseline: LayoutAnchor { lastBaseline }
  /// `leftMargin`.
  public var mas_leftMargin: LayoutAnchor { leftMargin }
  /// `rightMargin`.
  public var mas_rightMargin: LayoutAnchor { rightMargin }
  /// `topMargin`.
  public var mas_topMargin: LayoutAnchor { topMargin }
  /// `bottomMargin`.
  public var mas_bottomMargin: LayoutAnchor { bottomMargin }
  /// `leadingMargin`.
  public var mas_leadingMargin: LayoutAnchor { leadingMargin }
  /// `trailingMargin`.
  public var mas_trailingMargin: LayoutAnchor { trailingMargin }
  /// `centerXWithinMargins`.
  public var mas_centerXWithinMargins: LayoutAnchor { centerXWithinMargins }
  /// `centerYWithinMargins`.
  public var mas_centerYWithinMargins: LayoutAnchor { centerYWithinMargins }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Collection where Element: LayoutItem {
  /// Makes the same constraints for each item; unlike Masonry, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try makeConstraints(fileID: fileID, line: line, build)
  }

  /// Changes the constants of constraints of each item, and makes those that it lacks; unlike Masonry, it
  /// throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try updateOrMakeConstraints(at: ConstraintSource(fileID: fileID, line: line), build)
  }

  /// Replaces the constraints of each item; unlike Masonry, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try remakeConstraints(fileID: fileID, line: line, build)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension ViewNode {
  /// The identifier.
  public final var mas_key: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The guide of the safe area: `guide(.safeArea)`.
  public final var mas_safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }
  /// The leading edge of the safe area.
  public final var mas_safeAreaLayoutGuideLeading: LayoutAnchor { guide(.safeArea).leading }
  /// The trailing edge of the safe area.
  public final var mas_safeAreaLayoutGuideTrailing: LayoutAnchor { guide(.safeArea).trailing }
  /// The left edge of the safe area.
  public final var mas_safeAreaLayoutGuideLeft: LayoutAnchor { guide(.safeArea).left }
  /// The right edge of the safe area.
  public final var mas_safeAreaLayoutGuideRight: LayoutAnchor { guide(.safeArea).right }
  /// The top edge of the safe area.
  public final var mas_safeAreaLayoutGuideTop: LayoutAnchor { guide(.safeArea).top }
  /// The bottom edge of the safe area.
  public final var mas_safeAreaLayoutGuideBottom: LayoutAnchor { guide(.safeArea).bottom }
  /// The width of the safe area.
  public final var mas_safeAreaLayoutGuideWidth: LayoutAnchor { guide(.safeArea).width }
  /// The height of the safe area.
  public final var mas_safeAreaLayoutGuideHeight: LayoutAnchor { guide(.safeArea).height }
  /// The horizontal center of the safe area.
  public final var mas_safeAreaLayoutGuideCenterX: LayoutAnchor { guide(.safeArea).centerX }
  /// The vertical center of the safe area.
  public final var mas_safeAreaLayoutGuideCenterY: LayoutAnchor { guide(.safeArea).centerY }

  /// Returns the nearest view that contains both views, one of them perhaps, or `nil` in different trees.
  ///
  /// - Complexity: O(*d*²) in the depths of the views.
  public final func mas_closestCommonSuperview(_ other: ViewNode) -> ViewNode? {
    sequence(first: self, next: \.parent).first { ancestor in
      sequence(first: other, next: \.parent).contains { $0 === ancestor }
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Collection where Element: LayoutItem {
  /// `distribute(along:spacing:lead:tail:)`: equal sizes with a fixed space between them; unlike Masonry, it
  /// throws.
  ///
  /// - Throws: `ConstraintError` if an item has no superview, or a number is not finite.
  @discardableResult
  public func mas_distributeViews(
    along axis: LayoutAxis, withFixedSpacing spacing: Double, leadSpacing: Double,
    tailSpacing: Double,
    fileID: String = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    try distribute(
      along: axis, spacing: spacing, lead: leadSpacing, tail: tailSpacing, fileID: fileID,
      line: line)
  }

  /// `distribute(along:itemLength:lead:tail:)`: a fixed size with equal spaces between; unlike Masonry, it
  /// throws.
  ///
  /// - Throws: `ConstraintError` if an item has no superview, or a number is not finite.
  @discardableResult
  public func mas_distributeViews(
    along axis: LayoutAxis, withFixedItemLength length: Double, leadSpacing: Double,
    tailSpacing: Double, fileID: String = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    try distribute(
      along: axis, itemLength: length, lead: leadSpacing, tail: tailSpacing, fileID: fileID,
      line: line)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension ConstraintAttributes {
  /// `equalTo` of a number, a size, a point or insets.
  @discardableResult
  public func mas_equalTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    equalTo(target, fileID: fileID, line: line)
  }

  /// `greaterThanOrEqualTo` of a number, a size, a point or insets.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// `lessThanOrEqualTo` of a number, a size, a point or insets.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension ConstraintTerms {
  /// `offset` of a number, a size, a point or insets.
  @discardableResult
  public func mas_offset(_ constant: some ConstraintConstantTarget) -> ConstraintTerms {
    offset(constant)
  }

  /// `inset` of insets.
  @discardableResult
  public func insets(_ insets: LayoutInsets) -> ConstraintTerms { inset(insets) }

  /// `offset` of a size.
  @discardableResult
  public func sizeOffset(_ size: some ConstraintConstantTarget) -> ConstraintTerms { offset(size) }

  /// `offset` of a point.
  @discardableResult
  public func centerOffset(_ point: some ConstraintConstantTarget) -> ConstraintTerms {
    offset(point)
  }

  /// Sets the priority to 250: `priority(.low)`.
  @discardableResult
  public func priorityLow() -> PrioritizedConstraint { priority(.low) }

  /// Sets the priority to 500: `priority(.medium)`.
  @discardableResult
  public func priorityMedium() -> PrioritizedConstraint { priority(.medium) }

  /// Sets the priority to 750: `priority(.high)`.
  @discardableResult
  public func priorityHigh() -> PrioritizedConstraint { priority(.high) }

  /// Sets the priority to 1000: `priority(.required)`.
  @discardableResult
  public func priorityRequired() -> PrioritizedConstraint { priority(.required) }
}

extension FinishedConstraint {
  /// Sets the identifier: `labeled(_:)`.
  @discardableResult
  public func key(_ identifier: String) -> Self { labeled(identifier) }
}

extension ConstraintHandle {
  /// Adds the constraints: `activate()`.
  public func install() { isActive = true }

  /// Removes the constraints: `deactivate()`.
  public func uninstall() { deactivate() }
}
