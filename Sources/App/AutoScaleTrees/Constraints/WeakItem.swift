import AutoScale

/// A weak reference to an item of a constraint.
///
/// It refers to a node by its link, because the first weak reference makes all later reference
/// counting of an object several times slower. It is one word, because a tree has more items of
/// constraints than anything else.
enum WeakItem {
  case none
  case node(NodeLink)
  case other(WeakReference)

  init(_ item: (any LayoutItem)?) {
    // Nodes are the usual case and get by without a weak reference.
    if let node = item as? ViewNode {
      self = .node(node.link)
    } else {
      self = item.map { .other(WeakReference(to: $0)) } ?? .none
    }
  }

  /// Returns the position of a node among those of a layout, or -1 for another item and a node that
  /// is not among them.
  @inline(__always) func position(in nodes: [ViewNode]) -> Int32 {
    guard case .node(let link) = self, let position = link.position(in: nodes) else { return -1 }
    return Int32(truncatingIfNeeded: position)
  }

  /// The item, or `nil` if there is none or it no longer exists.
  var item: (any LayoutItem)? {
    switch self {
    case .none: nil
    case .node(let link): link.node
    case .other(let reference): reference.item
    }
  }

  /// The node of the item, or `nil` for a guide without one.
  var layoutNode: ViewNode? {
    switch self {
    case .none: nil
    case .node(let link): link.node
    case .other(let reference): reference.item?.layoutNode
    }
  }
}

/// A weak reference to an item that is not a node.
final class WeakReference {
  // An object of the user has no link to clear.
  private(set) weak var item: (any LayoutItem)?

  init(to item: any LayoutItem) { self.item = item }
}

/// A link to a node as long as it exists.
package final class NodeLink {
  // Invariant: the node clears this before it is deallocated, so that it never dangles.
  @exclusivity(unchecked) private var reference: Unmanaged<ViewNode>?

  init(to node: ViewNode) { reference = .passUnretained(node) }

  /// The node, or `nil` if it no longer exists.
  var node: ViewNode? { reference?.takeUnretainedValue() }

  /// Returns the position of the node among those of a layout, or `nil` if it is not among them.
  @inline(__always) func position(in nodes: [ViewNode]) -> Int? {
    reference?.withoutCounting { $0.position(in: nodes) }
  }

  /// Clears the link to a node that is being deallocated.
  func clear() { reference = nil }
}
