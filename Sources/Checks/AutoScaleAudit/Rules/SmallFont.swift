import AutoScale
import AutoScaleTrees

/// Finds texts in a font that is hard to read.
struct SmallFont: AuditRule {
  let about = AuditRuleDescription(
    id: .smallFont,
    summary: "A text is in a font below \(SmallFont.leastSize.text) points.",
    proves: "The font's size, which is known from the document, is less than the least one that "
      + "Apple's Human Interface Guidelines recommend.",
    limits: "Fonts that code sets are unknown.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .label, "Terms and conditions", x: 16, width: 200, height: 20,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#)
    return example
  }

  /// The least size of a text, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography.
  static let leastSize = 11.0

  var isOneFindingForRoot: Bool { true }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    // Texts that a cell's style places have fonts of the document, too.
    return (tree.essentials + tree.styleTexts).compactMap { position in
      guard let size = tree.nodes[position].font?.size, size < Self.leastSize else { return nil }
      return Observation(
        node: tree.nodes[position], amount: Self.leastSize - size,
        message: "\(tree.name(of: position)) is in a font of \(size.text) pt; "
          + "\(Self.leastSize.text) is the least that can be read with ease")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    [AuditRemedy(steps: [.enlarge(observation.node, Self.leastSize)])]
  }
}
