import AutoScaleSourceText
import AutoScaleTrees

extension InterfaceDocument {
  /// Returns the beginning of a view's element, or the whole file for a node of another document.
  package func place(of node: ViewNode) -> SourcePlace {
    SourcePlace(path: path, position: contents.index.element(of: node)?.position)
  }

  /// Returns the beginning of an element.
  package func place(of element: MarkupElement) -> SourcePlace {
    SourcePlace(path: path, position: element.position)
  }

  /// Returns where a constraint begins, if it is one of this document.
  package func place(of constraint: LayoutConstraint) -> SourcePlace? {
    contents.index.element(of: constraint).map { SourcePlace(path: path, position: $0.position) }
  }

  /// Returns the name of the outlet for a view in code, such as `loginButton`.
  ///
  /// A view in an outlet collection is named by its index there, such as `buttons[0]`.
  ///
  /// - Parameter node: A node of this document.
  /// - Returns: The first outlet's name, or `nil` if none is connected; `delegate` and `dataSource`
  ///   are ignored, because they do not describe the view.
  public func outletName(of node: ViewNode) -> String? {
    contents.outletNames[node]
  }

  /// Returns the name of the outlet for a constraint in code, such as `keyboardHeight`.
  public func outletName(of constraint: LayoutConstraint) -> String? {
    contents.outletNames[constraint]
  }

  /// Returns the identifier that the user gave a constraint, or `nil` if there is none.
  ///
  /// The constraint's own `identifier` is the object id in the file.
  public func userIdentifier(of constraint: LayoutConstraint) -> String? {
    contents.index.element(of: constraint)?["identifier"]
  }

  /// Returns the name of a view, a guide or another item of a constraint.
  ///
  ///     document.name(of: button)                   // "loginButton"
  ///     document.name(of: unnamed)                  // "UIButton"
  ///     document.name(of: unnamed, length: .medium) // "dX2-aM-o4p"
  ///     document.name(of: unnamed, length: .long)   // "“Log in”"
  ///
  /// - Parameters:
  ///   - item: An item of this document.
  ///   - length: The form of the name for a view without a label or outlet.
  /// - Returns: The label in Interface Builder, else the outlet, else the name in the form of
  ///   `length`. A guide is named by its owner and its kind, such as `card.safeArea`.
  public func name(of item: any LayoutItem, length: NameLength = .short) -> String {
    item.name(in: self, length: length)
  }
}

/// The form of the name for a view without a label or outlet.
public enum NameLength: Hashable, Sendable {
  /// The class, such as `UIButton`.
  case short
  /// The identifier in the file, or the class of a view without one.
  case medium
  /// The first line of the visible text, or the class and the identifier.
  case long
}

extension LayoutItem {
  /// Returns the name of the item in a document, or in a tree made in code.
  package func name(in document: InterfaceDocument?, length: NameLength) -> String {
    if let guide = layoutGuide, let owner = guide.owner, guide.kind != .custom {
      return "\(owner.name(in: document, length: length)).\(guide.kind.rawValue)"
    }
    guard let node = self as? ViewNode else { return layoutName }
    if let name = node.userLabel ?? document?.outletName(of: node) { return name }
    switch length {
    case .short: return node.className
    case .medium: return node.layoutName
    case .long:
      // In code identifiers are names; in documents they are object ids.
      if document == nil, let name = node.identifier { return name }
      return node.quotedText
        ?? node.identifier.map { "\(node.className) \($0)" } ?? node.className
    }
  }
}

extension ViewNode {
  /// The first line of the visible text in quotation marks, cut to 24 characters.
  fileprivate var quotedText: String? {
    guard let text = shownText, !text.isEmpty else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return "“\(line.count > 24 ? line.prefix(23) + "…" : line)”"
  }

  /// The visible text of a view, if it shows one.
  private var shownText: String? {
    switch role {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.placeholder
    default: nil
    }
  }
}
