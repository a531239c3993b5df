import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The lengths of views that constraints, superviews and stacks tie to each other.
struct FrameTies {
  private var neighbors: [FrameStep: [FrameStep]] = [:]

  /// Finds the ties in documents.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  init(in documents: [InterfaceDocument]) {
    for node in documents.lazy.flatMap(\.views).flatMap(\.subtree) {
      for constraint in node.constraints { tie(constraint) }
      guard let id = node.identifier else { continue }
      for axis in LayoutAxis.allCases {
        let size = FrameStep(view: id, axis: axis, quantity: .size)
        tie(FrameStep(view: id, axis: axis, quantity: .position), size)
        guard let parent = node.parent?.identifier else { continue }
        let whole = FrameStep(view: parent, axis: axis, quantity: .size)
        tie(size, whole)
        tie(FrameStep(view: id, axis: axis, quantity: .position), whole)
      }
      if let stack = node.role.stack { tieViews(in: stack) }
    }
  }

  /// Returns the lengths that are tied to one.
  func neighbors(of step: FrameStep) -> [FrameStep] { neighbors[step] ?? [] }

  private mutating func tie(_ first: FrameStep, _ second: FrameStep) {
    guard first != second else { return }
    neighbors[first, default: []].append(second)
    neighbors[second, default: []].append(first)
  }

  private mutating func tie(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem?.layoutNode,
      let second = constraint.secondItem?.layoutNode,
      let attribute = constraint.secondAttribute,
      let ids = first.identifier.flatMap({ id in second.identifier.map { (id, $0) } })
    else { return }
    let left = FrameStep.steps(
      of: constraint.firstAttribute, of: ids.0, isSuperview: second.parent === first)
    let right = FrameStep.steps(of: attribute, of: ids.1, isSuperview: first.parent === second)
    for step in left {
      for other in right { tie(step, other) }
    }
  }

  /// Ties each view of a stack to the next one.
  private mutating func tieViews(in stack: StackNode) {
    let ids = stack.children.compactMap(\.identifier)
    for axis in LayoutAxis.allCases {
      for (first, second) in zip(ids, ids.dropFirst()) {
        let next = FrameStep(view: second, axis: axis, quantity: .position)
        tie(FrameStep(view: first, axis: axis, quantity: .position), next)
        tie(FrameStep(view: first, axis: axis, quantity: .size), next)
      }
    }
  }
}
