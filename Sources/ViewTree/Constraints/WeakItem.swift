import AutoScale

/// An item of a constraint, which does not keep it alive.
///
/// A node is known by its link, since Swift counts an object's references several times as slowly
/// from its first weak one on, and does so for good.
struct WeakItem {
  /// The link of a node; nil for another item.
  let link: NodeLink?

  /// An item that is no node.
  private weak var other: (any LayoutItem)?

  init(_ item: (any LayoutItem)?) {
    link = (item as? ViewNode)?.link
    other = link == nil ? item : nil
  }

  /// The item; nil when there is none, or when it no longer exists.
  var item: (any LayoutItem)? { link?.node ?? other }

  /// The node of the item; nil for a guide without one.
  var layoutNode: ViewNode? { link?.node ?? other?.layoutNode }
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
