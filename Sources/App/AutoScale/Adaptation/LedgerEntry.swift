/// The remembered values of a scaled length: the design value and the applied value.
///
/// A length that differs from the applied value was edited since; the edit is the new design value.
/// An edit to exactly the applied value goes unnoticed.
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
