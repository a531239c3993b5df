/// Adapts lengths one by one and records the outcome.
@usableFromInline
struct LengthAdapter {
  @usableFromInline let context: ScreenContext
  @usableFromInline let isDryRun: Bool
  @usableFromInline var report: AdaptationReport
  private let scale: LengthScale
  /// What the screen changed if the walk comes by itself.
  private let change: ContextChange?

  /// Whether the size of a font depends on its style: it does not at the text size of the design.
  @usableFromInline let dependsOnTextStyles: Bool

  /// Makes an adapter for a screen; after a change only what the screen changed is scaled.
  @usableFromInline
  init(
    context: ScreenContext, after change: ContextChange? = nil, options: AdaptationOptions
  ) {
    self.context = context
    self.change = change
    dependsOnTextStyles = context.textSize != .large || change != nil
    isDryRun = options.contains(.dryRun)
    report = AdaptationReport(isFull: options.contains(.fullReport))
    scale = LengthScale(context)
  }

  /// Scales a length from its design value, and records the outcome.
  ///
  /// - Returns: Whether the length or its ledger entry has to be written back.
  @usableFromInline
  mutating func adapt(
    _ length: inout TrackedLength, of property: ScaledProperty, following style: TextStyle?,
    atAny element: any AdaptableElement
  ) -> Bool {
    let old = length
    let design = old.design
    if let change, stays(length, of: property, following: style, after: change) {
      report.record(length, of: property, from: old.value, isAdopted: false, at: element)
      return false
    }
    if let reason = design.reasonToSkip(of: property) {
      report.skip(property, at: element, because: reason)
      // The entry of a length that became zero would bring an old design value back.
      length.ledgerEntry = nil
      return old.ledgerEntry != nil && !isDryRun
    }
    var applied = scale.applied(design, to: property, following: style)
    // Where a custom calculation has no number, the result is the design value, and the walk says
    // so.
    guard applied.isFinite, applied != design || context.isDefined(for: design) else {
      report.skip(property, at: element, because: .notFinite)
      return false
    }
    // An entry of two equal values says nothing: on a pad, which is not scaled, each length would have one.
    if old.ledgerEntry == nil, applied == old.value {
      report.record(length, of: property, from: old.value, isAdopted: false, at: element)
      return false
    }
    let isAdopted = old.isEdited
    // A design value derived from an applied value may be off in its last digits.
    if old.ledgerEntry != nil, !isAdopted, applied.isSame(as: old.value) {
      applied = old.value
    }
    length = TrackedLength(
      applied, ledgerEntry: LedgerEntry(design: design, applied: applied))
    // A design value that was scaled before is new, and has more digits than people write.
    if old.ledgerEntry == nil || isAdopted, !design.isShort, applied != old.value,
      let origin = scale.origin(ofScaled: design, of: property, following: style)
    {
      report.noteScaledBefore(design, from: origin, of: property, at: element)
    }
    report.record(length, of: property, from: old.value, isAdopted: isAdopted, at: element)
    // An entry is written also where the value stays, or it would become stale.
    return length != old && !isDryRun
  }

  /// Scales a length whose element may hold a different design value for the screen.
  ///
  /// - Returns: Whether the length or its ledger entry has to be written back.
  @inlinable
  mutating func adapt(
    _ length: inout TrackedLength, of property: ScaledProperty, following style: TextStyle?,
    at element: some AdaptableElement
  ) -> Bool {
    guard let design = element.adaptableScreenValue(of: property)?.value(in: context) else {
      return adapt(&length, of: property, following: style, atAny: element)
    }
    length.replaceDesign(with: design)
    _ = adapt(&length, of: property, following: style, atAny: element)
    return !isDryRun
  }

  /// Whether the screen did not change the factor of a length, so that any value of it stays: one that
  /// the app computed since is not a design value.
  private func stays(
    _ length: TrackedLength, of property: ScaledProperty, following style: TextStyle?,
    after change: ContextChange
  ) -> Bool {
    guard let entry = length.ledgerEntry else {
      return !change.affects(property, following: style)
    }
    return scale.applied(entry.design, to: property, following: style).isSame(as: entry.applied)
  }

  /// Scales the constant of a constraint, which may hold a different design value for the screen.
  ///
  /// - Returns: Whether the constant or its ledger entry has to be written back.
  @inlinable
  mutating func adapt(_ constant: inout TrackedConstant, of constraint: some AdaptableConstraint)
    -> Bool
  {
    constant.holdsScreenValue
      ? adapt(&constant.length, of: .constraint, following: nil, at: constraint)
      : adapt(&constant.length, of: .constraint, following: nil, atAny: constraint)
  }

  /// Restores the design value of a length, without its exceptions, and forgets its ledger entry.
  ///
  /// - Returns: Whether the length has to be written back.
  mutating func restore(
    _ length: inout TrackedLength, of property: ScaledProperty, at element: some AdaptableElement
  ) -> Bool {
    let old = length
    // An entry has the exception of the last screen, and where nothing was scaled there is none.
    let base = element.holdsScreenValues ? element.adaptableScreenValue(of: property)?.base : nil
    guard old.ledgerEntry != nil || base.map({ $0 != old.value }) ?? false else { return false }
    length = TrackedLength(base ?? old.design)
    report.record(length, of: property, from: old.value, isAdopted: old.isEdited, at: element)
    return !isDryRun
  }
}

extension Double {
  /// Returns the reason why this design value is not scaled, or `nil` if it is.
  fileprivate func reasonToSkip(of property: ScaledProperty) -> AdaptationSkip.Reason? {
    guard isFinite else { return .notFinite }
    if self == 0 { return .zero }
    return self < 0 && property == .fontSize ? .negative : nil
  }
}
