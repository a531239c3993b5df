/// An invisible rectangle of a node for use in constraints, such as the safe area.
///
/// A guide has identity and belongs to one node, which keeps it alive.
public final class LayoutGuide: LayoutItem {
  /// The rectangle that a guide stands for.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The part of the node that bars and rounded corners leave free.
    case safeArea
    /// The node inside its layout margins.
    case layoutMargins
    /// A column whose lines have a readable length.
    case readableContent
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view, which does not scroll.
    case frame
    /// The area of the keyboard.
    case keyboard
    /// The bars above a view controller's view: its top layout guide.
    case topBars
    /// The bars below a view controller's view: its bottom layout guide.
    case bottomBars
    /// A guide whose constraints define its rectangle.
    case custom
  }

  /// The identifier, such as the object id in an Interface Builder file.
  public var identifier: String?

  /// The rectangle that the guide stands for.
  public let kind: Kind

  // Invariant: as for the owner of a constraint.
  private unowned(unsafe) var ownerLink: ViewNode?

  /// The node that owns the guide.
  public internal(set) var owner: ViewNode? {
    get { ownerLink }
    set { ownerLink = newValue }
  }

  /// The constraints that ``LayoutItem/makeConstraints(fileID:line:_:)`` made for this guide,
  /// active or not; nodes own them.
  public var madeConstraints: [LayoutConstraint] = []

  /// Scratch space of the layout engine, as in a node: the position of the guide's rectangle.
  package var layoutIndex = -1

  /// Makes a guide; ``ViewNode/addGuide(_:)`` gives it to a node.
  public init(_ kind: Kind = .custom, identifier: String? = nil) {
    self.kind = kind
    self.identifier = identifier
  }

  /// The node that owns the guide.
  public var layoutNode: ViewNode? { owner }

  /// The guide itself.
  public var layoutGuide: LayoutGuide? { self }

  /// The node that owns the guide, which counts as its superview.
  public var layoutParent: ViewNode? { owner }

  /// The owner and the kind, such as `screen.safeArea`; a custom guide's own identifier.
  public var layoutName: String {
    if kind == .custom, let identifier { return identifier }
    guard let owner else { return kind.rawValue }
    return "\(owner.layoutName).\(kind.rawValue)"
  }
}

extension LayoutGuide: CustomStringConvertible {
  /// The name of the guide, such as `screen.safeArea`.
  public var description: String { layoutName }
}
