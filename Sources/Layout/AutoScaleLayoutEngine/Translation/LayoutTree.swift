import AutoScale
import AutoScaleTrees

/// A tree in a flat list, with the properties of its nodes that a layout reads.
struct LayoutTree {
  /// The nodes and their parents.
  private(set) var list = FlatTree()

  /// The traits of each node.
  private(set) var traits: [NodeTraits] = []

  /// The content rectangles of scroll views, by position.
  private(set) var contents: [Int: RectVariables] = [:]

  /// The constraints of each node.
  private(set) var constraintLists: [[LayoutConstraint]] = []

  /// The structure versions of the nodes when children, constraints and guides were read.
  private var structureVersions: [Int] = []

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
    reserve(1 + root.children.count)
    // A list in place of recursion: a chain of ten thousand nodes is no problem (LayoutLawTests).
    var pending: [(node: ViewNode, parent: Int32)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      let position = Int32(traits.count)
      let entry = node.enterLayout(at: traits.count, in: context)
      structureVersions.append(entry.structureVersion)
      constraintLists.append(entry.constraints)
      list.append(node, parent: parent)
      var traits = NodeTraits(node)
      if entry.hasGuides { traits.insert(.guides) }
      if parent >= 0, self.traits[Int(parent)].contains(.stack) { traits.insert(.arranged) }
      self.traits.append(traits)
      // Reversed, because the last one is taken first and the list is in the order of drawing.
      for child in entry.children.reversed() { pending.append((child, position)) }
    }
    list.close()
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

  /// Reserves memory for the root and its children, so that a flat tree takes no more than it needs.
  private mutating func reserve(_ count: Int) {
    list.reserveCapacity(count)
    traits.reserveCapacity(count)
    constraintLists.reserveCapacity(count)
    structureVersions.reserveCapacity(count)
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
