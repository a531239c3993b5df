/// The `make` in the braces of ``LayoutItem/makeConstraints(fileID:line:_:)``: what an item's
/// attributes are named after.
///
/// It exists in these braces only and cannot be kept.
public struct ConstraintMaker: ~Copyable, AttributeSelecting {
  let drafts: ConstraintDrafts

  /// Names attributes of the item.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    ConstraintAttributes(attributes, in: drafts)
  }
}
