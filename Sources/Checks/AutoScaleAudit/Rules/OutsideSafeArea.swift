import AutoScale
import AutoScaleTrees

/// Finds texts and controls behind the notch, the status bar or the home indicator.
struct OutsideSafeArea: AuditRule {
  let about = AuditRuleDescription(
    id: .outsideSafeArea,
    summary: "A text or a control lies outside the safe area.",
    proves:
      "A text, the content of a button without a background, or the frame of another control passes "
      + "an edge of the screen's safe area on these widths, and is inside where the document is drawn.",
    limits:
      "Excluded are views that a scroll view moves, views in bars, views beyond the screen, which "
      + "another rule finds, and text views that reach the edge of the screen or scroll above the home "
      + "indicator. Less than \(SeverityCap.slightLength.text) points is a note. Bars "
      + "that code shows reduce the safe area. On launch screens it is a note, and so it is for a "
      + "controller that does not extend under bars.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.label, "Title", x: 16, y: 24, width: 120, height: 20)
    return example
  }

  var isAboutFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let insets = layout.safeArea
    guard tree.subject.isScreen, insets != .zero, let screen = layout.rects.first else { return [] }
    let area = LayoutRect(
      x: insets.left, y: insets.top, width: screen.width - insets.left - insets.right,
      height: screen.height - insets.top - insets.bottom)
    return tree.essentials.flatMap { position -> [Observation] in
      guard tree.scrollers[position] < 0, !tree.isInBar(position),
        layout.passedEdges(of: position, in: 0).allSatisfy({
          $0.distance <= AuditedLayout.tolerance
        })
      else { return [] }
      let visible = layout.visibleArea(of: position)
      return visible.passedEdges(of: area, tolerance: AuditedLayout.accuracy).filter {
        // What the column of an iPhone Duo hides is a finding of its own rule.
        $0.edge != layout.column?.edge
          && !isScrolledFree(
            tree.nodes[position], at: $0.edge, leaving: insets[$0.edge] - $0.distance)
      }.map { edge, distance in
        Observation(
          node: tree.nodes[position], related: edge.axis.rawValue, amount: distance,
          cap: distance < SeverityCap.slightLength ? .hardlySeen : cap(at: edge, in: tree),
          axes: [edge.axis],
          isSlight: distance <= AuditedLayout.tolerance,
          message: "\(tree.name(of: position)) passes the \(edge) edge of the safe area by "
            + "\(distance.text) pt")
      }
    }
  }

  /// Returns whether a view is a text view that reaches the edge of the screen and so scrolls its text out from
  /// under a bar, or one at the home indicator, where UIKit insets the text.
  private func isScrolledFree(
    _ node: ViewNode, at edge: LayoutInsets.Edge, leaving space: Double
  ) -> Bool {
    guard case .textView(let view) = node.role else { return false }
    return space < AuditedLayout.accuracy || edge == .bottom && view.isScrollEnabled
  }

  private func cap(at edge: LayoutInsets.Edge, in tree: AuditedTree) -> SeverityCap? {
    let endsAtBars = tree.subject.endsAtBars(at: edge)
    return tree.subject.launchScreenCap
      ?? (endsAtBars ? .note("the controller does not extend under bars") : nil)
  }

  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    // A .xib states no container: of 12 texts drawn under its status bar at least 8 are below a bar of the app, in a
    // sheet or in a banner.
    tree.subject.document?.kind == .xib ? .unknownBars : .hidden(byDesign: observation)
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let safeArea = layout.tree.safeArea else { return [] }
    return LayoutInsets.Edge.allCases.filter { observation.axes.contains($0.axis) }.flatMap {
      edge in
      AuditRemedy.keeping(
        observation.node, in: safeArea.guide, at: edge, margin: 0, after: safeArea.steps,
        direction: layout.result.context.layoutDirection)
    }
  }
}
