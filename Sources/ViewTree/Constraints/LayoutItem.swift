/// What a constraint can be about: a node, or a guide of a node.
public protocol LayoutItem: AnyObject, AttributeSelecting where Selection == LayoutAnchor {
  /// The identifier, such as the object id in an Interface Builder file.
  var identifier: String? { get }

  /// The node itself, or the node that a guide belongs to; nil for a guide without node.
  var layoutNode: ViewNode? { get }

  /// The parent of a node, or the node that a guide belongs to: what the superview is to both.
  var layoutParent: ViewNode? { get }

  /// What the item is called in the description of a constraint.
  var layoutName: String { get }

  /// The constraints that ``makeConstraints(fileID:line:_:)`` made for this item, active or not.
  var madeConstraints: [LayoutConstraint] { get }
}

extension LayoutItem {
  /// Names attributes of this item, to stand on the right side of a constraint.
  public func selecting(_ attributes: [LayoutAttribute]) -> LayoutAnchor {
    LayoutAnchor(item: self, attributes: attributes)
  }
}
