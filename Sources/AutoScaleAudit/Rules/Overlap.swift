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

  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Cancel", x: 16, width: 130)
    example.add(.button, "Send", x: 229, width: 130, without: ["leading"])
    example.constrain("screen", "trailing", to: "Send", plus: 16)
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let rects = layout.marks
    let sorted = tree.essentials.filter { rects[$0].width > 0 && rects[$0].height > 0 }
      .sorted { (rects[$0].y, $0) < (rects[$1].y, $1) }
    var pairs: [(Int, Int, LayoutRect)] = []
    for (index, upper) in sorted.enumerated() {
      for lower in sorted[(index + 1)...] {
        guard rects[lower].y < rects[upper].maxY - AuditedLayout.tolerance else { break }
        let (first, second) = (min(upper, lower), max(upper, lower))
        guard let shared = sharedArea(rects[first], rects[second]),
          tree.scrollers[first] == tree.scrollers[second], !tree.list.contains(second, in: first)
        else { continue }
        pairs.append((first, second, shared))
      }
    }
    return pairs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { first, second, shared in
      Observation(
        node: tree.nodes[first], partners: [tree.nodes[second]],
        related: tree.nodes[second].identifier ?? "\(second)",
        amount: min(shared.width, shared.height),
        cap: areLayers(first, second, in: tree)
          ? .note("the views around them lie over each other where the document is drawn") : nil,
        axes: [axis(between: first, second, in: tree)],
        message: "\(tree.name(of: first)) and \(tree.name(of: second)) overlap by "
          + "\(shared.width.text) × \(shared.height.text) pt")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let other = observation.partners.first, let axis = observation.axes.first else {
      return []
    }
    return AuditRemedy.separating(observation.node, other, along: axis)
      + AuditRemedy.separating(other, observation.node, along: axis)
  }

  /// Whether the containers of two views overlap in the design.
  private func areLayers(_ first: Int, _ second: Int, in tree: AuditedTree) -> Bool {
    guard let drawn = tree.drawnRects else { return false }
    let (one, other) = tree.list.branches(of: first, second)
    return sharedArea(drawn[one], drawn[other]) != nil
  }

  /// The axis along which two views are apart in the design.
  private func axis(between first: Int, _ second: Int, in tree: AuditedTree) -> LayoutAxis {
    guard let drawn = tree.drawnRects else { return .vertical }
    let (one, other) = (drawn[first], drawn[second])
    let isBeside =
      one.maxX <= other.x + AuditedLayout.tolerance
      || other.maxX <= one.x + AuditedLayout.tolerance
    return isBeside ? .horizontal : .vertical
  }

  /// Returns the area that two rectangles share, if it is larger than the tolerance in both directions.
  private func sharedArea(_ one: LayoutRect, _ other: LayoutRect) -> LayoutRect? {
    let (left, top) = (max(one.x, other.x), max(one.y, other.y))
    let width = min(one.maxX, other.maxX) - left
    let height = min(one.maxY, other.maxY) - top
    guard width > AuditedLayout.tolerance, height > AuditedLayout.tolerance else { return nil }
    return LayoutRect(x: left, y: top, width: width, height: height)
  }
}
