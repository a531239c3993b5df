import AutoScaleTrees

/// Finds siblings that differ in texts, images and tags only, and makes one class of them.
struct RepeatedViews {
  /// A view with its subviews, each before its own, as indices of views.
  typealias Subtree = [Int]

  /// Three siblings are the least that a class makes shorter.
  private static let leastCount = 3
  /// Larger siblings are rarely equal, and their shapes take long to compare.
  private static let largestSize = 60

  let source: DocumentSource
  /// The name of the class that has the siblings.
  let typeName: String
  /// The views of the class.
  private(set) var views: [Property]
  /// The views that objects of the new classes have.
  private(set) var folded: [Property] = []
  private(set) var rows: [ClassModel] = []
  /// The constraints that the new classes have for their siblings, by the indices of their elements.
  private(set) var constraints: Set<Int> = []
  /// The indices of the subviews by those of their parents.
  private let children: [Int: [Int]]

  init(_ views: [Property], of typeName: String, in source: DocumentSource) {
    (self.source, self.typeName, self.views) = (source, typeName, views)
    let places = views.places
    children = Dictionary(grouping: views.indices) { index in
      views[index].node?.parent.flatMap { places[ObjectIdentifier($0)] } ?? -1
    }
  }

  /// Folds all groups, and gives the names of folded views back to the class.
  mutating func fold(_ names: inout NameMaker, _ typeNames: inout NameMaker) {
    var members: Set<Int> = []
    var inner: Set<Int> = []
    // Parents come first, so that the largest subtrees that repeat are folded as a whole.
    for view in views.indices where !members.contains(view) {
      for group in groups(of: children[view] ?? []) {
        let maker = RowMaker(source: source, typeName: typeName, views: views, members: group)
        guard maker.isWorthwhile else { continue }
        let row = maker.make(&typeNames)
        rows.append(row.class)
        for (subtree, use) in zip(group, row.uses) {
          for index in subtree.dropFirst() where views[index].place == .property {
            names.release(views[index].name)
          }
          views[subtree[0]] = use[0]
          folded += use.dropFirst()
          members.formUnion(subtree)
          inner.formUnion(subtree.dropFirst())
        }
        constraints.formUnion(
          group.flatMap(constraints).compactMap { source.document.elementIndex(of: $0) })
      }
    }
    views = views.indices.filter { !inner.contains($0) }.map { views[$0] }
  }

  /// The siblings of equal shape, in their order.
  private func groups(of siblings: [Int]) -> [[Subtree]] {
    guard siblings.count >= Self.leastCount else { return [] }
    // Class and size are a cheap sign of the shape.
    let similar = Dictionary(
      grouping: siblings.compactMap(subtree).filter { $0.count > 1 }
    ) { [views[$0[0]].className, "\($0.count)"] }
    var groups: [SubtreeShape: [Subtree]] = [:]
    for subtrees in similar.values where subtrees.count >= Self.leastCount {
      for subtree in subtrees {
        guard let shape = shape(of: subtree) else { continue }
        groups[shape, default: []].append(subtree)
      }
    }
    return groups.values.filter { $0.count >= Self.leastCount }
      .sorted { views[$0[0][0]].index < views[$1[0][0]].index }
  }

  /// A view with its subviews, or `nil` if there are too many.
  private func subtree(of view: Int) -> Subtree? {
    var subtree: Subtree = []
    var pending = [view]
    while let view = pending.popLast() {
      guard subtree.count < Self.largestSize else { return nil }
      subtree.append(view)
      pending += (children[view] ?? []).reversed()
    }
    return subtree
  }

  /// The constraints between views of a subtree.
  private func constraints(in subtree: Subtree) -> [LayoutConstraint] {
    LayoutConstraint.all(among: subtree.compactMap { views[$0].node })
  }
}

extension LayoutConstraint {
  /// The constraints of nodes whose items are these nodes.
  static func all(among nodes: [ViewNode]) -> [LayoutConstraint] {
    let known = Set(nodes.map { ObjectIdentifier($0) })
    return nodes.flatMap(\.constraints).filter { constraint in
      [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        item?.layoutNode.map { known.contains(ObjectIdentifier($0)) } ?? true
      }
    }
  }
}

extension RepeatedViews {
  /// What is equal for views that differ in texts, images and tags only: the parts of each view, and its constraints.
  private struct SubtreeShape: Hashable {
    var views: [[AnyHashable?]] = []
    var links: Set<[AnyHashable?]> = []
  }

  /// Reads the shape of a subtree, or returns `nil` if a part of it cannot move into another class.
  private func shape(of subtree: Subtree) -> SubtreeShape? {
    var indices: [ObjectIdentifier: Int] = [:]
    var shape = SubtreeShape()
    for (index, place) in subtree.enumerated() {
      let view = views[place]
      guard let node = view.node, isMovable(view, node, isRoot: index == 0) else { return nil }
      let parent = index == 0 ? nil : node.parent
      var part = ""
      if case .part(let expression, _) = view.place { part = String(expression.drop { $0 != "." }) }
      shape.views.append([
        view.className, index == 0 ? nil : view.element["key"],
        parent.flatMap { indices[ObjectIdentifier($0)] } ?? -1, part, view.arguments,
        // Settings with local variables stay together.
        view.settings.filter(\.isLocal).map(\.blank),
        // A stack treats its views by these two, which would differ in code too.
        node.contentHugging, parent?.role.stack.map { $0.spacing(after: node) },
      ])
      indices[ObjectIdentifier(node)] = index
    }
    for constraint in constraints(in: subtree) {
      guard let link = link(constraint, indices) else { return nil }
      shape.links.insert(link)
    }
    return shape
  }

  private func isMovable(_ view: Property, _ node: ViewNode, isRoot: Bool) -> Bool {
    guard !view.isLazy, view.facts.isInstalled, view.element.child("variation") == nil,
      !(node is TableNode || node is CollectionNode)
    else { return false }
    // A frame is a setting of one sibling, which the class of all cannot have.
    guard isRoot else { return !source.isPlacedByMask(node) }
    // The outlets of a class of the app are assigned by its name.
    return view.place == .property
      && (view.element.appClass == nil
        || view.element.elements(in: "connections").allSatisfy {
          $0.name == "action" || $0["property"] == "gestureRecognizers"
        })
  }

  private func link(
    _ constraint: LayoutConstraint, _ indices: [ObjectIdentifier: Int]
  ) -> [AnyHashable?]? {
    guard !constraint.isPlaceholder, let plain = PlainConstraint(constraint, in: source.style),
      let element = source.document.markup(of: constraint),
      source.index.outlets(to: element).isEmpty, isSteady(element.index)
    else { return nil }
    func side(_ side: PlainConstraint.Side?) -> [AnyHashable?] {
      [
        side?.item.layoutNode.flatMap { indices[ObjectIdentifier($0)] },
        side?.guide, side?.attribute,
      ]
    }
    return side(plain.first) + side(plain.second) + [
      plain.relation, plain.multiplier, plain.constant, plain.priority, plain.scales,
      element["identifier"],
    ]
  }

  /// Whether size classes do not change a constraint.
  private func isSteady(_ element: Int) -> Bool {
    guard !source.variants.isEmpty else { return true }
    let constraints = source.variants.constraints(at: element)
    return constraints.allSatisfy { $0 != nil && $0?.constant == constraints[0]?.constant }
  }
}
