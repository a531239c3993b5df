/// A length of a view, and what is remembered of it while it is scaled.
public struct TrackedLength: Hashable, Sendable {
  /// The length as it stands, in points.
  public var value: Double

  /// The value in the design and the value that was applied; nil when the length was never scaled.
  public var ledgerEntry: LedgerEntry?

  /// Makes a length in points that was never scaled, or from what is remembered of it.
  public init(_ value: Double, ledgerEntry: LedgerEntry? = nil) {
    self.value = value
    self.ledgerEntry = ledgerEntry
  }

  /// Whether the length was edited since it was scaled, so that the edit is the design.
  var isEdited: Bool { ledgerEntry.map { $0.applied != value } ?? false }

  /// The value in the design, in points: the remembered one, unless the length was edited since.
  public var design: Double {
    guard let ledgerEntry, ledgerEntry.applied == value else { return value }
    return ledgerEntry.design
  }

  /// Replaces the design value; what was applied before stays until the length is scaled again.
  @usableFromInline
  mutating func replaceDesign(with design: Double) {
    let isScaled = ledgerEntry != nil && !isEdited && design != 0
    self = TrackedLength(
      isScaled ? value : design,
      ledgerEntry: isScaled ? LedgerEntry(design: design, applied: value) : nil)
  }
}
