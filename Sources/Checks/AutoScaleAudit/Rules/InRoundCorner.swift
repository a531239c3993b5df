import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds controls that a round corner of the display cuts where no inset keeps them off.
struct InRoundCorner: AuditRule {
  let about = AuditRuleDescription(
    id: .inRoundCorner,
    summary: "A round corner of an iPhone Duo cuts a control.",
    proves:
      "The frame of a control passes the arc of a corner at which both insets of the safe area are 0. The inner "
      + "display has a radius of 55 points.",
    limits: "The corners at the seam between two halves were not measured, and count as square.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.pose = .open
    example.add(.button, "Back", x: 0, y: 0, width: 44)
    return example
  }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard tree.subject.coversScreen, let screen = layout.rects.first else { return [] }
    return tree.essentials.compactMap { position in
      guard tree.contents[position] == .control, tree.scrollers[position] < 0,
        !tree.isInBar(position)
      else { return nil }
      let area = layout.visibleArea(of: position)
      let depths = layout.corners.map { $0.depth(of: area, on: screen) }
      guard let depth = depths.max(), depth > AuditedLayout.tolerance else { return nil }
      return Observation(
        node: tree.nodes[position], related: "corner", amount: depth,
        axes: Set(LayoutAxis.allCases),
        message:
          "\(tree.name(of: position)) passes a round corner of the display by \(depth.text) pt")
    }
  }
}

extension AuditedLayout {
  /// The round corners of the display without an inset beside them.
  fileprivate var corners: [ScreenCorner] {
    cornerRadii.filter { corner in
      [
        corner.isAtTop ? safeArea.top : safeArea.bottom,
        corner.isAtLeft ? safeArea.left : safeArea.right,
      ]
      .allSatisfy { $0 == 0 }
    }
  }
}

extension ScreenCorner {
  /// Returns how far a rectangle passes the arc, in points; 0 if it does not.
  fileprivate func depth(of area: LayoutRect, on screen: LayoutRect) -> Double {
    // The distances of the rectangle's nearest corner from the edges of the screen.
    let x = isAtLeft ? area.x : screen.width - area.maxX
    let y = isAtTop ? area.y : screen.height - area.maxY
    guard x >= 0, y >= 0, x < radius, y < radius else { return 0 }
    let distance = ((radius - x) * (radius - x) + (radius - y) * (radius - y)).squareRoot()
    return max(0, distance - radius)
  }
}
