import AutoScaleTrees

/// Finds constraints that are equal to another one.
struct DuplicateConstraint: AuditRule {
  let about = AuditRuleDescription(
    id: .duplicateConstraint,
    summary: "Constraints are equal.",
    proves: "Items, attributes, relation, numbers and priority are equal; all but one can go.",
    limits: "The rule redundant-constraint finds constraints that follow from others.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 120)
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  var isOneFindingForRoot: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.tree.nodes.flatMap { node in
      guard node.constraints.count > 1 else { return [Observation]() }
      var order: [ConstraintMeaning] = []
      var copies: [ConstraintMeaning: [LayoutConstraint]] = [:]
      // Xcode removes placeholders when it builds the app.
      for constraint in node.constraints where constraint.isActive && !constraint.isPlaceholder {
        let meaning = ConstraintMeaning(constraint)
        if copies[meaning] == nil { order.append(meaning) }
        copies[meaning, default: []].append(constraint)
      }
      return order.compactMap { copies[$0] }.compactMap { observation(of: $0, in: layout) }
    }
  }

  /// Returns the fault of equal constraints, which are those after the first.
  private func observation(
    of copies: [LayoutConstraint], in layout: AuditedLayout
  ) -> Observation? {
    let subject = layout.tree.subject
    let further = Array(copies.dropFirst())
    guard let constraint = further.first, let item = constraint.firstItem?.layoutNode else {
      return nil
    }
    let outlet = further.lazy.compactMap { subject.outletName(of: $0) }.first
    let count = copies.count == 2 ? "twice" : "\(copies.count) times"
    return Observation(
      node: item, related: constraint.identifier ?? constraint.algebra, constraints: further,
      // Of two copies either can go, so an outlet of the first one does not matter.
      isAboutConstraint: true,
      cap: outlet.map { .note("code may change it through the outlet \($0)") },
      message: "\(constraint.algebra(naming: subject.name)) occurs \(count)")
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    [AuditRemedy(steps: observation.constraints.map { .remove($0) })]
  }
}

/// The meaning of a constraint, without its identity.
struct ConstraintMeaning: Hashable {
  private let items: [ObjectIdentifier?]
  private let attributes: [LayoutAttribute?]
  private let relation: LayoutRelation
  private let numbers: [Double]
  private let priority: LayoutPriority

  init(_ constraint: LayoutConstraint) {
    items = [constraint.firstItem, constraint.secondItem].map { $0.map { ObjectIdentifier($0) } }
    attributes = [constraint.firstAttribute, constraint.secondAttribute]
    relation = constraint.relation
    numbers = [constraint.multiplier, constraint.constant]
    priority = constraint.priority
  }
}
