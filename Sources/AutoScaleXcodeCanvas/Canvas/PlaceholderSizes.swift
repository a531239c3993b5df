import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSystemFacts
import AutoScaleTrees

/// The sizes of arranged views on a canvas that have none of their own.
///
/// They take 50 × 50 points, so that they can be selected, unless something more important gives them
/// another size. In a column that does not stretch them they keep the 240 points of width with which
/// they were made. A view's own class may give it another size, and so may the views in it.
struct PlaceholderSizes {
  private(set) var sizes: [ObjectIdentifier: PreferredSize] = [:]

  init(_ document: InterfaceDocument) {
    let (length, columnWidth) = (
      Lengths.onDevices["placeholder"], Lengths.onDevices["placeholder in column"]
    )
    for node in document.views.lazy.flatMap(\.subtree) {
      guard let stack = node.parent?.role.stack,
        node.translatesAutoresizingMaskIntoConstraints == false,
        let priority = Self.priority(of: node)
      else { continue }
      let keepsWidth = stack.axis == .vertical && stack.alignment != .fill
      sizes[ObjectIdentifier(node)] = PreferredSize(
        LayoutRect(x: 0, y: 0, width: keepsWidth ? columnWidth : length, height: length),
        priority: priority)
    }
  }

  /// The priority of the size, below that of most contents; views with their own size have none.
  private static func priority(of node: ViewNode) -> LayoutPriority? {
    switch node.role {
    case .view: node.children.isEmpty && node.customClass == nil ? 250 : 240
    case .image(let image) where image.imageSize == nil: 240
    default: nil
    }
  }
}
