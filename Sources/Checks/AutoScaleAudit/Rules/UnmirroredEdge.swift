import AutoScale
import AutoScaleTrees

/// Finds texts and controls that stay at their side in right-to-left languages, because of left and right.
struct UnmirroredEdge: AuditRule {
  let about = AuditRuleDescription(
    id: .unmirroredEdge,
    summary: "A text or a control stays at its side in right-to-left languages.",
    proves:
      "Constraints of left or right hold the view where it is in right-to-left languages, and the views "
      + "around it change sides.",
    limits:
      "Left and right may be meant, as for a map or a player. Only constraints to a superview, or to its safe "
      + "area or margins, are checked, and only where leading or trailing holds another view there.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Back", x: 16, width: 64, without: ["leading"])
    example.constrain("Back", "left", to: "screen", plus: 16)
    example.add(.label, "Title", x: 96, y: 48, width: 100, height: 20)
    example.direction = .rightToLeft
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    guard layout.result.context.layoutDirection == .rightToLeft else { return [] }
    let tree = layout.tree
    let held = tree.edgesHeldAtSuperviews
    let edges = tree.essentials.compactMap { position in held[position].map { (position, $0) } }
    let mirrored = Set(
      edges.filter { $0.1.contains { !$0.isAboutFixedSide } }.map { tree.list.parents[$0.0] })
    return edges.compactMap { position, edges in
      // A view that is held at both sides does not move.
      guard let fixed = edges.first(where: \.isAboutFixedSide), edges.count == 1,
        mirrored.contains(tree.list.parents[position])
      else { return nil }
      let side = [.left, .leftMargin].contains(fixed.firstAttribute) ? "left" : "right"
      return Observation(
        node: tree.nodes[position], related: side, constraints: [fixed], cause: fixed,
        axes: [.horizontal],
        message:
          "\(tree.name(of: position)) stays at the \(side) in right-to-left languages, since "
          + "\(fixed.algebra(naming: tree.subject.name)) does not follow the direction of reading")
    }
  }
}

extension AuditedTree {
  /// The equations that hold the left or the right edge of each view at an edge of its superview.
  ///
  /// They are read anew each time: a hint changes constraints while it is tried.
  fileprivate var edgesHeldAtSuperviews: [Int: [LayoutConstraint]] {
    var held: [Int: [LayoutConstraint]] = [:]
    for constraint in nodes.lazy.flatMap(\.constraints) where constraint.isAboutSides {
      guard let first = constraint.firstItem?.layoutNode,
        let second = constraint.secondItem?.layoutNode
      else { continue }
      let inner = first.parent === second ? first : second.parent === first ? second : nil
      if let position = inner.flatMap({ list.position(of: $0) }) {
        held[position, default: []].append(constraint)
      }
    }
    return held
  }
}

extension LayoutConstraint {
  /// Whether this is an equation of two edges at a side.
  fileprivate var isAboutSides: Bool {
    relation == .equal && multiplier == 1 && firstAttribute.isSide
      && secondAttribute?.isSide ?? false
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge at a side.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin:
      true
    default: false
    }
  }
}
