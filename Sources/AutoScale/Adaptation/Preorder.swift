/// The nodes that a walk has still to see, parents before children.
///
/// The arrays keep the nodes alive, whatever happens to the tree meanwhile, so that no reference is
/// counted for each node: that would take a third of the time of a walk.
@usableFromInline
struct Preorder<Node: ScreenAdaptable> where Node.Node == Node {
  @usableFromInline var pending: [(siblings: [Node], next: Int)]

  @inlinable
  init(_ root: Node) { pending = [([root], 0)] }

  /// Calls a function with each node that is left.
  @inlinable
  @inline(__always)
  mutating func forEach(_ visit: (Node) -> Void) {
    while let (siblings, index) = pending.popLast() {
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
