/// Adapts the nodes of a tree one after the other, each parent before its children.
struct AdaptationWalker<Node: ScreenAdaptable> where Node.Node == Node {
  let type: AdaptScreenWidthType
  let context: ScreenContext
  let isDryRun: Bool
  private(set) var report: AdaptationReport

  private let properties: AdaptedPropertySet
  private var hasExceptions = false

  init(type: AdaptScreenWidthType, context: ScreenContext, options: AdaptationOptions) {
    self.type = type
    self.context = context
    isDryRun = options.contains(.dryRun)
    report = AdaptationReport(isFull: options.contains(.fullReport))
    properties = AdaptedPropertySet(type)
  }

  /// Adapts a node and, unless told otherwise, all below it; the tree may be of any depth.
  mutating func walk(
    _ root: Node, except exceptions: AdaptationExceptions<Node>, isNodeOnly: Bool
  ) {
    var exceptions = exceptions
    let marked = exceptions.mark(below: root)
    defer { for node in marked { node.isExceptedFromWalk = false } }
    hasExceptions = !marked.isEmpty
    var pending = [root]
    while let node = pending.popLast() {
      adapt(node)
      if !isNodeOnly { pending.append(contentsOf: node.adaptableChildren.reversed()) }
    }
  }

  private mutating func adapt(_ node: Node) {
    report.countNode()
    let isExcepted = hasExceptions && node.isExceptedFromWalk
    adaptProperties(of: node, isExcepted: isExcepted)
    for constraint in node.adaptableConstraints {
      adapt(constraint, isExcepted: isExcepted)
    }
  }

  // MARK: Lengths of nodes

  private mutating func adaptProperties(of node: Node, isExcepted: Bool) {
    let existing = node.adaptableProperties
    var wanted = existing.intersection(properties)
    if existing.contains(.fontSize), node.adapterScreen == true { wanted.insert(.fontSize) }
    while let property = wanted.popFirst() {
      if isExcepted {
        report.skip(property, at: node, because: .excepted)
      } else if property == .fontSize, node.adapterScreen == false {
        report.skip(property, at: node, because: .switchedOff)
      } else {
        adapt(property, of: node)
      }
    }
  }

  private mutating func adapt(_ property: AdaptedProperty, of node: Node) {
    let value = node.adaptableLength(property)
    let style = property == .fontSize ? node.adaptableTextStyle : nil
    let previous = node.ledgerEntry(of: property)
    let entry = entry(for: value, of: property, following: style, previous: previous, at: node)
    if isDryRun { return }
    if let entry, entry.applied != value { node.setAdaptableLength(entry.applied, of: property) }
    if entry != previous { node.setLedgerEntry(entry, of: property) }
  }

  // MARK: Constraints

  private mutating func adapt(_ constraint: Node.Constraint, isExcepted: Bool) {
    let isOn = constraint.adapterScreen
    guard isOn == true || type.contains(.constraint) else { return }
    if let reason = reasonToSkip(constraint, isOn: isOn, isExcepted: isExcepted) {
      report.skip(.constraint, at: constraint, because: reason)
      return
    }
    let value = constraint.adaptableConstant
    let previous = constraint.ledgerEntry
    let entry = entry(
      for: value, of: .constraint, following: nil, previous: previous,
      isProportion: constraint.adaptableMultiplier != 1, at: constraint)
    if isDryRun { return }
    if let entry, entry.applied != value { constraint.adaptableConstant = entry.applied }
    if entry != previous { constraint.ledgerEntry = entry }
  }

  private func reasonToSkip(
    _ constraint: Node.Constraint, isOn: Bool?, isExcepted: Bool
  ) -> AdaptationSkip.Reason? {
    if isExcepted || hasExceptions && touchesException(constraint) { return .excepted }
    if isOn == false { return .switchedOff }
    if constraint.isPlaceholder { return .placeholder }
    if constraint.isSystem { return .system }
    return nil
  }

  private func touchesException(_ constraint: Node.Constraint) -> Bool {
    let (first, second) = constraint.adaptableItems
    return first?.isExceptedFromWalk == true || second?.isExceptedFromWalk == true
  }

  // MARK: One length

  /// Records what becomes of a length, and returns its new ledger entry; nil leaves it alone.
  private mutating func entry(
    for value: Double, of property: AdaptedProperty, following style: TextStyle?,
    previous: LedgerEntry?, isProportion: Bool = false, at element: some AdaptableElement
  ) -> LedgerEntry? {
    guard value.isFinite else {
      report.skip(property, at: element, because: .notFinite)
      return nil
    }
    guard value != 0 || previous?.applied == 0 else {
      report.skip(property, at: element, because: isProportion ? .proportion : .zero)
      return nil
    }
    let isAdopted = previous.map { $0.applied != value } ?? false
    let design = isAdopted ? value : previous?.design ?? value
    var applied = context.applied(design, to: property, following: style)
    guard applied.isFinite else {
      report.skip(property, at: element, because: .notFinite)
      return previous
    }
    // A design that was derived from an applied value may miss it by the last digit.
    if previous != nil, !isAdopted, (applied - value).magnitude <= value.ulp { applied = value }
    let entry = LedgerEntry(design: design, applied: applied)
    report.record(entry, of: property, from: value, isAdopted: isAdopted, at: element)
    return entry
  }
}
