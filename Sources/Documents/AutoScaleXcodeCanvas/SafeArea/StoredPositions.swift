import AutoScale
import AutoScaleTrees

/// The positions of stored frames in the coordinates of a root.
struct StoredPositions {
  /// The treatment of scroll views between a node and the root, whose content moves.
  enum Scrolling {
    /// The content counts as not scrolled.
    case ignored
    /// Content of scroll views has no position.
    case excluded
  }

  /// The origin of a stored frame.
  private struct Origin {
    let x, y: Double
    /// Whether a scroll view lies between the view and the root.
    let isScrolled: Bool
  }

  let root: ViewNode
  private var origins: [ObjectIdentifier: Origin] = [:]

  /// Reads all positions at once, because a search for each constraint is quadratic in the depth.
  init(root: ViewNode) {
    self.root = root
    // Not recursive, so that no depth of a document overflows the stack.
    var pending = root.children.map { ($0, parent: Origin(x: 0, y: 0, isScrolled: false)) }
    while let (node, parent) = pending.popLast() {
      let (x, y) = (parent.x + node.frame.x, parent.y + node.frame.y)
      origins[ObjectIdentifier(node)] = Origin(x: x, y: y, isScrolled: parent.isScrolled)
      let isScrolled = parent.isScrolled || node.role.scrollView != nil
      let origin = Origin(x: x, y: y, isScrolled: isScrolled)
      pending += node.children.map { ($0, parent: origin) }
    }
  }

  /// Returns the position of an edge of a node, even inside scroll views.
  func edge(_ edge: LayoutInsets.Edge, of node: ViewNode) -> Double? {
    position(edge.attribute, of: node, scrolling: .ignored)
  }

  /// Returns the position of a node's edge, or `nil` for other attributes and nodes outside the root.
  func position(
    _ attribute: LayoutAttribute, of node: ViewNode, scrolling: Scrolling = .excluded
  ) -> Double? {
    guard let origin = origins[ObjectIdentifier(node)],
      scrolling == .ignored || !origin.isScrolled
    else { return nil }
    switch attribute {
    case .left, .leading: return origin.x
    case .right, .trailing: return origin.x + node.frame.width
    case .top: return origin.y
    case .bottom: return origin.y + node.frame.height
    default: return nil
    }
  }

  /// Returns how far a position in the root is inside an edge of it.
  func distance(of position: Double, from edge: LayoutInsets.Edge) -> Double {
    switch edge {
    case .top, .left: position
    case .bottom: root.frame.height - position
    case .right: root.frame.width - position
    }
  }

  /// Returns whether a view is as large as the root, so that it has the root's safe area.
  func isFilled(by node: ViewNode) -> Bool {
    position(.left, of: node, scrolling: .excluded) == 0
      && position(.top, of: node, scrolling: .excluded) == 0
      && node.frame.width == root.frame.width && node.frame.height == root.frame.height
  }
}
