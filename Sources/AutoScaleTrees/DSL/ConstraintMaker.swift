/// The `make` in the closure of ``LayoutItem/makeConstraints(fileID:line:_:)``: what an item's
/// attributes are named after.
///
/// It is for this closure only: using it after the closure has run traps.
public struct ConstraintMaker: AttributeSelecting {
  let drafts: ConstraintDrafts

  /// Names attributes of the item.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    ConstraintAttributes(attributes, in: drafts)
  }
}
