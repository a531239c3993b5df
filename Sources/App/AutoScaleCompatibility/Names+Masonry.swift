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
    try makeConstraints(fileID: fileID, line: line, build)
  }

  /// Changes the constants of constraints of the item; unlike Masonry, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func mas_updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try updateConstraints(fileID: fileID, line: line, build)
  }

  /// Replaces the constraints of the item; unlike Masonry, it throws.
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

extension ConstraintTerms {
  /// Sets the priority to 250: `priority(.low)`.
  @discardableResult
  public func priorityLow() -> PrioritizedConstraint { priority(.low) }

  /// Sets the priority to 500: `priority(.medium)`.
  @discardableResult
  public func priorityMedium() -> PrioritizedConstraint { priority(.medium) }

  /// Sets the priority to 750: `priority(.high)`.
  @discardableResult
  public func priorityHigh() -> PrioritizedConstraint { priority(.high) }
}
