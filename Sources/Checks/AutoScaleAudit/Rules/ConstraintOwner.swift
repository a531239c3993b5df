import AutoScale
import AutoScaleTrees

/// Finds constraints that a view cannot hold, or that end at the wrong layer of a blur.
struct ConstraintOwner: AuditRule {
  let about = AuditRuleDescription(
    id: .constraintOwner,
    summary: "A constraint is listed in a view that does not contain both of its views.",
    proves:
      "UIKit logs that the view hierarchy is not prepared for the constraint, and may stop the app.",
    limits:
      "A constraint of a view inside a blur to the blur itself gets a warning: it belongs to the content "
      + "view, which UIKit may place elsewhere.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Yes", x: 16, width: 80)
    example.add(
      .button, "No", x: 120, width: 80, without: ["leading"],
      content: """
        <constraints><constraint firstItem="Yes" firstAttribute="trailing" secondItem="No" \
        secondAttribute="leading" constant="-24" id="wrong"/></constraints>
        """)
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  var isOneFindingForRoot: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.nodes.flatMap { owner in
      owner.constraints.compactMap { constraint -> Observation? in
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
        let stranger = items.first { $0 !== owner && !owner.contains($0) }
        guard let stranger else { return blur(of: items, constraint, in: tree) }
        return observation(
          of: constraint, owner: owner, cap: nil,
          message: "\(constraint.algebra(naming: tree.subject.name)) is listed in "
            + "\(tree.subject.name(of: owner)), which does not contain \(tree.subject.name(of: stranger))"
        )
      }
    }
  }

  /// Returns the fault of a constraint between a blur and a view in its content view.
  private func blur(
    of items: [ViewNode], _ constraint: LayoutConstraint, in tree: AuditedTree
  ) -> Observation? {
    guard
      let blur = items.first(where: { if case .visualEffect = $0.role { true } else { false } }),
      let inner = items.first(where: { $0 !== blur && blur.contains($0) && $0.parent !== blur })
    else { return nil }
    let name = tree.subject.name
    return observation(
      of: constraint, owner: inner, cap: .warning("UIKit only logs it"),
      message:
        "\(constraint.algebra(naming: name)) ends at the blur \(name(blur)), and not at its content view"
    )
  }

  private func observation(
    of constraint: LayoutConstraint, owner: ViewNode, cap: SeverityCap?, message: String
  ) -> Observation {
    Observation(
      node: owner, related: constraint.identifier ?? constraint.algebra, constraints: [constraint],
      isAboutConstraint: true, cap: cap, message: message)
  }
}
