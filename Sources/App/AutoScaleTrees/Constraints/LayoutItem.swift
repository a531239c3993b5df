/// An item of a constraint: a node, a guide of a node, or an object that stands for its node.
///
///     final class LoginController: LayoutItem {
///       let view = ViewNode("login")
///       var madeConstraints: [LayoutConstraint] = []
///       var layoutNode: ViewNode? { view }
///     }
///
/// An object of your own has the rectangle of its ``layoutNode``. Constraints hold it weakly.
public protocol LayoutItem: AnyObject, AttributeSelecting, ConstraintTarget
where Selection == LayoutAnchor {
  /// The identifier, such as the object id in an Interface Builder file.
  var identifier: String? { get }

  /// The node itself, or the node that owns a guide; `nil` for a guide without node.
  var layoutNode: ViewNode? { get }

  /// The item as a guide, or `nil` for a node and for an object that stands for one.
  var layoutGuide: LayoutGuide? { get }

  /// The parent of a node, or the node that owns a guide: the superview of either.
  var layoutParent: ViewNode? { get }

  /// The name of the item in the description of a constraint.
  var layoutName: String { get }

  /// The constraints that ``makeConstraints(fileID:line:_:)`` made for this item, active or not.
  ///
  /// The item stores them for the calls that update and remake; do not set them elsewhere.
  var madeConstraints: [LayoutConstraint] { get set }
}

extension LayoutItem {
  /// The identifier of the node.
  public var identifier: String? { layoutNode?.identifier }

  /// No guide.
  public var layoutGuide: LayoutGuide? { nil }

  /// The parent of the node.
  public var layoutParent: ViewNode? { layoutNode?.parent }

  /// The identifier, or the name of the class of an item without one.
  public var layoutName: String { identifier ?? "\(type(of: self))" }

  /// Names attributes of this item, for the right side of a constraint.
  public func selecting(_ attributes: [LayoutAttribute]) -> LayoutAnchor {
    LayoutAnchor(item: self, attributes: attributes)
  }
}
