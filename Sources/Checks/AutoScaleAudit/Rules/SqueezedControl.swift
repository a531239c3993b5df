import AutoScale
import AutoScaleTrees

/// Finds controls that are smaller than they are drawn.
struct SqueezedControl: AuditRule {
  let about = AuditRuleDescription(
    id: .squeezedControl,
    summary: "A control is squeezed below its own size.",
    proves:
      "The frame of a switch, a stepper, a slider or another control without a text is less than "
      + "three quarters of the control's own size on these widths.",
    limits:
      "Controls that draw themselves are excluded. A control may be drawn outside its frame, but "
      + "only the frame can be touched.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.toggle, "On", x: 16, width: 51, height: 31, without: ["width", "height"])
    example.constrain("On", "width", to: "screen", times: 0.5, plus: -136.5)
    return example
  }

  var isAboutFrames: Bool { true }

  /// The smallest share of a control's own size that is not squeezed.
  private static let leastShare = 0.75

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.essentials.flatMap { position -> [Observation] in
      // A bar decides the sizes of its items.
      guard let axes = tree.nodes[position].fixedAxes, !tree.isInBar(position),
        let content = layout.result.rows.content(of: position)
      else { return [] }
      let rect = layout.marks[position]
      return axes.compactMap { axis in
        let natural = axis == .horizontal ? content.width : content.height
        let length = rect.length(along: axis)
        guard let natural, length < Self.leastShare * natural, rect.area > 0 else { return nil }
        let word = axis == .horizontal ? "wide" : "high"
        return Observation(
          node: tree.nodes[position], related: axis.rawValue, amount: natural - length,
          axes: [axis],
          message: "\(tree.name(of: position)) is \(length.text) pt \(word), and needs "
            + "\(natural.text)")
      }
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    observation.axes.map { AuditRemedy(steps: [.resist(observation.node, $0)]) }
  }
}

extension ViewNode {
  /// The axes along which a control without a text has an intrinsic size.
  fileprivate var fixedAxes: [LayoutAxis]? {
    switch role {
    case .switch, .stepper: [.horizontal, .vertical]
    case .slider, .segmentedControl, .datePicker: [.vertical]
    default: nil
    }
  }
}
