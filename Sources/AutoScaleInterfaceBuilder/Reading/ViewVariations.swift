import AutoScaleTrees

/// The views and constraints that variations exclude.
struct ViewVariations {
  /// The excluded views.
  private(set) var leftOut: Set<ObjectIdentifier> = []

  /// The ids of the excluded constraints.
  private var constraintIDs: Set<String> = []

  private let index: ElementIndex

  /// Applies the variations for the document's device to the views; an excluded one becomes hidden.
  init(_ trees: BuiltTrees, reader: ElementReader) {
    index = trees.index
    for element in trees.variedViews { leaveOut(reader.variations(of: element)) }
  }

  private mutating func leaveOut(_ variations: [MarkupElement]) {
    var isInstalled: [String: Bool] = [:]
    for variation in variations {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          if let id = change["reference"] { isInstalled[id] = change.name == "include" }
        }
      }
    }
    for (id, isInstalled) in isInstalled where !isInstalled { leaveOut(id) }
  }

  private mutating func leaveOut(_ id: String) {
    if index.element(withID: id)?.name == "constraint" {
      constraintIDs.insert(id)
    } else if let node = index.item(withID: id) as? ViewNode {
      node.isHidden = true
      node.translatesAutoresizingMaskIntoConstraints = true
      leftOut.insert(ObjectIdentifier(node))
    }
  }

  /// Whether a constraint is excluded.
  func leavesOut(_ constraint: LayoutConstraint) -> Bool {
    constraint.identifier.map(constraintIDs.contains) ?? false
  }

  /// Whether a constraint involves an excluded view.
  func isAboutLeftOutView(_ constraint: LayoutConstraint) -> Bool {
    !leftOut.isEmpty
      && [constraint.firstItem, constraint.secondItem].contains { item in
        item?.layoutNode.map { leftOut.contains(ObjectIdentifier($0)) } ?? false
      }
  }
}
