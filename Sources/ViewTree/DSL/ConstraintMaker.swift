/// The `make` in the braces of ``LayoutItem/makeConstraints(fileID:line:_:)``: what an item's
/// attributes are named after.
///
/// It is for these braces only: using it after they have run traps.
public struct ConstraintMaker: AttributeSelecting {
  let drafts: ConstraintDrafts

  /// Names attributes of the item.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    ConstraintAttributes(attributes, in: drafts)
  }
}
