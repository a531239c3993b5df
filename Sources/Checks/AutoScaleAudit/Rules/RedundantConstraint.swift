import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds constraints that others imply.
struct RedundantConstraint: AuditRule {
  let about = AuditRuleDescription(
    id: .redundantConstraint,
    summary: "Other constraints imply a constraint, which never decides anything.",
    proves:
      "The constraint is a sum of the named ones, and either follows from them or always yields to "
      + "them; without it no frame changes, whatever the texts and the screen sizes are.",
    limits: "Excluded are constraints that bind with longer texts or on other screens. Code may "
      + "remove one of the named constraints.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 200, priority: 750)
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    ImpliedConstraints(in: layout.result.rows).found.compactMap { implied in
      guard let node = implied.constraint.innerNode else { return nil }
      let name = layout.tree.subject.name
      let constraint = implied.constraint.algebra(naming: name)
      let causes = implied.causes.map { $0.text(naming: name) }
      let isOne = causes.count == 1
      return Observation(
        node: node, related: implied.constraint.identifier ?? implied.constraint.algebra,
        constraints: [implied.constraint], isAboutConstraint: true,
        cap: cap(of: implied, in: layout),
        message: implied.holds
          ? "\(constraint) is redundant: \(list(causes)) \(isOne ? "implies" : "imply") it"
          : "\(constraint) never holds: \(list(causes)) \(isOne ? "overrides" : "override") it")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    observation.constraints.map { AuditRemedy(steps: [.remove($0)]) }
  }

  /// Joins the first texts, and counts the others.
  private func list(_ texts: [String]) -> String {
    let rest = texts.count - 3
    let shown = rest > 1 ? texts.prefix(3) + ["\(rest) more"] : texts
    return shown.dropLast().joined(separator: ", ")
      + (shown.count > 1 ? " and " : "") + (shown.last ?? "")
  }

  private func cap(
    of implied: ImpliedConstraints.Implied, in layout: AuditedLayout
  ) -> SeverityCap? {
    let subject = layout.tree.subject
    for constraint in [implied.constraint] + implied.causingConstraints {
      if let name = subject.outletName(of: constraint) {
        return .note(
          "code may change \(constraint.algebra(naming: subject.name)) through the outlet \(name)")
      }
      if let owner = constraint.owner, subject.hasVariations(owner) {
        return .note("\(subject.name(of: owner)) has other constraints in other size classes")
      }
      if constraint.isAboutSafeAreaAcross { return .note("the safe area is narrower in landscape") }
    }
    if implied.holds { return .note("it holds in every layout") }
    // A stack whose views are hidden decides nothing.
    let isByStack = implied.causingConstraints.count < implied.causes.count
    return isByStack ? .note("code may hide views of a stack") : nil
  }
}

extension LayoutConstraint {
  /// Whether the constraint is about the left or right edge of the safe area.
  fileprivate var isAboutSafeAreaAcross: Bool {
    firstAttribute.axis == .horizontal
      && [firstItem, secondItem].contains { $0?.layoutGuide?.kind == .safeArea }
  }
}
