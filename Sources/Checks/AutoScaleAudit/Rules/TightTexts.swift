import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts that may be cut off, or that fit only in a smaller font.
struct TightTexts: AuditRule {
  let about = AuditRuleDescription(
    id: .tightText,
    summary: "A text may be cut off, or fits only in a smaller font.",
    proves:
      "On these widths the measured text fits because its font shrinks below "
      + "\(SmallFont.leastSize.text) pt, and it fits where the document is drawn. A text that exceeds "
      + "its frame by no more than the measuring error gets a note.",
    limits:
      "Excluded are texts that clipped-text finds on any width. Texts that code sets are unknown.",
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
        cap: subject.cap(ofTextOf: text.node) ?? cap(of: text),
        message: "\(subject.name(of: text.node)) \(state(of: text))")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    AuditRemedy.enlarging(observation.node)
  }

  /// Returns a note for a text within the measuring error, or one that stays readable in a smaller font.
  private func cap(of text: TextRoom) -> SeverityCap? {
    // Without shrinking, the text is within the error of measurement, about which nothing is
    // certain.
    guard text.fontScale < 1 else { return .note("texts are not measured that exactly") }
    guard let size = text.node.font?.size else { return nil }
    return size * text.fontScale >= SmallFont.leastSize
      ? .note("its label shrinks it to \((size * text.fontScale).text) pt") : nil
  }

  /// Describes how a text fits.
  private func state(of text: TextRoom) -> String {
    if text.fontScale < 1 {
      return "shrinks to \((text.fontScale * 100).rounded().text) % of its font size"
    }
    if case .label(let label) = text.node.role, label.numberOfLines > 1 {
      return "may need more than its \(label.numberOfLines) lines"
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
