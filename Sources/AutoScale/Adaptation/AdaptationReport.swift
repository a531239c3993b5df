/// What adapting a tree did: how much always, each single length only with
/// ``AdaptationOptions/fullReport``.
///
/// A full report keeps the elements that it lists alive, and asks them for their names when a
/// change is read.
public struct AdaptationReport {
  /// The number of nodes that were seen, excepted ones included.
  public private(set) var nodes = 0

  /// The number of lengths whose value changed.
  public private(set) var changed = 0

  /// The number of lengths that had the right value already.
  public private(set) var unchanged = 0

  /// The number of lengths that were left alone.
  public private(set) var skipped = 0

  /// The number of lengths whose value had been edited since they were last scaled.
  public private(set) var adopted = 0

  /// The identifiers of exceptions that no node of the tree has, in alphabetical order.
  public private(set) var unknownIdentifiers: [String] = []

  let isFull: Bool
  /// The design values of lengths that did not change; those of the others are in their records.
  private var unchangedDesigns: [Double] = []
  private var changeRecords = BlockArray<ChangeRecord>()
  /// Changes by index, with the design values that they would come from if theirs were scaled already.
  private var origins: [(index: Int, design: Double)] = []
  private var skipRecords = BlockArray<SkipRecord>()

  @usableFromInline
  init(isFull: Bool) { self.isFull = isFull }

  /// The lengths that changed, parents before children; empty unless a full report was asked for.
  public var changes: some RandomAccessCollection<AdaptationChange> {
    changeRecords.lazy.map(\.change)
  }

  /// The lengths that were left alone; empty unless a full report was asked for.
  public var skips: some RandomAccessCollection<AdaptationSkip> {
    skipRecords.lazy.map(\.skip)
  }

  /// The changes of lengths that look as if they had been scaled before.
  ///
  /// Each is a design value of the same tree times the factor, as a number is that `auto()` scaled.
  /// Empty unless a full report was asked for.
  ///
  ///     make.left.equalTo(16.auto())  // scaled, and then taken for a design value by the walk
  ///
  /// A number that knows its design value, `equalTo(auto: 16)`, is scaled once.
  public var possiblyScaledBefore: [AdaptationChange] {
    if origins.isEmpty { return [] }
    // Without their signs: an inset is one at the left and minus one at the right.
    let designs = Set((unchangedDesigns + changeRecords.map(\.design)).lazy.map(\.magnitude))
    return origins.filter { designs.contains($0.design.magnitude) }
      .map { changeRecords[$0.index].change }
  }

  /// What may be wrong with the call, in a line each: exceptions without node, lengths that look as
  /// if they had been scaled before.
  public var notes: [String] {
    unknownIdentifiers.map { "no node has the excepted identifier '\($0)'" }
      + possiblyScaledBefore.map {
        "\($0.element) (\($0.className)): \($0.property) \($0.design.text) looks as if it "
          + "had been scaled before"
      }
  }

  @usableFromInline
  mutating func noteUnknown(_ identifiers: Set<String>) {
    unknownIdentifiers = identifiers.sorted()
  }

  @usableFromInline
  mutating func countNode() { nodes += 1 }

  /// Records what became of one length; the value that stood there tells whether it changed.
  ///
  /// The origin is the design value that the length would come from if its own were scaled already.
  mutating func record(
    _ length: TrackedLength, of property: ScaledProperty, from previous: Double, isAdopted: Bool,
    at element: any AdaptableElement, origin: Double? = nil
  ) {
    if isAdopted { adopted += 1 }
    guard length.value != previous else {
      unchanged += 1
      if isFull { unchangedDesigns.append(length.design) }
      return
    }
    changed += 1
    guard isFull else { return }
    if let origin { origins.append((changeRecords.count, origin)) }
    changeRecords.append(
      ChangeRecord(
        element: element, property: property, isAdopted: isAdopted, design: length.design,
        previous: previous, applied: length.value))
  }

  @usableFromInline
  mutating func skip(
    _ property: ScaledProperty, at element: any AdaptableElement,
    because reason: AdaptationSkip.Reason
  ) {
    skipped += 1
    guard isFull else { return }
    skipRecords.append(SkipRecord(element: element, property: property, reason: reason))
  }
}

extension AdaptationReport: CustomStringConvertible {
  /// The numbers in one line, such as `3 nodes: 7 changed, 1 unchanged, 2 skipped, 0 adopted`.
  public var description: String {
    "\(nodes) \(nodes == 1 ? "node" : "nodes"): \(changed) changed, "
      + "\(unchanged) unchanged, \(skipped) skipped, \(adopted) adopted"
  }
}

/// A change without its names, which cost more than the change.
private struct ChangeRecord {
  let element: any AdaptableElement
  let property: ScaledProperty
  let isAdopted: Bool
  let design: Double
  let previous: Double
  let applied: Double

  var change: AdaptationChange {
    AdaptationChange(
      element: element.adaptableName, className: element.adaptableClassName, property: property,
      design: design, previous: previous, applied: applied, isAdopted: isAdopted)
  }
}

/// A skip without its names.
private struct SkipRecord {
  let element: any AdaptableElement
  let property: ScaledProperty
  let reason: AdaptationSkip.Reason

  var skip: AdaptationSkip {
    AdaptationSkip(
      element: element.adaptableName, className: element.adaptableClassName, property: property,
      reason: reason)
  }
}
