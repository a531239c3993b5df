import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The causes of the faults of a root: views that move others, rules about a style, and constraints that
/// several conflicts share.
struct FaultCauses {
  /// The causes in words, by the indices of faults that may share one.
  private var causes: [Int: String]

  /// Looks for the causes of the faults of a root.
  ///
  /// - Complexity: O(*n*) in the constraints, and O(*m*²) in the conflicts.
  init(of faults: [Fault], by rules: [any AuditRule], in tree: AuditedTree) {
    let anchors = PositionAnchors(of: tree)
    causes = Self.conflictCauses(of: faults, in: tree)
    for (index, fault) in faults.enumerated() where causes[index] == nil {
      let rule = rules[fault.identity.rule]
      if let constraint = fault.worst.observation.cause {
        // Both sides of a view are one habit, whichever pose or screen shows it.
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
        let node = fault.worst.observation.node
        let tied = items.first { $0 === node } ?? items.first { $0 !== tree.nodes[0] } ?? node
        causes[index] = "\(rule.about.id) \(tree.list.position(of: tied) ?? -1)"
      } else if rule.isOneFindingForRoot {
        causes[index] = "\(rule.about.id) \(fault.severity)"
      } else if rule.isAboutFrames, let (positions, axis) = anchors.anchors(of: fault) {
        causes[index] = "\(rule.about.id) \(axis) \(positions.sorted())"
      }
    }
  }

  /// The cause of a fault that others may share, if there is one.
  subscript(index: Int) -> String? { causes[index] }

  /// Returns the causes of conflicts: the view whose content contradicts its constraints, or the constraint
  /// that most conflicts share.
  private static func conflictCauses(of faults: [Fault], in tree: AuditedTree) -> [Int: String] {
    var causes: [Int: String] = [:]
    var open: [Int] = []
    for (index, fault) in faults.enumerated() where !fault.worst.observation.members.isEmpty {
      // A content that contradicts its constraints is one cause, however many of them it meets.
      if let view = fault.worst.observation.members.lazy.compactMap(\.viewOfContent).first {
        causes[index] = "content \(tree.list.position(of: view) ?? -1)"
      } else {
        open.append(index)
      }
    }
    while open.count > 1 {
      var indices: [ObjectIdentifier: [Int]] = [:]
      var order: [ObjectIdentifier] = []
      for index in open {
        for constraint in faults[index].worst.observation.constraints {
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
      for index in found { causes[index] = "constraint of \(found[0])" }
      open.removeAll(where: found.contains)
    }
    return causes
  }
}

extension LayoutConflict.Member {
  /// The view whose intrinsic size takes part.
  fileprivate var viewOfContent: ViewNode? {
    if case .rule(.intrinsicSize, let node) = self { node } else { nil }
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
      // Inequalities let a view be elsewhere, so that it need not move with its neighbor.
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
  func anchors(of fault: Fault) -> (positions: Set<Int>, axis: LayoutAxis)? {
    let observation = fault.worst.observation
    guard let axis = observation.axes.first, observation.axes.count == 1 else { return nil }
    let positions = fault.nodes.compactMap(tree.list.position)
    return (Set(positions.map { anchor(of: $0, along: axis) }), axis)
  }

  /// Returns the view from which the position of a view follows along an axis: a neighbor, a container
  /// that is smaller than the root, or the view itself.
  func anchor(of position: Int, along axis: LayoutAxis) -> Int {
    var current = position
    var visited: Set<Int> = [position]
    while true {
      let tied = ties[axis]?[current] ?? []
      // A tie to a view around it holds a view there, whatever its neighbors do.
      let isHeld = tied.contains { tree.list.contains(current, in: $0) }
      let neighbor = tied.first { other in
        !visited.contains(other) && !tree.list.contains(other, in: current)
          && !tree.list.contains(current, in: other)
      }
      // The root, and views as large as it, would be the anchor of everything.
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

  /// Returns whether a view is drawn as long as the root along an axis.
  private func fillsRoot(_ position: Int, _ axis: LayoutAxis) -> Bool {
    // Without a design every container may fill the root, and none is a cause.
    guard let drawn = tree.drawnRects else { return true }
    let (length, whole) = (drawn[position].length(along: axis), drawn[0].length(along: axis))
    return length >= whole - AuditedLayout.tolerance
  }
}
