import AutoScale
import AutoScaleTrees

/// Finds texts, controls and images of zero size.
struct NoSize: AuditRule {
  let about = AuditRuleDescription(
    id: .noSize,
    summary: "A text, a control or an image has no width or no height.",
    proves: "The frame is empty on these widths, and is not where the document is drawn.",
    limits: "Excluded are hidden views, and views that are empty in the design already, which code "
      + "may resize.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.label, "Total", x: 16, width: 55, without: ["width"])
    example.constrain("Total", "width", to: "screen", plus: -320)
    example.add(.button, "Buy", x: 79, width: 200, without: ["leading"])
    example.constrain("Buy", "leading", to: "Total", "trailing", plus: 8)
    return example
  }

  var isSeenInFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.nodes.indices.compactMap { position in
      guard tree.isVisible[position], tree.contents[position] != nil else { return nil }
      let rect = layout.rects[position]
      guard rect.width <= 0 || rect.height <= 0 else { return nil }
      let axis = rect.width <= 0 ? LayoutAxis.horizontal : .vertical
      return Observation(
        node: tree.nodes[position], related: axis.rawValue, axes: [axis],
        message: "\(tree.name(of: position)) has no \(axis == .horizontal ? "width" : "height")")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    observation.axes.map { AuditRemedy(steps: [.resist(observation.node, $0)]) }
  }
}
