import AutoScale
import ViewTree

/// What a layout reads from a tree once, whatever geometry it finds: nodes, constraints, contents.
struct LayoutModel {
  private(set) var tree: LayoutTree
  private(set) var context: ScreenContext
  private(set) var settings: LayoutSettings
  private(set) var rootSize: RootSize

  /// The constraints of all nodes, in the order of the nodes; nil for one that plays no part.
  private(set) var constraints: [ResolvedConstraint?] = []
  /// The constraints of each node, as they were read.
  private var constraintLists: [[LayoutConstraint]]
  /// The position after the last constraint of each node.
  private var constraintEnds: [Int32] = []
  /// Whether a node has constraints, and nothing but their constants can change their rows.
  private(set) var hasPlainConstraints: [Bool] = []
  /// The constraints that have no place in the layout.
  private(set) var ignored: [IgnoredConstraint] = []
  /// Whether an item of a constraint is an object of the user, which may come to mean another node.
  private var hasForeignItems = false
  /// Whether constraints are about a node.
  private var isMentioned: [Bool]
  /// Whether constraints place a node, and not its frame.
  private(set) var isConstrained: [Bool]
  /// The sizes of the nodes that have content, and each node's position in them; -1 for none.
  private(set) var contentSizes: [IntrinsicContentSize] = []
  private var contentPositions: [Int32] = []
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
    constraintLists = tree.nodes.map(\.constraints)
    isMentioned = Array(repeating: false, count: tree.nodes.count)
    isConstrained = isMentioned
    constraints.reserveCapacity(constraintLists.reduce(0) { $0 + $1.count })
    for list in constraintLists { readConstraints(list) }
    readNodes()
  }

  /// Reads again what may have changed in a tree that has the same nodes, constraints and guides.
  ///
  /// - Returns: Whether that is so. If not, the model is of no use any more.
  mutating func update(
    _ root: ViewNode, size: RootSize, in context: ScreenContext, settings: LayoutSettings
  ) -> Bool {
    guard !hasForeignItems, ignored.isEmpty,
      settings.includesPlaceholders == self.settings.includesPlaceholders,
      context.layoutDirection == self.context.layoutDirection,
      tree.update(for: root), updateConstants()
    else { return false }
    self.context = context
    self.settings = settings
    rootSize = size
    readNodes()
    return true
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

  /// The positions of the constraints that were added to a node.
  func constraints(of position: Int) -> Range<Int> {
    (position == 0 ? 0 : Int(constraintEnds[position - 1]))..<Int(constraintEnds[position])
  }

  /// A constraint by its position.
  ///
  /// - Complexity: O(log *n*) in the nodes.
  func constraint(at index: Int) -> LayoutConstraint {
    var owners = constraintEnds.indices
    while owners.count > 1 {
      let middle = owners.lowerBound + owners.count / 2
      owners =
        constraints(of: middle).lowerBound <= index
        ? middle..<owners.upperBound : owners.lowerBound..<middle
    }
    let owner = owners.lowerBound
    return constraintLists[owner][index - constraints(of: owner).lowerBound]
  }
}

// MARK: - Nodes

extension LayoutModel {
  /// Reads of the nodes what may change without a change of the tree.
  private mutating func readNodes() {
    contentSizes.removeAll(keepingCapacity: true)
    wrappingNodes.removeAll(keepingCapacity: true)
    contentPositions.removeAll(keepingCapacity: true)
    hasRequiredContent = false
    let sizing = settings.sizing
    for (position, node) in tree.nodes.enumerated() {
      isConstrained[position] =
        tree.traits[position].contains(.arranged)
        || !(node.translatesAutoresizingMaskIntoConstraints ?? !isMentioned[position])
      let content = sizing.intrinsicContentSize(of: node, in: context)
      if content == .none {
        contentPositions.append(-1)
      } else {
        addContent(content, of: node, at: position)
      }
    }
    isConstrained[0] = rootSize.isFitting
  }

  private mutating func addContent(
    _ content: IntrinsicContentSize, of node: ViewNode, at position: Int
  ) {
    contentPositions.append(Int32(contentSizes.count))
    contentSizes.append(content)
    hasRequiredContent =
      hasRequiredContent || node.contentCompressionResistance.hasRequired
      || node.contentHugging.hasRequired
    if node.role.mayWrap { wrappingNodes.append(position) }
  }
}

// MARK: - Constraints

extension LayoutModel {
  private mutating func readConstraints(_ list: [LayoutConstraint]) {
    var arePlain = !list.isEmpty
    list.forEachUnretained { constraint in
      let numbers = constraint.numbers
      let resolved = isLeftOut(numbers) ? nil : resolve(constraint, numbers)
      arePlain = arePlain && resolved?.isPlain == true
      constraints.append(resolved)
    }
    constraintEnds.append(Int32(constraints.count))
    hasPlainConstraints.append(arePlain)
  }

  private func isLeftOut(_ numbers: LayoutConstraint.Numbers) -> Bool {
    numbers.isPlaceholder && !settings.includesPlaceholders
  }

  /// Reads the constants again.
  ///
  /// - Returns: Whether nothing but constants has changed.
  private mutating func updateConstants() -> Bool {
    var (index, areKnown) = (0, true)
    for list in constraintLists {
      list.forEachUnretained { constraint in
        areKnown = areKnown && update(constraint.numbers, at: index)
        index += 1
      }
    }
    return areKnown
  }

  private mutating func update(_ numbers: LayoutConstraint.Numbers, at index: Int) -> Bool {
    guard let known = constraints[index]?.numbers else { return isLeftOut(numbers) }
    if numbers.constant != known.constant { constraints[index]?.numbers = numbers }
    return numbers.constant.isUsable && numbers.multiplier == known.multiplier
      && numbers.priority == known.priority && numbers.isPlaceholder == known.isPlaceholder
  }

  /// Finds the items of a constraint; nil for a constraint that is ignored.
  private mutating func resolve(
    _ constraint: LayoutConstraint, _ numbers: LayoutConstraint.Numbers
  ) -> ResolvedConstraint? {
    do throws(Unplaced) {
      let positions = constraint.positions(in: tree.nodes)
      let first = try reference(positions.first, or: constraint.firstItem)
      guard numbers.multiplier.isUsable, numbers.constant.isUsable else {
        throw Unplaced(reason: .notFinite)
      }
      let resolved = ResolvedConstraint(
        first: first,
        second: constraint.secondAttribute == nil
          ? nil : try reference(positions.second, or: constraint.secondItem),
        firstAttribute: constraint.firstAttribute, secondAttribute: constraint.secondAttribute,
        relation: constraint.relation, numbers: numbers)
      notePlacement(by: resolved)
      return resolved
    } catch {
      ignored.append(IgnoredConstraint(constraint: constraint, reason: error.reason))
      return nil
    }
  }

  /// Why a constraint has no place in the layout.
  private struct Unplaced: Error {
    let reason: IgnoredConstraint.Reason
  }

  /// An item by its position among the nodes, or for what is no node among them, the item itself.
  private mutating func reference(
    _ position: Int?, or item: @autoclosure () -> (any LayoutItem)?
  ) throws(Unplaced) -> ItemReference {
    if let position { return ItemReference(node: Int32(position), place: .node) }
    guard let item = item() else { throw Unplaced(reason: .missingItem) }
    guard let node = item.layoutNode, let position = tree.position(of: node) else {
      throw Unplaced(reason: .itemOutsideTree)
    }
    guard let guide = item as? LayoutGuide else {
      // An object of the user has the rectangle of its node.
      hasForeignItems = true
      return ItemReference(node: Int32(position), place: .node)
    }
    return ItemReference(node: Int32(position), place: ItemReference.Place(guide))
  }

  /// Constraints place their first item, and the second one where the first contains it.
  private mutating func notePlacement(by constraint: ResolvedConstraint) {
    let first = constraint.first
    guard let second = constraint.second else {
      if first.place == .node { isMentioned[Int(first.node)] = true }
      return
    }
    let isAround = tree.contains(Int(second.node), in: Int(first.node))
    if isAround, second.place == .node { isMentioned[Int(second.node)] = true }
    let isPosition = !constraint.firstAttribute.isLength
    if first.place == .node, !(isPosition && (isAround || first.node == second.node)) {
      isMentioned[Int(first.node)] = true
    }
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

extension ViewNode.Role {
  /// Whether the role is that of a label or a text view whose text may take several lines.
  fileprivate var mayWrap: Bool {
    switch self {
    case .label(let label): label.numberOfLines != 1
    case .textView(let textView): !textView.isScrollEnabled
    default: false
    }
  }
}
