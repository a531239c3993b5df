extension ScreenAdaptable {
  /// Sets a length that is already scaled, so that adapting to the same screen leaves it alone.
  ///
  ///     title.setApplied(20.8, to: .fontSize, in: context)  // design 20 at 390 points
  ///
  /// The design value is the length divided by the factor of the context; under a custom
  /// calculation this is an approximation. Zero, NaN and infinities are set but not remembered.
  ///
  /// - Parameters:
  ///   - length: The length on the screen, in points.
  ///   - property: The length to set; a length that the node lacks stays absent.
  ///   - context: The screen for which the length was scaled; `nil` means the node's own.
  public func setApplied(
    _ length: Double, to property: ScaledProperty, in context: ScreenContext? = nil
  ) {
    let style = property == .fontSize ? adaptableTextStyle : nil
    let context = context ?? adaptableContext
    setAdaptableLength(
      TrackedLength(applied: length, to: property, following: style, in: context),
      of: property, in: context)
  }
}

extension AdaptableConstraint {
  /// Sets a constant that is already scaled, so that adapting to the same screen leaves it alone.
  ///
  ///     constraint.setApplied(16.auto())
  ///
  /// The design value is the constant divided by the factor of the context; under a custom
  /// calculation this is an approximation. Zero, NaN and infinities are set but not remembered.
  ///
  /// - Parameters:
  ///   - constant: The constant on the screen, in points.
  ///   - context: The screen for which the constant was scaled; `nil` means the constraint's own.
  public func setApplied(_ constant: Double, in context: ScreenContext? = nil) {
    adaptableConstant.length = TrackedLength(
      applied: constant, to: .constraint, following: nil, in: context ?? adaptableContext)
  }
}

extension TrackedLength {
  /// Makes an already scaled length, and derives its design value.
  fileprivate init(
    applied: Double, to property: ScaledProperty, following style: TextStyle?,
    in context: ScreenContext
  ) {
    self.init(applied)
    guard applied.isFinite, applied != 0 else { return }
    let design = LengthScale(context)
      .design(ofApplied: applied, to: property, following: style)
    guard design.isFinite, design != 0 else { return }
    ledgerEntry = LedgerEntry(design: design, applied: applied)
  }
}
