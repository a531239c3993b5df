import AutoScale
import AutoScaleTrees

/// Finds texts and controls that a clipping view cuts off.
struct CutOff: AuditRule {
  let about = AuditRuleDescription(
    id: .cutOff,
    summary: "A text or a control is cut off by a view around it.",
    proves: "The frame, or the content of a button without a background, passes an edge of the "
      + "nearest cell or clipping view around it on these widths, and is inside where the document "
      + "is drawn.",
    limits:
      "Views that a scroll view moves are excluded. Heights of cells are those of the document; code "
      + "may set others.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument { Self.example(buttonWidth: 320) }

  /// Returns a button in a card that clips it.
  static func example(buttonWidth: Double) -> ExampleDocument {
    var example = ExampleDocument()
    let fill =
      #"<color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>"#
    let frame = #"<rect key="frame" x="16" y="12" width="\#(buttonWidth)" height="44"/>"#
    example.add(
      .view, "Card", x: 8, y: 24, width: 359, height: 68, without: ["width"],
      attributes: #"clipsSubviews="YES""#,
      content: """
        \(fill)<subviews><button id="Buy" \
        userLabel="Buy" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
        <state key="normal" title="Buy"/>\(fill)</button></subviews>
        """)
    example.constrain("screen", "trailing", to: "Card", plus: 8)
    for (attribute, constant) in [("leading", 16.0), ("top", 12)] {
      example.constrain("Buy", attribute, to: "Card", plus: constant)
    }
    for (attribute, constant) in [("width", buttonWidth), ("height", 44)] {
      example.constrain("Buy", attribute, plus: constant)
    }
    return example
  }

  var isAboutFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.essentials.flatMap { position -> [Observation] in
      guard let clipper = tree.clippers[position] else { return [] }
      return layout.visibleArea(of: position).passedEdges(
        of: layout.rects[clipper], tolerance: AuditedLayout.accuracy
      ).map { edge, distance in
        Observation(
          node: tree.nodes[position], related: edge.axis.rawValue, amount: distance,
          axes: [edge.axis], isSlight: distance <= AuditedLayout.tolerance,
          message: "\(tree.name(of: position)) is cut off at the \(edge) edge of "
            + "\(tree.name(of: clipper)) by \(distance.text) pt")
      }
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let position = layout.result.index(of: observation.node)
    guard let clipper = position.flatMap({ layout.tree.clippers[$0] }) else { return [] }
    return layout.remedies(keeping: observation.node, in: clipper, along: observation.axes)
  }
}
