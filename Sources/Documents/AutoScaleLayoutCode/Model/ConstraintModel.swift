import AutoScaleTrees

/// A constraint of a class, the same for all styles.
struct ConstraintModel {
  let facts: ConstraintFacts
  /// The index of the view that the constraint begins with.
  let view: Int
  /// The size classes in which it is installed; `nil` means all.
  let condition: SizeClassCondition?
  /// The name, if something besides the activation refers to the constraint.
  var name: String?
  /// Whether the name is that of a property, and not of a local variable.
  var isMember = false
  /// The lines of the comment about the property.
  var documentation: [String] = []

  var plain: PlainConstraint { facts.plain }
  var index: Int { facts.element.index }
  /// The identifier that the user gave.
  var identifier: String? { facts.element["identifier"] }

  /// The place among the constraints of a view: sizes come after positions.
  fileprivate var rank: Int { plain.second.map { $0.item === plain.first.item } ?? true ? 1 : 0 }
}

/// Finds the constraints that a class can have, and names those to which something refers.
struct ConstraintModels {
  let source: DocumentSource
  let views: [Property]
  /// Whether the class is a table, whose static rows come into it later than its constraints.
  private let isTable: Bool
  /// The views by their ids.
  private let indices: [String: Int]
  private(set) var constraints: [ConstraintModel] = []
  /// Those of the constraints that are properties, in the order of their names.
  private(set) var named: [ConstraintModel] = []
  /// The properties with the sets of constraints for size classes.
  private(set) var sets: [Declaration] = []

  init(of views: [Property], in source: DocumentSource) {
    (self.source, self.views) = (source, views)
    isTable = source.style.isUIKit && views.first?.node is TableNode
    indices = views.indices.compactMap { index in views[index].node?.identifier.map { ($0, index) }
    }
    .byKey()
    // Sorted by views, so that those of one view share a call.
    constraints = views.flatMap(\.facts.constraints).compactMap(model).sorted {
      ($0.view, $0.rank, $0.index) < ($1.view, $1.rank, $1.index)
    }
  }

  private func model(_ facts: ConstraintFacts) -> ConstraintModel? {
    let plain = facts.plain
    guard let node = plain.first.item.layoutNode, let view = index(of: node),
      plain.isExpressible(in: source.options.style)
    else { return nil }
    if let second = plain.second?.item.layoutNode {
      // UIKit traps on a constraint between views without a common ancestor.
      guard index(of: second) != nil, top(of: second) == top(of: node) else { return nil }
    }
    return ConstraintModel(
      facts: facts, view: view, condition: facts.states.map { SizeClassCondition(states: $0) })
  }

  private func index(of node: ViewNode) -> Int? { node.identifier.flatMap { indices[$0] } }

  /// The outermost view that holds a view while the class is made: a cell of a static table, or the root.
  private func top(of node: ViewNode) -> String? {
    guard isTable else { return nil }
    return sequence(first: node, next: \.parent).first { node in
      node is TableCellNode || node.identifier == views.first?.node?.identifier
    }?.identifier
  }

  /// Names the constraints to which something refers; which ones do, a style decides.
  mutating func name(_ names: inout NameMaker) {
    var locals = NameMaker()
    // SnapKit makes the constraints that an owner activates apart from the chains of a view.
    let isSnapKit = source.options.style == .snapkit
    let (prepared, made) = (
      constraints.indices.filter { isSnapKit && !constraints[$0].facts.isInstalled },
      constraints.indices.filter { !isSnapKit || constraints[$0].facts.isInstalled }
    )
    for index in prepared + made {
      let constraint = constraints[index]
      let isKept = constraint.facts.isOutlet || !constraint.facts.constants.isEmpty
      let isPlain = constraint.identifier == nil && constraint.plain.priority == .required
      switch source.options.style {
      case .anchors where isKept || !isPlain:
        constraints[index].isMember = isKept || constraint.condition != nil
      case .snapkit where isKept: constraints[index].isMember = true
      default: continue
      }
      let own =
        views[constraint.view].localName
        + constraint.plain.first.attribute.rawValue.capitalizedFirst
      guard constraints[index].isMember else {
        constraints[index].name = locals.name([own].filter(names.isFree))
        continue
      }
      // The name of an outlet is known to the app, and comes first.
      let outlet = source.index.outletName(of: constraint.facts.element)
      let name = names.name([outlet?.propertyName, own].compactMap { $0 })
      constraints[index].name = name
      let isRenamed = outlet?.propertyName != nil && outlet?.propertyName != outlet
      let note = isRenamed ? outlet.map { ["The outlet `\($0)`."] } ?? [] : []
      constraints[index].documentation =
        note + (constraint.facts.isInstalled ? [] : ["Activated by its owner."])
      named.append(constraints[index])
    }
    // Their properties come in the order of their names.
    let conditions = Set(constraints.filter(\.facts.isInstalled).compactMap(\.condition))
    for condition in conditions.sorted(by: { $0.name < $1.name }) {
      let name = names.name(["\(condition.name)Constraints"])
      let making = Expression.text("make\(name.capitalizedFirst)()")
      sets.append(.property(.assignment("private lazy var \(name)", making)))
    }
  }
}
