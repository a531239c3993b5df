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
    let sizes = Self.designableSizes(of: document)
    for root in document.views {
      for node in root.subtree {
        let id = ObjectIdentifier(node)
        designables[id] = node.identifier.flatMap { sizes[$0] }
        guard let element = document.element(of: node) else { continue }
        placeholders[id] = Self.placeholder(of: element)
        if let image = node as? ImageNode { symbols[id] = SymbolAlignment(image, element) }
      }
    }
  }

  /// The size that the document states for a view, in place of one that was found out: what the user
  /// typed in, or else that of the user's own class, which is known to nobody else; nil without one.
  func stated(for node: ViewNode, insteadOf size: IntrinsicContentSize) -> IntrinsicContentSize? {
    guard let placeholder = placeholders[ObjectIdentifier(node)] else {
      return size == .none ? designables[ObjectIdentifier(node)] : nil
    }
    var stated = size
    stated.width = placeholder.width ?? size.width
    stated.height = placeholder.height ?? size.height
    return stated
  }

  /// The symbol that a view shows; nil for none.
  func symbol(of node: ViewNode) -> SymbolAlignment? { symbols[ObjectIdentifier(node)] }

  private static func placeholder(of element: MarkupElement) -> IntrinsicContentSize? {
    let width = element["placeholderIntrinsicWidth"].flatMap { Double($0) }
    let height = element["placeholderIntrinsicHeight"].flatMap { Double($0) }
    if width == nil, height == nil { return nil }
    return IntrinsicContentSize(width: width, height: height)
  }

  /// The sizes that a document lists by the ids of the views.
  private static func designableSizes(
    of document: InterfaceDocument
  ) -> [String: IntrinsicContentSize] {
    guard let list = document.rootElement.child("designables") else { return [:] }
    return list.children.reduce(into: [:]) { sizes, designable in
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")
      else { return }
      // A negative length stands for none.
      func length(_ name: String) -> Double? {
        size[name].flatMap { Double($0) }.flatMap { $0 < 0 ? nil : $0 }
      }
      sizes[id] = IntrinsicContentSize(width: length("width"), height: length("height"))
    }
  }
}
