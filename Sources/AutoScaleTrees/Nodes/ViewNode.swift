import AutoScale

/// A view of a screen, without UIKit: where it is, what is in it, and what can be scaled.
///
/// A node has identity, keeps its children alive, and knows its parent. Each role that users of
/// UIKit know has a subclass, such as ``LabelNode``. A tree belongs to one task at a time.
///
///     let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 667)) {
///       LabelNode("title", text: "Welcome", font: .system(24, weight: .bold))
///       ButtonNode("login", title: "Log in")
///     }
///
/// A component of your own is a subclass, with what its initializers take and throw:
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
  /// A subclass of your own has the name of its Swift type; override it for another one.
  open class var className: String { name("UIView", of: ViewNode.self) }

  /// What the node is; a subclass of yours has the role of its superclass.
  public var role: Role { .view }

  /// The lengths that every node of this class has, and that are zero unless they are set.
  class var zeroByDefault: ScaledPropertySet { [.cornerRadius, .borderWidth] }

  // What a walk over the tree reads comes first, so that it shares a line of the cache.
  //
  // What walks and layouts read of every node is not checked for overlapping accesses: the checks take
  // a fifth of a layout's time. Invariant: such a property is set in this module alone, by code that
  // calls nobody else's meanwhile, or it is a plain number or flag, which no overlap can corrupt.

  /// The nodes in this one, from back to front.
  @exclusivity(unchecked) public final internal(set) var children: [ViewNode] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// The constraints that were added to this node, in the order of their addition.
  @exclusivity(unchecked) public final internal(set) var constraints: [LayoutConstraint] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// What is remembered of the font's size while it is scaled.
  // Not checked, as each scaled font reads and writes it: by the invariant above, the walker and the font of
  // this module alone set it, and neither calls anybody meanwhile.
  @exclusivity(unchecked) final var fontEntry: LedgerEntry?

  /// Whether scaling changes the font: nil follows the walk, true always, false never.
  @exclusivity(unchecked) public final var adapterScreen: Bool?

  /// Radius, border, gaps and insets, with what is remembered of them.
  @exclusivity(unchecked) final var lengths = LengthTable()

  /// The values with exceptions for some screens, if there are any.
  @exclusivity(unchecked) final var screenValues: NodeScreenValues?

  /// The font that somebody gave the node.
  final var ownFont: FontDescriptor?

  /// The identifier, such as the object id in an Interface Builder file.
  public final var identifier: String?

  /// The class that the user gave the view in place of the one of its role, such as `PriceLabel`.
  public final var customClass: String?

  /// What the user calls the view in Interface Builder's outline.
  public final var userLabel: String?

  /// The place in the parent, in points.
  @exclusivity(unchecked) public final var frame = LayoutRect.zero

  /// The constraints that ``LayoutItem/makeConstraints(fileID:line:_:)`` made for this node, active
  /// or not; nodes above may own them.
  public final var madeConstraints: [LayoutConstraint] = []

  /// The guides of this node, in the order of their addition.
  @exclusivity(unchecked) public final internal(set) var guides: [LayoutGuide] = [] {
    didSet { structureVersion &+= 1 }
  }

  /// Counts the changes of ``children``, ``constraints`` and ``guides``, so that a layout knows whether
  /// it remembers those of the present.
  @exclusivity(unchecked) private final var structureVersion = 0

  /// Whether the node takes part in the layout without being seen.
  @exclusivity(unchecked) public final var isHidden = false

  /// Whether the margins are at least as far inside as those of the parent.
  public final var preservesSuperviewLayoutMargins = false

  /// Whether the safe area's insets add to the margins.
  public final var insetsLayoutMarginsFromSafeArea = true

  /// Whether the left and right margins leave no more width than a text can be read in with ease.
  public final var layoutMarginsFollowReadableWidth = false

  /// How strongly the node resists becoming larger than its content, in each direction.
  @exclusivity(unchecked) public final var contentHugging = ContentPriority(250)

  /// How strongly the node resists becoming smaller than its content, in each direction.
  @exclusivity(unchecked) public final var contentCompressionResistance = ContentPriority(750)

  /// Whether ``frame`` and ``autoresizingMask`` place the node, and not constraints.
  ///
  /// Nil leaves the decision to the layout: constraints place the node as soon as one is about it.
  @exclusivity(unchecked) public final var translatesAutoresizingMaskIntoConstraints: Bool?

  /// What gives way, where ``frame`` places the node, when the parent's size changes.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []

  /// What is known of how the view looks; nil while nobody set anything.
  final var ownAppearance: AppearanceBox?

  /// The node's position in the layout that last saw it.
  ///
  /// A layout checks that the node at this position is the node; a dictionary in place of this takes a
  /// twentieth of a layout's time.
  @exclusivity(unchecked) package private(set) final var layoutIndex = -1

  /// What a layout reads of each node at first.
  ///
  /// It is read in this module, as `@exclusivity(unchecked)` says nothing to other ones.
  package struct LayoutEntry {
    package let children: [ViewNode]
    package let constraints: [LayoutConstraint]
    package let hasGuides: Bool
    /// A number that is another one after each change of ``children``, ``constraints`` or ``guides``.
    package let structureVersion: Int
  }

  /// Remembers the position in a layout.
  package final func enterLayout(
    at position: Int, in context: ScreenContext? = nil
  ) -> LayoutEntry {
    layoutIndex = position
    if screenValues != nil, let context { resolveScreenValues(for: context) }
    return LayoutEntry(
      children: children, constraints: constraints, hasGuides: !guides.isEmpty,
      structureVersion: structureVersion)
  }

  /// Remembers the position in a layout that saw the node before.
  ///
  /// - Returns: Whether children, constraints and guides are those of a version.
  package final func reenterLayout(
    at position: Int, version: Int, in context: ScreenContext
  ) -> Bool {
    layoutIndex = position
    if screenValues != nil { resolveScreenValues(for: context) }
    return structureVersion == version
  }

  /// Tells whether constraints place the node, and not its frame.
  ///
  /// - Parameter isMentioned: Whether a constraint is about the node.
  /// - Returns: Whether that is so.
  package final func isPlacedByConstraints(isMentioned: Bool) -> Bool {
    !(translatesAutoresizingMaskIntoConstraints ?? !isMentioned)
  }

  /// The position among the nodes of a layout; nil for a node that is not among them.
  package final func position(in nodes: [ViewNode]) -> Int? {
    let position = layoutIndex
    guard nodes.indices.contains(position), nodes[position] === self else { return nil }
    return position
  }

  /// The radius of the corners, in points.
  public final var cornerRadius: Double {
    get { lengths[value: .cornerRadius] }
    set { lengths[value: .cornerRadius] = newValue }
  }

  /// The width of the line around the node, in points.
  public final var borderWidth: Double {
    get { lengths[value: .borderWidth] }
    set { lengths[value: .borderWidth] = newValue }
  }

  /// The gap that the stack around the node leaves behind it, in points; nil for that of all views.
  final var customSpacing: Double? {
    get { lengths[ifSet: .spacing(.custom)] }
    set { lengths[ifSet: .spacing(.custom)] = newValue }
  }

  /// The distances from the edges to the content, in points; nil for those of the system.
  public final var layoutMargins: LayoutInsets? {
    get { lengths[.layoutMargins] }
    set { lengths[.layoutMargins] = newValue }
  }

  /// The font of the node's text; nil for a node of a role without text.
  ///
  /// Without one of its own, a node has the font that its class has in UIKit; nil brings that back.
  ///
  ///     LabelNode().font  // system 17
  public final var font: FontDescriptor? {
    get {
      if let ownFont { return ownFont }
      guard var font = role.defaultFont else { return nil }
      if let fontEntry { font.size = fontEntry.applied }
      return font
    }
    set {
      ownFont = newValue
      if newValue == nil { fontEntry = nil }
    }
  }

  /// What the role adds to the node's line in ``description``, such as `text "Welcome"`.
  open var details: [String] { [] }

  // Invariant: the parent has this node among its children, and clears the link before it lets go
  // of it or ceases to exist; so the link never dangles. (A weak one makes every node twice as slow.)
  private final unowned(unsafe) var parentLink: ViewNode?

  /// Where constraints find the node as long as it exists; made for the first of them.
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

  // Each node is let go of after its children were taken from it: deep chains don't recurse.
  deinit {
    linkIfMade?.clear()
    for constraint in constraints { constraint.owner = nil }
    for guide in guides { guide.owner = nil }
    guard !children.isEmpty else { return }
    var pending: [ViewNode] = []
    swap(&pending, &children)
    while var node = pending.popLast() {
      node.parentLink = nil
      guard isKnownUniquelyReferenced(&node) else { continue }
      for child in node.children { child.parentLink = nil }
      pending.append(contentsOf: node.children)
      node.children = []
    }
  }

  /// The node that this one is in.
  public final internal(set) var parent: ViewNode? {
    get { parentLink }
    set { parentLink = newValue }
  }

  /// The name of the view's class: the user's, or that of its role in UIKit.
  public final var className: String { customClass ?? Self.className }
}
