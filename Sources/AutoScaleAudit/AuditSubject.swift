import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A view that an audit looks at, and what is known of it besides the tree.
package struct AuditSubject {
  /// The outermost view.
  let root: ViewNode

  /// The document that the view is from; nil for a tree that was made in code.
  let document: InterfaceDocument?

  /// Whether the view is as wide as the screen.
  let fillsWidth: Bool

  /// Whether the view has the size of the screen, and no other view around it decides.
  let isScreen: Bool

  /// Takes a view of a document, or of a tree that was made in code.
  init(_ root: ViewNode, of document: InterfaceDocument?) {
    self.root = root
    self.document = document
    let canvas = document.map { DesignCanvas($0) }
    fillsWidth = canvas?.fillsWidth(root) ?? true
    isScreen =
      fillsWidth && canvas?.isController(root) ?? true && !(document?.isEmbedded(root) ?? false)
  }

  /// The screen on which the view is drawn; nil where none is known.
  var drawnScreen: Screen? { document?.device?.screen }

  /// The bars that controllers lay over the view; nil where none are known.
  var bars: ControllerBars? { document?.bars(over: root) }

  /// Where a view begins; the name of the outermost one where there is no file.
  func place(of node: ViewNode) -> SourcePlace {
    document?.place(of: node) ?? SourcePlace(path: root.layoutName)
  }

  /// The name of the outlet by which code knows a view; nil for none.
  func outletName(of node: ViewNode) -> String? { document?.outletName(of: node) }

  /// The name of the outlet by which code knows a constraint; nil for none.
  func outletName(of constraint: LayoutConstraint) -> String? {
    document?.outletName(of: constraint)
  }

  /// Whether the style of a table's cell places a view.
  func isPlacedByCell(_ node: ViewNode) -> Bool { document?.isPlacedByCell(node) ?? false }

  /// Whether the size of a view's content is one that code replaces.
  func hasPlaceholderSize(_ node: ViewNode) -> Bool {
    document?.element(of: node)?.placeholderSize != nil
  }

  /// Whether size classes may change a view's constraints, or which views are in it.
  func hasVariations(_ node: ViewNode) -> Bool {
    document?.element(of: node)?.hasVariations ?? false
  }

  /// Whether Xcode marked one of some views as ambiguous; true where Xcode never saw them.
  func isMarkedAmbiguous(_ nodes: [ViewNode]) -> Bool {
    guard let document else { return true }
    return nodes.contains { document.element(of: $0)?.isAmbiguous ?? false }
  }
}

// MARK: - Names

extension AuditSubject {
  /// What a finding calls an item: the name that people gave it, with its text or its class.
  func name(of item: any LayoutItem) -> String {
    guard let node = item as? ViewNode else {
      guard let guide = item.layoutGuide, let owner = guide.owner, guide.kind != .custom else {
        return item.layoutName
      }
      return "\(name(of: owner)).\(guide.kind.rawValue)"
    }
    if let name = node.userLabel ?? outletName(of: node) { return name }
    // In code identifiers are names; in documents they are object ids.
    if document == nil, let name = node.identifier { return name }
    guard let text = node.shownText, !text.isEmpty else {
      return node.identifier.map { "\(node.className) \($0)" } ?? node.className
    }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return "“\(line.count > 24 ? line.prefix(23) + "…" : line)”"
  }
}

extension ViewNode {
  /// The text by which people know a view; nil for one that shows none.
  fileprivate var shownText: String? {
    switch role {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.placeholder
    default: nil
    }
  }
}

extension AuditSubject {
  /// The switch by which an older library scales a view, or a constraint of it; nil for none.
  func librarySwitch(of node: ViewNode) -> String? {
    document?.runtimeAttributes(of: node).map(\.keyPath).first(where: Self.switches.contains)
  }

  /// The switches of views by which older libraries scale.
  ///
  /// Source: the inspectable properties of AutoInch and of SwiftyFitsize.
  private static let switches: Set<String> = [
    "autoFont", "autoTitle", "fontFitType", "swiftyFitType", "autoCornerRadius", "autoSpacing",
    "autoContentInsets", "autoImage", "autoImageInsets", "autoTitleInsets",
  ]
}

extension AuditSubject {
  /// The views whose size only code or other files know.
  var unknownSizes: [AuditGap] {
    root.subtree.compactMap { node in
      node.unknownSize.map { AuditGap(element: name(of: node), reason: $0) }
    }
  }
}

extension ViewNode {
  /// Why nobody knows how large a view's content is; nil where the document says it.
  fileprivate var unknownSize: AuditGap.Reason? {
    switch role {
    case .image(let image): image.imageName != nil && image.imageSize == nil ? .missingImage : nil
    case .stack(let stack): stack.children.isEmpty ? .filledByCode : nil
    case .view: customClass != nil && children.isEmpty && !hasSize ? .customSize : nil
    default: nil
    }
  }

  /// Whether constraints of the view's own give it a width and a height.
  private var hasSize: Bool {
    let attributes = constraints.filter { $0.firstItem === self }.map(\.firstAttribute)
    return Set([.width, .height]).isSubset(of: attributes)
  }
}
