import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The sizes on devices of views whose own code sizes them: the placeholder in the document, or else the
/// stored frame.
///
/// They count where nothing else gives the view a size. Without them such a view would have none, although
/// its class states an intrinsic size at run time.
struct CodedSizes {
  private(set) var sizes: [ObjectIdentifier: PreferredSize] = [:]

  init(_ document: InterfaceDocument) {
    for node in document.views.lazy.flatMap(\.subtree) where node.parent != nil {
      guard case .view = node.role, node.customClass != nil, node.children.isEmpty,
        node.translatesAutoresizingMaskIntoConstraints == false,
        let element = document.element(of: node), element.storedFrame != nil
      else { continue }
      var frame = node.frame
      frame.width = element.placeholderSize?.width ?? frame.width
      frame.height = element.placeholderSize?.height ?? frame.height
      // Below any preference of a view, and above the weakest rules of stacks.
      sizes[ObjectIdentifier(node)] = PreferredSize(frame, priority: 60)
    }
  }
}
