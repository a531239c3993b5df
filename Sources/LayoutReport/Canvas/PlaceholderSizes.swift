import AutoLayout
import InterfaceBuilder
import ViewTree

/// The sizes of views that a stack of a canvas arranges and that have none of their own.
///
/// They take 50 × 50 points, so that they can be selected, as far as nothing more important gives them
/// others. A view's own class may give it another size, and so may the views in it.
///
/// Source: stored frames of twelve repositories.
struct PlaceholderSizes {
  private(set) var wishes: [ObjectIdentifier: SizeWish] = [:]

  init(_ document: InterfaceDocument) {
    for node in document.views.lazy.flatMap(\.subtree) {
      guard node.parent?.role.stack != nil,
        node.translatesAutoresizingMaskIntoConstraints == false,
        let priority = Self.priority(of: node)
      else { continue }
      wishes[ObjectIdentifier(node)] = SizeWish(
        LayoutRect(x: 0, y: 0, width: 50, height: 50), priority: priority)
    }
  }

  /// How important the size is, below that of most contents; nil for a view with a size of its own.
  private static func priority(of node: ViewNode) -> LayoutPriority? {
    switch node.role {
    case .view: node.children.isEmpty && node.customClass == nil ? 250 : 240
    case .image(let image) where image.imageSize == nil: 240
    default: nil
    }
  }
}
