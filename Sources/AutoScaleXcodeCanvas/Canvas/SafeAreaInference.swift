import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSystemFacts
import AutoScaleTrees

/// Finds the safe area of a root from the stored frames that obey constraints to it.
///
/// A canvas of Xcode differs by version from a running device, and a document does not say how.
/// For each edge the inset is the one that most constraints agree on.
package struct SafeAreaInference {
  /// What a vote rests on, the surest first; only where there is none the next one counts.
  private enum Ground: CaseIterable {
    /// A constraint to the root.
    case required
    /// One that need not hold.
    case optional
    /// A constraint to a view in the root, into which the safe area reaches.
    case nested
  }

  /// The insets that constraints ask for, by what they rest on and by edge.
  private var votes: [Ground: [LayoutInsets.Edge: [Vote]]] = [:]
  /// By how much the top inset is larger than the bottom one.
  private var differences: [Vote] = []
  /// Whether something is as high as the safe area or at a part of its middle, so that an edge of which
  /// nothing is said counts.
  private var usesHeight = false
  /// The smallest insets at which required inequalities to the safe area just hold.
  private var rooms: [LayoutInsets.Edge: Double] = [:]
  /// The edges at which a constraint asks for an inset that no safe area has.
  private var impossibleEdges: Set<LayoutInsets.Edge> = []
  private let root: ViewNode
  /// Where the views in the root are.
  private var places: [ObjectIdentifier: Place] = [:]

  /// Where a view's stored frame is in the root.
  private struct Place {
    let x, y: Double
    /// Whether a scroll view lies between the view and the root.
    let isScrolled: Bool
  }

  /// What one constraint asks for.
  private struct Vote: Hashable {
    let number: Double
    /// Whether the constraint is to the safe area itself, and not to margins within it.
    var isDirect = true
  }

  /// Looks at the constraints of a root's tree, at nodes whose frames are those of their constraints.
  init(_ root: ViewNode, isTrusted: (ViewNode) -> Bool) {
    self.root = root
    readPlaces()
    var pending = [root]
    while let node = pending.popLast() {
      pending.append(contentsOf: node.children)
      for constraint in node.constraints { read(constraint, isTrusted) }
      if case .tabBar = node.role, isTrusted(node) { readTabBar(node) }
      if let stack = node.role.stack, isTrusted(node) { readMargin(of: stack, isTrusted) }
    }
  }

  /// Reads the places of all views at once, since a search per constraint is quadratic in the depth.
  private mutating func readPlaces() {
    var pending = root.children.map { ($0, parent: Place(x: 0, y: 0, isScrolled: false)) }
    while let (node, parent) = pending.popLast() {
      let (x, y) = (parent.x + node.frame.x, parent.y + node.frame.y)
      places[ObjectIdentifier(node)] = Place(x: x, y: y, isScrolled: parent.isScrolled)
      let isScrolled = parent.isScrolled || node.role.scrollView != nil
      let place = Place(x: x, y: y, isScrolled: isScrolled)
      pending += node.children.map { ($0, parent: place) }
    }
  }

  /// Reads the height of a tab bar at the root's bottom, which includes the safe area there.
  private mutating func readTabBar(_ bar: ViewNode) {
    let inset = bar.frame.height - Lengths.onDevices["tab bar"]
    guard inset > 0, Self.isPlausible(inset), position(.bottom, of: bar) == root.frame.height else {
      return
    }
    votes[.optional, default: [:]][.bottom, default: []].append(Vote(number: inset))
  }

  /// Reads by how much the safe area makes the top margin of a stack larger, within which it arranges
  /// its views.
  private mutating func readMargin(of stack: StackNode, _ isTrusted: (ViewNode) -> Bool) {
    guard stack.isLayoutMarginsRelativeArrangement, stack.insetsLayoutMarginsFromSafeArea,
      stack.axis == .vertical || stack.alignment == .fill || stack.alignment == .top,
      let first = stack.children.first(where: { !$0.isHidden }), isTrusted(first),
      let top = position(.top, of: first), let ownTop = position(.top, of: stack)
    else { return }
    let inset = top - (stack.layoutMargins?.top ?? MarginRules.standard.other)
    guard inset > ownTop + 0.5, Self.isPlausible(inset) else { return }
    votes[.nested, default: [:]][.top, default: []].append(Vote(number: inset))
  }

  /// The insets; zero at edges of which no constraint says anything.
  ///
  /// - Parameter standard: The insets of the canvas, for constraints to the middle of the safe area,
  ///   which say only how much the top inset differs from the bottom one, and for those to its height.
  /// - Returns: The insets, in points.
  func insets(standard: LayoutInsets) -> LayoutInsets {
    var (top, bottom) = (inset(.top), inset(.bottom))
    if let difference = mostFrequent(differences) {
      if top == nil { top = max(0, (bottom ?? standard.bottom) + difference) }
      if bottom == nil { bottom = max(0, (top ?? standard.top) - difference) }
    }
    return LayoutInsets(
      top: top ?? silentInset(.top, standard), left: inset(.left) ?? 0,
      bottom: bottom ?? silentInset(.bottom, standard), right: inset(.right) ?? 0)
  }

  /// The inset of an edge of which no stored frame says anything: that of the canvas, where something
  /// depends on it and the stored frames leave room for it.
  private func silentInset(_ edge: LayoutInsets.Edge, _ standard: LayoutInsets) -> Double {
    let fits = rooms[edge].map { standard[edge] <= $0 + 0.5 } ?? usesHeight
    return fits ? standard[edge] : 0
  }

  /// The edges that a constraint is about and whose insets no stored frame tells.
  package func guessedEdges(of constraint: LayoutConstraint) -> [LayoutInsets.Edge] {
    let about =
      edges(of: constraint.firstItem, constraint.firstAttribute)
      + edges(of: constraint.secondItem, constraint.secondAttribute)
    return LayoutInsets.Edge.allCases.filter { edge in
      guard about.contains(edge), !impossibleEdges.contains(edge) else { return false }
      let isSilent = inset(edge) == nil && (differences.isEmpty || !edge.isVertical)
      return isSilent || edge.isVertical && isInDispute
    }
  }

  /// Whether the middle of the safe area is stored elsewhere than between its top and bottom, by more
  /// than rounding makes.
  private var isInDispute: Bool {
    guard let top = inset(.top), let bottom = inset(.bottom),
      let difference = mostFrequent(differences)
    else { return false }
    return (top - bottom - difference).magnitude > 2
  }

  /// The edges of the safe area by which an attribute moves.
  private func edges(
    of item: (any LayoutItem)?, _ attribute: LayoutAttribute?
  ) -> [LayoutInsets.Edge] {
    guard let item, let attribute else { return [] }
    switch (item.layoutGuide?.kind, attribute) {
    case (.safeArea, .centerY), (.safeArea, .height): return [.top, .bottom]
    default: return edge(of: item, attribute).map { [$0.edge] } ?? []
    }
  }

  /// The inset on which most constraints agree, of those that rest on the surest ground.
  private func inset(_ edge: LayoutInsets.Edge) -> Double? {
    Ground.allCases.lazy.compactMap { mostFrequent(votes[$0]?[edge] ?? []) }.first
  }

  private mutating func read(_ constraint: LayoutConstraint, _ isTrusted: (ViewNode) -> Bool) {
    noteHeight(constraint)
    noteRoom(constraint, isTrusted)
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let secondAttribute = constraint.secondAttribute,
      let first = constraint.firstItem, let second = constraint.secondItem
    else { return }
    let ground = constraint.priority == .required ? Ground.required : .optional
    if let node = first as? ViewNode, isTrusted(node) {
      vote(
        second, secondAttribute, node, constraint.firstAttribute, constant: constraint.constant,
        ground)
    }
    if let node = second as? ViewNode, isTrusted(node) {
      vote(
        first, constraint.firstAttribute, node, secondAttribute, constant: -constraint.constant,
        ground)
    }
  }

  /// Reads `node.attribute = item.attribute + constant`, where the item is about the safe area.
  private mutating func vote(
    _ item: any LayoutItem, _ itemAttribute: LayoutAttribute, _ node: ViewNode,
    _ attribute: LayoutAttribute, constant: Double, _ ground: Ground
  ) {
    guard let owner = item.layoutNode else { return }
    let isRoot = owner === root
    if isRoot || fillsRoot(owner) {
      noteCenter(item, itemAttribute, node, attribute, constant: constant, ground)
    }
    guard let (edge, margin, isDirect) = edge(of: item, itemAttribute),
      let position = position(attribute, of: node, throughScrollViews: !isRoot)
    else { return }
    let inset = distance(of: position - constant, from: edge) - margin
    guard inset > -0.5, inset < 200 else {
      if isRoot { impossibleEdges.insert(edge) }
      return
    }
    let vote = Vote(number: max(0, inset), isDirect: isDirect)
    if isRoot {
      if ground == .optional, !Self.isPlausible(inset) { return }
      return votes[ground, default: [:]][edge, default: []].append(vote)
    }
    // A view that the safe area does not reach says nothing of it.
    guard ground == .required, let ownEdge = self.position(edge, of: owner),
      inset > distance(of: ownEdge, from: edge) + 0.5
    else { return }
    votes[.nested, default: [:]][edge, default: []].append(vote)
  }

  /// Whether a system could have an inset: that of a status bar or a home indicator, and of a bar
  /// beside it.
  private static func isPlausible(_ inset: Double) -> Bool {
    possibleScreens.contains { screen in
      possibleBars.contains { (screen + $0 - inset).magnitude < 0.6 }
    }
  }

  private static let possibleScreens = FactTable.possibleInsets.row("screens").numbers("insets")
  private static let possibleBars = FactTable.possibleInsets.row("bars").numbers("insets")
  private static let possibleBottoms = FactTable.possibleInsets.row("bottom edges")
    .numbers("insets")

  /// Whether the inset at the top could be larger by a number than that of a home indicator or a bar
  /// at the bottom.
  private static func isPlausible(difference: Double) -> Bool {
    possibleBottoms.contains { isPlausible(difference + $0) }
  }

  /// How far a line in the root is inside an edge of it.
  private func distance(of line: Double, from edge: LayoutInsets.Edge) -> Double {
    switch edge {
    case .top, .left: line
    case .bottom: root.frame.height - line
    case .right: root.frame.width - line
    }
  }

  /// Whether a view is as large as the root, so that it has the root's safe area.
  private func fillsRoot(_ node: ViewNode) -> Bool {
    guard let left = position(.left, of: node, throughScrollViews: false),
      let top = position(.top, of: node, throughScrollViews: false)
    else { return false }
    return left == 0 && top == 0 && node.frame.width == root.frame.width
      && node.frame.height == root.frame.height
  }

  /// Notes the inset of an edge at which a required inequality just holds: what must be inside the
  /// root's safe area allows no larger one, and what must reach beyond it seldom does by more.
  private mutating func noteRoom(_ constraint: LayoutConstraint, _ isTrusted: (ViewNode) -> Bool) {
    guard constraint.relation != .equal, constraint.priority == .required,
      constraint.multiplier == 1, let attribute = constraint.secondAttribute
    else { return }
    let isFirst = constraint.firstItem?.layoutGuide?.owner === root
    let sides = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, attribute),
    ]
    let (guide, view) = isFirst ? (sides[0], sides[1]) : (sides[1], sides[0])
    let constant = isFirst ? -constraint.constant : constraint.constant
    guard let item = guide.0, item.layoutNode === root, let node = view.0 as? ViewNode,
      isTrusted(node), let (edge, _, isDirect) = edge(of: item, guide.1), isDirect,
      let position = position(view.1, of: node)
    else { return }
    let room = distance(of: position - constant, from: edge)
    rooms[edge] = min(rooms[edge] ?? .infinity, room)
  }

  /// Notes that something is as high as the safe area of the root, or at a part of its middle.
  private mutating func noteHeight(_ constraint: LayoutConstraint) {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    for case (let guide as LayoutGuide, let attribute?) in sides
    where guide.kind == .safeArea && guide.owner === root {
      let isPart = attribute == .centerY && constraint.multiplier != 1
      if isPart || attribute == .height { usesHeight = true }
    }
  }

  /// Reads a constraint to the vertical middle of the safe area or of the margins.
  private mutating func noteCenter(
    _ item: any LayoutItem, _ itemAttribute: LayoutAttribute, _ node: ViewNode,
    _ attribute: LayoutAttribute, constant: Double, _ ground: Ground
  ) {
    switch (item.layoutGuide?.kind, itemAttribute) {
    case (.safeArea, .centerY), (.layoutMargins, .centerY), (nil, .centerYWithinMargins): break
    default: return
    }
    guard attribute == .centerY, let top = position(.top, of: node) else { return }
    let center = top + node.frame.height / 2 - constant
    let difference = (2 * center - root.frame.height).rounded()
    // What need not hold may have given way.
    guard ground == .required || Self.isPlausible(difference: difference) else { return }
    differences.append(Vote(number: difference))
  }

  /// The edge of the safe area that an attribute stands for, and the margin within it.
  private func edge(
    of item: any LayoutItem, _ attribute: LayoutAttribute
  ) -> (edge: LayoutInsets.Edge, margin: Double, isDirect: Bool)? {
    switch (item.layoutGuide?.kind, attribute) {
    case (.safeArea, .top), (.topBars, .bottom): (.top, 0, true)
    case (.safeArea, .leading), (.safeArea, .left): (.left, 0, true)
    case (.safeArea, .bottom), (.bottomBars, .top): (.bottom, 0, true)
    // Without a keyboard its guide is as high as what is below the safe area.
    case (.keyboard, .top): (.bottom, 0, true)
    case (.safeArea, .trailing), (.safeArea, .right): (.right, 0, true)
    case (nil, .topMargin), (.layoutMargins, .top):
      margin(.top, of: item).map { (.top, $0, false) }
    case (nil, .bottomMargin), (.layoutMargins, .bottom):
      margin(.bottom, of: item).map { (.bottom, $0, false) }
    default: nil
    }
  }

  /// The margin of an item's view without the safe area; nil where other views have a say.
  private func margin(_ edge: LayoutInsets.Edge, of item: any LayoutItem) -> Double? {
    guard let node = item.layoutNode, node.insetsLayoutMarginsFromSafeArea else { return nil }
    if node === root { return root.layoutMargins?[edge] ?? 0 }
    switch node.role {
    case .contentView, .stack: return nil
    default: break
    }
    if node.preservesSuperviewLayoutMargins { return nil }
    return node.layoutMargins?[edge] ?? MarginRules.standard.other
  }

  /// Where an edge of a node's stored frame is in the root.
  private func position(_ edge: LayoutInsets.Edge, of node: ViewNode) -> Double? {
    position(edge.attribute, of: node, throughScrollViews: true)
  }

  /// Where a line of a node's stored frame is in the root.
  private func position(
    _ attribute: LayoutAttribute, of node: ViewNode, throughScrollViews: Bool = false
  ) -> Double? {
    guard let place = places[ObjectIdentifier(node)], throughScrollViews || !place.isScrolled else {
      return nil
    }
    switch attribute {
    case .left, .leading: return place.x
    case .right, .trailing: return place.x + node.frame.width
    case .top: return place.y
    case .bottom: return place.y + node.frame.height
    default: return nil
    }
  }

  /// The number that most votes are for; at a tie that of more direct ones, and then the smallest.
  private func mostFrequent(_ votes: [Vote]) -> Double? {
    let counts: [Double: (all: Int, direct: Int)] = votes.reduce(into: [:]) { counts, vote in
      counts[vote.number, default: (0, 0)].all += 1
      if vote.isDirect { counts[vote.number, default: (0, 0)].direct += 1 }
    }
    return counts.max { one, other in
      (one.value.all, one.value.direct, -one.key)
        < (other.value.all, other.value.direct, -other.key)
    }?.key
  }
}

extension LayoutInsets.Edge {
  /// Whether this is the top or the bottom.
  fileprivate var isVertical: Bool { self == .top || self == .bottom }

  /// What messages call this edge.
  package var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }
}
