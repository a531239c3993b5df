import AutoLayout
import InterfaceBuilder
import ViewTree

/// The sizes of contents that a document gives besides the stored frames.
///
/// They hold in the canvas alone: what the user typed in as a placeholder, what Xcode saw when it
/// drew a class of the user's, and the alignment rectangles of symbols.
struct DocumentSizes {
  private var placeholders: [ObjectIdentifier: IntrinsicContentSize] = [:]
  private var designables: [ObjectIdentifier: IntrinsicContentSize] = [:]
  private var symbols: [ObjectIdentifier: SymbolAlignment] = [:]

  init(_ document: InterfaceDocument) {
    for root in document.views {
      for node in root.subtree {
        let id = ObjectIdentifier(node)
        designables[id] = document.designableSize(of: node).map { IntrinsicContentSize($0) }
        guard let element = document.element(of: node) else { continue }
        placeholders[id] = element.placeholderSize.map { IntrinsicContentSize($0) }
        guard case .image(let image) = node.role, let symbol = element.symbol else { continue }
        symbols[id] = SymbolAlignment(image, symbol)
      }
    }
  }

  /// The size that the document states for a view, in place of one that was found out: what the user
  /// typed in, or else that of the user's own class, which is known to nobody else; nil without one.
  func stated(for node: ViewNode, insteadOf size: IntrinsicContentSize) -> IntrinsicContentSize? {
    guard let placeholder = placeholders[ObjectIdentifier(node)] else {
      return size == .none ? designable(node) : nil
    }
    var stated = size
    stated.width = placeholder.width ?? size.width
    stated.height = placeholder.height ?? size.height
    return stated
  }

  /// The size that Xcode saw when it drew a view of the user's own class; nil for none.
  func designable(_ node: ViewNode) -> IntrinsicContentSize? { designables[ObjectIdentifier(node)] }

  /// The symbol that a view shows; nil for none.
  func symbol(of node: ViewNode) -> SymbolAlignment? { symbols[ObjectIdentifier(node)] }
}

extension IntrinsicContentSize {
  fileprivate init(_ size: InterfaceContentSize) {
    self.init(width: size.width, height: size.height)
  }
}
