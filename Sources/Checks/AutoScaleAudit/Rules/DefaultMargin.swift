import AutoScale
import AutoScaleEditing
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds constraints to margins that views do not store, which builds with the SDK of iOS 27.1 move.
struct DefaultMargin: AuditRule {
  let about = AuditRuleDescription(
    id: .defaultMargin,
    summary: "A build with the SDK of iOS 27.1 moves a constraint to a margin.",
    proves:
      "The view of the margin stores none. Its margins are 8 points, and 0 in builds with the SDK of "
      + "iOS 27.1 on a system of this version or later, and the constraint moves a view by that where "
      + "the document is drawn.",
    limits:
      "Code may set margins. Views of controllers, cells of tables, and views that preserve larger "
      + "margins of their superviews keep theirs.",
    severity: .note, comparesWithDesign: false)

  var example: ExampleDocument { Self.example(margins: "") }

  static func example(margins: String) -> ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .view, "Card", x: 16, width: 200, height: 60,
      content: """
        \(margins)<subviews><label text="Buy" userLabel="Buy" id="Buy" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="8" y="8" width="30" height="20.5"/></label></subviews>
        """)
    example.constrain("Buy", "leading", to: "Card", "leadingMargin")
    example.constrain("Buy", "top", to: "Card", plus: 8)
    return example
  }

  /// Layouts have either margins.
  func observations(in layout: AuditedLayout) -> [Observation] { [] }

  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation] {
    let uses = MarginUse.uses(under: subject.root)
    guard let canvas = subject.canvas, !uses.isEmpty else { return [] }
    let (old, new) = try subject.root.withDesign {
      () throws(InvalidParameterError) -> (LayoutResult, LayoutResult) in
      var options = LayoutOptions()
      options.fonts = fonts
      let old = try canvas.with(options).layout(subject.root)
      options.sdk = .from27_1
      return (old, try canvas.with(options).layout(subject.root))
    }
    let places = [old, new].map { $0.tree.rects(of: $0.frames) }
    return uses.compactMap { use in
      guard let view = old.index(of: use.view), let other = old.index(of: use.other),
        old.margins(ofNodesAt: [view]) != new.margins(ofNodesAt: [view])
      else { return nil }
      let distances = places.map {
        $0[other].place(ofEdge: use.otherAttribute) - $0[view].place(ofEdge: use.viewAttribute)
      }
      let move = (distances[1] - distances[0]).magnitude
      return move > AuditedLayout.tolerance
        ? observation(of: use, movedBy: move, subject) : nil
    }
  }

  private func observation(
    of use: MarginUse, movedBy move: Double, _ subject: AuditSubject
  ) -> Observation {
    let margin = MarginRules.standard.other
    let margins = LayoutInsets(top: margin, left: margin, bottom: margin, right: margin)
    let (view, constraint) = (subject.name(of: use.view), use.constraint)
    return Observation(
      node: use.other.layoutNode ?? use.view,
      related: constraint.identifier ?? constraint.algebra, constraints: [constraint],
      isAboutConstraint: true, amount: move,
      hint: Hint(
        steps: ["store margins of \(margin.text) in \(view)"],
        changes: use.view.identifier.map { [.setMargins(of: $0, to: margins)] } ?? []),
      message:
        "\(constraint.algebra(naming: subject.name)) moves by \(move.text) pt in builds with "
        + "the SDK of iOS 27.1, where \(view) has margins of 0")
  }
}

/// A constraint to a margin of a view that stores none.
private struct MarginUse {
  let constraint: LayoutConstraint

  /// The view of the margin, and the view that the constraint relates to it.
  let view, other: ViewNode

  let viewAttribute, otherAttribute: LayoutAttribute

  /// Returns the constraints under a root.
  static func uses(under root: ViewNode) -> [MarginUse] {
    root.subtree.flatMap(\.constraints).filter { $0.isActive && !$0.isPlaceholder }
      .compactMap { MarginUse($0, under: root) }
  }

  private init?(_ constraint: LayoutConstraint, under root: ViewNode) {
    guard let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute,
      let first = constraint.firstItem
    else { return nil }
    let sides = [(first, constraint.firstAttribute), (second, secondAttribute)]
    let place = sides.firstIndex { item, attribute in
      guard let node = item.layoutNode, node !== root, node.layoutMargins == nil else {
        return false
      }
      return item.layoutGuide?.kind == .layoutMargins || attribute.isMargin
    }
    guard let place, let view = sides[place].0.layoutNode,
      let other = sides[1 - place].0.layoutNode, other !== view
    else { return nil }
    self.constraint = constraint
    (self.view, self.other) = (view, other)
    (viewAttribute, otherAttribute) = (sides[place].1, sides[1 - place].1)
  }
}

extension LayoutAttribute {
  /// Whether the attribute belongs to a margin.
  fileprivate var isMargin: Bool { rawValue.contains("Margin") }
}

extension LayoutRect {
  /// Returns the place of the edge or the middle to which an attribute belongs, from left to right.
  fileprivate func place(ofEdge attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: maxX
    case .top, .topMargin, .firstBaseline: y
    case .bottom, .bottomMargin, .lastBaseline: maxY
    case .centerX, .centerXWithinMargins: x + width / 2
    case .centerY, .centerYWithinMargins: y + height / 2
    case .width: width
    case .height: height
    }
  }
}
