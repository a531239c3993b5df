import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// The nodes, constraints and contents of a tree, which a layout reads once for all passes.
struct LayoutModel {
  private(set) var tree: LayoutTree
  private(set) var context: ScreenContext
  private(set) var settings: LayoutSettings
  private(set) var rootSize: RootSize

  /// The constraints of all nodes, in the order of the nodes, or `nil` for an ignored one.
  private(set) var constraints: [ResolvedConstraint?] = []
  /// The position after the last constraint of each node.
  private var constraintEnds: [Int32] = []
  /// Whether only constants can change the rows of a node's constraints.
  private(set) var hasPlainConstraints: [Bool]
  /// Whether a constant of a node's constraints changed since the last layout.
  private(set) var hasChangedConstants: [Bool]
  /// The constraints that have no place in the layout.
  private(set) var ignored: [IgnoredConstraint] = []
  /// Whether an item of a constraint is an object of the user, which may later mean another node.
  private var hasForeignItems = false
  /// Whether constraints are about a node.
  private var isMentioned: [Bool]
  /// Whether constraints place a node, not its frame.
  private(set) var isConstrained: [Bool]
  /// The content sizes of the nodes.
  private(set) var contentSizes: ContentSizes

  init(
    _ root: ViewNode, size: RootSize, in context: ScreenContext, settings: LayoutSettings
  ) {
    tree = LayoutTree(root, in: context)
    self.context = context
    self.settings = settings
    rootSize = size
    isMentioned = Array(repeating: false, count: tree.nodes.count)
    isConstrained = isMentioned
    hasChangedConstants = isMentioned
    hasPlainConstraints = Array(repeating: true, count: tree.nodes.count)
    contentSizes = ContentSizes(nodeCount: tree.nodes.count)
    // Constraints first: they decide which nodes their frames place.
    readConstraints()
    readNodes()
  }

  /// Updates the model for a tree with the same nodes, constraints and guides.
  ///
  /// - Returns: Whether the structure is the same. If not, the model must not be used any more.
  mutating func update(
    _ root: ViewNode, size: RootSize, in context: ScreenContext, settings: LayoutSettings
  ) -> Bool {
    // An ignored constraint may have found its item since, an object of the user may mean another
    // node, and in another direction leading and trailing are other edges.
    guard !hasForeignItems, ignored.isEmpty,
      settings.includesPlaceholders == self.settings.includesPlaceholders,
      settings.keptPlaceholders == self.settings.keptPlaceholders,
      context.layoutDirection == self.context.layoutDirection,
      tree.update(for: root, in: context), updateConstants(in: context)
    else { return false }
    self.context = context
    self.settings = settings
    rootSize = size
    readNodes()
    return true
  }

  /// Returns the model with another screen and another size of the root, for values that are known already.
  func with(_ context: ScreenContext, size: LayoutSize) -> LayoutModel {
    var model = self
    model.context = context
    model.rootSize = RootSize(width: .exactly(size.width), height: .exactly(size.height))
    return model
  }

  /// The width of the root, in points; that of the screen if the root's size is to be found.
  var rootWidth: Double { rootSize.width.length ?? context.width }

  /// The safe area of the root, or zero if the root's size is unknown.
  ///
  /// `systemLayoutSizeFitting` looks at a view by itself, which is under no bars.
  var safeArea: LayoutInsets { rootSize.isFitting ? .zero : context.safeArea }

  /// The height of the keyboard over the root, in points, or 0 if the root's size is unknown.
  var keyboardHeight: Double {
    let height = settings.keyboardHeight
    return rootSize.isFitting || !height.isFinite ? 0 : max(0, height)
  }

  /// Returns whether a node only has the rows of its constraints, as most plain views.
  func hasNoRowsOfItsOwn(_ position: Int) -> Bool {
    // Rows of most nodes come from their constraints only; with this check 50 views take 29 µs in
    // place of 47, together with what commit 92d771c3 did.
    isConstrained[position] && position > 0 && !contentSizes.has(position)
      && !tree.traits[position].hasRectangles && settings.preferredSizes.isEmpty
  }

  /// Makes a solver for the rectangles, with room for the rows.
  func makeSolver() -> SectionedSolver {
    // Two rows for each direction of a content, four for a frame and its mask: a guess that saves
    // growth of the buffers.
    let ruleCount = 4 * (contentSizes.count + isConstrained.count { !$0 })
    let rowCount = constraints.count + ruleCount
    // Near edges have one term and far ones two, so most rows have two to four.
    return SectionedSolver(
      lowerBounds: RectVariables.lowerBounds, times: tree.rectangleCount, rowCount: rowCount,
      termCount: 3 * rowCount)
  }

  /// Returns the positions of the constraints that were added to a node.
  func constraints(of position: Int) -> Range<Int> {
    (position == 0 ? 0 : Int(constraintEnds[position - 1]))..<Int(constraintEnds[position])
  }

  /// Returns a constraint by its position.
  ///
  /// - Complexity: O(log *n*) in the nodes.
  func constraint(at index: Int) -> LayoutConstraint {
    var owners = tree.owners.indices
    while owners.count > 1 {
      let middle = owners.lowerBound + owners.count / 2
      owners =
        constraints(of: tree.owners[middle].position).lowerBound <= index
        ? middle..<owners.upperBound : owners.lowerBound..<middle
    }
    let owner = tree.owners[owners.lowerBound]
    return owner.constraints[index - constraints(of: owner.position).lowerBound]
  }
}

// MARK: - Nodes

extension LayoutModel {
  /// Reads the properties of nodes that may change in the same tree.
  private mutating func readNodes() {
    contentSizes.removeAll()
    // Plain views have no content, except in a sizing of the user's.
    let asksPlainViews = !(settings.sizing is SystemIntrinsicSizing)
    let nodes = tree.nodes
    var position = 0
    var unsized: [Int] = []
    nodes.forEachUnretained { node in
      let traits = tree.traits[position]
      // UIStackView switches the translation of masks off in its views, whatever they say.
      isConstrained[position] =
        traits.contains(.arranged)
        || node.isPlacedByConstraints ?? isMentioned[position]
      if asksPlainViews || traits.contains(.role) {
        let content = settings.sizing.intrinsicContentSize(of: node, in: context)
        contentSizes.set(content, of: node, at: position)
      }
      if traits.contains(.arranged), needsFittingSize(position) { unsized.append(position) }
      position += 1
    }
    // The rows of its size place the root, unless that size is to be found.
    isConstrained[0] = rootSize.isFitting
    if !unsized.isEmpty { readFittingSizes(of: unsized) }
  }

  /// Whether a stack sizes a view in proportion to what constraints and the views in it need, because it has no
  /// content.
  private func needsFittingSize(_ position: Int) -> Bool {
    guard !settings.contentsAreResults, let stack = tree.nodes[position].parent?.role.stack,
      stack.distribution == .fillProportionally
    else { return false }
    return contentSizes[position]?.length(along: stack.axis) == nil
  }

  /// Finds the sizes that views without content need, the innermost first, so that each is found once.
  private mutating func readFittingSizes(of positions: [Int]) {
    for position in positions.reversed() {
      let node = tree.nodes[position]
      let id = ObjectIdentifier(node)
      guard settings.fittingSizes[id] == nil else { continue }
      settings.fittingSizes[id] = LayoutEngine(settings: settings).fittingSize(
        of: node, in: context)
    }
    // Those layouts saw the nodes at other positions.
    _ = tree.update(for: tree.nodes[0], in: context)
  }
}

// MARK: - Constraints

extension LayoutModel {
  private mutating func readConstraints() {
    constraints.reserveCapacity(tree.owners.reduce(0) { $0 + $1.constraints.count })
    constraintEnds.reserveCapacity(tree.nodes.count)
    // Outside of the loops, which would count references to both for each constraint.
    let (nodes, context) = (tree.nodes, context)
    for owner in tree.owners {
      endConstraints(before: owner.position)
      hasPlainConstraints[owner.position] = readConstraints(
        owner.constraints, among: nodes, in: context)
    }
    endConstraints(before: nodes.count)
  }

  /// Ends the constraints of the nodes before a position.
  private mutating func endConstraints(before position: Int) {
    let end = Int32(constraints.count)
    while constraintEnds.count < position { constraintEnds.append(end) }
  }

  /// Reads the constraints of a node.
  ///
  /// - Returns: Whether only constants can change their rows.
  private mutating func readConstraints(
    _ list: [LayoutConstraint], among nodes: [ViewNode], in context: ScreenContext
  ) -> Bool {
    var arePlain = true
    list.forEachUnretained { constraint in
      let (first, second, numbers) = constraint.read(among: nodes, in: context)
      // Interface Builder removes placeholders when it builds an app, so a device never sees them.
      // The question comes first, because the call that follows it copies the model: half of the
      // instructions of a first layout.
      let isLeftOut = numbers.isPlaceholder && isLeftOut(constraint)
      let resolved = isLeftOut ? nil : resolve(constraint, numbers, at: (first, second))
      arePlain = arePlain && resolved?.isPlain == true
      constraints.append(resolved)
    }
    return arePlain
  }

  /// Returns whether a placeholder has no row.
  private func isLeftOut(_ constraint: LayoutConstraint) -> Bool {
    !settings.includesPlaceholders
      && !settings.keptPlaceholders.contains(ObjectIdentifier(constraint))
  }

  /// Reads the constants again.
  ///
  /// - Returns: Whether only constants changed.
  private mutating func updateConstants(in context: ScreenContext) -> Bool {
    var areKnown = true
    // Only owners: a kept engine would spend most of its time on nodes without constraints.
    for owner in tree.owners {
      var index = constraints(of: owner.position).lowerBound
      var isChanged = false
      owner.constraints.forEachUnretained { constraint in
        let change = update(constraint, constraint.numbers(in: context), at: index)
        areKnown = areKnown && change != .other
        isChanged = isChanged || change != .none
        index += 1
      }
      hasChangedConstants[owner.position] = isChanged
    }
    return areKnown
  }

  /// The change of a constraint.
  private enum Change { case none, constant, other }

  private mutating func update(
    _ constraint: LayoutConstraint, _ numbers: LayoutConstraint.Numbers, at index: Int
  ) -> Change {
    guard let known = constraints[index]?.numbers else {
      return numbers.isPlaceholder && isLeftOut(constraint) ? .none : .other
    }
    // A multiplier or a priority is part of a written row; the constant is stored beside it.
    guard
      numbers.constant.isUsable && numbers.multiplier == known.multiplier
        && numbers.priority == known.priority && numbers.isPlaceholder == known.isPlaceholder
    else { return .other }
    if numbers.constant == known.constant { return .none }
    constraints[index]?.numbers = numbers
    return .constant
  }

  /// Finds the items of a constraint by their positions, or ignores the constraint.
  private mutating func resolve(
    _ constraint: LayoutConstraint, _ numbers: LayoutConstraint.Numbers,
    at positions: (first: Int32, second: Int32)
  ) -> ResolvedConstraint? {
    do throws(Unplaced) {
      let first = try reference(positions.first, or: constraint.firstItem)
      guard numbers.multiplier.isUsable, numbers.constant.isUsable else {
        throw Unplaced(reason: .notFinite)
      }
      var second: ItemReference?
      if constraint.secondAttribute != nil {
        second = try reference(positions.second, or: constraint.secondItem)
      }
      let resolved = ResolvedConstraint(constraint, first, second, numbers)
      notePlacement(by: resolved)
      return resolved
    } catch {
      ignored.append(IgnoredConstraint(constraint: constraint, reason: error.reason))
      return nil
    }
  }

  /// The reason for ignoring a constraint.
  private struct Unplaced: Error {
    let reason: IgnoredConstraint.Reason
  }

  /// Returns a reference to an item by its position, or by the item itself if it is not a node of
  /// the tree.
  private mutating func reference(
    _ position: Int32, or item: @autoclosure () -> (any LayoutItem)?
  ) throws(Unplaced) -> ItemReference {
    // Items of constraints remember their last position, which saves a search for most.
    if position >= 0 { return ItemReference(node: position, place: .node) }
    // A constraint does not keep its items alive, as in UIKit.
    guard let item = item() else { throw Unplaced(reason: .missingItem) }
    guard let node = item.layoutNode, let position = tree.position(of: node) else {
      throw Unplaced(reason: .itemOutsideTree)
    }
    guard let guide = item.layoutGuide else {
      // An object of the user means its node.
      hasForeignItems = true
      return ItemReference(node: Int32(position), place: .node)
    }
    return ItemReference(node: Int32(position), place: ItemReference.Place(guide))
  }

  /// Notes the nodes that a constraint places: the first item, and the second one if the first contains it.
  private mutating func notePlacement(by constraint: ResolvedConstraint) {
    let first = constraint.first
    guard let second = constraint.second else {
      if first.isNode { mention(first.node) }
      return
    }
    let isAround = tree.list.contains(Int(second.node), in: Int(first.node))
    if isAround, second.isNode { mention(second.node) }
    let isPosition = !constraint.firstAttribute.isLength
    // A position within itself, or about what lies in it, does not say where the node is.
    if first.isNode, !(isPosition && (isAround || first.node == second.node)) {
      mention(first.node)
    }
  }

  private mutating func mention(_ node: Int32) {
    // Most nodes are mentioned already, and a look is cheaper than a change.
    if !isMentioned[Int(node)] { isMentioned[Int(node)] = true }
  }
}

/// A length that the root of a layout is asked to have, in points.
package enum RootLength: Hashable, Sendable {
  /// This length.
  case exactly(Double)
  /// This length, or the nearest one that required constraints allow; contents give way.
  case preferred(Double)
  /// As small as constraints and contents allow.
  case smallest

  /// The length, unless the content decides it.
  ///
  /// A negative number, NaN and infinity count as 0.
  var length: Double? {
    switch self {
    case .exactly(let length), .preferred(let length): length.isFinite && length > 0 ? length : 0
    case .smallest: nil
    }
  }
}

/// The size of a root.
struct RootSize {
  var width: RootLength
  var height: RootLength

  /// Whether the content decides a length.
  var isFitting: Bool { width == .smallest || height == .smallest }
}

extension Double {
  /// Whether sums of such numbers stay finite.
  fileprivate var isUsable: Bool { magnitude <= 1e300 }
}
