import AutoScale
import AutoScaleEditing
import AutoScaleTrees

/// A change of constraints that may fix a fault.
///
/// An audit tries it by solving before it reports it.
struct AuditRemedy {
  /// The steps, in order.
  let steps: [RemedyStep]

  /// Describes the steps, with names for items.
  func words(naming name: (any LayoutItem) -> String) -> [String] {
    steps.compactMap { $0.words(naming: name) }
  }

  /// The changes of a document that make the change; `nil` if some element has no object id.
  var changes: [DocumentChange]? {
    let changes = steps.compactMap(\.changes)
    return changes.count == steps.count ? changes.flatMap(\.self) : nil
  }

  /// Makes the change during a body, and takes it back.
  ///
  /// - Returns: The body's result, or nil if the change is impossible.
  func apply<Value, Failure>(
    during body: () throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    var undone: [() -> Void] = []
    defer { for undo in undone.reversed() { undo() } }
    for step in steps {
      guard let undo = step.make() else { return nil }
      undone.append(undo)
    }
    return try body()
  }
}

extension AuditRemedy {
  /// The distance that a view keeps to an edge of the screen, in points: the margin of Interface Builder.
  static let margin = 16.0

  /// Returns constraints that keep a view inside another one, with the steps that make room.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - outer: The outer item.
  ///   - edge: The edge that it passes.
  ///   - margin: The distance to the edge, in points.
  ///   - earlier: The steps that come first.
  ///   - direction: The direction of reading.
  /// - Returns: The smallest change first.
  static func keeping(
    _ node: ViewNode, in outer: some LayoutItem, at edge: LayoutInsets.Edge,
    margin: Double = margin, after earlier: [RemedyStep] = [], direction: InterfaceDirection
  ) -> [AuditRemedy] {
    // `some` for the item: specializing an existential here crashes the optimizer of Swift 6.3.1.
    let attribute = edge.attribute(reading: direction)
    let isFar = attribute == .trailing || attribute == .bottom
    let limit = LayoutConstraint(
      node, attribute, isFar ? .lessThanOrEqual : .greaterThanOrEqual, to: outer, attribute,
      // On the far side a distance inside is negative, as in Interface Builder.
      constant: isFar ? -margin : margin)
    // A narrower text takes more lines.
    var wrapping: [[RemedyStep]] = []
    if case .label(let label) = node.role { wrapping = [[.wrap(label)]] }
    return ([[]] + wrapping + yielding([node], along: edge.axis)).map {
      AuditRemedy(steps: earlier + [.add(limit)] + $0)
    }
  }

  /// Returns a constraint that separates two views, with the steps that make room.
  static func separating(
    _ first: ViewNode, _ second: ViewNode, along axis: LayoutAxis
  ) -> [AuditRemedy] {
    // Eight points, the standard spacing of siblings.
    let gap =
      axis == .horizontal
      ? LayoutConstraint(second, .leading, .greaterThanOrEqual, to: first, .trailing, constant: 8)
      : LayoutConstraint(second, .top, .greaterThanOrEqual, to: first, .bottom, constant: 8)
    return [AuditRemedy(steps: [.add(gap)])]
      + yielding([first, second], along: axis).map { AuditRemedy(steps: [.add(gap)] + $0) }
  }

  /// Returns the ways in which required lengths or positions of views give way.
  private static func yielding(_ nodes: [ViewNode], along axis: LayoutAxis) -> [[RemedyStep]] {
    nodes.flatMap { node in
      // Lengths give way before positions: a view that shrinks stays in its place.
      let constraints = node.requiredConstraints(along: axis)
      let lengths = constraints.filter { $0.firstAttribute.isLength }
      let places = constraints.filter { !$0.firstAttribute.isLength }
      return [lengths, places].filter { !$0.isEmpty }.map { group in
        group.map { RemedyStep.prioritize($0, 999) }
      }
    }
  }
}

extension LayoutInsets.Edge {
  /// Returns the attribute of the edge in a direction of reading.
  fileprivate func attribute(reading direction: InterfaceDirection) -> LayoutAttribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }
}

extension ViewNode {
  /// Returns the required equations along an axis whose first item is this view.
  func requiredConstraints(along axis: LayoutAxis) -> [LayoutConstraint] {
    sequence(first: self, next: \.parent).flatMap(\.constraints).filter { constraint in
      constraint.firstItem === self && constraint.priority == .required
        && constraint.relation == .equal && constraint.firstAttribute.axis == axis
    }
  }
}
