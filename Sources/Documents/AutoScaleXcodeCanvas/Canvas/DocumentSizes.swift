import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The content sizes that a document states besides stored frames.
///
/// They hold on the canvas only: placeholders that the user typed, sizes of designable classes that
/// Xcode drew, and alignment rectangles of symbols.
struct DocumentSizes {
  private var placeholders: [ObjectIdentifier: IntrinsicContentSize] = [:]
  private var designables: [ObjectIdentifier: IntrinsicContentSize] = [:]
  private var symbols: [ObjectIdentifier: SymbolAlignment] = [:]
  private var unframed: Set<ObjectIdentifier> = []

  init(_ document: InterfaceDocument) {
    var shown: [(node: ViewNode, symbol: InterfaceSymbol)] = []
    for node in document.views.lazy.flatMap(\.subtree) {
      let id = ObjectIdentifier(node)
      designables[id] = document.designableSize(of: node).map { IntrinsicContentSize($0) }
      guard let element = document.element(of: node) else { continue }
      if node.frame == .zero, element.storedFrame == nil { unframed.insert(id) }
      placeholders[id] = element.placeholderSize.map { IntrinsicContentSize($0) }
      if let symbol = element.symbol { shown.append((node, symbol)) }
    }
    // Few documents show symbols, and only these need the constraints by view.
    guard !shown.isEmpty else { return }
    let constraints = Self.constraints(of: document)
    for (node, symbol) in shown {
      let id = ObjectIdentifier(node)
      symbols[id] = SymbolAlignment(node, symbol, constraints[id] ?? [])
    }
  }

  /// Returns the constraints of a document, by their views.
  private static func constraints(
    of document: InterfaceDocument
  ) -> [ObjectIdentifier: [LayoutConstraint]] {
    var constraints: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for constraint in document.views.lazy.flatMap(\.subtree).flatMap(\.constraints) {
      // A constraint of a width to a height of one view is about it once.
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? ViewNode }
      for id in Set(items.map { ObjectIdentifier($0) }) {
        constraints[id, default: []].append(constraint)
      }
    }
    return constraints
  }

  /// Returns the size that the document states for a view in place of another one: the placeholder,
  /// or the size of a designable class without any other size.
  func stated(for node: ViewNode, insteadOf size: IntrinsicContentSize) -> IntrinsicContentSize? {
    guard let placeholder = placeholders[ObjectIdentifier(node)] else {
      // Xcode's size of a designable class counts only for a view that has no other one.
      return size == .none ? designable(node) : nil
    }
    var stated = size
    stated.width = placeholder.width ?? size.width
    stated.height = placeholder.height ?? size.height
    return stated
  }

  /// Returns the size of a view whose designable class Xcode drew, if there is one.
  func designable(_ node: ViewNode) -> IntrinsicContentSize? { designables[ObjectIdentifier(node)] }

  /// Returns whether the document stores a frame of a view.
  func isFramed(_ node: ViewNode) -> Bool { !unframed.contains(ObjectIdentifier(node)) }

  /// Returns the symbol that a view shows, if it shows one.
  func symbol(of node: ViewNode) -> SymbolAlignment? { symbols[ObjectIdentifier(node)] }
}

extension IntrinsicContentSize {
  fileprivate init(_ size: InterfaceContentSize) {
    self.init(width: size.width, height: size.height)
  }
}
