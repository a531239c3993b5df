import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts whose lines are too long to read on an open iPhone Duo.
struct LongLine: AuditRule {
  let about = AuditRuleDescription(
    id: .longLine,
    summary: "The lines of a text are longer than the readable width on an open iPhone Duo.",
    proves:
      "A text that takes several lines, or all of its width, is wider than the readable width of UIKit, 672 "
      + "points.",
    limits:
      "Other screens of this width are not asked. A title in one line may be long on purpose.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument { Self.example(width: -32) }

  static func example(width: Double) -> ExampleDocument {
    var example = ExampleDocument()
    example.pose = .open
    example.add(
      .label, "Terms", x: 16, width: 343, without: ["width", "height"],
      attributes: #"numberOfLines="0""#, text: String(repeating: "Read me. ", count: 40))
    example.constrain("Terms", "width", to: "screen", plus: width)
    return example
  }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen, !layout.regions.isEmpty else { return [] }
    let limit = MarginRules.standard.readableWidth
    return tree.essentials.compactMap { position in
      let width = layout.marks[position].width
      guard width > limit, tree.nodes[position].hasSeveralLines else { return nil }
      return Observation(
        node: tree.nodes[position], related: "line", amount: width, axes: [.horizontal],
        message:
          "\(tree.name(of: position)) has lines of \(width.text) pt, which are hard to read; pin it to "
          + "the readable content guide")
    }
  }
}

extension ViewNode {
  /// Whether the view shows a text of several lines.
  fileprivate var hasSeveralLines: Bool {
    switch role {
    case .label(let label): label.numberOfLines != 1
    case .textView: true
    default: false
    }
  }
}
