import AutoScale
import AutoScaleTrees

/// Finds scroll views whose content has no size.
struct ScrollContent: AuditRule {
  let about = AuditRuleDescription(
    id: .scrollContent,
    summary: "The content of a scroll view has no width or no height.",
    proves:
      "No constraints lead from one edge of the content through its views to the other edge, so "
      + "that the view does not scroll.",
    limits: "Code may set the size of the content, or add constraints. The finding is an error if "
      + "Xcode marked the view as ambiguous.",
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

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let scrolls = tree.nodes.indices.filter {
      tree.isVisible[$0] && tree.nodes[$0].isPlainScrollView
        // The size of the content is a size, which "Verify Position Only" leaves out.
        && tree.subject.verifiedAmbiguity(of: tree.nodes[$0]) == .positionAndSize
    }
    guard !scrolls.isEmpty else { return [] }
    return LayoutAxis.allCases.flatMap { axis -> [Observation] in
      var chains = LengthChains(layout, along: axis)
      return scrolls.filter {
        chains.touchesEdges(of: $0) && !chains.joinsEdges(of: $0)
      }.map { position in
        let length = axis == .horizontal ? "width" : "height"
        return Observation(
          node: tree.nodes[position], related: axis.rawValue, cap: cap(of: position, in: tree),
          message: "the content of \(tree.name(of: position)) has no \(length)")
      }
    }
  }

  private func cap(of position: Int, in tree: AuditedTree) -> SeverityCap? {
    let views = [tree.nodes[position]] + tree.nodes[position].children
    if let name = views.lazy.compactMap(\.customClass).first { return .customClass(name) }
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
