import AutoScale
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds phones on which a scaled screen becomes coarse.
struct LargeFactor: AuditRule {
  let about = AuditRuleDescription(
    id: .largeFactor,
    summary: "A screen is scaled by more than 1.35 on a phone.",
    proves: "The rule of scaling gives this factor on these widths.",
    limits:
      "Looked at are documents that are scaled. Limits of the rule keep the factor in bounds.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    (example.scaling, example.widths) = (DocumentScaling(), 375...510)
    return example
  }

  /// The factor above which a phone shows the same in large, and no more of it.
  private static let largest = 1.35

  func observations(in layout: AuditedLayout) -> [Observation] {
    let context = layout.result.context
    guard context.idiom == .phone, layout.factor > Self.largest, let root = layout.tree.nodes.first
    else { return [] }
    return [
      Observation(
        node: root, amount: layout.factor,
        message: "\(layout.tree.name(of: 0)) is scaled by \(layout.factor.text), more than "
          + "\(Self.largest.text)")
    ]
  }
}
