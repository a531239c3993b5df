/// The result of adapting a tree: counts always, single lengths only with
/// ``AdaptationOptions/fullReport``.
///
/// A report retains the elements that it lists, and asks for their names when a change is read.
///
/// A report may go to another task. It reads the tree for the names in ``changes``, ``skips`` and
/// ``scaledBefore``, so read them while no other task changes the tree.
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

  let isFull: Bool
  private var changeRecords = ReportRecords<ChangeRecord>()
  private var skipRecords = ReportRecords<SkipRecord>()
  private var scaledBeforeRecords: [ScaledBeforeRecord] = []

  @usableFromInline
  init(isFull: Bool) { self.isFull = isFull }

  /// The changed lengths, parents before children; empty without a full report.
  ///
  /// Printed, it has a line for each.
  public var changes: some RandomAccessCollection<AdaptationChange> & CustomStringConvertible {
    changeRecords
  }

  /// The skipped lengths; empty without a full report.
  ///
  /// Printed, it has a line for each.
  public var skips: some RandomAccessCollection<AdaptationSkip> & CustomStringConvertible {
    skipRecords
  }

  /// The lengths that look already scaled, parents before children.
  ///
  /// A number that knows its design value, `equalTo(auto: 16)`, is scaled once.
  public var scaledBefore: [ScaledBefore] { scaledBeforeRecords.map(\.length) }

  /// Warnings about the call, one line each: exceptions that match no node, and lengths that look already
  /// scaled.
  public var notes: [String] {
    unknownIdentifiers.map { "no node has the excepted identifier '\($0)'" }
      + unknownClasses.map { "no node is of the excepted class '\($0)'" }
      + scaledBefore.map(\.description)
  }

  /// Notes a length that looks already scaled.
  mutating func noteScaledBefore(
    _ value: Double, from origin: Double, of property: ScaledProperty,
    at element: any AdaptableElement
  ) {
    scaledBeforeRecords.append(
      ScaledBeforeRecord(element: element, property: property, value: value, origin: origin))
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
      // The value tells, not the entry: at the design's own width nothing changes.
      unchanged += 1
      return
    }
    changed += 1
    // Counts cost nothing; records keep their elements alive.
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
  /// The counts in one line, such as `3 nodes: 7 changed, 1 unchanged, 2 skipped, 0 adopted`, and a
  /// line for each of the first ten ``notes``.
  public var description: String {
    let counts =
      "\(nodes) \(nodes == 1 ? "node" : "nodes"): \(changed) changed, "
      + "\(unchanged) unchanged, \(skipped) skipped, \(adopted) adopted"
    return ([counts] + firstNotes(10)).joined(separator: "\n")
  }

  /// Returns the first notes, each as a line, and the number of the others.
  private func firstNotes(_ count: Int) -> [String] {
    let notes = notes
    let others = notes.count - count
    return notes.prefix(count).map { "note: \($0)" }
      + (others > 0 ? ["note: \(others) more; see notes"] : [])
  }

  /// Prints the first notes in a debug build, because few callers read the report.
  @usableFromInline
  func printNotes() {
    #if DEBUG
      if scaledBeforeRecords.isEmpty && unknownIdentifiers.isEmpty && unknownClasses.isEmpty {
        return
      }
      for line in firstNotes(3) { DeveloperNotice.report(line) }
    #endif
  }
}

/// An entry of a report without its names, which cost more to make than the entry.
private protocol ReportRecord {
  associatedtype Named

  /// The entry with its names.
  var named: Named { get }
}

private struct ChangeRecord: ReportRecord {
  let element: any AdaptableElement
  let property: ScaledProperty
  let isAdopted: Bool
  let design: Double
  let previous: Double
  let applied: Double

  var named: AdaptationChange {
    AdaptationChange(
      element: element.adaptableName, className: element.adaptableClassName, property: property,
      design: design, previous: previous, applied: applied, isAdopted: isAdopted)
  }
}

private struct SkipRecord: ReportRecord {
  let element: any AdaptableElement
  let property: ScaledProperty
  let reason: AdaptationSkip.Reason

  var named: AdaptationSkip {
    AdaptationSkip(
      element: element.adaptableName, className: element.adaptableClassName, property: property,
      reason: reason)
  }
}

/// A length that looks already scaled, without its path.
private struct ScaledBeforeRecord {
  let element: any AdaptableElement
  let property: ScaledProperty
  let value: Double
  let origin: Double

  var length: ScaledBefore {
    ScaledBefore(path: element.adaptablePath, property: property, value: value, origin: origin)
  }
}

/// The entries of a report in blocks that never move when more are added; each is named when it is read.
///
/// A growing array copies its elements into fresh memory, and the report of a large tree has some
/// hundred thousand records. Appending and subscripting take constant time.
private struct ReportRecords<Record: ReportRecord>: RandomAccessCollection {
  private static var blockLength: Int { 1024 }

  private var fullBlocks: [[Record]] = []
  private var lastBlock: [Record] = []

  var startIndex: Int { 0 }
  var endIndex: Int { fullBlocks.count * Self.blockLength + lastBlock.count }

  subscript(position: Int) -> Record.Named {
    let (block, offset) = position.quotientAndRemainder(dividingBy: Self.blockLength)
    return (block < fullBlocks.count ? fullBlocks[block][offset] : lastBlock[offset]).named
  }

  mutating func append(_ element: Record) {
    if lastBlock.count == Self.blockLength {
      fullBlocks.append(lastBlock)
      lastBlock = []
      lastBlock.reserveCapacity(Self.blockLength)
    }
    lastBlock.append(element)
  }
}

extension ReportRecords: CustomStringConvertible {
  var description: String { map { "\($0)" }.joined(separator: "\n") }
}
