import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The views of one container, with their names and constraints.
struct ConstraintRegion {
  private let root: ViewNode
  private let reader: SwiftUIReader
  private var members: Set<ObjectIdentifier> = []
  private var names: [String: String] = [:]
  /// The views to which others relate.
  private var mentioned: Set<ObjectIdentifier> = []

  init(root: ViewNode, members nodes: [ViewNode], reader: SwiftUIReader) {
    (self.root, self.reader) = (root, reader)
    members = Set(nodes.map { ObjectIdentifier($0) })
    var maker = NameMaker()
    for node in nodes {
      guard let id = node.identifier else { continue }
      let markup = reader.context.document.markup(of: node)
      names[id] = maker.name(markup.map { reader.context.names(of: node, $0) } ?? ["gap"])
    }
    let seconds = nodes.flatMap(reader.constraints.constraints).compactMap {
      $0.plain.second?.item.layoutNode
    }
    mentioned = Set(seconds.map { ObjectIdentifier($0) })
  }

  /// The name of a view to which another one relates.
  func name(of node: ViewNode) -> String? {
    mentioned.contains(ObjectIdentifier(node)) ? node.identifier.flatMap { names[$0] } : nil
  }

  /// The statements of the constraints that begin with a view.
  func constraints(of node: ViewNode) -> [Statement] {
    var models: [ConstraintModel] = []
    for facts in reader.constraints.constraints(of: node) {
      if let second = facts.plain.second?.item.layoutNode, second !== root,
        !members.contains(ObjectIdentifier(second)), !isScrolled(facts.plain)
      {
        reader.leaveOut(node, "a constraint to a view outside of what scrolls")
        continue
      }
      models.append(ConstraintModel(facts: facts, view: 0, condition: nil))
    }
    return ChainStyle(names: names, in: root, reader.context.options).chains(for: models)
  }

  /// Whether a constraint makes content as wide as the view that scrolls it or one around that, which is the width of the
  /// container.
  private func isScrolled(_ constraint: PlainConstraint) -> Bool {
    root is ScrollNode && constraint.first.attribute == .width
      && constraint.second?.attribute == .width
  }
}
