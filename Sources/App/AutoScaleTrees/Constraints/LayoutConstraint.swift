import AutoScale

/// A relation between two lengths of a layout: `first R multiplier * second + constant`.
///
/// A constraint has identity. It belongs to the node to which it was added, and holds its items
/// weakly.
///
///     LayoutConstraint(title, .top, to: screen, .topMargin, constant: 24)
///     LayoutConstraint(button, .height, .greaterThanOrEqual, constant: 44, priority: 750)
public final class LayoutConstraint {
  // Properties that a walk over the tree reads come first, so that they share a cache line. As in a
  // node, exclusivity checks are off for properties that walks and layouts read.

  /// The constant, with everything that decides whether it is scaled.
  @exclusivity(unchecked) public var adaptableConstant: TrackedConstant

  /// The factor of the second attribute; scaling leaves it alone.
  @exclusivity(unchecked) public internal(set) var multiplier: Double

  /// The numbers with exceptions for some screens, if there are any.
  @exclusivity(unchecked) var screenValues: ConstraintScreenValues?

  /// The identifier, such as the object id in an Interface Builder file.
  public var identifier: String?

  let first: WeakItem

  /// The item on the left side, or `nil` if it no longer exists.
  public var firstItem: (any LayoutItem)? { first.item }

  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute

  /// How the two sides compare.
  public let relation: LayoutRelation

  let second: WeakItem

  /// The item on the right side, or `nil` if there is none or it no longer exists.
  public var secondItem: (any LayoutItem)? { second.item }

  /// The attribute on the right side, or `nil` if the right side is only the constant.
  public let secondAttribute: LayoutAttribute?

  /// The length that is added on the right side, in points; setting it replaces all exceptions.
  public var constant: Double {
    get { adaptableConstant.length.value }
    set {
      // A plain constant replaces the exceptions; a walk sets `adaptableConstant` instead.
      screenValues?.constant = nil
      adaptableConstant.length.value = newValue
    }
  }

  /// The priority of the constraint; setting it replaces all exceptions.
  ///
  /// A number outside 1…1000 is refused, as in ``refusedUpdate``.
  @exclusivity(unchecked) public var priority: LayoutPriority {
    didSet {
      screenValues?.priority = nil
      if priority.isValid { return }
      refuse(.priority(priority.number), at: source)
      priority = oldValue
    }
  }

  /// The source line of the constraint, if known.
  public let source: ConstraintSource?

  /// Whether the constraint exists at design time only, so that scaling leaves it alone.
  public var isPlaceholder: Bool {
    get { adaptableConstant.isPlaceholder }
    set { adaptableConstant.isPlaceholder = newValue }
  }

  /// Whether the system made the constraint, so that scaling leaves it alone.
  public var isSystem: Bool {
    get { adaptableConstant.isSystem }
    set { adaptableConstant.isSystem = newValue }
  }

  /// Whether scaling changes the constant: `true` always, `false` never, `nil` as the walk decides.
  public var adapterScreen: Bool? {
    get { adaptableConstant.adapterScreen }
    set { adaptableConstant.adapterScreen = newValue }
  }

  // Invariant: the owner has this constraint among its own, and clears the link before it releases
  // the constraint or is deallocated.
  @exclusivity(unchecked) private unowned(unsafe) var ownerLink: ViewNode?

  /// The node that owns the constraint, or `nil` while it is inactive.
  public internal(set) var owner: ViewNode? {
    get { ownerLink }
    set { ownerLink = newValue }
  }

  /// Makes a constraint between two attributes.
  public init(
    _ firstItem: any LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    to secondItem: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute?,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required,
    identifier: String? = nil,
    source: ConstraintSource? = nil
  ) {
    first = WeakItem(firstItem)
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = WeakItem(secondItem)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    adaptableConstant = TrackedConstant(TrackedLength(constant))
    self.identifier = identifier
    self.priority = priority
    self.source = source
    if !priority.isValid { refuse(.priority(priority.number), at: source) }
  }

  /// Makes a constraint between an attribute and a constant, in points.
  public convenience init(
    _ item: any LayoutItem,
    _ attribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal,
    constant: Double,
    priority: LayoutPriority = .required,
    identifier: String? = nil,
    source: ConstraintSource? = nil
  ) {
    self.init(
      item, attribute, relation, to: nil, nil,
      constant: constant, priority: priority, identifier: identifier, source: source)
  }
}

extension LayoutConstraint {
  /// The properties that a layout reads besides the items, and that may change.
  package struct Numbers {
    package var constant: Double
    package var multiplier: Double
    package var priority: LayoutPriority
    package var isPlaceholder: Bool
  }

  /// Returns the positions of both items among the nodes of a layout, or -1 for items that are not
  /// among them, and the changeable properties for a screen.
  package func read(
    among nodes: [ViewNode], in context: ScreenContext
  ) -> (first: Int32, second: Int32, numbers: Numbers) {
    // One call, because a first layout reads every constraint once.
    (first.position(in: nodes), second.position(in: nodes), numbers(in: context))
  }

  /// Returns the constant and the other changeable properties, for a screen.
  @inline(__always) package func numbers(in context: ScreenContext) -> Numbers {
    // Most constraints have no exceptions.
    if screenValues != nil { resolveScreenValues(for: context) }
    return Numbers(
      constant: constant, multiplier: multiplier, priority: priority, isPlaceholder: isPlaceholder)
  }
}
