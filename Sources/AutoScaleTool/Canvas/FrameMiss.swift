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
  private var missed: Set<ObjectIdentifier> = []

  /// Rounding moves each edge by up to half a point, and a constraint has two.
  private static let tolerance = 1.0

  init(_ result: LayoutResult, missed nodes: [ViewNode]) {
    missed = Set(nodes.map { ObjectIdentifier($0) })
    let diagnosis = result.diagnose()
    ambiguous = Set(diagnosis.ambiguousNodes.map { ObjectIdentifier($0.node) })
    conflicting = Self.items(of: diagnosis.conflicts.flatMap(\.constraints))
    contradicted = Self.items(of: result.contradictedConstraints(tolerance: Self.tolerance - 0.01))
  }

  func cause(of node: ViewNode) -> FrameMiss.Cause {
    if contains(node, contradicted) { return .contradiction }
    if contains(node, conflicting) { return .conflict }
    if contains(node, ambiguous) { return .ambiguity }
    let neighbours = (node.parent.map { [$0] } ?? []) + (node.parent?.children ?? [])
    return neighbours.contains { $0 !== node && contains($0, missed) } ? .consequence : .unknown
  }

  private func contains(_ node: ViewNode, _ nodes: Set<ObjectIdentifier>) -> Bool {
    nodes.contains(ObjectIdentifier(node))
  }

  private static func items(of constraints: [LayoutConstraint]) -> Set<ObjectIdentifier> {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { $0?.layoutNode.map { ObjectIdentifier($0) } })
  }
}
