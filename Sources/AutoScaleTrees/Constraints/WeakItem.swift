import AutoScale

/// An item of a constraint, which does not keep it alive.
///
/// A node is known by its link, since Swift counts an object's references several times as slowly
/// from its first weak one on, and does so for good. One word, as a tree has more items of
/// constraints than anything else.
enum WeakItem {
  case none
  case node(NodeLink)
  case other(WeakReference)

  init(_ item: (any LayoutItem)?) {
    if let node = item as? ViewNode {
      self = .node(node.link)
    } else {
      self = item.map { .other(WeakReference(to: $0)) } ?? .none
    }
  }

  /// The link of a node; nil for another item.
  var link: NodeLink? {
    if case .node(let link) = self { link } else { nil }
  }

  /// The item; nil when there is none, or when it no longer exists.
  var item: (any LayoutItem)? {
    switch self {
    case .none: nil
    case .node(let link): link.node
    case .other(let reference): reference.item
    }
  }

  /// The node of the item; nil for a guide without one.
  var layoutNode: ViewNode? {
    switch self {
    case .none: nil
    case .node(let link): link.node
    case .other(let reference): reference.item?.layoutNode
    }
  }
}

/// An item that is no node, as long as it exists.
final class WeakReference {
  private(set) weak var item: (any LayoutItem)?

  init(to item: any LayoutItem) { self.item = item }
}

/// Where a node is found as long as it exists.
package final class NodeLink {
  // Invariant: the node clears this before it ceases to exist, so that it never dangles.
  @exclusivity(unchecked) private var reference: Unmanaged<ViewNode>?

  init(to node: ViewNode) { reference = .passUnretained(node) }

  /// The node; nil when it no longer exists.
  var node: ViewNode? { reference?.takeUnretainedValue() }

  /// The position of the node among those of a layout; nil for one that is not among them.
  func position(in nodes: [ViewNode]) -> Int? {
    reference?.withoutCounting { $0.position(in: nodes) }
  }

  /// Forgets a node that ceases to exist.
  func clear() { reference = nil }
}
