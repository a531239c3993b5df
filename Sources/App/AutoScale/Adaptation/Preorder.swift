/// The nodes that a walk has yet to visit, in preorder.
///
/// The arrays keep the nodes alive if the tree changes during the walk, so that single nodes need
/// not be retained: that would take a third of the time of a walk.
@usableFromInline
struct Preorder<Node: ScreenAdaptable> where Node.Node == Node {
  @usableFromInline var pending: [(siblings: [Node], next: Int)]

  @inlinable
  init(_ root: Node) { pending = [([root], 0)] }

  /// Calls a function with each remaining node.
  @inlinable
  @inline(__always)
  mutating func forEach(_ visit: (Node) -> Void) {
    while let (siblings, index) = pending.popLast() {
      // Siblings go back before the children of the node, which come next.
      if index + 1 < siblings.count { pending.append((siblings, index + 1)) }
      siblings.withUnsafeBufferPointer { siblings in
        Unmanaged.passUnretained(siblings[index]).withoutCounting { node in
          visit(node)
          let children = node.adaptableChildren
          if !children.isEmpty { pending.append((children, 0)) }
        }
      }
    }
  }
}
