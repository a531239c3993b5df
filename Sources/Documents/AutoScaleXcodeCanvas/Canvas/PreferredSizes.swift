import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// The sizes that views of a document prefer besides those of their contents, by view.
extension [ObjectIdentifier: PreferredSize] {
  /// Returns the stored sizes that the canvas keeps unless something more important gives others.
  static func kept(in document: InterfaceDocument, by rules: CanvasRules) -> Self {
    sizes(in: document) { node in
      guard let priority = rules.priorityOfKeptSize(of: node),
        document.element(of: node)?.storedFrame != nil
      else { return nil }
      return PreferredSize(node.frame, priority: priority)
    }
  }

  /// Returns the sizes on devices of views whose own code sizes them: the placeholder in the
  /// document, or else the stored frame.
  ///
  /// They count where nothing else gives the view a size. Without them such a view would have none,
  /// although its class states an intrinsic size at run time.
  static func coded(in document: InterfaceDocument) -> Self {
    sizes(in: document) { node in
      // A view with others in it has their size, and a view by its mask has its frame.
      guard node.children.isEmpty, node.translatesAutoresizingMaskIntoConstraints == false,
        let element = document.element(of: node), element.storedFrame != nil
      else { return nil }
      switch node.role {
      case .view where node.customClass != nil: break
      // Code fills an empty stack, as large as its placeholder says.
      case .stack where element.placeholderSize != nil: break
      default: return nil
      }
      var frame = node.frame
      frame.width = element.placeholderSize?.width ?? frame.width
      frame.height = element.placeholderSize?.height ?? frame.height
      return PreferredSize(frame, priority: .keptSize)
    }
  }

  /// Returns the sizes of arranged views on a canvas that have none of their own.
  ///
  /// They take 50 × 50 points, so that they can be selected, unless something more important gives them
  /// another size. In a column that does not stretch them they keep the 240 points of width with which
  /// they were made. A view's own class may give it another size, and so may the views in it.
  static func placeholders(in document: InterfaceDocument) -> Self {
    let length = Lengths.onDevices["placeholder"]
    let columnWidth = Lengths.onDevices["placeholder in column"]
    return sizes(in: document) { node in
      guard let stack = node.parent?.role.stack,
        node.translatesAutoresizingMaskIntoConstraints == false,
        let priority = node.priorityOfPlaceholder
      else { return nil }
      // Columns that do not fill: 11 views of 4 repositories agree by the width of 240.
      let keepsWidth = stack.axis == .vertical && stack.alignment != .fill
      return PreferredSize(
        LayoutRect(x: 0, y: 0, width: keepsWidth ? columnWidth : length, height: length),
        priority: priority)
    }
  }

  private static func sizes(
    in document: InterfaceDocument, of size: (ViewNode) -> PreferredSize?
  ) -> Self {
    document.views.lazy.flatMap(\.subtree).reduce(into: [:]) { sizes, node in
      if node.parent != nil { sizes[ObjectIdentifier(node)] = size(node) }
    }
  }
}

extension LayoutPriority {
  /// Below any preference of a view, and above the weakest rules of stacks.
  fileprivate static let keptSize: LayoutPriority = 60
}

extension CanvasRules {
  /// Returns the priority of a view's stored size, if the canvas keeps it.
  fileprivate func priorityOfKeptSize(of node: ViewNode) -> LayoutPriority? {
    if case .stack = node.parent?.role, node.translatesAutoresizingMaskIntoConstraints != false {
      // Just below required: 54 views agree by it, and 10 do not.
      return contains(.arrangedSizes) ? 999 : nil
    }
    guard node.translatesAutoresizingMaskIntoConstraints == false else { return nil }
    let rule: CanvasRules =
      switch node.role {
      case .stack: .keptStackSizes
      case .view where !node.children.isEmpty: .keptContainerSizes
      default: .weakSizes
      }
    return contains(rule) ? .keptSize : nil
  }
}

extension ViewNode {
  /// The priority of the placeholder's size, below that of most contents; views with their own size have
  /// none.
  fileprivate var priorityOfPlaceholder: LayoutPriority? {
    switch role {
    // Views with others in them want the fifty points less than empty ones. The rule fixes 35 views
    // of the corpus and 27 of other documents, of 8 repositories each, and breaks 2.
    case .view: children.isEmpty && customClass == nil ? 250 : 240
    case .image(let image) where image.imageSize == nil: 240
    default: nil
    }
  }
}
