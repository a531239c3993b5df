/// A node of a view tree whose lengths can be scaled to the screen.
///
/// A conforming class gives access to its lengths and to what is remembered of them; the scaling is
/// `adaptScreenWidth(type:except:)`. Laws: a length reads
/// as it was last written, with what is remembered of it; and the nodes are a tree. A walk would not
/// come to its end where a node is in itself, and counts one that is in two others twice.
public protocol ScreenAdaptable: AdaptableElement {
  /// The class at the root of the hierarchy of node classes.
  associatedtype Node: ScreenAdaptable where Node.Node == Node

  /// The class of the constraints.
  associatedtype Constraint: AdaptableConstraint where Constraint.Node == Node

  /// This node, as one of the root class.
  var adaptableNode: Node { get }

  /// The nodes in this one.
  var adaptableChildren: [Node] { get }

  /// The constraints that belong to this node.
  var adaptableConstraints: [Constraint] { get }

  /// The name by which the node can be excepted.
  var adaptableIdentifier: String? { get }

  /// The lengths that the node has; those that are zero by default may be left out while they are.
  var adaptableProperties: ScaledPropertySet { get }

  /// Whether scaling changes the font: nil follows the walk, true always, false never.
  var adaptableSwitch: Bool? { get }

  /// The text style whose sizes the font follows; nil when it doesn't follow the text size.
  var adaptableTextStyle: TextStyle? { get }

  /// A length; zero for one that is not among ``adaptableProperties``.
  func adaptableLength(_ property: ScaledProperty) -> TrackedLength

  /// Changes a length and nothing else; one that the node doesn't have stays absent.
  func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty)
}

/// A constraint whose constant can be scaled to the screen.
public protocol AdaptableConstraint: AdaptableElement {
  /// The class of the nodes.
  associatedtype Node

  /// The constant, with all that decides whether it is scaled.
  var adaptableConstant: TrackedConstant { get set }

  /// Whether the constraint is a ratio, that is, its multiplier is not 1.
  var isProportion: Bool { get }

  /// The nodes to which the first and the second item belong.
  var adaptableItems: (Node?, Node?) { get }
}

/// What a report can name: a node or a constraint.
public protocol AdaptableElement: AnyObject {
  /// The identifier, or what else tells the element from others.
  var adaptableName: String { get }

  /// The name of the element's class.
  var adaptableClassName: String { get }

  /// The design value for a screen where the element holds a ``ScreenValue`` for a property, else nil.
  func adaptableDesign(of property: ScaledProperty, in context: ScreenContext) -> Double?

  /// Sets the values with exceptions that are not scaled, such as a multiplier, to those for a screen.
  func setScreenValues(for context: ScreenContext)
}

extension AdaptableElement {
  /// Nil: the element holds no ``ScreenValue``.
  public func adaptableDesign(of property: ScaledProperty, in context: ScreenContext) -> Double? {
    nil
  }

  /// Does nothing: the element holds no ``ScreenValue``.
  public func setScreenValues(for context: ScreenContext) {}
}
