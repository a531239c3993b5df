import AutoScaleTrees

extension InterfaceDocument {
  /// The view that the owner of a .xib has as its `view`, if the owner is a controller by its name.
  package var viewOfOwner: ViewNode? {
    guard kind == .xib, let objects = markup.child("objects"),
      let owner = objects.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      !["View", "Cell"].contains(where: { owner["customClass"]?.hasSuffix($0) ?? false }),
      let outlet = owner.child("connections")?.children.first(where: {
        $0.name == "outlet" && $0["property"] == "view"
      }),
      let id = outlet["destination"]
    else { return nil }
    return roots.first { $0.kind == .view && $0.view?.identifier == id }?.view
  }

  /// Whether the canvas of the document is dark.
  package var isDark: Bool { markup.child("device")?["appearance"] == "dark" }

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

  /// Returns whether an outermost view is shown in a bar: in place of a title, or as an item.
  package func isPartOfBar(_ view: ViewNode) -> Bool {
    guard let key = contents.index.element(of: view)?["key"] else { return false }
    return view.parent == nil && ["titleView", "customView"].contains(key)
  }

  /// Whether pictures of some outermost views show other ones: accessory views, views in bars, and the scenes
  /// of containers.
  ///
  /// - Complexity: O(*n*) in the views.
  package var showsViewsInOthers: Bool {
    views.contains { isAccessory($0) || isPartOfBar($0) }
      || views.lazy.flatMap(\.subtree).contains { $0.embeddedView != nil }
  }

  /// Returns whether a segue embeds a root's view controller in a view of another one, which
  /// decides its size.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  package func isEmbedded(_ view: ViewNode) -> Bool {
    roots.first { $0.view === view }?.identifier.map(embeddedControllers.contains) ?? false
  }

  /// The object ids of the view controllers that segues embed in views of others.
  ///
  /// - Complexity: O(*n*) in the elements of the document.
  package var embeddedControllers: Set<String> {
    let tree = markup.tree
    return tree.records.indices.reduce(into: []) { found, index in
      guard tree.records[index].name == "segue" else { return }
      let element = MarkupElement(tree: tree, index: index)
      if element["kind"] == "embed", let id = element["destination"] { found.insert(id) }
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
