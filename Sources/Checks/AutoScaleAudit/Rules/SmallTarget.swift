import AutoScale
import AutoScaleTrees

/// Finds buttons that are hard to hit with a finger.
struct SmallTarget: AuditRule {
  let about = AuditRuleDescription(
    id: .smallTarget,
    summary: "A button is less than \(SmallTarget.size(SmallTarget.leastLength)) points.",
    proves: "The frame is smaller than the minimum size of controls in Apple's Human Interface "
      + "Guidelines.",
    limits:
      "Code may enlarge the touch area. Excluded are buttons in bars, which bars enlarge, "
      + "buttons in a conflict, and those that take no touches. A button that is at least as large as the minimum, but less than the "
      + "default size of \(SmallTarget.size(SmallTarget.defaultLength)) points, gets a note, and so "
      + "does one that is as small as its title or its image.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "X", x: 16, width: 24, height: 24)
    return example
  }

  /// The minimum and the default width and height of a control, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Accessibility, Mobility: iOS, iPadOS.
  static let (leastLength, defaultLength) = (28.0, 44.0)

  /// Returns a size in words, such as `44 × 44`.
  private static func size(_ length: Double) -> String { "\(length.text) × \(length.text)" }

  /// Describes a small size by the length that is too short, such as `30 pt high, less than 44`.
  private static func text(of frame: LayoutRect) -> String {
    let limit =
      min(frame.width, frame.height) < leastLength - AuditedLayout.tolerance
      ? leastLength : defaultLength
    let isShort = { (length: Double) in length < limit - AuditedLayout.tolerance }
    switch (isShort(frame.width), isShort(frame.height)) {
    case (true, false): return "\(frame.width.text) pt wide, less than \(limit.text)"
    case (false, true): return "\(frame.height.text) pt high, less than \(limit.text)"
    default: return "\(frame.width.text) × \(frame.height.text) pt, less than \(size(limit))"
    }
  }

  var isOneFindingForRoot: Bool { true }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.essentials.compactMap { position in
      guard case .button = tree.nodes[position].role else { return nil }
      let frame = layout.result.frames[position]
      let missing = Self.defaultLength - min(frame.width, frame.height)
      guard missing > AuditedLayout.tolerance, frame.width > 0, frame.height > 0 else { return nil }
      // Bars enlarge the touch area of their buttons, and a conflict has no certain frames.
      guard !tree.isInBar(position), !layout.isInConflict(tree.nodes[position]),
        !tree.subject.ignoresTouches(tree.nodes[position])
      else { return nil }
      let cap = cap(of: position, frame, in: layout)
      return Observation(
        // The warning and the note have their own widths.
        node: tree.nodes[position], related: cap == nil ? "" : "note", amount: missing, cap: cap,
        message: "\(tree.name(of: position)) is \(Self.text(of: frame))")
    }
  }

  /// Returns a note for a button of the minimum size, or as small as its content.
  private func cap(
    of position: Int, _ frame: LayoutRect, in layout: AuditedLayout
  ) -> SeverityCap? {
    // Rounding to pixels may make a button of 28 points a little smaller.
    let limit = Self.leastLength - AuditedLayout.tolerance
    if min(frame.width, frame.height) >= limit {
      return .note("the minimum is \(Self.size(Self.leastLength))")
    }
    let content = layout.result.rows.content(of: position)
    let isNatural = [(content?.width, frame.width), (content?.height, frame.height)]
      .contains { natural, length in
        length < limit && natural.map { length >= $0 - AuditedLayout.tolerance } ?? false
      }
    return isNatural ? .note("it is as small as its title or its image") : nil
  }

  /// Enlarges the lengths that are too small, by the constraints that fix them or by further ones.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let node = observation.node
    guard let frame = layout.result.frame(of: node) else { return [] }
    let small = LayoutAxis.allCases.filter {
      frame.length(along: $0) < Self.defaultLength - AuditedLayout.tolerance
    }
    return [AuditRemedy(steps: small.map { Self.step(enlarging: node, along: $0) })]
  }

  private static func step(enlarging node: ViewNode, along axis: LayoutAxis) -> RemedyStep {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    // A fixed length contradicts another minimum, so it has to change itself.
    let fixed = node.requiredConstraints(along: axis).first {
      $0.firstAttribute == attribute && $0.secondItem == nil && !$0.isPlaceholder
    }
    if let fixed { return .resize(fixed, defaultLength) }
    return .add(LayoutConstraint(node, attribute, .greaterThanOrEqual, constant: defaultLength))
  }
}
