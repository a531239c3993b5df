/// The result of adapting a tree: counts always, single lengths only with
/// ``AdaptationOptions/fullReport``.
///
/// A full report retains the elements that it lists, and asks for their names when a change is
/// read.
public struct AdaptationReport {
  /// The number of visited nodes, including excepted ones.
  public private(set) var nodes = 0

  /// The number of lengths whose value changed.
  public private(set) var changed = 0

  /// The number of lengths that already had the right value.
  public private(set) var unchanged = 0

  /// The number of lengths that were skipped.
  public private(set) var skipped = 0

  /// The number of lengths whose value had been edited since they were last scaled.
  public private(set) var adopted = 0

  /// The identifiers of exceptions that match no node of the tree, in alphabetical order.
  public private(set) var unknownIdentifiers: [String] = []

  let isFull: Bool
  /// The design values of unchanged lengths; the records hold the design values of changed ones.
  private var unchangedDesigns: [Double] = []
  private var changeRecords = BlockArray<ChangeRecord>()
  /// Changes by index, with the design value that each would have if its own value were already
  /// scaled.
  private var origins: [(index: Int, design: Double)] = []
  private var skipRecords = BlockArray<SkipRecord>()

  @usableFromInline
  init(isFull: Bool) { self.isFull = isFull }

  /// The changed lengths, parents before children; empty without a full report.
  public var changes: some RandomAccessCollection<AdaptationChange> {
    changeRecords.lazy.map(\.change)
  }

  /// The skipped lengths; empty without a full report.
  public var skips: some RandomAccessCollection<AdaptationSkip> {
    skipRecords.lazy.map(\.skip)
  }

  /// The changes whose values look as if they were already scaled.
  ///
  /// Each value is another design value of the tree times the factor, as `auto()` would return it.
  /// Empty without a full report.
  ///
  ///         make.left.equalTo(16.auto())  // scaled, then taken as a design value by the walk
  ///
  /// A number that knows its design value, `equalTo(auto: 16)`, is scaled once.
  public var possiblyScaledBefore: [AdaptationChange] {
    if origins.isEmpty { return [] }
    // Compare magnitudes: an inset is positive at the left edge and negative at the right.
    let designs = Set((unchangedDesigns + changeRecords.map(\.design)).lazy.map(\.magnitude))
    return origins.filter { designs.contains($0.design.magnitude) }
      .map { changeRecords[$0.index].change }
  }

  /// Warnings about the call, one line each: exceptions that match no node, and lengths that look
  /// already scaled.
  public var notes: [String] {
    unknownIdentifiers.map { "no node has the excepted identifier '\($0)'" }
      + possiblyScaledBefore.map {
        "\($0.element) (\($0.className)): \($0.property) \($0.design.text) "
          + "looks already scaled"
      }
  }

  @usableFromInline
  mutating func noteUnknown(_ identifiers: Set<String>) {
    unknownIdentifiers = identifiers.sorted()
  }

  @usableFromInline
  mutating func countNode() { nodes += 1 }

  /// Records the outcome for one length; the previous value tells whether it changed.
  ///
  /// `origin` is the design value that the length would have if its own value were already scaled.
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
  /// The counts in one line, such as `3 nodes: 7 changed, 1 unchanged, 2 skipped, 0 adopted`.
  public var description: String {
    "\(nodes) \(nodes == 1 ? "node" : "nodes"): \(changed) changed, "
      + "\(unchanged) unchanged, \(skipped) skipped, \(adopted) adopted"
  }
}

/// A change without its names, which cost more to make than the change.
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
