import AutoScale
import AutoScaleTrees

/// Finds thin lines that disappear in rounding to pixels.
struct LostHairline: AuditRule {
  let about = AuditRuleDescription(
    id: .lostHairline,
    summary: "A line thinner than a point disappears.",
    proves: "The view has a constraint for a thickness above 0, and covers no pixel on these "
      + "widths.",
    limits:
      "Rounding of edges to pixels differs by system version. Excluded are lines that code draws, "
      + "and views without a color.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .view, "Line", x: 16, y: 64, width: 288, height: 0.1,
      content:
        #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
    )
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.nodes.indices.compactMap { position in
      let node = tree.nodes[position]
      guard tree.isVisible[position], node.children.isEmpty, node.appearance.backgroundColor != nil,
        let (axis, thickness) = Self.thickness(of: node)
      else { return nil }
      let frame = layout.result.frames[position]
      let (length, across) =
        axis == .vertical ? (frame.height, frame.width) : (frame.width, frame.height)
      // A view without any size is not a line.
      guard length <= 0, across > 0 else { return nil }
      let name = tree.name(of: position)
      return Observation(
        node: node, message: "\(name) is \(thickness.text) pt thick, less than a pixel here")
    }
  }

  /// Returns the thickness that a view's own constraint demands, if it is less than a point.
  private static func thickness(of node: ViewNode) -> (LayoutAxis, Double)? {
    for constraint in node.constraints
    where constraint.isActive && constraint.firstItem === node && constraint.secondItem == nil {
      let length = constraint.constant
      guard constraint.relation == .equal, length > 0, length < 1 else { continue }
      if constraint.firstAttribute == .height { return (.vertical, length) }
      if constraint.firstAttribute == .width { return (.horizontal, length) }
    }
    return nil
  }
}
