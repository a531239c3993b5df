extension ViewNode {
  /// A node and all below it, each parent before its children.
  public struct Subtree: Sequence, IteratorProtocol {
    private var pending: [ViewNode]

    init(_ root: ViewNode) { pending = [root] }

    /// The next node; nil after the last one.
    public mutating func next() -> ViewNode? {
      guard let node = pending.popLast() else { return nil }
      pending.append(contentsOf: node.children.reversed())
      return node
    }
  }

  /// This node and all below it, each parent before its children, at any depth.
  ///
  ///     let title = screen.subtree.first { $0.identifier == "title" }
  public final var subtree: Subtree { Subtree(self) }
}
