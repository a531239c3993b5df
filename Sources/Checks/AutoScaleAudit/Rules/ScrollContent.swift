import AutoScale
import AutoScaleTrees

/// Finds scroll views whose content has no size.
struct ScrollContent: AuditRule {
  let about = AuditRuleDescription(
    id: .scrollContent,
    summary:
      "The content of a scroll view has no width or no height, or scrolls sideways by accident.",
    proves:
      "No constraints lead from one edge of the content through its views to the other edge, so "
      + "that the view does not scroll. Or the content is higher than its view and a little wider, which a "
      + "view that scrolls up and down is not meant to be.",
    limits:
      "Code may set the size of the content, or add constraints. A missing size is an error if "
      + "Xcode marked the view as ambiguous. Content is meant to scroll sideways if it is wider by half, or if "
      + "pages, bouncing sideways or zooming are on.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument { Self.example(without: "bottom") }

  /// Returns a button in a scroll view, without the constraint to an edge.
  static func example(without omitted: String?) -> ExampleDocument {
    var example = ExampleDocument()
    let frame = #"<rect key="frame" x="16" y="16" width="120" height="44"/>"#
    example.add(
      .scroll, "Page", x: 16, y: 24, width: 280, height: 80, attributes: #"ambiguous="YES""#,
      content: """
        <subviews><button id="Buy" userLabel="Buy" \
        translatesAutoresizingMaskIntoConstraints="NO">\(frame)
        <state key="normal" title="Buy"/></button></subviews>
        """)
    for attribute in ["leading", "top"] {
      example.constrain("Buy", attribute, to: "Page", plus: 16)
    }
    for attribute in ["trailing", "bottom"] where attribute != omitted {
      example.constrain("Page", attribute, to: "Buy", plus: 16)
    }
    for (attribute, constant) in [("width", 120.0), ("height", 44)] {
      example.constrain("Buy", attribute, plus: constant)
    }
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let scrolls = tree.nodes.indices.filter {
      tree.isVisible[$0] && tree.nodes[$0].isPlainScrollView
    }
    return scrolls.isEmpty
      ? []
      : missingSizes(of: scrolls, in: layout)
        + scrolls.compactMap { wideContent(of: $0, in: layout) }
  }

  private func missingSizes(of scrolls: [Int], in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    // The size of the content is a size, which "Verify Position Only" leaves out.
    let verified = scrolls.filter {
      tree.subject.verifiedAmbiguity(of: tree.nodes[$0]) == .positionAndSize
    }
    guard !verified.isEmpty else { return [] }
    return LayoutAxis.allCases.flatMap { axis -> [Observation] in
      var chains = LengthChains(layout, along: axis)
      return verified.filter {
        chains.touchesEdges(of: $0) && !chains.joinsEdges(of: $0)
      }.map { position in
        let length = axis == .horizontal ? "width" : "height"
        return Observation(
          node: tree.nodes[position], related: axis.rawValue, cap: cap(of: position, in: tree),
          message: "the content of \(tree.name(of: position)) has no \(length)")
      }
    }
  }

  /// The share of its view by which content is wider that is meant to scroll sideways.
  private static let meantShare = 0.5

  private func wideContent(of position: Int, in layout: AuditedLayout) -> Observation? {
    let (tree, view) = (layout.tree, layout.rects[position])
    let parts = tree.nodes[position].children.compactMap(tree.list.position)
      .filter { tree.isVisible[$0] }.map { layout.rects[$0] }
    let isMeant = tree.subject.document?.element(of: tree.nodes[position])?.isMeantToMoveSideways
    guard isMeant != true, parts.contains(where: { $0.maxY > view.maxY + AuditedLayout.tolerance })
    else { return nil }
    let excess = (parts.map(\.maxX).max() ?? 0) - view.maxX
    guard excess > AuditedLayout.tolerance, excess < Self.meantShare * view.width else {
      return nil
    }
    return Observation(
      node: tree.nodes[position], related: "sideways", amount: excess,
      cap: .warning("it may be meant to scroll sideways"),
      axes: [.horizontal],
      message:
        "the content of \(tree.name(of: position)) is \(excess.text) pt wider than it, so that it "
        + "scrolls sideways too")
  }

  private func cap(of position: Int, in tree: AuditedTree) -> SeverityCap? {
    let views = [tree.nodes[position]] + tree.nodes[position].children
    if let name = views.lazy.compactMap(\.customClass).first {
      return .warning("the class \(name) may add constraints")
    }
    let emptyStack = views.first { $0.role.stack?.children.allSatisfy(\.isHidden) ?? false }
    if let emptyStack { return .note("code fills \(tree.subject.name(of: emptyStack))") }
    return tree.subject.isMarkedAmbiguous(views) ? nil : .unmarked
  }
}

extension ViewNode {
  /// Whether the view is a scroll view with views that constraints place.
  fileprivate var isPlainScrollView: Bool {
    guard case .scroll = role else { return false }
    return children.contains { $0.translatesAutoresizingMaskIntoConstraints == false }
  }
}
