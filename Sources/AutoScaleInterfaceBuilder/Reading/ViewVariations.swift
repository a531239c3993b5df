import AutoScaleTrees

/// Removes the constraints and views that variations exclude.
struct ViewVariations {
  /// The excluded views.
  private(set) var leftOut: Set<ObjectIdentifier> = []

  private let index: ElementIndex
  private let constraints: BuiltConstraints

  /// Applies the variations for the document's device.
  ///
  /// An excluded view becomes hidden; its constraints stay, see ``isAboutLeftOutView(_:)``.
  init(_ trees: BuiltTrees, _ constraints: BuiltConstraints, reader: ElementReader) {
    index = trees.index
    self.constraints = constraints
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
    for (id, isInstalled) in isInstalled.sorted(by: { $0.key < $1.key }) where !isInstalled {
      leaveOut(id)
    }
  }

  private mutating func leaveOut(_ id: String) {
    if let constraint = constraints.constraint(withID: id) {
      constraint.owner?.removeConstraint(constraint)
    } else if let node = index.item(withID: id) as? ViewNode {
      node.isHidden = true
      node.translatesAutoresizingMaskIntoConstraints = true
      leftOut.insert(ObjectIdentifier(node))
    }
  }

  /// Whether a constraint involves an excluded view.
  func isAboutLeftOutView(_ constraint: LayoutConstraint) -> Bool {
    !leftOut.isEmpty
      && [constraint.firstItem, constraint.secondItem].contains { item in
        item?.layoutNode.map { leftOut.contains(ObjectIdentifier($0)) } ?? false
      }
  }
}
