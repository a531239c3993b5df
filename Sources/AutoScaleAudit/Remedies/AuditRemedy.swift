import AutoScale
import AutoScaleTrees

/// A change of constraints that may fix a fault.
///
/// An audit tries it by solving before it reports it.
struct AuditRemedy {
  /// One step of a change.
  enum Step {
    /// A constraint is added.
    case add(LayoutConstraint)
    /// A constraint is removed.
    case remove(LayoutConstraint)
    /// A constraint gets another priority.
    case prioritize(LayoutConstraint, LayoutPriority)
    /// A view resists compression more.
    case resist(ViewNode, LayoutAxis)
    /// A label gets any number of lines.
    case wrap(LabelNode)
  }

  /// The steps, in order.
  let steps: [Step]

  /// Describes the change, with names for items.
  func words(naming name: (any LayoutItem) -> String) -> String {
    steps.map { step in
      switch step {
      case .add(let constraint): "add \(constraint.algebra(naming: name))"
      case .remove(let constraint): "remove \(constraint.algebra(naming: name))"
      case .prioritize(let constraint, let priority):
        "give \(constraint.algebra(naming: name)) the priority \(priority)"
      case .resist(let node, let axis):
        "raise the \(axis.rawValue) compression resistance of \(name(node)) to 751"
      case .wrap(let label): "let \(name(label)) have any number of lines"
      }
    }.joined(separator: ", and ")
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
      guard let undo = Self.make(step) else { return nil }
      undone.append(undo)
    }
    return try body()
  }

  /// Makes one step.
  ///
  /// - Returns: The reverse step, or nil for a constraint between views without a common ancestor.
  private static func make(_ step: Step) -> (() -> Void)? {
    switch step {
    case .add(let constraint):
      do throws(ConstraintError) {
        try constraint.activate()
      } catch {
        return nil
      }
      return { constraint.deactivate() }
    case .remove(let constraint):
      // A placeholder has no effect, and keeps its place among the constraints.
      constraint.isPlaceholder = true
      return { constraint.isPlaceholder = false }
    case .prioritize(let constraint, let priority):
      let old = constraint.priority
      constraint.priority = priority
      return { constraint.priority = old }
    case .resist(let node, let axis):
      let old = node.contentCompressionResistance
      switch axis {
      case .horizontal: node.contentCompressionResistance.horizontal = 751
      case .vertical: node.contentCompressionResistance.vertical = 751
      }
      return { node.contentCompressionResistance = old }
    case .wrap(let label):
      let old = label.numberOfLines
      label.numberOfLines = 0
      return { label.numberOfLines = old }
    }
  }
}

extension AuditRemedy {
  /// Returns constraints that keep a view inside another one, with what then has to give way.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - outer: The outer item.
  ///   - edge: The edge that it passes.
  ///   - margin: The distance to the edge, in points.
  ///   - direction: The direction of reading.
  /// - Returns: The smallest change first.
  static func keeping(
    _ node: ViewNode, in outer: any LayoutItem, at edge: LayoutInsets.Edge, margin: Double = 16,
    direction: InterfaceDirection
  ) -> [AuditRemedy] {
    let attribute = edge.attribute(reading: direction)
    let isFar = attribute == .trailing || attribute == .bottom
    let limit = LayoutConstraint(
      node, attribute, isFar ? .lessThanOrEqual : .greaterThanOrEqual, to: outer, attribute,
      constant: isFar ? -margin : margin)
    // A narrower text takes more lines.
    var wrapping: [[Step]] = []
    if case .label(let label) = node.role { wrapping = [[.wrap(label)]] }
    return [AuditRemedy(steps: [.add(limit)])]
      + (wrapping + yielding([node], along: edge.axis)).map {
        AuditRemedy(steps: [.add(limit)] + $0)
      }
  }

  /// Returns a constraint that separates two views, with what then has to give way.
  static func separating(
    _ first: ViewNode, _ second: ViewNode, along axis: LayoutAxis
  ) -> [AuditRemedy] {
    let gap =
      axis == .horizontal
      ? LayoutConstraint(second, .leading, .greaterThanOrEqual, to: first, .trailing, constant: 8)
      : LayoutConstraint(second, .top, .greaterThanOrEqual, to: first, .bottom, constant: 8)
    return [AuditRemedy(steps: [.add(gap)])]
      + yielding([first, second], along: axis).map { AuditRemedy(steps: [.add(gap)] + $0) }
  }

  /// Returns the ways in which required lengths or positions of views give way.
  private static func yielding(_ nodes: [ViewNode], along axis: LayoutAxis) -> [[Step]] {
    nodes.flatMap { node in
      let constraints = node.requiredConstraints(along: axis)
      let lengths = constraints.filter { $0.firstAttribute.isLength }
      let places = constraints.filter { !$0.firstAttribute.isLength }
      return [lengths, places].filter { !$0.isEmpty }.map { group in
        group.map { Step.prioritize($0, 999) }
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
  fileprivate func requiredConstraints(along axis: LayoutAxis) -> [LayoutConstraint] {
    sequence(first: self, next: \.parent).flatMap(\.constraints).filter { constraint in
      constraint.firstItem === self && constraint.priority == .required
        && constraint.relation == .equal && constraint.firstAttribute.axis == axis
    }
  }
}
