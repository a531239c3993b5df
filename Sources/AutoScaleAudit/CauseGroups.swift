import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Groups faults that have one cause: views that one view moves, views of one style, and conflicts that
/// share a constraint.
struct CauseGroups {
  /// A fault with its worst occurrence and its cap.
  struct Member {
    let fault: RootAudit.Fault
    let seen: RootAudit.Occurrences
    let cap: SeverityCap?
    let severity: Finding.Severity

    fileprivate var amount: Double { seen.worst.observation.amount ?? 0 }
  }

  /// The identity of a cause.
  private enum Cause: Hashable {
    /// Each fault has a cause of its own.
    case own(Int)
    /// Views move the views at fault along an axis.
    case views(rule: Int, axis: LayoutAxis, positions: Set<Int>)
    /// Views have the same size or font.
    case length(rule: Int, Double, Finding.Severity)
    /// A constraint takes part in conflicts.
    case constraint(ObjectIdentifier)
  }

  /// The groups in the order of their first members, each with its most severe member first.
  let groups: [[Member]]

  /// Groups the faults of a root.
  ///
  /// - Complexity: O(*n*) in the constraints, and O(*m*²) in the conflicts.
  init(_ members: [Member], by rules: [any AuditRule], in tree: AuditedTree) {
    let anchors = PositionAnchors(of: tree)
    let shared = Self.sharedConstraints(of: members)
    var order: [Cause] = []
    var groups: [Cause: [Member]] = [:]
    for (index, member) in members.enumerated() {
      let cause =
        shared[index].map(Cause.constraint) ?? Self.cause(of: member, rules, anchors) ?? .own(index)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(member)
    }
    self.groups = order.compactMap { groups[$0] }.map { group in
      // Sorting keeps the order of faults that are equally bad.
      group.sorted { ($0.severity, $0.amount) > ($1.severity, $1.amount) }
    }
  }

  /// Returns the cause of a fault that others may share, but for conflicts.
  private static func cause(
    of member: Member, _ rules: [any AuditRule], _ anchors: PositionAnchors
  ) -> Cause? {
    let rule = rules[member.fault.rule]
    if rule.countsEqualFaults {
      return .length(rule: member.fault.rule, member.amount, member.severity)
    }
    guard rule.isAboutFrames, let (positions, axis) = anchors.anchors(of: member) else {
      return nil
    }
    return .views(rule: member.fault.rule, axis: axis, positions: positions)
  }

  /// Returns the constraint that most conflicts share, for each conflict that shares one.
  private static func sharedConstraints(of members: [Member]) -> [Int: ObjectIdentifier] {
    var open = members.indices.filter { !members[$0].seen.worst.observation.members.isEmpty }
    var shared: [Int: ObjectIdentifier] = [:]
    while open.count > 1 {
      var indices: [ObjectIdentifier: [Int]] = [:]
      var order: [ObjectIdentifier] = []
      for index in open {
        for constraint in members[index].seen.worst.observation.constraints {
          let id = ObjectIdentifier(constraint)
          if indices[id] == nil { order.append(id) }
          indices[id, default: []].append(index)
        }
      }
      // The first of the constraints that occur most often.
      guard
        let best = order.max(by: { indices[$0]?.count ?? 0 < indices[$1]?.count ?? 0 }),
        let found = indices[best], found.count > 1
      else { break }
      for index in found { shared[index] = best }
      open.removeAll(where: found.contains)
    }
    return shared
  }
}

/// The views from which the positions of other views follow.
private struct PositionAnchors {
  private let tree: AuditedTree

  /// The views to which equations tie each view, by axis; those of an ancestor end the search.
  private var ties: [LayoutAxis: [Int: [Int]]] = [:]

  init(of tree: AuditedTree) {
    self.tree = tree
    for constraint in tree.nodes.lazy.flatMap(\.constraints) {
      guard constraint.relation == .equal, !constraint.isPlaceholder,
        !constraint.firstAttribute.isLength,
        let first = constraint.firstItem?.layoutNode.flatMap(tree.list.position),
        let second = constraint.secondItem?.layoutNode.flatMap(tree.list.position)
      else { continue }
      let axis = constraint.firstAttribute.axis
      ties[axis, default: [:]][first, default: []].append(second)
      ties[axis, default: [:]][second, default: []].append(first)
    }
  }

  /// Returns the views that move those of a fault about frames, and the axis.
  func anchors(of member: CauseGroups.Member) -> (positions: Set<Int>, axis: LayoutAxis)? {
    let observation = member.seen.worst.observation
    guard let axis = observation.axes.first, observation.axes.count == 1 else { return nil }
    let positions = ([observation.node] + observation.partners).compactMap(tree.list.position)
    return (Set(positions.map { anchor(of: $0, along: axis) }), axis)
  }

  /// Returns the view from which the position of a view follows along an axis: a neighbor, a container
  /// that is smaller than the root, or the view itself.
  func anchor(of position: Int, along axis: LayoutAxis) -> Int {
    var current = position
    var visited: Set<Int> = [position]
    while true {
      let tied = ties[axis]?[current] ?? []
      let isHeld = tied.contains { tree.list.contains(current, in: $0) }
      let neighbor = tied.first { other in
        !visited.contains(other) && !tree.list.contains(other, in: current)
          && !tree.list.contains(current, in: other)
      }
      if !isHeld, let neighbor {
        current = neighbor
      } else if let parent = tree.list.parent(of: current), parent > 0, !fillsRoot(parent, axis) {
        current = parent
      } else {
        return current
      }
      visited.insert(current)
    }
  }

  /// Whether a view is drawn as long as the root along an axis.
  private func fillsRoot(_ position: Int, _ axis: LayoutAxis) -> Bool {
    guard let drawn = tree.drawnRects else { return true }
    let (length, whole) = (drawn[position].length(along: axis), drawn[0].length(along: axis))
    return length >= whole - AuditedLayout.tolerance
  }
}
