import AutoScale
import AutoScaleTrees

/// Finds views that lose the aspect ratio that a constraint demands.
struct BrokenAspectRatio: AuditRule {
  let about = AuditRuleDescription(
    id: .brokenAspectRatio,
    summary: "A view loses the aspect ratio that a constraint demands.",
    proves:
      "A constraint of the view's width to its height is violated on these widths, and holds where "
      + "the document is drawn.",
    limits:
      "An optional constraint may be meant to give way. Violated required constraints are "
      + "conflicts.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .view, "Card", x: 16, y: 16, width: 343, height: 85.75, without: ["width", "height"],
      content: #"<color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>"#
    )
    example.constrain("screen", "trailing", to: "Card", plus: 16)
    example.constrain("Card", "height", to: "Card", "width", times: 0.25, priority: 999)
    example.constrain("Card", "height", plus: 86, relation: "lessThanOrEqual")
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.nodes.indices.flatMap { position in
      let node = tree.nodes[position]
      guard tree.isVisible[position] else { return [Observation]() }
      return node.constraints.compactMap { constraint in
        // A required ratio holds, or is reported as a conflict.
        guard constraint.isAspectRatio(of: node), constraint.priority != .required else {
          return nil
        }
        let frame = layout.result.frames[position]
        let (length, other) =
          constraint.firstAttribute == .width
          ? (frame.width, frame.height) : (frame.height, frame.width)
        let wanted = constraint.multiplier * other + constraint.constant
        let error = (length - wanted).magnitude
        guard error > AuditedLayout.accuracy else { return nil }
        return Observation(
          node: node, related: constraint.identifier ?? constraint.algebra,
          constraints: [constraint], isAboutConstraint: true, amount: error,
          isSlight: error <= AuditedLayout.tolerance,
          message: "\(tree.name(of: position)) is \(frame.width.text) × \(frame.height.text) pt, "
            + "which violates \(constraint.algebra(naming: tree.subject.name))")
      }
    }
  }
}

extension LayoutConstraint {
  /// Returns whether the constraint is an equation of the width and the height of a view.
  fileprivate func isAspectRatio(of node: ViewNode) -> Bool {
    firstItem === node && secondItem === node && relation == .equal && !isPlaceholder
      && Set([firstAttribute, secondAttribute]) == [.width, .height]
  }
}
