import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts that are cut off.
struct ClippedTexts: AuditRule {
  let about = AuditRuleDescription(
    id: .clippedText,
    summary: "A text is cut off.",
    proves:
      "The measured text is larger than its frame on these widths, by more than the measuring error, "
      + "and fits where the document is drawn.",
    limits:
      "Texts that code sets are unknown. Texts with an outlet, those that Interface Builder gives "
      + "new views, and those on launch screens get a note.",
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
    layout.texts.filter { $0.fit == .clipped }.map { text in
      let subject = layout.tree.subject
      let missing = max(
        text.needed.width - text.available.width, text.needed.height - text.available.height)
      return Observation(
        node: text.node, amount: missing > 0 ? missing : nil,
        cap: subject.cap(ofTextOf: text.node), axes: text.lacksHeight ? [.vertical] : [],
        message: "\(subject.name(of: text.node)) needs \(need(of: text))")
    }
  }

  /// Describes the space or the lines that a text lacks.
  private func need(of text: TextRoom) -> String {
    let (needed, available) = (text.needed, text.available)
    // Lines that wrap within the frame can still be more than the label may have.
    if case .label(let label) = text.node.role, needed.width <= available.width,
      needed.height <= available.height
    {
      return "more than its \(label.numberOfLines) lines"
    }
    return "\(needed.width.text) × \(needed.height.text) pt, but has "
      + "\(available.width.text) × \(available.height.text) pt"
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    AuditRemedy.enlarging(observation.node)
  }
}

extension TextRoom {
  /// Whether a text that is cut off would be whole in a higher view, as wide and with as many lines.
  fileprivate var lacksHeight: Bool {
    if case .label(let label) = node.role, label.numberOfLines != 1 {
      return label.numberOfLines == 0
    }
    return needed.width <= available.width
  }
}

extension AuditSubject {
  /// Returns a note for a text that code may replace, or that is shown for a moment.
  func cap(ofTextOf node: ViewNode) -> SeverityCap? {
    if let name = outletName(of: node) {
      return .note("code may set another text through the outlet \(name)")
    }
    return node.hasDefaultText ? .defaultText : launchScreenCap
  }

  /// A note for a launch screen, which is shown for a moment; none for other documents.
  var launchScreenCap: SeverityCap? {
    document?.isLaunchScreen == true ? .note("a launch screen is shown for a moment") : nil
  }
}

extension ViewNode {
  /// Whether the view has the text that Interface Builder gives a new one.
  ///
  /// Source: the object library of Xcode.
  fileprivate var hasDefaultText: Bool {
    switch role {
    case .label(let label): label.text == "Label"
    case .button(let button): button.title == "Button"
    default: false
    }
  }
}

extension AuditRemedy {
  /// Returns the changes that may give the text of a view more space.
  static func enlarging(_ node: ViewNode) -> [AuditRemedy] {
    var steps: [[RemedyStep]] = [[.resist(node, .horizontal)]]
    if case .label(let label) = node.role {
      steps += [[.wrap(label)], [.wrap(label), .resist(label, .vertical)]]
    }
    return steps.map { AuditRemedy(steps: $0) }
  }
}
