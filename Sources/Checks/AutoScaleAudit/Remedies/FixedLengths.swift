import AutoScaleTrees

extension ViewNode {
  /// The views that push this one along an axis, the nearest first: each begins where the next one ends.
  ///
  /// - Complexity: O(*n*) in the views and the constraints about them.
  private func predecessors(along axis: LayoutAxis, by constraints: ConstraintIndex) -> [ViewNode] {
    var chain: [ViewNode] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next: ViewNode? = self
    while let node = next {
      next = constraints.constraints(about: node, along: [axis]).lazy
        .compactMap { $0.predecessor(of: node, along: axis) }
        .first { known.insert(ObjectIdentifier($0)).inserted }
      chain += [next].compactMap(\.self)
    }
    return chain
  }

  /// Returns the longest length that a view before this one must have along an axis.
  ///
  /// Where a screen is too small for a column, its tallest fixed part is what has to give way.
  func longestFixedLength(
    before axis: LayoutAxis, by constraints: ConstraintIndex
  ) -> LayoutConstraint? {
    predecessors(along: axis, by: constraints).compactMap { view in
      view.requiredConstraints(along: axis).first {
        $0.secondItem == nil && $0.firstAttribute.isLength
      }
    }.max { $0.constant < $1.constant }
  }
}

extension LayoutConstraint {
  /// Returns the view that ends where a view begins, if this equation says so.
  fileprivate func predecessor(of node: ViewNode, along axis: LayoutAxis) -> ViewNode? {
    let near: Set<LayoutAttribute> = axis == .horizontal ? [.leading, .left] : [.top]
    let far: Set<LayoutAttribute> = axis == .horizontal ? [.trailing, .right] : [.bottom]
    guard relation == .equal, let secondAttribute, let first = firstItem as? ViewNode,
      let second = secondItem as? ViewNode
    else { return nil }
    if first === node, near.contains(firstAttribute), far.contains(secondAttribute) {
      return second
    }
    if second === node, near.contains(secondAttribute), far.contains(firstAttribute) {
      return first
    }
    return nil
  }
}
