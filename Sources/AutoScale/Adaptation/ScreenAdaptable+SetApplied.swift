extension ScreenAdaptable {
  /// Sets a length that is scaled already, so that adapting to the same screen leaves it alone.
  ///
  ///     title.setApplied(20.8, to: .fontSize, in: context)  // design 20 at 390 points
  ///
  /// The design value is the length divided by the factor of the context; under a custom
  /// calculation this is an approximation. Zero, NaN and infinities are set and not remembered.
  ///
  /// - Parameters:
  ///   - length: The length on the screen, in points.
  ///   - property: Which length it is; one that the node doesn't have stays absent.
  ///   - context: The screen for which the length was scaled.
  public func setApplied(
    _ length: Double, to property: ScaledProperty, in context: ScreenContext = .current
  ) {
    let style = property == .fontSize ? adaptableTextStyle : nil
    setAdaptableLength(
      TrackedLength(applied: length, to: property, following: style, in: context), of: property)
  }
}

extension AdaptableConstraint {
  /// Sets a constant that is scaled already, so that adapting to the same screen leaves it alone.
  ///
  ///     constraint.setApplied(16.auto())
  ///
  /// The design value is the constant divided by the factor of the context; under a custom
  /// calculation this is an approximation. Zero, NaN and infinities are set and not remembered.
  ///
  /// - Parameters:
  ///   - constant: The constant on the screen, in points.
  ///   - context: The screen for which the constant was scaled.
  public func setApplied(_ constant: Double, in context: ScreenContext = .current) {
    adaptableConstant.length = TrackedLength(
      applied: constant, to: .constraint, following: nil, in: context)
  }
}

extension TrackedLength {
  /// Makes a length that is scaled already, with the design value that comes of it.
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
