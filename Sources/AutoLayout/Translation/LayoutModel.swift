import AutoScale
import ViewTree

/// What a layout reads from a tree once, whatever geometry it finds: nodes, constraints, contents.
struct LayoutModel {
  let tree: LayoutTree
  let context: ScreenContext
  let settings: LayoutSettings
  let rootSize: RootSize

  /// The constraints of all nodes, in the order of the nodes.
  private(set) var constraints: [ResolvedConstraint] = []
  /// The position after the last constraint of each node.
  private(set) var constraintEnds: [Int32] = []
  /// The constraints that have no place in the layout.
  private(set) var ignored: [IgnoredConstraint] = []
  /// Whether constraints place a node, and not its frame.
  private(set) var isConstrained: [Bool]
  /// The sizes of the nodes that have content, and each node's position in them; -1 for none.
  private(set) var contentSizes: [IntrinsicContentSize] = []
  private var contentPositions: [Int32]
  /// Whether a content size is required.
  private(set) var hasRequiredContent = false
  /// The nodes whose content may be higher where it is less wide.
  private(set) var wrappingNodes: [Int] = []

  init(
    _ root: ViewNode, size: RootSize, in context: ScreenContext, settings: LayoutSettings
  ) {
    tree = LayoutTree(root)
    self.context = context
    self.settings = settings
    rootSize = size
    isConstrained = Array(repeating: false, count: tree.nodes.count)
    contentPositions = Array(repeating: -1, count: tree.nodes.count)
    constraintEnds.reserveCapacity(tree.nodes.count)
    for position in tree.nodes.indices { readConstraints(of: position) }
    for (position, node) in tree.nodes.enumerated() {
      decidePlacement(of: node, at: position)
      readContent(of: node, at: position)
    }
    isConstrained[0] = size.isFitting
  }

  /// The width of the root, in points; that of the screen where it is looked for.
  var rootWidth: Double { rootSize.width ?? context.width }

  /// The safe area of the root; one whose size is looked for is no screen and has none.
  var safeArea: EdgeInsets { rootSize.isFitting ? .zero : context.safeArea }

  /// The content of a node; nil for one without.
  func content(of position: Int) -> IntrinsicContentSize? {
    let index = Int(contentPositions[position])
    return index < 0 ? nil : contentSizes[index]
  }

  /// The constraints that were added to a node.
  func constraints(of position: Int) -> Range<Int> {
    (position == 0 ? 0 : Int(constraintEnds[position - 1]))..<Int(constraintEnds[position])
  }

  private mutating func readContent(of node: ViewNode, at position: Int) {
    let size = settings.sizing.intrinsicContentSize(of: node, in: context)
    guard size != .none else { return }
    contentPositions[position] = Int32(contentSizes.count)
    contentSizes.append(size)
    hasRequiredContent =
      hasRequiredContent || node.contentCompressionResistance.hasRequired
      || node.contentHugging.hasRequired
    if tree.traits[position].contains(.wrapping) { wrappingNodes.append(position) }
  }
}

extension LayoutModel {
  private mutating func readConstraints(of owner: Int) {
    for constraint in tree.nodes[owner].constraints {
      if constraint.isPlaceholder, !settings.includesPlaceholders { continue }
      do throws(Unplaced) {
        let resolved = try resolve(constraint)
        constraints.append(resolved)
        notePlacement(by: resolved)
      } catch {
        ignored.append(IgnoredConstraint(constraint: constraint, reason: error.reason))
      }
    }
    constraintEnds.append(Int32(constraints.count))
  }

  /// Why a constraint has no place in the layout.
  private struct Unplaced: Error {
    let reason: IgnoredConstraint.Reason
  }

  private func resolve(_ constraint: LayoutConstraint) throws(Unplaced) -> ResolvedConstraint {
    let first = try reference(to: constraint.first)
    guard constraint.multiplier.isUsable, constraint.constant.isUsable else {
      throw Unplaced(reason: .notFinite)
    }
    return ResolvedConstraint(
      constraint: constraint, first: first,
      second: constraint.secondAttribute == nil ? nil : try reference(to: constraint.second))
  }

  private func reference(to item: WeakItem) throws(Unplaced) -> ItemReference {
    if let link = item.link {
      guard let node = link.node else { throw Unplaced(reason: .missingItem) }
      return ItemReference(node: try position(of: node), place: .node)
    }
    guard let item = item.item else { throw Unplaced(reason: .missingItem) }
    let position = try position(of: item.layoutNode)
    // An object of the user has the rectangle of its node.
    let place = (item as? LayoutGuide).map(ItemReference.Place.init) ?? .node
    return ItemReference(node: position, place: place)
  }

  private func position(of node: ViewNode?) throws(Unplaced) -> Int32 {
    guard let node, let position = tree.position(of: node) else {
      throw Unplaced(reason: .itemOutsideTree)
    }
    return Int32(position)
  }

  /// Constraints place their first item, and the second one where the first contains it.
  private mutating func notePlacement(by constraint: ResolvedConstraint) {
    let first = constraint.first
    guard let second = constraint.second else {
      if first.place == .node { isConstrained[Int(first.node)] = true }
      return
    }
    let isAround = tree.contains(Int(second.node), in: Int(first.node))
    if isAround, second.place == .node { isConstrained[Int(second.node)] = true }
    let isPosition = !constraint.constraint.firstAttribute.isLength
    if first.place == .node, !(isPosition && (isAround || first.node == second.node)) {
      isConstrained[Int(first.node)] = true
    }
  }

  private mutating func decidePlacement(of node: ViewNode, at position: Int) {
    if let byFrame = node.translatesAutoresizingMaskIntoConstraints {
      isConstrained[position] = !byFrame
    }
    if tree.traits[position].contains(.arranged) { isConstrained[position] = true }
  }
}

/// The size of a root: what is nil is as small as the constraints let it be.
struct RootSize {
  var width: Double?
  var height: Double?

  /// Whether the content has a say.
  var isFitting: Bool { width == nil || height == nil }
}

extension Double {
  /// Whether sums of such numbers stay finite.
  fileprivate var isUsable: Bool { magnitude <= 1e300 }
}

extension ContentPriority {
  fileprivate var hasRequired: Bool { horizontal == .required || vertical == .required }
}

extension LayoutAttribute {
  /// Whether the attribute is a length and not a position.
  var isLength: Bool { self == .width || self == .height }
}
