import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The shape of a view with its subviews, which is equal for views that differ in texts, images and tags alone.
struct SubtreeShape: Hashable {
  private struct View: Hashable {
    let className: String
    let key: String?
    let parent: Int
    let place: String
    let arguments: [Expression.Argument]
    /// The statements about local variables, which stay together.
    let statements: [Statement]
    let hugging: ContentPriority
    let spacing: Double?
  }

  private struct Side: Hashable {
    let view: Int
    let guide: LayoutGuide.Kind?
    let attribute: LayoutAttribute
  }

  private struct Link: Hashable {
    let first: Side
    let second: Side?
    let relation: LayoutRelation
    let numbers: [Double]
    let priority: LayoutPriority
    let scales: Bool
    let identifier: String?
  }

  private let views: [View]
  private let links: Set<Link>

  /// Reads the shape of a subtree, or returns `nil` if a part of it cannot move into another class.
  init?(of subtree: RepeatedGroups.Subtree, in context: CodeContext) {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, view) in subtree.enumerated() { indices[ObjectIdentifier(view.node)] = index }
    let known = subtree.enumerated().compactMap { index, view in
      Self.view(view, isRoot: index == 0, indices, context)
    }
    guard known.count == subtree.count else { return nil }
    var links: Set<Link> = []
    for constraint in Self.constraints(in: subtree) {
      guard let link = Self.link(constraint, indices, context) else { return nil }
      links.insert(link)
    }
    views = known
    self.links = links
  }

  /// The constraints between views of a subtree.
  static func constraints(in subtree: RepeatedGroups.Subtree) -> [LayoutConstraint] {
    let nodes = Set(subtree.map { ObjectIdentifier($0.node) })
    return subtree.flatMap(\.node.constraints).filter { constraint in
      [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        item?.layoutNode.map { nodes.contains(ObjectIdentifier($0)) } ?? true
      }
    }
  }

  private static func view(
    _ view: ViewCode, isRoot: Bool, _ indices: [ObjectIdentifier: Int], _ context: CodeContext
  ) -> View? {
    guard isPlain(view, isRoot: isRoot, context) else { return nil }
    let parent = isRoot ? nil : view.node.parent
    let place =
      if case .part(let expression, _) = view.place {
        String(expression.drop { $0 != "." })
      } else {
        ""
      }
    return View(
      className: view.className, key: isRoot ? nil : view.facts["key"],
      parent: parent.flatMap { indices[ObjectIdentifier($0)] } ?? -1, place: place,
      arguments: view.arguments,
      statements: view.statements.filter(\.hasLocalName).map(\.blank),
      hugging: view.node.contentHugging,
      spacing: parent?.role.stack.map { $0.spacing(after: view.node) })
  }

  private static func isPlain(_ view: ViewCode, isRoot: Bool, _ context: CodeContext) -> Bool {
    guard !view.isLazy, view.isInstalled, view.facts.markup.child("variation") == nil,
      !(view.node is TableNode || view.node is CollectionNode)
    else { return false }
    guard isRoot else { return !Placement.isPlacedByFrame(view.node, in: context) }
    guard view.place == .property else { return false }
    // The outlets of a class of the app are assigned by its name.
    return view.customClass == nil
      || view.facts.markup.elements(in: "connections").allSatisfy {
        $0.name == "action" || $0["property"] == "gestureRecognizers"
      }
  }

  private static func link(
    _ constraint: LayoutConstraint, _ indices: [ObjectIdentifier: Int], _ context: CodeContext
  ) -> Link? {
    guard !constraint.isPlaceholder, let plain = PlainConstraint(constraint),
      let element = context.document.markup(of: constraint),
      context.index.outlets(to: element).isEmpty, isSteady(element, context)
    else { return nil }
    func side(_ side: PlainConstraint.Side) -> Side? {
      guard let node = side.item.layoutNode, let index = indices[ObjectIdentifier(node)] else {
        return nil
      }
      return Side(view: index, guide: side.item.layoutGuide?.kind, attribute: side.attribute)
    }
    guard let first = side(plain.first) else { return nil }
    return Link(
      first: first, second: plain.second.flatMap(side), relation: plain.relation,
      numbers: [plain.multiplier, plain.constant], priority: plain.priority, scales: plain.scales,
      identifier: element["identifier"])
  }

  /// Whether size classes do not change a constraint.
  private static func isSteady(_ element: MarkupElement, _ context: CodeContext) -> Bool {
    guard !context.variants.isEmpty else { return true }
    let constraints = context.variants.constraints(at: element.index)
    return constraints.allSatisfy { $0 != nil && $0?.constant == constraints[0]?.constant }
  }
}

extension Statement {
  /// Whether the statement places the view by its frame.
  var isPlacement: Bool {
    guard case .assignment(let name, _) = self else { return false }
    return name == PropertyCode.mark + ".frame" || name == PropertyCode.mark + ".autoresizingMask"
  }

  /// The property and the value of a statement that sets a text, an image or a tag.
  var looseValue: (property: String, variable: Expression.Variable, value: Expression)? {
    guard case .assignment(let property, .varying(let variable, let value)) = self, !hasLocalName
    else { return nil }
    return (property, variable, value)
  }

  /// The statement without texts, images and tags.
  var blank: Statement { replacingVariables { variable, _ in .varying(variable, "") } }

  /// Whether the statement is about a local variable.
  var hasLocalName: Bool {
    var result = false
    _ = mapTexts { text in
      if text.contains(PropertyCode.localMark) { result = true }
      return text
    }
    return result
  }
}
