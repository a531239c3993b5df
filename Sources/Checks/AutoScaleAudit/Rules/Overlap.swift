import AutoScale
import AutoScaleTrees

/// Finds texts and controls that overlap.
struct Overlap: AuditRule {
  let about = AuditRuleDescription(
    id: .overlap,
    summary: "Two texts or controls overlap.",
    proves: "The two frames share an area on these widths, and none where the document is drawn.",
    limits: "Excluded are pairs with one view in a scroll view, which moves them apart, and views "
      + "that overlap in the design already. A frame may be larger than its text.",
    severity: .error, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Cancel", x: 16, width: 160)
    example.add(.button, "Send", x: 199, width: 160, without: ["leading"])
    example.constrain("screen", "trailing", to: "Send", plus: 16)
    return example
  }

  var isAboutFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let overlaps = layout.marks.overlaps(
      among: tree.essentials, tolerance: AuditedLayout.accuracy)
    return overlaps.filter {
      // Scrolling moves views apart if one of them, but not the other, moves with it.
      tree.scrollers[$0.first] == tree.scrollers[$0.second]
        && !tree.list.contains($0.second, in: $0.first)
    }.map { overlap in
      let (first, second, shared) = (overlap.first, overlap.second, overlap.area)
      return Observation(
        node: tree.nodes[first], partners: [tree.nodes[second]],
        related: tree.nodes[second].identifier ?? "\(second)",
        amount: min(shared.width, shared.height),
        cap: areLayers(first, second, in: tree)
          ? .note("the views around them overlap in the drawn document") : nil,
        axes: [axis(between: first, second, in: tree)],
        isSlight: min(shared.width, shared.height) <= AuditedLayout.tolerance,
        message: "\(tree.name(of: first)) and \(tree.name(of: second)) overlap by "
          + "\(shared.width.text) × \(shared.height.text) pt")
    }
  }

  /// Returns a warning for texts on one another and controls that each hide a part of the other.
  ///
  /// A control inside another one is meant: a button without a title over a text, or in a text field.
  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    let positions = ([observation.node] + observation.partners).compactMap(tree.list.position)
    guard positions.count == 2, let drawn = tree.drawnRects else { return .drawnSo }
    let (one, other) = (drawn[positions[0]], drawn[positions[1]])
    let shared = one.intersection(other)
    let areTexts = positions.allSatisfy { tree.contents[$0] == .text }
    let isMeant = !areTexts && (shared == one || shared == other)
    return isMeant ? .drawnSo : .hidden(byDesign: observation)
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let other = observation.partners.first, let axis = observation.axes.first else {
      return []
    }
    return AuditRemedy.separating(observation.node, other, along: axis)
      + AuditRemedy.separating(other, observation.node, along: axis)
  }

  /// Returns whether the containers of two views overlap in the design.
  private func areLayers(_ first: Int, _ second: Int, in tree: AuditedTree) -> Bool {
    guard let drawn = tree.drawnRects else { return false }
    let (one, other) = tree.list.branches(of: first, second)
    guard (one, other) != (first, second) else { return false }
    return drawn[one].overlap(with: drawn[other], tolerance: AuditedLayout.tolerance) != nil
  }

  /// Returns the axis along which two views are apart in the design.
  private func axis(between first: Int, _ second: Int, in tree: AuditedTree) -> LayoutAxis {
    guard let drawn = tree.drawnRects else { return .vertical }
    let (one, other) = (drawn[first], drawn[second])
    let isBeside =
      one.maxX <= other.x + AuditedLayout.tolerance
      || other.maxX <= one.x + AuditedLayout.tolerance
    return isBeside ? .horizontal : .vertical
  }
}
