import AutoLayout
import ViewTree

/// A view whose solved frame is not the stored one.
struct FrameMiss: CustomStringConvertible {
  /// Why the frames differ, as far as that can be told.
  enum Cause: String, CaseIterable {
    case contradiction = "the stored frames contradict the view's own constraints"
    case conflict = "required constraints contradict each other"
    case ambiguity = "the constraints leave the frame open"
    case consequence = "a view around it or beside it is elsewhere"
    case unknown = "no cause is known"
  }

  let node: ViewNode
  let stored, solved: LayoutRect
  let cause: Cause

  var description: String {
    "\(node.className) \(node.identifier ?? ""): stored \(stored), solved \(solved)"
  }
}

/// Finds why views of one layout are not where they were stored.
struct MissCauses {
  private var contradicted: Set<ObjectIdentifier> = []
  private var conflicting: Set<ObjectIdentifier> = []
  private var ambiguous: Set<ObjectIdentifier> = []
  /// The missed views around which, or beside which, one is missed for a cause of its own.
  private var displaced: Set<ObjectIdentifier> = []

  /// Rounding moves each edge by up to half a point, and a constraint has two.
  private static let tolerance = 1.0

  init(_ result: LayoutResult, missed nodes: [ViewNode]) {
    let diagnosis = result.diagnose()
    ambiguous = Set(diagnosis.ambiguousNodes.map { ObjectIdentifier($0.node) })
    conflicting = Self.items(of: diagnosis.conflicts.flatMap(\.constraints))
    contradicted = Self.items(of: result.contradictedConstraints(tolerance: Self.tolerance - 0.01))
    displaced = displacedNodes(among: nodes)
  }

  func cause(of node: ViewNode) -> FrameMiss.Cause {
    if contains(node, contradicted) { return .contradiction }
    if contains(node, conflicting) { return .conflict }
    if contains(node, ambiguous) { return .ambiguity }
    return contains(node, displaced) ? .consequence : .unknown
  }

  /// Two views side by side do not explain each other: some other cause must have come first.
  private func displacedNodes(among nodes: [ViewNode]) -> Set<ObjectIdentifier> {
    let missed = Set(nodes.map { ObjectIdentifier($0) })
    var explained = missed.intersection(contradicted.union(conflicting).union(ambiguous))
    var displaced: Set<ObjectIdentifier> = []
    var pending = nodes.filter { !contains($0, explained) }
    while true {
      let next = pending.filter { node in
        guard let parent = node.parent else { return false }
        return contains(parent, missed) || parent.children.contains { contains($0, explained) }
      }
      guard !next.isEmpty else { return displaced }
      displaced.formUnion(next.map { ObjectIdentifier($0) })
      explained.formUnion(displaced)
      pending.removeAll { contains($0, displaced) }
    }
  }

  private func contains(_ node: ViewNode, _ nodes: Set<ObjectIdentifier>) -> Bool {
    nodes.contains(ObjectIdentifier(node))
  }

  private static func items(of constraints: [LayoutConstraint]) -> Set<ObjectIdentifier> {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { $0?.layoutNode.map { ObjectIdentifier($0) } })
  }
}
