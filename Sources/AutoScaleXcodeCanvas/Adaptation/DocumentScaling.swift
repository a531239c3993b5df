import AutoScale

/// How documents are scaled for a screen.
public struct DocumentScaling: Sendable {
  /// The rule, whose width ``reference`` may replace.
  public var rule: ScalingRule

  /// Where the width of the design comes from.
  public var reference: DocumentAdaptation.Reference

  /// Makes a scaling, by default from each document's own width.
  public init(
    rule: ScalingRule = .standard, reference: DocumentAdaptation.Reference = .document
  ) {
    self.rule = rule
    self.reference = reference
  }
}
