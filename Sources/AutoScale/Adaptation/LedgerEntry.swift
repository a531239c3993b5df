/// What is remembered of a length that was scaled: the designer's value and what came of it.
///
/// A length that no longer has the applied value was edited since; the edit is the new design. An
/// edit to exactly the applied value can't be seen.
public struct LedgerEntry: Hashable, Sendable {
  /// The value in the design, in points.
  public let design: Double

  /// The value that was set, in points.
  public let applied: Double

  /// Makes an entry from two finite values in points.
  public init(design: Double, applied: Double) {
    self.design = design
    self.applied = applied
  }
}
