extension AdaptableConstraint {
  /// Scales only the constant of this constraint from the design to the screen.
  ///
  ///     constraint.adaptScreenWidth()  // 16 is 16.64 on a screen 390 points wide
  ///
  /// Works as a walk over the tree does: it starts from the remembered design value, and skips a
  /// constraint whose switch is off, that the system made, or whose constant is zero or not finite.
  ///
  /// - Parameter context: The screen; `nil` means the constraint's own,
  ///   ``AdaptableElement/adaptableContext``.
  public func adaptScreenWidth(in context: ScreenContext? = nil) {
    var constant = adaptableConstant
    // The exceptions of a walk, so that a call and a walk give the same tree.
    guard constant.adapterScreen != false, !constant.isPlaceholder, !constant.isSystem
    else { return }
    var adapter = LengthAdapter(context: context ?? adaptableContext, options: [])
    if adapter.adapt(&constant.length, of: .constraint, following: nil, at: self) {
      adaptableConstant = constant
    }
  }
}
