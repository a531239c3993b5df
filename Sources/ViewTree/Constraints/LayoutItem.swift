/// What a constraint can be about: a node, or a guide of a node.
public protocol LayoutItem: AnyObject {
  /// The identifier, such as the object id in an Interface Builder file.
  var identifier: String? { get }

  /// The node itself, or the node that a guide belongs to; nil for a guide without node.
  var layoutNode: ViewNode? { get }

  /// What the item is called in the description of a constraint.
  var layoutName: String { get }
}
