extension ScreenAdaptable {
  /// Brings every length of this node and of all below it back to its design value.
  ///
  /// All that was remembered is forgotten. A value that was edited since it was applied is the new
  /// design value: it stays, and is counted as adopted. Exceptions and switches play no part.
  ///
  /// - Parameter options: Whether to change nothing, to report every length, to restore this node
  ///   only.
  /// - Returns: How much was changed; the lengths themselves when asked for.
  /// - Complexity: O(*n*) in the number of nodes and constraints; the depth doesn't matter.
  @discardableResult
  public func restoreDesign(options: AdaptationOptions = []) -> AdaptationReport {
    var report = AdaptationReport(isFull: options.contains(.fullReport))
    let isDryRun = options.contains(.dryRun)
    var pending = [adaptableNode]
    while let node = pending.popLast() {
      report.countNode()
      node.restoreProperties(isDryRun: isDryRun, &report)
      for constraint in node.adaptableConstraints {
        constraint.restoreConstant(isDryRun: isDryRun, &report)
      }
      if options.contains(.nodeOnly) { break }
      pending.append(contentsOf: node.adaptableChildren.reversed())
    }
    return report
  }

  private func restoreProperties(isDryRun: Bool, _ report: inout AdaptationReport) {
    var properties = adaptableProperties
    while let property = properties.popFirst() {
      guard let entry = ledgerEntry(of: property) else { continue }
      let value = adaptableLength(property)
      let design = entry.design(of: value)
      report.recordRestoration(of: property, from: value, to: design, entry, at: self)
      if isDryRun { continue }
      setLedgerEntry(nil, of: property)
      if design != value { setAdaptableLength(design, of: property) }
    }
  }
}

extension AdaptableConstraint {
  fileprivate func restoreConstant(isDryRun: Bool, _ report: inout AdaptationReport) {
    guard let entry = ledgerEntry else { return }
    let value = adaptableConstant
    let design = entry.design(of: value)
    report.recordRestoration(of: .constraint, from: value, to: design, entry, at: self)
    if isDryRun { return }
    ledgerEntry = nil
    if design != value { adaptableConstant = design }
  }
}

extension LedgerEntry {
  /// The design value of a length: the remembered one, unless the length was edited since.
  fileprivate func design(of value: Double) -> Double { value == applied ? design : value }
}

extension AdaptationReport {
  fileprivate mutating func recordRestoration(
    of property: AdaptedProperty, from value: Double, to design: Double, _ entry: LedgerEntry,
    at element: some AdaptableElement
  ) {
    record(
      LedgerEntry(design: design, applied: design), of: property, from: value,
      isAdopted: value != entry.applied, at: element)
  }
}
