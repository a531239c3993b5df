import AutoScale
import AutoScaleTrees

/// Finds neighbors that swap sides on another width.
struct ReversedOrder: AuditRule {
  let about = AuditRuleDescription(
    id: .reversedOrder,
    summary: "Two adjacent texts or controls swap sides.",
    proves: "The view that comes first in the design comes second on these widths, in the same "
      + "superview.",
    limits:
      "Only neighbors in left-to-right languages are checked, from left to right and from top to "
      + "bottom.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Yes", x: 250, width: 48)
    // The middle moves by two points for each point of width.
    example.add(.button, "No", x: 306, width: 48, without: ["leading"])
    example.constrain("No", "centerX", to: "screen", times: 4, plus: -420)
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    // Neighbors change sides on purpose if the screen is read from right to left.
    guard layout.result.context.layoutDirection == .leftToRight else { return [] }
    return LayoutAxis.allCases.flatMap { axis in
      (tree.drawnNeighbors[axis] ?? []).compactMap { first, second -> Observation? in
        let (before, after) = (layout.rects[first], layout.rects[second])
        let distance = before.start(along: axis) - after.end(along: axis)
        guard distance > -AuditedLayout.accuracy, before.area > 0, after.area > 0 else {
          return nil
        }
        let side = axis == .horizontal ? "on the right of" : "below"
        return Observation(
          node: tree.nodes[first], partners: [tree.nodes[second]],
          related: "\(second) \(axis.rawValue)", amount: distance, axes: [axis],
          message:
            "\(tree.name(of: first)) lies \(side) \(tree.name(of: second)), and before it where "
            + "the document is drawn")
      }
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let other = observation.partners.first, let axis = observation.axes.first else {
      return []
    }
    return AuditRemedy.separating(observation.node, other, along: axis)
  }
}

extension FlatTree {
  /// Returns some views, each with the next one along an axis among its siblings.
  func neighbors(
    among positions: [Int], along axis: LayoutAxis, in drawn: [LayoutRect]
  ) -> [(first: Int, second: Int)] {
    let groups = Dictionary(grouping: positions.filter { drawn[$0].area > 0 }) { parents[$0] }
    return groups.values.flatMap { siblings -> [(first: Int, second: Int)] in
      // The position settles ties, so that each run pairs the same neighbors.
      let sorted = siblings.sorted {
        (drawn[$0].start(along: axis), $0) < (drawn[$1].start(along: axis), $1)
      }
      return sorted.indices.compactMap { index in
        let first = sorted[index]
        let next = sorted[(index + 1)...].first { second in
          drawn[second].start(along: axis) >= drawn[first].end(along: axis)
            && drawn[second].overlaps(
              drawn[first], along: axis.other, tolerance: AuditedLayout.tolerance)
        }
        return next.map { (first, $0) }
      }
    }.sorted { $0 < $1 }
  }
}

extension LayoutAxis {
  /// The axis across this one.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
