import AutoScale
import AutoScaleTrees

/// Finds texts and controls beyond an edge of the screen.
struct OutsideScreen: AuditRule {
  let about = AuditRuleDescription(
    id: .outsideScreen,
    summary: "A text or a control lies beyond an edge of the screen.",
    proves: "The frame passes an edge of the outermost view on these widths, and is inside where "
      + "the document is drawn.",
    limits: "Excluded are views that a scroll view moves, and plain views and images, which may "
      + "reach beyond on purpose. Code may move the view back.",
    severity: .error, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 344)
    return example
  }

  var isAboutFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    var seen: Set<Int> = []
    let tree = layout.tree
    return tree.essentials.flatMap { position -> [Observation] in
      // Scrolling shows a view in a scroll view.
      guard tree.scrollers[position] < 0 else { return [] }
      return layout.passedEdges(of: position, in: 0).compactMap { edge, distance in
        let outermost = outermost(around: position, beyond: edge, by: distance, in: layout)
        // One finding for each axis of an outermost view, which takes its subviews along.
        let isNew = seen.insert(2 * outermost + (edge.axis == .vertical ? 1 : 0)).inserted
        guard isNew else { return nil }
        let inner = outermost == position ? "" : ", around \(tree.name(of: position)),"
        let passed = layout.passedEdges(of: outermost, in: 0).first { $0.edge == edge }
        let most = passed?.distance ?? distance
        // Only what is pushed beyond the far edge is pushed by others.
        let pushing =
          [.bottom, .right].contains(edge)
          ? tree.nodes[outermost].longestFixedLength(before: edge.axis, by: tree.constraints) : nil
        return Observation(
          node: tree.nodes[outermost], related: edge.axis.rawValue,
          cause: pushing.flatMap { $0.constant > most ? $0 : nil }, amount: most,
          axes: [edge.axis], isSlight: most <= AuditedLayout.tolerance,
          message: "\(tree.name(of: outermost))\(inner) passes the \(edge) edge of "
            + "\(layout.rootName) by \(most.text) pt")
      }
    }
  }

  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    .hidden(byDesign: observation)
  }

  /// One less than the 750 with which texts resist compression: a picture gives way before they do.
  private static let belowTexts: LayoutPriority = 749

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let area = layout.tree.nodes[0].guides.first { $0.kind == .safeArea }
    // What pushes the view gives way before the view itself does.
    let pushed = observation.cause.flatMap { cause in
      area.flatMap { area in
        AuditRemedy.keeping(
          observation.node, in: area, at: cause.firstAttribute == .height ? .bottom : .right,
          direction: layout.result.context.layoutDirection
        ).first
      }.map { AuditRemedy(steps: $0.steps + [.prioritize(cause, Self.belowTexts)]) }
    }
    return [pushed].compactMap(\.self)
      + layout.remedies(keeping: observation.node, in: 0, along: observation.axes)
  }

  /// Returns the outermost view around a view that passes an edge of the same axis at least half as
  /// far.
  private func outermost(
    around position: Int, beyond edge: LayoutInsets.Edge, by distance: Double,
    in layout: AuditedLayout
  ) -> Int {
    var outermost = position
    var next = layout.tree.list.parent(of: position)
    while let ancestor = next, ancestor > 0 {
      let passes = layout.passedEdges(of: ancestor, in: 0).contains {
        $0.edge.axis == edge.axis && $0.distance >= distance / 2
      }
      if passes { outermost = ancestor }
      next = layout.tree.list.parent(of: ancestor)
    }
    return outermost
  }
}
