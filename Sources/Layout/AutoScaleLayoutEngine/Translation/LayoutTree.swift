import AutoScale
import AutoScaleTrees

/// A tree in a flat list, with the properties of its nodes that a layout reads.
struct LayoutTree {
  /// The nodes and their parents.
  let list: FlatTree

  /// The traits of each node.
  let traits: [NodeTraits]

  /// The content rectangles of scroll views, by position.
  private(set) var contents: [Int: RectVariables] = [:]

  /// A node that has constraints.
  struct Owner {
    let position: Int
    let constraints: [LayoutConstraint]
  }

  /// The nodes that have constraints; most have none.
  ///
  /// Constraints belong to the nearest common ancestor: in the corpus 41,499 of 41,528.
  let owners: [Owner]

  /// The structure versions of the nodes when children, constraints and guides were read.
  private let structureVersions: [Int]

  /// The number of rectangles: one for each node, and those of contents and guides.
  private(set) var rectangleCount = 0

  /// The number of variables of all rectangles.
  var variableCount: Int { RectVariables.count * rectangleCount }

  /// The nodes, the root first.
  var nodes: [ViewNode] { list.nodes }

  /// The position of each node's parent, or -1 for the root.
  var parents: [Int32] { list.parents }

  /// Lists the nodes of a tree, without recursion.
  init(_ root: ViewNode, in context: ScreenContext) {
    var (traits, owners, versions): ([NodeTraits], [Owner], [Int]) = ([], [], [])
    traits.reserveCapacity(1 + root.children.count)
    versions.reserveCapacity(1 + root.children.count)
    list = FlatTree(root, in: context) { node, parent in
      let entry = node.layoutEntry
      if !entry.constraints.isEmpty {
        owners.append(Owner(position: traits.count, constraints: entry.constraints))
      }
      var own = NodeTraits(node)
      if entry.hasGuides { own.insert(.guides) }
      if parent >= 0, traits[parent].contains(.stack) { own.insert(.arranged) }
      traits.append(own)
      versions.append(entry.structureVersion)
    }
    (self.traits, self.owners, structureVersions) = (traits, owners, versions)
    addRectangles()
  }

  /// Enters the nodes into this layout again, because another one may have seen them.
  ///
  /// - Returns: Whether the tree still has the same nodes, constraints and guides.
  mutating func update(for root: ViewNode, in context: ScreenContext) -> Bool {
    guard nodes[0] === root else { return false }
    var (position, isSame) = (0, true)
    let nodes = nodes
    nodes.forEachUnretained { node in
      let version = structureVersions[position]
      isSame = node.reenterLayout(at: position, version: version, in: context) && isSame
      position += 1
    }
    if isSame { addRectangles() }
    return isSame
  }

  /// Returns the position of a node, if it is in the tree.
  func position(of node: ViewNode) -> Int? { node.position(in: nodes) }

  /// Returns whether a node is the content view of a cell.
  func isCellContent(_ position: Int) -> Bool {
    guard case .contentView = nodes[position].role else { return false }
    switch nodes[position].parent?.role {
    case .tableCell, .collectionCell: return true
    default: return false
    }
  }

  private mutating func addRectangles() {
    rectangleCount = traits.count
    for (position, traits) in traits.enumerated() where traits.hasRectangles {
      addRectangles(of: position)
    }
  }

  private mutating func addRectangles(of position: Int) {
    let node = nodes[position]
    if traits[position].contains(.scroll) { contents[position] = makeRectangle() }
    // Rectangles of guides come after those of nodes, whose positions they must not shift.
    for guide in node.guides where guide.kind.hasRectangle {
      guide.layoutIndex = makeRectangle().position
    }
  }

  private mutating func makeRectangle() -> RectVariables {
    defer { rectangleCount += 1 }
    return RectVariables(at: rectangleCount)
  }
}

/// The traits of a node, so that plain nodes are not asked again.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// A stack, and a view that a stack arranges.
  static let stack = NodeTraits(rawValue: 1)
  static let arranged = NodeTraits(rawValue: 2)
  /// A scroll view.
  static let scroll = NodeTraits(rawValue: 4)
  /// A node that has guides.
  static let guides = NodeTraits(rawValue: 8)
  /// A node of a class that may have content, unlike a plain view.
  static let role = NodeTraits(rawValue: 16)

  /// Whether the node may have further rectangles, or arranges other nodes.
  var hasRectangles: Bool { !isDisjoint(with: [.stack, .scroll, .guides]) }
}

extension NodeTraits {
  init(_ node: ViewNode) {
    // Most nodes are plain views and have no traits.
    self = type(of: node) == ViewNode.self ? [] : NodeTraits(node.role).union(.role)
  }

  private init(_ role: ViewNode.Role) {
    self =
      switch role {
      case .stack: .stack
      // A text view of UIKit is a scroll view; so are tables and collections.
      case .scroll, .table, .collection, .textView: .scroll
      case .view, .label, .textField, .searchBar, .control, .button, .switch, .slider, .stepper,
        .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator,
        .picker, .visualEffect, .web, .map, .tableCell, .tableHeaderFooter, .contentView,
        .collectionReusable, .collectionCell, .navigationBar, .tabBar, .toolbar:
        []
      }
  }
}

extension LayoutGuide.Kind {
  /// Whether the guide has variables of its own, and is not an inset rectangle of its node.
  var hasRectangle: Bool {
    switch self {
    case .safeArea, .layoutMargins, .content, .frame: false
    case .readableContent, .keyboard, .topBars, .bottomBars, .custom: true
    }
  }
}
