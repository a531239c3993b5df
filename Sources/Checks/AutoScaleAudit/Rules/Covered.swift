import AutoScale
import AutoScaleTrees

/// Finds texts and controls behind an opaque view.
struct Covered: AuditRule {
  let about = AuditRuleDescription(
    id: .covered,
    summary: "A text or a control is covered by an opaque view.",
    proves:
      "An opaque view in front covers the text, or a part of the control, on these widths, and covers "
      + "none of it where the document is drawn.",
    limits:
      "Excluded are views that a scroll view moves from behind the other one, and views that lie on one "
      + "another in the design already. Code may bring a view to the front. It is a warning if a strip of half the "
      + "height, or of \(SmallTarget.leastLength.text) points, stays free.",
    severity: .error, comparesWithDesign: true)

  var example: ExampleDocument { Self.example(distance: 20) }

  /// Returns a button, and a card that begins some points to the right of it on the screen of the design.
  static func example(distance: Double) -> ExampleDocument {
    var example = ExampleDocument()
    let start = 375 - 120 - 16.0
    example.add(.button, "Buy", x: start - distance - 44, width: 44)
    example.add(
      .view, "Card", x: start, y: 24, width: 120, height: 68, without: ["leading"],
      content: #"<color key="backgroundColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>"#
    )
    example.constrain("screen", "trailing", to: "Card", plus: 16)
    return example
  }

  var isAboutFrames: Bool { true }

  // Views that others cover are what it looks for.
  var isAboutVisibleViews: Bool { false }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    guard !tree.opaqueViews.isEmpty else { return [] }
    return tree.essentials.compactMap { position -> Observation? in
      let shown = layout.visibleArea(of: position).intersection(layout.rects[0])
      guard shown.width > 0, shown.height > 0 else { return nil }
      let covers = layout.views(coveringPartOf: shown, of: position)
      // What covers most decides: a bar in front of a card in front of the text.
      guard let cover = covers.max(by: { $0.area.area < $1.area.area }) else { return nil }
      let size = min(cover.area.width, cover.area.height)
      return Observation(
        node: tree.nodes[position], partners: [tree.nodes[cover.position]],
        related: tree.nodes[cover.position].identifier ?? "\(cover.position)", amount: size,
        cap: Self.isUsable(shown, without: cover.area)
          ? .warning("a part of it stays free") : nil,
        axes: [.vertical, .horizontal], isSlight: size <= AuditedLayout.tolerance,
        message: "\(tree.name(of: position)) is covered by \(tree.name(of: cover.position)): "
          + (cover.area == shown
            ? "all of it" : "\(cover.area.width.text) × \(cover.area.height.text) pt"))
    }
  }

  /// Returns whether what a cover leaves of a view is large enough to be read or touched.
  private static func isUsable(_ shown: LayoutRect, without cover: LayoutRect) -> Bool {
    // A cover takes the whole width or the whole height of what it cuts off, or a corner.
    let rest = max(
      cover.height >= shown.height ? shown.width - cover.width : shown.width,
      cover.width >= shown.width ? shown.height - cover.height : 0)
    let needed = min(SmallTarget.leastLength, shown.height / 2)
    return cover != shown && rest >= needed
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    guard let other = observation.partners.first else { return [] }
    return LayoutAxis.allCases.flatMap { axis in
      AuditRemedy.separating(observation.node, other, along: axis)
        + AuditRemedy.separating(other, observation.node, along: axis)
    }
  }
}

extension AuditedLayout {
  /// Returns the opaque views that cover more than a pixel of the shown area of a view, with what they cover.
  ///
  /// - Complexity: O(*n*) in the opaque views.
  fileprivate func views(
    coveringPartOf shown: LayoutRect, of position: Int
  ) -> [(position: Int, area: LayoutRect)] {
    tree.opaqueViews.compactMap { other in
      // A view after the whole subtree in the order of the tree lies in front of it.
      guard other >= tree.list.ends[position], tree.scrollers[other] == tree.scrollers[position]
      else { return nil }
      let area = rects[other].intersection(shown)
      guard min(area.width, area.height) > Self.accuracy else { return nil }
      // A text or control over a part of another one is the rule about overlaps.
      if area != shown, [.text, .control].contains(tree.contents[other]) { return nil }
      return (other, area)
    }
  }
}
