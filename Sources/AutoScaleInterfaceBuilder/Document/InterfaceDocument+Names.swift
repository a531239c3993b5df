import AutoScaleSourceText
import AutoScaleTrees

extension InterfaceDocument {
  /// Where a view begins; the file as a whole for a node that is not of this document.
  package func place(of node: ViewNode) -> SourcePlace {
    SourcePlace(path: path, position: origins.element(of: node)?.position)
  }

  /// Returns the name of the outlet by which code knows a view, such as `loginButton`.
  ///
  /// A view in a collection of outlets is called by its place in it, such as `buttons[0]`.
  ///
  /// - Parameter node: A node of this document.
  /// - Returns: The first outlet's name; nil where none is connected, and for `delegate` and
  ///   `dataSource`, which don't say what a view is.
  public func outletName(of node: ViewNode) -> String? { outletNames[node] }

  /// Returns the name of the outlet by which code knows a constraint, such as `keyboardHeight`.
  public func outletName(of constraint: LayoutConstraint) -> String? {
    outletNames[constraint]
  }

  /// Returns the identifier that the user gave a constraint for messages; nil where there is none.
  ///
  /// The `identifier` of the constraint itself is the object id in the file.
  public func userIdentifier(of constraint: LayoutConstraint) -> String? {
    origins.element(of: constraint)?["identifier"]
  }

  /// Returns what people call a view: its label in Interface Builder, its outlet or its class.
  ///
  ///     document.displayName(of: button)  // "loginButton"
  public func displayName(of node: ViewNode) -> String {
    node.userLabel ?? outletName(of: node) ?? node.className
  }

  /// What messages call an item of a constraint: the name that people gave it or, where they gave
  /// none, the id, by which it is found in the file.
  package func messageName(of item: any LayoutItem) -> String {
    if let node = item as? ViewNode {
      return node.userLabel ?? outletName(of: node) ?? node.layoutName
    }
    guard let guide = item.layoutGuide, let owner = guide.owner, guide.kind != .custom else {
      return item.layoutName
    }
    return "\(messageName(of: owner)).\(guide.kind.rawValue)"
  }
}
