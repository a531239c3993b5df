import AutoLayout
import AutoScale
import ViewTree

/// Finds texts that are cut off for want of room.
struct ClippedTexts: AuditRule {
  let about = AuditRuleDescription(
    id: .clippedText,
    summary: "A text is cut off for want of room.",
    proves:
      "The measured text is larger than its frame on these widths, by more than measuring may "
      + "be wrong, and is not where the document is drawn.",
    limits: "A text that code sets in place of the document's is not known.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .label, "This line of text is as long as the screen", x: 16, width: 343, height: 20.5,
      without: ["width", "height"])
    example.constrain(
      "screen", "trailing", to: "This line of text is as long as the screen", plus: 16)
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.result.clippedTexts.map { text in
      let subject = layout.tree.subject
      let missing = max(
        text.needed.width - text.available.width, text.needed.height - text.available.height)
      let outlet = subject.outletName(of: text.node)
      return Observation(
        node: text.node, amount: missing,
        doubt: outlet.map { .note("code may set another text by the outlet \($0)") },
        message: "\(subject.name(of: text.node)) needs "
          + "\(text.needed.width.text) × \(text.needed.height.text) pt, but has "
          + "\(text.available.width.text) × \(text.available.height.text) pt")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    var steps: [[AuditRemedy.Step]] = [[.resist(observation.node, .horizontal)]]
    if case .label(let label) = observation.node.role {
      steps += [[.wrap(label)], [.wrap(label), .resist(label, .vertical)]]
    }
    return steps.map { AuditRemedy(steps: $0) }
  }
}
