import AutoScale
import AutoScaleTrees

/// A tree in a flat list, with what a layout reads of its nodes.
struct LayoutTree {
  /// The nodes and their parents.
  private(set) var list = FlatTree()

  /// What is special about each node.
  private(set) var traits: [NodeTraits] = []

  /// The scroll views, by their position, with their content's rectangle.
  private(set) var contents: [Int: RectVariables] = [:]

  /// The constraints of each node, as they were read.
  private(set) var constraintLists: [[LayoutConstraint]] = []

  /// What the nodes counted when their children, constraints and guides were read.
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
  init(_ root: ViewNode) {
    reserve(1 + root.children.count)
    var pending: [(node: ViewNode, parent: Int32)] = [(root, -1)]
    while let (node, parent) = pending.popLast() {
      let position = Int32(traits.count)
      let entry = node.enterLayout(at: traits.count)
      structureVersions.append(entry.structureVersion)
      constraintLists.append(entry.constraints)
      list.append(node, parent: parent)
      var traits = NodeTraits(node)
      if entry.hasGuides { traits.insert(.guides) }
      if parent >= 0, self.traits[Int(parent)].contains(.stack) { traits.insert(.arranged) }
      self.traits.append(traits)
      for child in entry.children.reversed() { pending.append((child, position)) }
    }
    list.close()
    addRectangles()
  }

  /// Takes the nodes into this layout again, after another one may have seen them.
  ///
  /// - Returns: Whether the tree of a root is still this one, with the same constraints and guides.
  mutating func update(for root: ViewNode) -> Bool {
    guard nodes[0] === root else { return false }
    var (position, isSame) = (0, true)
    let nodes = nodes
    nodes.forEachUnretained { node in
      isSame = node.reenterLayout(at: position, version: structureVersions[position]) && isSame
      position += 1
    }
    if isSame { addRectangles() }
    return isSame
  }

  /// The position of a node; nil for one that is not in the tree.
  func position(of node: ViewNode) -> Int? { node.position(in: nodes) }

  /// Whether a node is what fills a cell.
  func isCellContent(_ position: Int) -> Bool {
    guard case .contentView = nodes[position].role else { return false }
    switch nodes[position].parent?.role {
    case .tableCell, .collectionCell: return true
    default: return false
    }
  }

  /// Makes room for the nodes that are sure to come, so that a flat tree takes no more than it needs.
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
    for guide in node.guides where guide.kind.hasRectangle {
      guide.layoutIndex = makeRectangle().position
    }
  }

  private mutating func makeRectangle() -> RectVariables {
    defer { rectangleCount += 1 }
    return RectVariables(at: rectangleCount)
  }
}

/// What is special about a node, so that plain ones are not asked again.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// A stack, and a view that a stack arranges.
  static let stack = NodeTraits(rawValue: 1)
  static let arranged = NodeTraits(rawValue: 2)
  /// A scroll view.
  static let scroll = NodeTraits(rawValue: 4)
  /// A node that has guides.
  static let guides = NodeTraits(rawValue: 8)
  /// A node that is no plain view, so that it may have content.
  static let role = NodeTraits(rawValue: 16)

  /// Whether the node may have rectangles besides its own, or arranges others.
  var hasRectangles: Bool { !isDisjoint(with: [.stack, .scroll, .guides]) }
}

extension NodeTraits {
  init(_ node: ViewNode) {
    // Most nodes are plain views; they need not be asked.
    self = type(of: node) == ViewNode.self ? [] : NodeTraits(node.role).union(.role)
  }

  private init(_ role: ViewNode.Role) {
    self =
      switch role {
      case .stack: .stack
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
  /// Whether the guide has variables of its own, and is not a node's rectangle with insets.
  var hasRectangle: Bool {
    switch self {
    case .safeArea, .layoutMargins, .content, .frame: false
    case .readableContent, .keyboard, .topBars, .bottomBars, .custom: true
    }
  }
}
