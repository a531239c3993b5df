import AutoScaleTrees

/// The form of SnapKit: `view.snp.makeConstraints { … }`.
public struct SnapKitForm: AttributeSelecting {
  fileprivate let item: any LayoutItem

  /// Names attributes of the item, such as `title.snp.bottom`.
  public func selecting(_ attributes: [LayoutAttribute]) -> LayoutAnchor {
    item.selecting(attributes)
  }

  /// Makes constraints of the item and activates them; unlike SnapKit, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try item.makeConstraints(fileID: fileID, line: line, build)
  }

  /// Changes the constants of constraints of the item; unlike SnapKit, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try item.updateConstraints(fileID: fileID, line: line, build)
  }

  /// Replaces the constraints of the item; unlike SnapKit, it throws.
  ///
  /// - Throws: `ConstraintError` with every defect, or what the closure throws.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try item.remakeConstraints(fileID: fileID, line: line, build)
  }

  /// Removes the constraints that were made for the item.
  public func removeConstraints() { item.removeConstraints() }
}

extension LayoutItem {
  /// The item with the calls of SnapKit.
  public var snp: SnapKitForm { SnapKitForm(item: self) }
}
