import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The lengths of views that constraints, superviews and stacks tie to each other.
struct FrameTies {
  /// The ties by constraints and in stacks, which pass on a change as it is.
  private var direct: [FrameStep: [FrameStep]] = [:]

  /// The ties of a view's position to its size, and of both to the size of the superview.
  private var indirect: [FrameStep: [FrameStep]] = [:]

  /// Finds the ties in documents.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  init(in documents: [InterfaceDocument]) {
    for node in documents.lazy.flatMap(\.views).flatMap(\.subtree) {
      for constraint in node.constraints { tie(constraint) }
      guard let id = node.identifier else { continue }
      for axis in LayoutAxis.allCases {
        let size = FrameStep(view: id, axis: axis, quantity: .size)
        Self.tie(FrameStep(view: id, axis: axis, quantity: .position), size, in: &indirect)
        guard let parent = node.parent?.identifier else { continue }
        let whole = FrameStep(view: parent, axis: axis, quantity: .size)
        Self.tie(size, whole, in: &indirect)
        Self.tie(FrameStep(view: id, axis: axis, quantity: .position), whole, in: &indirect)
      }
      if let stack = node.role.stack { tieViews(in: stack) }
    }
  }

  /// Returns the lengths that are tied to one by constraints and in stacks.
  func directNeighbors(of step: FrameStep) -> [FrameStep] { direct[step] ?? [] }

  /// Returns all lengths that are tied to one.
  func neighbors(of step: FrameStep) -> [FrameStep] {
    directNeighbors(of: step) + (indirect[step] ?? [])
  }

  private static func tie(
    _ first: FrameStep, _ second: FrameStep, in ties: inout [FrameStep: [FrameStep]]
  ) {
    guard first != second else { return }
    ties[first, default: []].append(second)
    ties[second, default: []].append(first)
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
      for other in right { Self.tie(step, other, in: &direct) }
    }
  }

  /// Ties each view of a stack to the next one and to the size of the stack.
  private mutating func tieViews(in stack: StackNode) {
    let ids = stack.children.compactMap(\.identifier)
    for axis in LayoutAxis.allCases {
      if let id = stack.identifier {
        let whole = FrameStep(view: id, axis: axis, quantity: .size)
        for view in ids {
          Self.tie(FrameStep(view: view, axis: axis, quantity: .size), whole, in: &direct)
        }
      }
      for (first, second) in zip(ids, ids.dropFirst()) {
        let next = FrameStep(view: second, axis: axis, quantity: .position)
        Self.tie(FrameStep(view: first, axis: axis, quantity: .position), next, in: &direct)
        Self.tie(FrameStep(view: first, axis: axis, quantity: .size), next, in: &direct)
      }
    }
  }
}
