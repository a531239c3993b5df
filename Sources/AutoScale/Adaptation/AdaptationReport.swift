/// The result of adapting a tree: counts always, single lengths only with
/// ``AdaptationOptions/fullReport``.
///
/// A full report retains the elements that it lists, and asks for their names when a change is
/// read.
///
/// A report may go to another task. A full one reads the tree for the names in ``changes`` and
/// ``skips``, so read them while no other task changes the tree.
public struct AdaptationReport: @unchecked Sendable {
  // Invariant of Sendable: all but the elements of records are values, and one task at a time uses a tree.

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

  /// The names of excepted classes that match no node of the tree, in alphabetical order.
  public private(set) var unknownClasses: [String] = []

  /// The first length that looks already scaled, if there is one.
  ///
  /// A number that knows its design value, `equalTo(auto: 16)`, is scaled once.
  public private(set) var scaledBefore: ScaledBefore?

  let isFull: Bool
  private var changeRecords = BlockArray<ChangeRecord>()
  /// Whether another length that looks already scaled is noted; stored, as asking ``scaledBefore`` counts
  /// references.
  private(set) var notesMoreScaledBefore = true
  /// The indices of changes whose values look already scaled.
  private var scaledBeforeIndices: [Int] = []
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

  /// The changes whose values look already scaled, as ``scaledBefore``; empty without a full report.
  public var possiblyScaledBefore: [AdaptationChange] {
    scaledBeforeIndices.map { changeRecords[$0].change }
  }

  /// Warnings about the call, one line each: exceptions that match no node, and the first length
  /// that looks already scaled.
  public var notes: [String] {
    unknownIdentifiers.map { "no node has the excepted identifier '\($0)'" }
      + unknownClasses.map { "no node is of the excepted class '\($0)'" }
      + [scaledBefore?.description].compactMap(\.self)
  }

  /// Notes a length that looks already scaled; its change is recorded next.
  mutating func noteScaledBefore(
    _ value: Double, from origin: Double, of property: ScaledProperty,
    at element: any AdaptableElement
  ) {
    if isFull { scaledBeforeIndices.append(changeRecords.count) }
    guard scaledBefore == nil else { return }
    notesMoreScaledBefore = isFull
    scaledBefore = ScaledBefore(
      path: element.adaptablePath, property: property, value: value, origin: origin)
  }

  @usableFromInline
  mutating func noteUnknown(_ identifiers: Set<String>, _ classes: [String]) {
    unknownIdentifiers = identifiers.sorted()
    unknownClasses = classes
  }

  @usableFromInline
  mutating func countNode() { nodes += 1 }

  /// Records the outcome for one length; the previous value tells whether it changed.
  mutating func record(
    _ length: TrackedLength, of property: ScaledProperty, from previous: Double, isAdopted: Bool,
    at element: any AdaptableElement
  ) {
    if isAdopted { adopted += 1 }
    guard length.value != previous else {
      unchanged += 1
      return
    }
    changed += 1
    guard isFull else { return }
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
