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
      guard tree.isVisible[position], let mix = Mix(of: tree.nodes[position], in: layout) else {
        return nil
      }
      return Observation(
        node: tree.nodes[position], related: "side", constraints: [mix.constraint],
        cause: mix.constraint, axes: [.horizontal],
        message: "\(tree.name(of: position)) \(mix.words); they differ where one side has an inset")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let mix = Mix(of: observation.node, in: layout) else { return [] }
    return ScreenTies.Tie(
      constraint: mix.constraint, anchor: mix.screen, all: [mix.constraint]
    ).pinned(to: (mix.safeArea, []))
  }
}

/// Constraints of a view to a screen and to its safe area along the horizontal axis.
private struct Mix {
  /// The constraint to the screen.
  let constraint: LayoutConstraint

  /// The root, or a container that is as wide.
  let screen: ViewNode

  /// The safe area of the screen.
  let safeArea: LayoutGuide

  let words: String

  init?(of node: ViewNode, in layout: AuditedLayout) {
    let tree = layout.tree
    var toScreen: [LayoutAttribute: LayoutConstraint] = [:]
    var toSafeArea: [LayoutAttribute: LayoutGuide] = [:]
    for constraint in tree.constraints.constraints(about: node, along: [.horizontal])
    where constraint.isActive && !constraint.isPlaceholder && constraint.relation == .equal {
      guard let first = constraint.firstItem, let second = constraint.secondItem else { continue }
      let (other, attribute) =
        first === node
        ? (second, constraint.secondAttribute ?? .width) : (first, constraint.firstAttribute)
      // Many screens have a content view that fills the root, with the same safe area.
      guard let holder = other.layoutNode, layout.isAsWideAsScreen(holder) else { continue }
      if let guide = other.layoutGuide {
        if guide.kind == .safeArea { toSafeArea[attribute] = guide }
      } else {
        toScreen[attribute] = constraint
      }
    }
    for pair in Self.pairs {
      guard let guide = toSafeArea[pair.safe], let found = toScreen[pair.screen],
        let holder = guide.owner,
        [found.firstItem, found.secondItem].contains(where: { $0 === holder })
      else { continue }
      (constraint, screen, safeArea) = (found, holder, guide)
      words = pair.words ?? "follows the safe area at its \(pair.safe) edge only"
      return
    }
    return nil
  }

  /// The attributes that are mixed, and what to call it.
  private static let pairs: [(safe: LayoutAttribute, screen: LayoutAttribute, words: String?)] = [
    (.leading, .trailing, nil), (.trailing, .leading, nil), (.right, .left, nil),
    (.left, .right, nil),
    (.width, .centerX, "is as wide as the safe area, and in the middle of the screen"),
    (.centerX, .width, "is as wide as the screen, and in the middle of the safe area"),
  ]
}

extension AuditedLayout {
  /// Returns whether a view reaches both sides of the root.
  fileprivate func isAsWideAsScreen(_ node: ViewNode) -> Bool {
    guard let position = tree.list.position(of: node) else { return false }
    let (rect, screen) = (rects[position], rects[0])
    return abs(rect.x) < Self.tolerance && abs(rect.width - screen.width) < Self.tolerance
  }
}
