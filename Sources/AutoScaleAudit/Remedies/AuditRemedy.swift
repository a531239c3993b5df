import AutoScale
import AutoScaleTrees

/// A change of constraints that may fix what a rule found.
///
/// It is tried by solving before anybody is told of it.
struct AuditRemedy {
  /// One step of a change.
  enum Step {
    /// A constraint is added.
    case add(LayoutConstraint)
    /// A constraint is removed.
    case remove(LayoutConstraint)
    /// A constraint has another priority.
    case prioritize(LayoutConstraint, LayoutPriority)
    /// A view resists more to becoming smaller than its content.
    case resist(ViewNode, LayoutAxis)
    /// A label breaks its text into any number of lines.
    case wrap(LabelNode)
  }

  /// What is done, in this order.
  let steps: [Step]

  /// The change in words, with names for items.
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

  /// Returns what a body returns while the change is made; nil where it cannot be made.
  ///
  /// The tree is as before in the end.
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

  /// Makes one step, and returns what takes it back; nil for a constraint between views that no view
  /// contains.
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
      // A placeholder is left out, and keeps its place among the constraints.
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
  /// Constraints that keep a view inside another one along an axis, and what then has to give way.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - outer: What it is kept in.
  ///   - edge: The edge that it passes.
  ///   - margin: The space that it keeps to the edge, in points.
  ///   - direction: The direction of reading.
  /// - Returns: The least change first.
  static func keeping(
    _ node: ViewNode, in outer: any LayoutItem, at edge: LayoutInsets.Edge, margin: Double = 16,
    direction: InterfaceDirection
  ) -> [AuditRemedy] {
    let attribute = edge.attribute(reading: direction)
    let isFar = attribute == .trailing || attribute == .bottom
    let limit = LayoutConstraint(
      node, attribute, isFar ? .lessThanOrEqual : .greaterThanOrEqual, to: outer, attribute,
      constant: isFar ? -margin : margin)
    // A text that has less width takes more lines.
    var wrapping: [[Step]] = []
    if case .label(let label) = node.role { wrapping = [[.wrap(label)]] }
    return [AuditRemedy(steps: [.add(limit)])]
      + (wrapping + yielding([node], along: edge.axis)).map {
        AuditRemedy(steps: [.add(limit)] + $0)
      }
  }

  /// A constraint that keeps a view apart from another one, and what then has to give way.
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

  /// Each way in which a required length of some views, or else their required place, gives way.
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
  /// The edge as constraints name it where a language is read in some direction.
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
  /// The required equations about this view along an axis, of which it is the first item.
  fileprivate func requiredConstraints(along axis: LayoutAxis) -> [LayoutConstraint] {
    sequence(first: self, next: \.parent).flatMap(\.constraints).filter { constraint in
      constraint.firstItem === self && constraint.priority == .required
        && constraint.relation == .equal && constraint.firstAttribute.axis == axis
    }
  }
}
