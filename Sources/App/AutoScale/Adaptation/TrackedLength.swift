/// A length of a view and its ledger entry.
public struct TrackedLength: Hashable, Sendable {
  /// The current length, in points.
  public var value: Double

  /// The design value and the applied value, or `nil` if the length was never scaled.
  public var ledgerEntry: LedgerEntry?

  /// Makes a length in points, never scaled unless an entry is given.
  public init(_ value: Double, ledgerEntry: LedgerEntry? = nil) {
    self.value = value
    self.ledgerEntry = ledgerEntry
  }

  /// Whether the length was edited since it was scaled; the edit is the design value.
  var isEdited: Bool { ledgerEntry.map { $0.applied != value } ?? false }

  /// The value in the design, in points: the remembered one, unless the length was edited since.
  public var design: Double {
    guard let ledgerEntry, ledgerEntry.applied == value else { return value }
    return ledgerEntry.design
  }

  /// Replaces the design value; the applied value stays until the length is scaled again.
  @usableFromInline
  mutating func replaceDesign(with design: Double) {
    let isScaled = ledgerEntry != nil && !isEdited && design != 0
    self = TrackedLength(
      isScaled ? value : design,
      ledgerEntry: isScaled ? LedgerEntry(design: design, applied: value) : nil)
  }
}
