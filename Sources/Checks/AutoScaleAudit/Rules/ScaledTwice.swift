import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds views that an older library scales too.
struct ScaledTwice: AuditRule {
  let about = AuditRuleDescription(
    id: .scaledTwice,
    summary:
      "A view or a constraint is scaled, and has a switch of an older library that scales it too.",
    proves: "The document sets a switch of AutoInch or SwiftyFitsize, and is scaled.",
    limits: "Only scaled documents are checked. The app may no longer use the library.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .button, "Buy", x: 16, width: 120,
      content: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
        keyPath="autoTitle" value="YES"/></userDefinedRuntimeAttributes>
        """)
    example.scaling = DocumentScaling()
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    guard layout.factor != 1 else { return [] }
    let subject = layout.tree.subject
    return layout.tree.nodes.flatMap { node -> [Observation] in
      let ofView = subject.librarySwitch(of: node).map { name in
        Observation(
          node: node, related: name,
          message: "\(subject.name(of: node)) is scaled, and \(name) scales it too")
      }
      let ofConstraints = node.constraints.compactMap { constraint -> Observation? in
        guard let name = subject.librarySwitch(of: constraint) else { return nil }
        return Observation(
          node: node, related: constraint.identifier ?? name, constraints: [constraint],
          isAboutConstraint: true,
          message:
            "\(constraint.algebra(naming: subject.name)) is scaled, and \(name) scales it too")
      }
      return [ofView].compactMap(\.self) + ofConstraints
    }
  }
}
