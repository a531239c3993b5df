import AutoScale
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds phones on which a screen is scaled too much.
struct LargeFactor: AuditRule {
  let about = AuditRuleDescription(
    id: .largeFactor,
    summary: "A screen is scaled by more than \(LargeFactor.largest.text) on a phone.",
    proves: "The scaling rule gives this factor on these widths.",
    limits: "Only scaled documents are checked. Limits of the scaling rule bound the factor.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    (example.scaling, example.widths) = (DocumentScaling(), 375...510)
    return example
  }

  /// The factor above which a larger phone shows larger views instead of more content.
  ///
  /// Between a closed iPhone Duo (466 / 375 = 1.24) and an open one (669 / 375 = 1.78).
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
