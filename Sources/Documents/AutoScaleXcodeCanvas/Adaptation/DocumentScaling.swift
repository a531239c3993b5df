import AutoScale

/// Options for scaling documents.
public struct DocumentScaling: Sendable {
  /// The rule, whose width ``reference`` may replace.
  public var rule: ScalingRule

  /// The source of the design's width.
  public var reference: DocumentAdaptation.Reference

  /// Makes a scaling, by default from each document's own width.
  public init(
    rule: ScalingRule = .standard, reference: DocumentAdaptation.Reference = .document
  ) {
    self.rule = rule
    self.reference = reference
  }
}
