import AutoScale

/// A view without UIKit: its frame, its children, its constraints, and its scalable lengths.
///
/// A node has identity, keeps its children alive, and knows its parent. Each common UIKit role has
/// a subclass, such as ``LabelNode``. A tree belongs to one task at a time.
///
///     let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 667)) {
///       LabelNode("title", text: "Welcome", font: .system(24, weight: .bold))
///       ButtonNode("login", title: "Log in")
///     }
///
/// Write a component of your own as a subclass; its initializers may take and throw anything:
///
///     final class CardNode: ViewNode {
///       let title: LabelNode
///
///       init(_ identifier: String? = nil, title text: String) {
///         title = LabelNode("title", text: text)
///         super.init(identifier)
///         cornerRadius = 12
///         addChild(title)
///         title.constrain { $0.edges.equalToSuperview().inset(16) }
///       }
///     }
open class ViewNode: LayoutItem {
  /// The name of the UIKit class that nodes of this class stand for, such as `UILabel`.
  ///
  /// A subclass of your own has the name of its Swift type; override it for another name.
  open class var className: String { name("UIView", of: ViewNode.self) }

  /// The role of the node; a subclass of your own has the role of its superclass.
  public var role: Role { .view }

  /// The lengths that every node of this class has, zero by default.
  final class var zeroByDefault: ScaledPropertySet {
    classNames.reduce(into: []) {
      $0.formUnion(ScalableLength.properties(ofClassNamed: $1, unset: .zero))
    }
  }

  // Properties that a walk over the tree reads come first, so that they share a cache line.
  //
  // Exclusivity checks are off for properties that walks and layouts read of every node: they take
  // a fifth of a layout's time. Invariant: only this module sets such a property, in code that
  // calls no foreign code meanwhile, or the property is a plain number or flag, which no overlap
  // can corrupt.

  /// The children, from back to front.
  @exclusivity(unchecked) public final internal(set) var children: [ViewNode] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// The constraints of this node, in the order of their addition.
  @exclusivity(unchecked) public final internal(set) var constraints: [LayoutConstraint] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// The ledger entry of the font's size.
  ///
  /// Unchecked, because each scaled font reads and writes it: by the invariant above, only the
  /// walker and the font of this module set it, and neither calls foreign code meanwhile.
  @exclusivity(unchecked) final var fontEntry: LedgerEntry?

  /// Whether scaling changes the font: `true` always, `false` never, `nil` as the walk decides.
  @exclusivity(unchecked) public final var adapterScreen: Bool?

  /// Whether the last parent ceased to exist while it had this node.
  final var hasLostParent = false

  /// The radius, border, gaps and insets, with their ledger entries.
  @exclusivity(unchecked) final var lengths = LengthTable()

  /// The values with exceptions for some screens, if there are any.
  @exclusivity(unchecked) final var screenValues: NodeScreenValues?

  /// The font that was set on the node.
  @exclusivity(unchecked) final var ownFont: FontDescriptor?

  /// The identifier, such as the object id in an Interface Builder file.
  public final var identifier: String?

  /// The custom class of the view in place of its role's class, such as `PriceLabel`.
  public final var customClass: String?

  /// The user's label for the view in Interface Builder's outline.
  public final var userLabel: String?

  /// The view of a child controller that fills this view, if there is one; its document owns it.
  package final weak var embeddedView: ViewNode?

  /// The frame in the parent, in points.
  @exclusivity(unchecked) public final var frame = LayoutRect.zero

  /// The constraints that ``LayoutItem/makeConstraints(fileID:line:_:)`` made for this node, active
  /// or not; ancestors may own them.
  public final var madeConstraints: [LayoutConstraint] = []

  /// The guides of this node, in the order of their addition.
  @exclusivity(unchecked) public final internal(set) var guides: [LayoutGuide] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// Counts the changes of ``children``, ``constraints`` and ``guides``, so that a layout knows
  /// whether its record of them is current.
  @exclusivity(unchecked) private final var structureVersion = 0

  /// Whether the node is hidden; it still takes part in the layout.
  ///
  /// Setting it replaces all exceptions.
  @exclusivity(unchecked) public final var isHidden = false {
    didSet { screenValues?.isHidden = nil }
  }

  /// Whether the margins are at least as far inside as the parent's.
  public final var preservesSuperviewLayoutMargins = false

  /// Whether the safe area's insets add to the margins.
  public final var insetsLayoutMarginsFromSafeArea = true

  /// Whether the left and right margins keep the width readable.
  public final var layoutMarginsFollowReadableWidth = false

  /// How strongly the node resists becoming larger than its content, in each direction.
  @exclusivity(unchecked) public final var contentHugging = ContentPriority(250)

  /// How strongly the node resists becoming smaller than its content, in each direction.
  @exclusivity(unchecked) public final var contentCompressionResistance = ContentPriority(750)

  /// Whether ``frame`` and ``autoresizingMask`` place the node, rather than constraints.
  ///
  /// `nil` leaves the decision to the layout: constraints place the node if any involves it.
  @exclusivity(unchecked) public final var translatesAutoresizingMaskIntoConstraints: Bool?

  /// The parts that change with the parent's size, if ``frame`` places the node.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []

  /// The known look of the view, or `nil` if none was set.
  final var ownAppearance: AppearanceBox?

  /// The node's position in the layout that last saw it.
  ///
  /// A layout checks that the node at this position is this node; using a dictionary instead takes
  /// a twentieth of a layout's time.
  @exclusivity(unchecked) package private(set) final var layoutIndex = -1

  /// The properties that a layout reads first from each node.
  ///
  /// This module reads them, because `@exclusivity(unchecked)` does not apply in other modules.
  package struct LayoutEntry {
    package let constraints: [LayoutConstraint]
    package let hasGuides: Bool
    /// A number that changes with each change of ``children``, ``constraints`` or ``guides``.
    package let structureVersion: Int
  }

  /// Stores the position in a layout.
  final func enterLayout(at position: Int, in context: ScreenContext?) {
    layoutIndex = position
    if screenValues != nil, let context { resolveScreenValues(for: context) }
  }

  /// The properties that a layout reads first.
  package final var layoutEntry: LayoutEntry {
    LayoutEntry(
      constraints: constraints, hasGuides: !guides.isEmpty, structureVersion: structureVersion)
  }

  /// Stores the position in a layout that saw the node before.
  ///
  /// - Returns: Whether children, constraints and guides are unchanged since a version.
  package final func reenterLayout(
    at position: Int, version: Int, in context: ScreenContext
  ) -> Bool {
    enterLayout(at: position, in: context)
    return structureVersion == version
  }

  /// Whether constraints place the node, rather than its frame, or `nil` if it states neither.
  package final var isPlacedByConstraints: Bool? {
    translatesAutoresizingMaskIntoConstraints.map { !$0 }
  }

  /// Returns the position among the nodes of a layout, or `nil` if the node is not among them.
  package final func position(in nodes: [ViewNode]) -> Int? {
    let position = layoutIndex
    guard nodes.indices.contains(position), nodes[position] === self else { return nil }
    return position
  }

  /// The details that the role adds to the node's line in ``description``, such as `text
  /// "Welcome"`.
  open var details: [String] { [] }

  // Invariant: the parent has this node among its children, and clears the link before it releases
  // the node or is deallocated, so the link never dangles. (A weak reference makes every node twice
  // as slow.)
  private final unowned(unsafe) var parentLink: ViewNode?

  /// The link through which constraints find the node as long as it exists; made on demand.
  final var link: NodeLink {
    if let linkIfMade { return linkIfMade }
    let link = NodeLink(to: self)
    linkIfMade = link
    return link
  }

  private final var linkIfMade: NodeLink?

  /// Makes a node without parent, children and constraints.
  public init(_ identifier: String? = nil) {
    self.identifier = identifier
  }

  /// Makes a node with its frame and its children.
  public convenience init(
    _ identifier: String? = nil,
    frame: LayoutRect,
    @NodeBuilder children: () -> [ViewNode] = { [] }
  ) {
    self.init(identifier)
    self.frame = frame
    addChildren(children())
  }

  /// Makes a node with its children.
  public convenience init(
    _ identifier: String? = nil, @NodeBuilder children: () -> [ViewNode]
  ) {
    self.init(identifier, frame: .zero, children: children)
  }

  /// Makes a node with its children, from the initializer of a screen that is a class of its own.
  ///
  ///     super.init(screen: "login") { … }
  public init(screen identifier: String?, @NodeBuilder children: () throws -> [ViewNode]) rethrows {
    self.identifier = identifier
    addChildren(try children())
  }

  // Detach the children before each node is released, so that deep chains do not recurse.
  deinit {
    linkIfMade?.clear()
    for constraint in constraints { constraint.owner = nil }
    for guide in guides { guide.owner = nil }
    guard !children.isEmpty else { return }
    var pending: [ViewNode] = []
    // Taken out of the node, whose release would otherwise release them one inside the other.
    swap(&pending, &children)
    while var node = pending.popLast() {
      node.parentLink = nil
      // A node that is held elsewhere keeps its own children.
      guard isKnownUniquelyReferenced(&node) else {
        node.hasLostParent = true
        continue
      }
      for child in node.children { child.parentLink = nil }
      pending.append(contentsOf: node.children)
      node.children = []
    }
  }

  /// The parent.
  public final internal(set) var parent: ViewNode? {
    get { parentLink }
    set { parentLink = newValue }
  }

  /// The class name of the view: the custom class, or the class of its role in UIKit.
  public final var className: String { customClass ?? Self.className }
}
