import AutoScale
import AutoScaleTrees

/// Finds views that follow the safe area at one side, and the screen at the other.
struct OneSideOnly: AuditRule {
  let about = AuditRuleDescription(
    id: .oneSideOnly,
    summary: "A view follows the safe area at one side only.",
    proves:
      "One side of the view is pinned to the safe area and the other to the screen, or the width is that of the "
      + "one and the middle that of the other. They differ where only one side has an inset, as on an iPhone Duo.",
    limits:
      "Nothing need be hidden yet; what is, another rule finds. Backgrounds may reach an edge on purpose.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .closed
    example.add(.view, "Card", x: 16, width: 200, without: ["leading", "width"])
    example.constrain("Card", "width", to: "safe", plus: -232)
    example.constrain("Card", "centerX", to: "screen")
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen, layout.column != nil else { return [] }
    return tree.nodes.indices.dropFirst().compactMap { position in
      guard tree.isVisible[position], let mix = Mix(of: tree.nodes[position], in: tree) else {
        return nil
      }
      return Observation(
        node: tree.nodes[position], related: "side", constraints: [mix.constraint],
        cause: mix.constraint, axes: [.horizontal],
        message: "\(tree.name(of: position)) \(mix.words); they differ where one side has an inset")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let cause = observation.cause, let safeArea = layout.tree.safeArea else { return [] }
    let root = layout.tree.nodes[0]
    return ScreenTies.Tie(constraint: cause, anchor: root, all: [cause]).pinned(to: safeArea)
  }
}

/// Constraints of a view to the screen and to its safe area along the horizontal axis.
private struct Mix {
  /// The constraint to the screen.
  let constraint: LayoutConstraint
  let words: String

  init?(of node: ViewNode, in tree: AuditedTree) {
    let root = tree.nodes[0]
    var toScreen: [LayoutAttribute: LayoutConstraint] = [:]
    var toSafeArea: Set<LayoutAttribute> = []
    for constraint in tree.constraints.constraints(about: node, along: [.horizontal])
    where constraint.isActive && constraint.relation == .equal {
      guard let first = constraint.firstItem, let second = constraint.secondItem else { continue }
      let (other, attribute) =
        first === node
        ? (second, constraint.secondAttribute ?? .width) : (first, constraint.firstAttribute)
      guard other.layoutNode === root else { continue }
      if other.layoutGuide?.kind == .safeArea {
        toSafeArea.insert(attribute)
      } else if other.layoutGuide == nil {
        toScreen[attribute] = constraint
      }
    }
    for (screen, safe) in [
      (LayoutAttribute.trailing, LayoutAttribute.leading), (.leading, .trailing), (.left, .right),
      (.right, .left),
    ] where toSafeArea.contains(safe) {
      guard let found = toScreen[screen] else { continue }
      constraint = found
      words = "follows the safe area at its \(safe) edge only"
      return
    }
    if toSafeArea.contains(.width), let found = toScreen[.centerX] {
      (constraint, words) = (found, "is as wide as the safe area, and in the middle of the screen")
    } else if toSafeArea.contains(.centerX), let found = toScreen[.width] {
      (constraint, words) = (found, "is as wide as the screen, and in the middle of the safe area")
    } else {
      return nil
    }
  }
}
