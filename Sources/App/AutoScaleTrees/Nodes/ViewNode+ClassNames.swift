import AutoScale

extension ViewNode {
  /// The node itself.
  public final var layoutNode: ViewNode? { self }

  /// The parent.
  public final var layoutParent: ViewNode? { parent }

  /// The identifier, or the class name of a node without one.
  public final var layoutName: String { identifier ?? className }

  /// The names of the node and its ancestors from the root, such as `screen/card/title`.
  package final var layoutPath: String {
    sequence(first: self, next: \.parent).map(\.layoutName).reversed().joined(separator: "/")
  }

  /// Returns the UIKit name of a class of this module, or the Swift type's name for a subclass of
  /// it.
  static func name(_ name: String, of type: ViewNode.Type) -> String {
    self == type ? name : String(describing: self)
  }

  /// The class names of this class and its superclasses, nearest first.
  ///
  ///     ButtonNode.classNames  // ["UIButton", "UIControl", "UIView"]
  public static var classNames: [String] {
    var names: [String] = []
    var type: AnyClass? = self
    while let nodeType = type as? ViewNode.Type {
      // A content view is a UIView as its superclass is, and named once.
      if names.last != nodeType.className { names.append(nodeType.className) }
      type = superclass(of: nodeType)
    }
    return names
  }

  /// Returns whether the node's class, or one of its superclasses, has a name.
  ///
  /// A `UIButton` whose custom class is `PriceButton` is a `PriceButton` and a `UIControl`.
  public final func isKind(ofClassNamed name: String) -> Bool {
    customClass == name || Self.classNames.contains(name)
  }
}
