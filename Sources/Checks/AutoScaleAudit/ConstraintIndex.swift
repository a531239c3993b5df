import AutoScale
import AutoScaleTrees

/// The constraints of a tree by the views that they are about.
struct ConstraintIndex {
  private struct Entry {
    /// The position of the view that holds the constraint.
    let holder: Int
    let constraint: LayoutConstraint
  }

  private let tree: FlatTree
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Reads the constraints of a tree.
  ///
  /// - Complexity: O(*n*) in views and constraints.
  init(of tree: FlatTree) {
    self.tree = tree
    for (position, node) in tree.nodes.enumerated() {
      for constraint in node.constraints {
        let entry = Entry(holder: position, constraint: constraint)
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? ViewNode }
        // A constraint of a width to the height of the same view is about it once.
        for item in Set(items.map { ObjectIdentifier($0) }) {
          entries[item, default: []].append(entry)
        }
      }
    }
  }

  /// Returns the constraints about a view along some axes that it or views around it hold, its own first.
  ///
  /// - Complexity: O(*k* log *k*) in the constraints about the view.
  func constraints(about view: ViewNode, along axes: Set<LayoutAxis>) -> [LayoutConstraint] {
    guard let position = tree.position(of: view) else { return [] }
    // From the inside: the view's own constraints are the first to change.
    return (entries[ObjectIdentifier(view)] ?? [])
      .filter { entry in
        (entry.holder == position || tree.contains(position, in: entry.holder))
          && axes.contains(entry.constraint.firstAttribute.axis)
      }
      .sorted { $0.holder > $1.holder }.map(\.constraint)
  }
}

extension ConstraintIndex {
  /// Returns whether stacks or constraints lead along each axis from the view of an observation to
  /// a view around it.
  func hasPlace(_ observation: Observation) -> Bool {
    observation.axes.allSatisfy { isPlaced(observation.node, along: $0) }
  }

  /// Returns whether a view is placed along an axis, perhaps by way of its neighbors.
  ///
  /// - Complexity: O(*n*) in the views that constraints tie to each other.
  private func isPlaced(_ view: ViewNode, along axis: LayoutAxis) -> Bool {
    var pending = [view]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    while let next = pending.popLast() {
      if next.parent?.placesViews == true { return true }
      for constraint in constraints(about: next, along: [axis])
      where !constraint.firstAttribute.isLength {
        for case let other? in [constraint.firstItem, constraint.secondItem].map({ $0?.layoutNode })
        where other !== next && other !== view {
          // A tie to a view around it places a view; a tie to a neighbor, only if that one is
          // placed.
          if other.contains(view) { return true }
          if known.insert(ObjectIdentifier(other)).inserted { pending.append(other) }
        }
      }
    }
    return false
  }

  /// Returns the constraints that take part in an observation, or else those along its axes: about
  /// the view, and about the siblings to which they tie it.
  func decidingConstraints(of observation: Observation) -> [LayoutConstraint] {
    if !observation.constraints.isEmpty { return observation.constraints }
    let (node, axes) = (observation.node, observation.axes)
    let own = constraints(about: node, along: axes)
    let others = own.flatMap { constraint -> [ViewNode] in
      [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
        .filter { $0 !== node && !$0.contains(node) }
    }
    return own + others.flatMap { constraints(about: $0, along: axes) }
  }
}

extension ViewNode {
  /// Whether the view places its views itself: a stack or a bar.
  fileprivate var placesViews: Bool {
    switch role {
    case .stack, .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }
}
