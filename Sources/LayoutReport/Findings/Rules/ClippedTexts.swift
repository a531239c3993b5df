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
        node: text.node, amount: missing > 0 ? missing : nil,
        doubt: outlet.map { .note("code may set another text by the outlet \($0)") },
        message: "\(subject.name(of: text.node)) needs \(need(of: text))")
    }
  }

  /// What a text needs and does not have: more room, or more lines.
  private func need(of text: ClippedText) -> String {
    let (needed, available) = (text.needed, text.available)
    if case .label(let label) = text.node.role, needed.width <= available.width,
      needed.height <= available.height
    {
      return "more than the \(label.numberOfLines) lines that it may have"
    }
    return "\(needed.width.text) × \(needed.height.text) pt, but has "
      + "\(available.width.text) × \(available.height.text) pt"
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    var steps: [[AuditRemedy.Step]] = [[.resist(observation.node, .horizontal)]]
    if case .label(let label) = observation.node.role {
      steps += [[.wrap(label)], [.wrap(label), .resist(label, .vertical)]]
    }
    return steps.map { AuditRemedy(steps: $0) }
  }
}
