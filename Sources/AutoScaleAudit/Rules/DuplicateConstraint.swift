import AutoScaleTrees

/// Finds constraints that are equal to another one.
struct DuplicateConstraint: AuditRule {
  let about = AuditRuleDescription(
    id: .duplicateConstraint,
    summary: "Two constraints are equal.",
    proves: "Items, attributes, relation, numbers and priority are equal; one of the two can go.",
    limits: "The rule redundant-constraint finds constraints that follow from others.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 120)
    return example
  }

  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 120, relation: "greaterThanOrEqual")
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.tree.nodes.flatMap { node in
      guard node.constraints.count > 1 else { return [Observation]() }
      var seen: Set<ConstraintMeaning> = []
      return node.constraints.filter { $0.isActive && !$0.isPlaceholder }.compactMap { constraint in
        guard let item = constraint.firstItem?.layoutNode,
          !seen.insert(ConstraintMeaning(constraint)).inserted
        else { return nil }
        let subject = layout.tree.subject
        return Observation(
          node: item, related: constraint.identifier ?? constraint.algebra,
          constraints: [constraint], isAboutConstraint: true,
          cap: subject.outletName(of: constraint).map {
            .note("code may change it by the outlet \($0)")
          },
          message: "\(constraint.algebra(naming: subject.name)) occurs twice")
      }
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    observation.constraints.map { AuditRemedy(steps: [.remove($0)]) }
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
