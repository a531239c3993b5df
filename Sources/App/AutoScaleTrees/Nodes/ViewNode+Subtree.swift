extension ViewNode {
  /// A node and all its descendants, each parent before its children.
  public struct Subtree: Sequence, IteratorProtocol {
    private var pending: [ViewNode]

    init(_ root: ViewNode) { pending = [root] }

    /// Returns the next node, or `nil` after the last one.
    public mutating func next() -> ViewNode? {
      guard let node = pending.popLast() else { return nil }
      pending.append(contentsOf: node.children.reversed())
      return node
    }
  }

  /// This node and all its descendants, each parent before its children, at any depth.
  ///
  ///     let title = screen.subtree.first { $0.identifier == "title" }
  public final var subtree: Subtree { Subtree(self) }

  /// Returns the first descendant with an identifier, or `nil` if there is none.
  ///
  ///     screen.descendant("title")?.frame.height  // 29
  ///
  /// - Complexity: O(*n*) in the descendants.
  public final func descendant(_ identifier: String) -> ViewNode? {
    subtree.dropFirst().first { $0.identifier == identifier }
  }

  /// Returns the first descendant of a class with an identifier, or `nil` if there is none.
  ///
  ///     screen.descendant("title", as: LabelNode.self)?.text  // "Welcome"
  ///
  /// - Complexity: O(*n*) in the descendants.
  public final func descendant<Node: ViewNode>(
    _ identifier: String, as type: Node.Type
  ) -> Node? {
    for case let node as Node in subtree.dropFirst() where node.identifier == identifier {
      return node
    }
    return nil
  }
}
