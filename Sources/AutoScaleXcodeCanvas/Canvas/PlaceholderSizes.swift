import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The sizes of views that a stack of a canvas arranges and that have none of their own.
///
/// They take 50 × 50 points, so that they can be selected, as far as nothing more important gives them
/// others, but are 240 points wide, as when they were made, in a column that does not make them as wide
/// as itself. A view's own class may give it another size, and so may the views in it.
///
/// Source: stored frames of twelve repositories, and of six for the larger width.
struct PlaceholderSizes {
  private(set) var wishes: [ObjectIdentifier: SizeWish] = [:]

  init(_ document: InterfaceDocument) {
    for node in document.views.lazy.flatMap(\.subtree) {
      guard let stack = node.parent?.role.stack,
        node.translatesAutoresizingMaskIntoConstraints == false,
        let priority = Self.priority(of: node)
      else { continue }
      let keepsWidth = stack.axis == .vertical && stack.alignment != .fill
      wishes[ObjectIdentifier(node)] = SizeWish(
        LayoutRect(x: 0, y: 0, width: keepsWidth ? 240 : 50, height: 50), priority: priority)
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
