import AutoScale
import AutoScaleTrees

extension SwiftUILayout {
  /// The size of a stack: its views and the spaces between them, as large as the largest one across.
  func stackSize(
    _ node: SwiftUITree.Node, _ stack: SwiftUIStack, _ axis: LayoutAxis, _ proposal: ProposedSize
  ) -> LayoutSize {
    let proposals = proposals(node, stack, axis, proposal)
    let sizes = zip(node.children, proposals).map { size($0, $1) }
    var result = LayoutSize.zero
    result[axis] =
      sizes.reduce(0) { $0 + $1[axis] } + stack.spacing * Double(max(0, sizes.count - 1))
    let guides = guides(stack, axis, sizes)
    let start = guides.max() ?? 0
    let end = zip(sizes, guides).map { $0[axis.other] - $1 }.max() ?? 0
    result[axis.other] = start + end
    return result
  }

  /// The distances from the starts of views to the line on which a stack aligns them.
  private func guides(
    _ stack: SwiftUIStack, _ axis: LayoutAxis, _ sizes: [LayoutSize]
  ) -> [Double] {
    let place = stack.alignment[axis.other]
    return sizes.map { size in
      switch place {
      case .start: 0
      case .center: size[axis.other] / 2
      case .end: size[axis.other]
      }
    }
  }

  func placeStack(
    _ node: SwiftUITree.Node, _ stack: SwiftUIStack, _ axis: LayoutAxis, in room: Room,
    _ proposal: ProposedSize
  ) {
    let proposals = proposals(node, stack, axis, proposal)
    let sizes = zip(node.children, proposals).map { size($0, $1) }
    let guides = guides(stack, axis, sizes)
    let line = guides.max() ?? 0
    var position = 0.0
    for (index, child) in node.children.enumerated() {
      let across = line - guides[index]
      let (x, y) = axis == .horizontal ? (position, across) : (across, position)
      place(child, x: room.x + x, y: room.y + y, proposals[index])
      position += sizes[index][axis] + stack.spacing
    }
  }

  /// The sizes that a stack proposes to its views: those that can change least choose first.
  private func proposals(
    _ node: SwiftUITree.Node, _ stack: SwiftUIStack, _ axis: LayoutAxis, _ proposal: ProposedSize
  ) -> [ProposedSize] {
    var result = node.children.map { _ in proposal }
    guard let length = proposal[axis] else { return result }
    var rest = length - stack.spacing * Double(max(0, node.children.count - 1))
    let priorities = Set(node.children.map { tree.nodes[$0].priority }).sorted(by: >)
    func extent(_ index: Int, proposing length: Double) -> Double {
      var proposal = proposal
      proposal[axis] = length
      return size(node.children[index], proposal)[axis]
    }
    // Views of a lower priority keep their least lengths.
    var kept = node.children.indices.reduce(into: [Double: Double]()) { sums, index in
      let priority = tree.nodes[node.children[index]].priority
      if priority < priorities[0] { sums[priority, default: 0] += extent(index, proposing: 0) }
    }
    for priority in priorities {
      kept[priority] = nil
      let reserved = kept.values.reduce(0, +)
      let members = node.children.indices.filter {
        tree.nodes[node.children[$0]].priority == priority
      }
      let flexibility = members.map { index in
        (index, extent(index, proposing: Self.unlimited) - extent(index, proposing: 0))
      }
      var count = Double(members.count)
      for (index, _) in flexibility.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
        let share = max(0, (rest - reserved) / count)
        result[index][axis] = share
        rest -= extent(index, proposing: share)
        count -= 1
      }
    }
    return result
  }

  /// A length that no view reaches by itself.
  private static var unlimited: Double { 1e7 }
}
