/// A node of a view tree whose lengths can be scaled to the screen.
///
/// A conforming class gives access to its lengths and their ledger entries;
/// `adaptScreenWidth(type:except:)` scales them. Laws: a length and its entry read as last written;
/// and the nodes form a tree. A walk does not end in a cycle, and visits a node with two parents
/// twice.
public protocol ScreenAdaptable: AdaptableElement {
  /// The class at the root of the hierarchy of node classes.
  associatedtype Node: ScreenAdaptable where Node.Node == Node

  /// The class of the constraints.
  associatedtype Constraint: AdaptableConstraint where Constraint.Node == Node

  /// This node, as one of the root class.
  var adaptableNode: Node { get }

  /// The child nodes.
  var adaptableChildren: [Node] { get }

  /// The constraints that this node owns.
  var adaptableConstraints: [Constraint] { get }

  /// The identifier by which the node can be excepted.
  var adaptableIdentifier: String? { get }

  /// The lengths that the node has; lengths that are zero by default may be left out while they are
  /// zero.
  var adaptableProperties: ScaledPropertySet { get }

  /// Whether scaling changes the font: `true` always, `false` never, `nil` as the walk decides.
  var adaptableSwitch: Bool? { get }

  /// The text style that the font follows, or `nil` if the font ignores the text size.
  var adaptableTextStyle: TextStyle? { get }

  /// Returns a length, or zero if it is not among ``adaptableProperties``.
  func adaptableLength(_ property: ScaledProperty) -> TrackedLength

  /// Changes only this length; a length that the node lacks stays absent.
  func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty)

  /// Changes only this length, which was scaled for a screen; by default the screen does not matter.
  ///
  /// A font that follows the text size by itself needs it.
  func setAdaptableLength(
    _ length: TrackedLength, of property: ScaledProperty, in context: ScreenContext)
}

extension ScreenAdaptable {
  /// Changes only the length.
  @inlinable
  public func setAdaptableLength(
    _ length: TrackedLength, of property: ScaledProperty, in context: ScreenContext
  ) {
    setAdaptableLength(length, of: property)
  }
}

/// A constraint whose constant can be scaled to the screen.
public protocol AdaptableConstraint: AdaptableElement {
  /// The class of the nodes.
  associatedtype Node

  /// The constant, with everything that decides whether it is scaled.
  var adaptableConstant: TrackedConstant { get set }

  /// Whether the constraint is a ratio, that is, its multiplier is not 1.
  var isProportion: Bool { get }

  /// The nodes that own the first and the second item.
  var adaptableItems: (Node?, Node?) { get }
}

/// An element that a report names: a node or a constraint.
public protocol AdaptableElement: AnyObject {
  /// The identifier, or a description that tells the element from others.
  var adaptableName: String { get }

  /// The name of the element's class.
  var adaptableClassName: String { get }

  /// The names of the nodes around the element and its own, such as `screen/card/title`.
  var adaptablePath: String { get }

  /// The screen onto which the element is scaled unless a call names another one.
  var adaptableContext: ScreenContext { get }

  /// Returns the screen that was left if a walk to another one comes by itself, or `nil` if a call
  /// asks for it.
  ///
  /// A walk that comes by itself changes only what the screen changed.
  func adaptableContext(before context: ScreenContext) -> ScreenContext?

  /// Whether the element may hold a ``ScreenValue``; false spares a walk the questions.
  var holdsScreenValues: Bool { get }

  /// Returns the design value of a property with its exceptions, or `nil` if it has none.
  func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>?

  /// Sets values with exceptions that are not scaled, such as a multiplier, for a screen.
  func setScreenValues(for context: ScreenContext)
}

extension AdaptableElement {
  /// The name, without those of the nodes around the element.
  public var adaptablePath: String { adaptableName }

  /// The current context.
  public var adaptableContext: ScreenContext { .current }

  /// Returns `nil`: a call asks for each walk.
  public func adaptableContext(before context: ScreenContext) -> ScreenContext? { nil }

  /// True.
  @inlinable public var holdsScreenValues: Bool { true }

  /// Returns `nil`: the element holds no ``ScreenValue``.
  public func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>? { nil }

  /// Does nothing: the element holds no ``ScreenValue``.
  public func setScreenValues(for context: ScreenContext) {}
}
