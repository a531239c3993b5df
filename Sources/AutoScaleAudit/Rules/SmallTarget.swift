import AutoScale
import AutoScaleTrees

/// Finds buttons that are hard to hit with a finger.
struct SmallTarget: AuditRule {
  let about = AuditRuleDescription(
    id: .smallTarget,
    summary: "A button is less than \(SmallTarget.leastSize) points.",
    proves: "The frame is smaller than the least target that Apple's Human Interface Guidelines "
      + "recommend.",
    limits: "Code may enlarge the touch area. Buttons in bars are excluded, because bars enlarge "
      + "them; buttons that are as small as their title or image get a note.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "X", x: 16, width: 24, height: 24)
    return example
  }

  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "X", x: 16, width: 44, height: 44)
    return example
  }

  /// The least width and height of a target, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Accessibility.
  private static let leastLength = 44.0

  /// The least size of a target in words.
  private static var leastSize: String { "\(leastLength.text) × \(leastLength.text)" }

  /// Describes a small size by the length that is too short, such as `30 pt high, less than 44`.
  private static func text(of frame: LayoutRect) -> String {
    let limit = leastLength - AuditedLayout.tolerance
    switch (frame.width < limit, frame.height < limit) {
    case (true, false): return "\(frame.width.text) pt wide, less than \(leastLength.text)"
    case (false, true): return "\(frame.height.text) pt high, less than \(leastLength.text)"
    default: return "\(frame.width.text) × \(frame.height.text) pt, less than \(leastSize)"
    }
  }

  var countsEqualFaults: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.essentials.compactMap { position in
      guard case .button = tree.nodes[position].role, !tree.isInBar(position) else { return nil }
      let frame = layout.result.frames[position]
      let missing = Self.leastLength - min(frame.width, frame.height)
      guard missing > AuditedLayout.tolerance, frame.width > 0, frame.height > 0 else { return nil }
      let content = layout.result.rows.content(of: position)
      let isNatural = [(content?.width, frame.width), (content?.height, frame.height)]
        .contains { natural, length in
          length < Self.leastLength
            && natural.map { length >= $0 - AuditedLayout.tolerance } ?? false
        }
      return Observation(
        node: tree.nodes[position], amount: missing,
        cap: isNatural ? .note("it is as small as its title or its image") : nil,
        message: "\(tree.name(of: position)) is \(Self.text(of: frame))")
    }
  }
  /// The lengths that are too small grow, by the constraints that fix them or by further ones.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let node = observation.node
    guard let frame = layout.result.frame(of: node) else { return [] }
    let small = LayoutAxis.allCases.filter {
      frame.length(along: $0) < Self.leastLength - AuditedLayout.tolerance
    }
    return [AuditRemedy(steps: small.map { Self.step(enlarging: node, along: $0) })]
  }

  private static func step(enlarging node: ViewNode, along axis: LayoutAxis) -> RemedyStep {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let fixed = node.requiredConstraints(along: axis).first {
      $0.firstAttribute == attribute && $0.secondItem == nil && !$0.isPlaceholder
    }
    if let fixed { return .resize(fixed, leastLength) }
    return .add(LayoutConstraint(node, attribute, .greaterThanOrEqual, constant: leastLength))
  }
}
