import AutoScale
import AutoScaleTrees

/// Finds positions that do not change sides in right-to-left languages, because of a multiplier.
struct UnmirroredMultiplier: AuditRule {
  let about = AuditRuleDescription(
    id: .unmirroredMultiplier,
    summary: "A multiplier keeps a view from changing sides in right-to-left languages.",
    proves:
      "Multipliers of positions count from the left edge in every language, so the view is not where the "
      + "design is mirrored: 80 % of a trailing edge on the left are 0.",
    limits: "Equations of leading, trailing and centers are checked; left and right may be meant.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Help", x: 252, width: 48, without: ["leading"])
    example.constrain("Help", "trailing", to: "screen", times: 0.8)
    example.direction = .rightToLeft
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    guard layout.result.context.layoutDirection == .rightToLeft else { return [] }
    return layout.tree.nodes.flatMap(\.constraints).compactMap { constraint -> Observation? in
      guard let node = constraint.firstItem?.layoutNode,
        let distance = layout.distanceFromMirrorImage(of: constraint),
        distance.magnitude > AuditedLayout.tolerance
      else { return nil }
      let text = constraint.algebra(naming: layout.tree.subject.name)
      return Observation(
        node: node, related: constraint.identifier ?? constraint.algebra,
        constraints: [constraint], isAboutConstraint: true, amount: distance.magnitude,
        message:
          "the multiplier of \(text) counts from the left edge in right-to-left languages too: the "
          + "view is \(distance.magnitude.rounded().text) pt from where the design is mirrored")
    }
  }
}

extension AuditedLayout {
  /// The distance between the position that an equation with a multiplier gives in a right-to-left language and
  /// the mirror image of that in other languages, in points; `nil` for other constraints.
  fileprivate func distanceFromMirrorImage(of constraint: LayoutConstraint) -> Double? {
    guard constraint.multiplier != 1, constraint.multiplier != 0, constraint.relation == .equal,
      !constraint.isPlaceholder, let other = constraint.secondAttribute,
      constraint.firstAttribute.changesSides, other.changesSides,
      let first = constraint.firstItem?.layoutNode.flatMap({ tree.list.position(of: $0) }),
      let second = constraint.secondItem?.layoutNode.flatMap({ tree.list.position(of: $0) })
    else { return nil }
    let isFlipped = constraint.firstAttribute.dependsOnDirection || other.dependsOnDirection
    let width = rects[tree.list.commonAncestor(first, second)].width
    // Constants count towards the left if an attribute changes sides, as in the mirror image.
    return width * (1 - constraint.multiplier) - (isFlipped ? 0 : 2 * constraint.constant)
  }
}

extension LayoutAttribute {
  /// Whether the position is elsewhere in a mirrored design.
  fileprivate var changesSides: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }
}
