import AutoLayout
import AutoScale
import ViewTree

/// Finds texts that are cut off for want of room.
struct TruncatedText: AuditRule {
  let about = AuditRuleDescription(
    id: "truncated-text",
    summary: "A text is cut off for want of room.",
    proves:
      "The measured text is larger than its frame on these widths, by more than measuring may "
      + "be wrong, and is not where the document is drawn.",
    limits: "A text that code sets in place of the document's is not known.",
    severity: .warning, comparesWithDesign: true)

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.result.clippedTexts.map { text in
      let document = layout.tree.document
      let missing = max(
        text.needed.width - text.available.width, text.needed.height - text.available.height)
      let outlet = document.outletName(of: text.node)
      return Observation(
        node: text.node, amount: missing,
        doubt: outlet.map { .note("code may set another text by the outlet \($0)") },
        message: "\(document.auditName(of: text.node)) needs "
          + "\(text.needed.width.text) × \(text.needed.height.text) pt, but has "
          + "\(text.available.width.text) × \(text.available.height.text) pt")
    }
  }
}
