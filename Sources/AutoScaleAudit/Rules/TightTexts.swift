import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts that may be cut off, or that have room only in a smaller font.
struct TightTexts: AuditRule {
  let about = AuditRuleDescription(
    id: .tightText,
    summary: "A text may be cut off, or has room only in a smaller font.",
    proves:
      "On these widths the measured text passes its frame by no more than measuring may be wrong, or "
      + "fits since its font shrinks below 11 pt, and it has room where the document is drawn.",
    limits:
      "Left out are texts that clipped-text finds on any width. A text that code sets in place of the "
      + "document's is not known.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    let text = "This line of small text is almost as long as the screen is wide"
    example.add(
      .label, text, x: 16, width: 343, height: 20.5, without: ["width", "height"],
      attributes: #"minimumScaleFactor="0.5""#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="11.5"/>"#)
    example.constrain("screen", "trailing", to: text, plus: 16)
    return example
  }

  var strongerRule: Finding.Rule? { .clippedText }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.texts.filter(\.isTight).map { text in
      let subject = layout.tree.subject
      return Observation(
        node: text.node, amount: max(0, text.needed.width - text.available.width),
        doubt: subject.doubt(aboutTextOf: text.node) ?? doubt(aboutShrinking: text),
        message: "\(subject.name(of: text.node)) \(state(of: text))")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    AuditRemedy.enlarging(observation.node)
  }

  /// Why a text may shrink: its label lets it, and it can still be read.
  private func doubt(aboutShrinking text: TextRoom) -> Doubt? {
    guard text.fontScale < 1, let size = text.node.font?.size else { return nil }
    return size * text.fontScale >= SmallFont.leastSize
      ? .note("its label lets it shrink, and it is \((size * text.fontScale).text) pt then") : nil
  }

  /// How a text is with the room that it has.
  private func state(of text: TextRoom) -> String {
    if text.fontScale < 1 {
      return "shrinks to \((text.fontScale * 100).rounded().text) % of its font's size"
    }
    if case .label(let label) = text.node.role, label.numberOfLines > 1 {
      return "may need more than the \(label.numberOfLines) lines that it may have"
    }
    return "may be cut off: it needs \(text.needed.width.text) pt, and has "
      + "\(text.available.width.text) pt"
  }
}

extension TextRoom {
  /// Whether the text may be cut off or shrinks, and by more than rounding to pixels explains.
  fileprivate var isTight: Bool {
    guard fit == .tight else { return false }
    let missing = needed.width - available.width
    return missing <= 0 || missing > AuditedLayout.tolerance
  }
}
