import AutoScaleTrees

extension InterfaceDocument {
  /// Whether the document is the launch screen of an app.
  package var isLaunchScreen: Bool {
    views.first.flatMap { contents.index.element(of: $0)?.tree.root["launchScreen"] } == "YES"
  }

  /// Returns whether a table cell's style places a view, as it does with the texts and the image of
  /// standard cells.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  package func isPlacedByCell(_ node: ViewNode) -> Bool {
    guard let identifier = node.identifier,
      let cell = sequence(first: node, next: \.parent).first(where: { $0.role.tableCell != nil }),
      let element = contents.index.element(of: cell)
    else { return false }
    // Cells of a standard style name their parts by these attributes; the parts have no
    // constraints.
    return ["textLabel", "detailTextLabel", "imageView"].contains { element[$0] == identifier }
  }

  /// Returns whether an outermost view is the accessory view of a table cell.
  ///
  /// - Complexity: O(*n*) in the views.
  package func isAccessory(_ view: ViewNode) -> Bool {
    guard roots.contains(where: { $0.kind == .view && $0.view === view }) else { return false }
    return views.lazy.flatMap(\.subtree).contains { $0.role.tableCell?.accessoryView === view }
  }

  /// Returns whether a segue embeds a root's view controller in a view of another one, which
  /// decides its size.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  package func isEmbedded(_ view: ViewNode) -> Bool {
    guard let identifier = roots.first(where: { $0.view === view })?.identifier,
      let tree = contents.index.element(of: view)?.tree
    else { return false }
    return tree.records.indices.contains { index in
      let element = MarkupElement(tree: tree, index: index)
      return element.name == "segue" && element["kind"] == "embed"
        && element["destination"] == identifier
    }
  }
}

extension InterfaceDocument {
  /// Returns the index of the element, in document order, of a view or a constraint, or `nil` if it
  /// is not from this document.
  package func elementIndex(of object: AnyObject) -> Int? {
    contents.index.element(of: object)?.index
  }
}

extension InterfaceDocument {
  /// Returns the element of a view or a constraint, or `nil` if it is not from this document.
  package func markup(of object: AnyObject) -> MarkupElement? { contents.index.element(of: object) }

  /// Returns the font of an element `fontDescription`, or of `font` in an attributed text.
  ///
  /// Defects are reported when the document is read.
  package func font(of element: MarkupElement) -> FontDescriptor {
    var reader = ElementReader(path: path, strings: nil)
    return element.name == "font"
      ? reader.attributedFont(from: element) : reader.font(from: element)
  }
}
