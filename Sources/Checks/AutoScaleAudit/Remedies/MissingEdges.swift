import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The constraints that a view with an open frame may lack, by the frame that the document stores.
///
/// An edge keeps the distance that it has. A length is pinned only if it does not follow from that of
/// the superview.
struct MissingEdges {
  private let open: AmbiguousNode
  private let node: ViewNode
  private let parent: ViewNode
  private let subject: AuditSubject
  private let result: LayoutResult

  /// The view's frame as drawn, in the coordinates of the superview, in points.
  private let frame: LayoutRect

  /// Describes an open view of a document that stores its frame, or of a tree made in code.
  init?(of open: AmbiguousNode, in layout: AuditedLayout) {
    guard let parent = open.node.parent else { return nil }
    self.open = open
    subject = layout.tree.subject
    result = layout.result
    self.parent = parent
    node = open.node
    let stored = subject.document?.element(of: node)?.storedFrame
    // A document that does not store the frame tells no distance to keep.
    if subject.document != nil, stored == nil { return nil }
    frame = stored ?? open.frame
  }

  /// Changes that fix the frame, the smallest first.
  var remedies: [AuditRemedy] {
    let perAxis = LayoutAxis.allCases.map(steps).filter { !$0.isEmpty }
    guard perAxis.count == 2 else {
      return perAxis.flatMap { $0.map { AuditRemedy(steps: $0) } }
    }
    let pairs = perAxis[0].prefix(Self.limit).enumerated().flatMap { first in
      perAxis[1].prefix(Self.limit).enumerated().map { second in
        (rank: first.offset + second.offset, steps: first.element + second.element)
      }
    }
    return pairs.sorted { $0.rank < $1.rank }.map { AuditRemedy(steps: $0.steps) }
  }

  /// The number of changes along one axis that are combined with those along the other.
  private static let limit = 3

  /// Returns changes along an axis, the smallest first.
  private func steps(along axis: LayoutAxis) -> [[RemedyStep]] {
    let isPlaced = !open.parts.contains(axis == .horizontal ? .x : .y)
    let hasLength = !open.parts.contains(axis == .horizontal ? .width : .height)
    if isPlaced, hasLength { return [] }
    let edges = edges(along: axis)
    let places = (middle(along: axis).map { [$0] } ?? []) + edges
    if hasLength { return places.map { [$0] } }
    let length = length(along: axis).map { [$0] } ?? []
    let pins = edges.map { [$0] }
    // A tree in code has no drawn frame, so that two edges would fix an arbitrary length.
    let both = subject.document == nil ? [] : [edges]
    let steps =
      if isPlaced {
        priorities(along: axis) + (isStretched(along: axis) ? pins : [length] + pins)
      } else if length.isEmpty {
        pins + both
      } else {
        pins + [length] + places.map { [$0] + length } + both
      }
    return steps.filter { !$0.isEmpty }
  }

  /// Changes the priorities of views that compete for space.
  private func priorities(along axis: LayoutAxis) -> [[RemedyStep]] {
    let rivals = ([node] + open.dependents).filter { hasContent($0, along: axis) }.prefix(2)
    guard rivals.first === node else { return [] }
    let hugging = rivals.map { rival -> [RemedyStep] in
      let priority = rival.contentHugging[axis]
      // Hugging stays below the usual resistance of 750, or contents would be cut off.
      return priority.rawValue < 749
        ? [.hug(rival, axis, LayoutPriority(rawValue: priority.rawValue + 1))] : []
    }
    return hugging + rivals.map { [.resist($0, axis)] }
  }

  /// Returns the distances to the nearest neighbors or to the superview, the shorter one first.
  private func edges(along axis: LayoutAxis) -> [RemedyStep] {
    let gaps = [false, true].map { gap(isFar: $0, along: axis) }
    let isFarNearer = gaps[1].distance < gaps[0].distance - AuditedLayout.accuracy
    return (isFarNearer ? gaps.reversed() : gaps).map { .add($0.constraint) }
  }

  /// Returns the middle of the superview, for a view that is centered there.
  private func middle(along axis: LayoutAxis) -> RemedyStep? {
    let far = parent.frame.length(along: axis) - frame.end(along: axis)
    guard subject.document != nil, far > AuditedLayout.tolerance,
      (frame.start(along: axis) - far).magnitude <= AuditedLayout.tolerance
    else { return nil }
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    return .add(LayoutConstraint(node, middle, to: parent, middle))
  }

  /// Returns whether the content of a view has a length along an axis.
  private func hasContent(_ view: ViewNode, along axis: LayoutAxis) -> Bool {
    let content = result.index(of: view).flatMap { result.rows.content(of: $0) }
    return (axis == .horizontal ? content?.width : content?.height) != nil
  }

  private typealias Gap = (distance: Double, constraint: LayoutConstraint)

  /// Returns the distance of an edge to the nearest neighbor on its side, or else to the superview.
  private func gap(isFar: Bool, along axis: LayoutAxis) -> Gap {
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (own, other) = isFar ? (far, near) : (near, far)
    func distance(to rect: LayoutRect) -> Double {
      isFar
        ? rect.start(along: axis) - frame.end(along: axis)
        : frame.start(along: axis) - rect.end(along: axis)
    }
    // Stored frames are rounded to pixels.
    func unrounded(_ distance: Double) -> Double {
      distance.magnitude < AuditedLayout.accuracy ? 0 : distance
    }
    let neighbor = neighbors(along: axis).map {
      (node: $0, distance: unrounded(distance(to: $0.frame)))
    }
    .filter { $0.distance >= 0 }.min { $0.distance < $1.distance }
    let toParent = unrounded(
      isFar
        ? parent.frame.length(along: axis) - frame.end(along: axis) : frame.start(along: axis))
    func constraint(
      _ item: any LayoutItem, _ attribute: LayoutAttribute, _ distance: Double
    ) -> LayoutConstraint {
      isFar
        ? LayoutConstraint(item, attribute, to: node, own, constant: distance)
        : LayoutConstraint(node, own, to: item, attribute, constant: distance)
    }
    if let neighbor, neighbor.distance < toParent {
      return (neighbor.distance, constraint(neighbor.node, other, neighbor.distance))
    }
    let (guide, inset) = outerEdge(own)
    return (toParent, constraint(guide, own, toParent - inset))
  }

  /// Returns the safe area for a root whose constraints use it, and else the superview, with the
  /// inset of the edge.
  private func outerEdge(_ attribute: LayoutAttribute) -> (any LayoutItem, inset: Double) {
    guard parent === subject.root, attribute.axis == .vertical, let canvas = subject.canvas,
      let guide = parent.guides.first(where: { $0.kind == .safeArea }), guide.identifier != nil,
      parent.constraints.contains(where: { $0.firstItem === guide || $0.secondItem === guide })
    else { return (parent, 0) }
    let insets = canvas.safeArea(of: parent)
    return (guide, attribute == .top ? insets.top : insets.bottom)
  }

  /// Returns the visible siblings beside the view.
  private func neighbors(along axis: LayoutAxis) -> [ViewNode] {
    guard let document = subject.document else { return [] }
    return parent.children.filter { sibling in
      sibling !== node && !sibling.isHidden && document.isInstalled(sibling)
        && sibling.frame.overlaps(
          frame, along: axis.other, tolerance: AuditedLayout.tolerance)
        && !open.dependents.contains { $0 === sibling }
    }
  }

  /// Returns the drawn length, for a view whose length does not follow from that of the superview.
  private func length(along axis: LayoutAxis) -> RemedyStep? {
    guard subject.document != nil, !isStretched(along: axis), !hasContent(node, along: axis)
    else {
      return nil
    }
    return .add(
      LayoutConstraint(
        node, axis == .horizontal ? .width : .height, constant: frame.length(along: axis)))
  }

  /// Returns whether the view is drawn from one edge of the superview to the other, or over most of
  /// it.
  private func isStretched(along axis: LayoutAxis) -> Bool {
    // A length over half of the superview's probably follows from it, as in a card or a column.
    let whole = parent.frame.length(along: axis)
    let (near, far) = (frame.start(along: axis), whole - frame.end(along: axis))
    return frame.length(along: axis) > whole / 2
      || max(near, far) <= Self.margin || frame.length(along: axis) <= 0
  }

  /// The greatest distance of a stretched view to the edges of its superview, in points.
  private static let margin = 24.0
}
