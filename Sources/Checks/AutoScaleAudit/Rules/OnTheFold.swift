import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds texts and controls on the fold of a device that is folded in part.
struct OnTheFold: AuditRule {
  let about = AuditRuleDescription(
    id: .onTheFold,
    summary: "A text or a control lies on the fold of an iPhone Duo.",
    proves:
      "The view lies in the division of 40 points in the middle of the open display, which is active while the "
      + "device is folded in part.",
    limits:
      "Excluded are views that a scroll view moves, and those that are 44 points long at each side of the fold, "
      + "where they can be read and touched. Apple asks that controls keep off the fold; it hides "
      + "nothing.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .partlyFolded
    example.add(.button, "Yes", x: 165, width: 44, without: ["leading"])
    example.constrain("Yes", "centerX", to: "screen")
    return example
  }

  var isAboutVisibleViews: Bool { true }

  var isOneFindingForRoot: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen,
      let division = layout.regions.first(where: { $0.kind == .division })?.frame
    else { return [] }
    let axis: LayoutAxis = division.width < division.height ? .horizontal : .vertical
    let ties = ScreenTies(in: layout)
    return tree.essentials.compactMap { position in
      guard tree.scrollers[position] < 0, !tree.isInBar(position) else { return nil }
      let area = layout.visibleArea(of: position)
      let sides = [
        division.start(along: axis) - area.start(along: axis),
        area.end(along: axis) - division.end(along: axis),
      ]
      // A view as wide as the display crosses the fold wherever it is placed.
      guard sides.contains(where: { $0 < SmallTarget.defaultLength }) else { return nil }
      let common = area.intersection(division)
      let amount = common.length(along: axis)
      guard common.width > AuditedLayout.accuracy, common.height > AuditedLayout.accuracy else {
        return nil
      }
      return Observation(
        node: tree.nodes[position], related: "fold",
        cause: ties.middle(of: position, along: axis)?.constraint,
        amount: amount, axes: [axis], isSlight: amount <= AuditedLayout.tolerance,
        message: "\(tree.name(of: position)) lies on the fold by \(amount.text) pt")
    }
  }
}
