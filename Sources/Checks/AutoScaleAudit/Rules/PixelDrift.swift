import AutoScale
import AutoScaleTrees

/// Finds views that are aligned in the design, and a pixel off on other widths.
struct PixelDrift: AuditRule {
  let about = AuditRuleDescription(
    id: .pixelDrift,
    summary: "Edges that are aligned in the design are a pixel apart.",
    proves:
      "Two siblings have the same edge in the design, and edges that differ by less than a point on "
      + "these widths.",
    limits:
      "Rounding of edges to pixels differs by system version. Only consecutive texts, controls and "
      + "images in left-to-right languages are checked.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "One", x: 37.5, y: 16, width: 120)
    example.add(.button, "Two", x: 37.5, y: 68, width: 120, without: ["leading"])
    example.constrain("Two", "leading", to: "screen", "trailing", times: 0.01, plus: 33.75)
    return example
  }

  var needsExactTexts: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    // The design is drawn from left to right: mirrored views have other edges.
    guard let drawn = tree.drawnRects, layout.result.context.layoutDirection == .leftToRight else {
      return []
    }
    var previous: [Int: Int] = [:]
    return tree.nodes.indices.flatMap { position -> [Observation] in
      guard tree.contents[position] != nil, tree.isVisible[position],
        let parent = tree.list.parent(of: position)
      else { return [] }
      defer { previous[parent] = position }
      guard let other = previous[parent] else { return [] }
      return LayoutInsets.Edge.allCases.compactMap { edge in
        let before = drawn[position].place(of: edge) - drawn[other].place(of: edge)
        let now = layout.rects[position].place(of: edge) - layout.rects[other].place(of: edge)
        guard before.magnitude < 1e-6, now.magnitude > 1e-6, now.magnitude < 1 else { return nil }
        return Observation(
          node: tree.nodes[position], partners: [tree.nodes[other]],
          related: "\(other) \(edge)", amount: now.magnitude, axes: [edge.axis],
          message:
            "the \(edge) edges of \(tree.name(of: other)) and \(tree.name(of: position)) are "
            + "\(now.magnitude.text) pt apart, but aligned where the document is drawn")
      }
    }
  }
}
