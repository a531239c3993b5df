/// The `make` in the closure of ``LayoutItem/makeConstraints(fileID:line:_:)``, from which
/// attributes of the item are selected.
///
/// Use it in this closure only: using it after the closure has run traps.
public struct ConstraintMaker: AttributeSelecting {
  let drafts: ConstraintDrafts

  /// Selects attributes of the item.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    ConstraintAttributes(attributes, in: drafts)
  }
}
