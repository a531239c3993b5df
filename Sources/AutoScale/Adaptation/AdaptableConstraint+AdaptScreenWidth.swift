extension AdaptableConstraint {
  /// Scales the constant of this constraint from the design to the screen, and nothing else.
  ///
  ///     constraint.adaptScreenWidth()  // 16 is 16.64 on a screen 390 points wide
  ///
  /// It is done as in a walk over a tree that has the constraint: from the remembered design value,
  /// and not where the switch is off, the system made the constraint, or the constant is zero or not
  /// finite.
  ///
  /// - Parameter context: The screen.
  public func adaptScreenWidth(in context: ScreenContext = .current) {
    var constant = adaptableConstant
    guard constant.adapterScreen != false, !constant.isPlaceholder, !constant.isSystem
    else { return }
    var adapter = LengthAdapter(context: context, options: [])
    if adapter.adapt(&constant.length, of: .constraint, following: nil, at: self) {
      adaptableConstant = constant
    }
  }
}
