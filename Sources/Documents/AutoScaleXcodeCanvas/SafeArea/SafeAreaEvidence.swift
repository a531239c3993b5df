import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// The safe-area insets that the constraints and stored frames of a root's tree ask for.
struct SafeAreaEvidence {
  /// The basis of a vote, the most reliable first.
  enum Basis: CaseIterable {
    /// A required constraint to the root.
    case required
    /// An optional constraint to the root.
    case optional
    /// A constraint to a view in the root that extends under the safe area.
    case nested
  }

  /// The number that one constraint asks for.
  struct Vote: Hashable {
    let number: Double
    /// Whether the constraint is to the safe area itself, rather than to margins within it.
    var isDirect = true
  }

  /// The insets by basis and edge.
  private(set) var votes: [Basis: [LayoutInsets.Edge: [Vote]]] = [:]
  /// The differences between the top inset and the bottom one.
  private(set) var differences: [Vote] = []
  /// Whether unstated edges matter because a constraint uses the safe area's height or a part of it.
  private(set) var usesHeight = false
  /// The largest insets that required inequalities to the safe area leave room for.
  private(set) var maximumInsets: [LayoutInsets.Edge: Double] = [:]
  /// The edges at which a constraint asks for an inset that no safe area has.
  private(set) var impossibleEdges: Set<LayoutInsets.Edge> = []

  /// The margins of views that state none.
  let margins: MarginRules

  private let positions: StoredPositions
  private var root: ViewNode { positions.root }

  /// Reads the constraints of nodes whose stored frames can be trusted.
  init(of root: ViewNode, margins: MarginRules, isTrusted: (ViewNode) -> Bool) {
    self.margins = margins
    positions = StoredPositions(root: root)
    var pending = [root]
    while let node = pending.popLast() {
      pending.append(contentsOf: node.children)
      for constraint in node.constraints {
        readHeight(constraint)
        for tie in SafeAreaTie.ties(of: constraint) where isTrusted(tie.node) {
          if constraint.relation == .equal { read(tie) } else { readInequality(tie) }
        }
      }
      guard isTrusted(node) else { continue }
      // UIKit's tab bars reach the bottom of the screen: 49 points, and 83 above a home indicator.
      if case .tabBar = node.role { readTabBar(node) }
      if let stack = node.role.stack { readMargin(of: stack, isTrusted) }
    }
  }

  private mutating func add(_ vote: Vote, _ edge: LayoutInsets.Edge, _ basis: Basis) {
    // Insets are whole; a stored frame was rounded to pixels.
    let whole = vote.number.rounded()
    let number = (whole - vote.number).magnitude < 0.4 ? whole : vote.number
    votes[basis, default: [:]][edge, default: []].append(
      Vote(number: number, isDirect: vote.isDirect))
  }

  /// Reads the height of a tab bar at the root's bottom, which includes the safe area there.
  private mutating func readTabBar(_ bar: ViewNode) {
    let inset = bar.frame.height - Lengths.onDevices["tab bar"]
    guard inset > 0, PlausibleInsets.contains(inset),
      positions.edge(.bottom, of: bar) == root.frame.height
    else { return }
    add(Vote(number: inset), .bottom, .optional)
  }

  /// Reads by how much the safe area enlarges the top margin of a stack that arranges its views within
  /// its margins.
  private mutating func readMargin(of stack: StackNode, _ isTrusted: (ViewNode) -> Bool) {
    guard margins.includeSafeArea, stack.isLayoutMarginsRelativeArrangement,
      stack.insetsLayoutMarginsFromSafeArea,
      stack.axis == .vertical || stack.alignment == .fill || stack.alignment == .top,
      let first = stack.children.first(where: { !$0.isHidden }), isTrusted(first),
      let top = positions.edge(.top, of: first), let ownTop = positions.edge(.top, of: stack)
    else { return }
    let inset = top - (stack.layoutMargins?.top ?? margins.other)
    // A margin that the safe area does not enlarge tells nothing about it.
    guard inset > ownTop + 0.5, PlausibleInsets.contains(inset) else { return }
    add(Vote(number: inset), .top, .nested)
  }

  private mutating func read(_ tie: SafeAreaTie) {
    guard let owner = tie.item.layoutNode else { return }
    let isRoot = owner === root
    if tie.isAboutMiddle, isRoot || positions.isFilled(by: owner) { readMiddle(tie) }
    guard let line = SafeAreaEdge(tie.itemAttribute, of: tie.item, in: root, margins),
      let position = positions.position(
        tie.attribute, of: tie.node, scrolling: isRoot ? .excluded : .ignored)
    else { return }
    let inset = positions.distance(of: position - tie.constant, from: line.edge) - line.margin
    // Half a point is rounding; no system has an inset of 200 points.
    guard inset > -0.5, inset < 200 else {
      if isRoot { impossibleEdges.insert(line.edge) }
      return
    }
    let vote = Vote(number: max(0, inset), isDirect: line.isDirect)
    if isRoot {
      // An optional constraint may have given way: an inset such as 31 is that of no system.
      guard tie.isRequired || PlausibleInsets.contains(inset) else { return }
      add(vote, line.edge, tie.isRequired ? .required : .optional)
    } else if tie.isRequired, let ownEdge = positions.edge(line.edge, of: owner),
      inset > positions.distance(of: ownEdge, from: line.edge) + 0.5
    {
      // Only a view that extends under the safe area tells about it.
      add(vote, line.edge, .nested)
    }
  }

  /// Reads a constraint to the vertical middle of the safe area or of the margins.
  private mutating func readMiddle(_ tie: SafeAreaTie) {
    guard tie.attribute == .centerY, let top = positions.edge(.top, of: tie.node) else { return }
    let center = top + tie.node.frame.height / 2 - tie.constant
    let difference = (2 * center - root.frame.height).rounded()
    // An optional constraint may be broken.
    guard tie.isRequired || PlausibleInsets.contains(difference: difference) else { return }
    differences.append(Vote(number: difference))
  }

  /// Reads the inset at which a required inequality is an equality: views that must stay inside the root's
  /// safe area permit no larger one, and views that must extend beyond it rarely do so by more.
  private mutating func readInequality(_ tie: SafeAreaTie) {
    guard tie.isRequired, tie.item.layoutNode === root,
      let line = SafeAreaEdge(tie.itemAttribute, of: tie.item, in: root, margins), line.isDirect,
      let position = positions.position(tie.attribute, of: tie.node)
    else { return }
    let inset = positions.distance(of: position - tie.constant, from: line.edge)
    maximumInsets[line.edge] = min(maximumInsets[line.edge] ?? .infinity, inset)
  }

  /// Notes a constraint to the height of the root's safe area, or to a part of its middle.
  private mutating func readHeight(_ constraint: LayoutConstraint) {
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
}

/// The insets that a system could have: those of a status bar or a home indicator, with or without a bar.
private enum PlausibleInsets {
  private static let screens: Set<Double> = {
    let known = Screen.all.filter { $0.canvasID != nil }.flatMap { [$0.portrait, $0.landscape] }
    let insets = known.compactMap(\.safeArea).flatMap { area in
      LayoutInsets.Edge.allCases.map { area[$0] }
    }
    return Set(insets + FactTable.possibleInsets.row("status bars").numbers("insets"))
  }()
  private static let bars = FactTable.possibleInsets.row("bars").numbers("insets")
  private static let bottoms = FactTable.possibleInsets.row("bottom edges").numbers("insets")

  static func contains(_ inset: Double) -> Bool {
    screens.contains { screen in bars.contains { (screen + $0 - inset).magnitude < 0.6 } }
  }

  /// Returns whether the top inset could exceed the bottom one, of a home indicator or a bar, by a
  /// number.
  static func contains(difference: Double) -> Bool {
    bottoms.contains { contains(difference + $0) }
  }
}

/// A constraint `node.attribute = item.attribute + constant`, or an inequality of this form.
struct SafeAreaTie {
  let node: ViewNode
  let attribute: LayoutAttribute
  let item: any LayoutItem
  let itemAttribute: LayoutAttribute
  let constant: Double
  let isRequired: Bool

  /// Whether the item is the vertical middle of the safe area or of the margins.
  var isAboutMiddle: Bool {
    switch (item.layoutGuide?.kind, itemAttribute) {
    case (.safeArea, .centerY), (.layoutMargins, .centerY), (nil, .centerYWithinMargins): true
    default: false
    }
  }

  /// Returns a constraint without a factor as a tie of each of its nodes to a guide or to margins.
  static func ties(of constraint: LayoutConstraint) -> [SafeAreaTie] {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return [] }
    let sides = [
      (first, constraint.firstAttribute, second, secondAttribute, constraint.constant),
      (second, secondAttribute, first, constraint.firstAttribute, -constraint.constant),
    ]
    return sides.compactMap { item, attribute, other, otherAttribute, constant in
      guard let node = item as? ViewNode,
        other.layoutGuide != nil || otherAttribute.isWithinMargins
      else { return nil }
      return SafeAreaTie(
        node: node, attribute: attribute, item: other, itemAttribute: otherAttribute,
        constant: constant, isRequired: constraint.priority == .required)
    }
  }
}
