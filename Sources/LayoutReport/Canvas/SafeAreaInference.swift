import AutoLayout
import AutoScale
import ViewTree

/// Finds the safe area of a root from the stored frames that obey constraints to it.
///
/// A canvas of Xcode differs by version from a running device, and a document does not say how.
/// For each edge the inset is the one that most constraints agree on.
struct SafeAreaInference {
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
  private var votes: [Ground: [EdgeInsets.Edge: [Double]]] = [:]
  /// By how much the top inset is larger than the bottom one.
  private var differences: [Double] = []
  private let root: ViewNode

  /// Looks at the constraints of a root's tree, at nodes whose frames are those of their constraints.
  init(_ root: ViewNode, isTrusted: (ViewNode) -> Bool) {
    self.root = root
    var pending = [root]
    while let node = pending.popLast() {
      pending.append(contentsOf: node.children)
      for constraint in node.constraints { read(constraint, isTrusted) }
    }
  }

  /// The insets; zero at edges of which no constraint says anything.
  ///
  /// - Parameter standard: The insets of the canvas, for constraints to the middle of the safe
  ///   area, which say only how much the top inset differs from the bottom one.
  /// - Returns: The insets, in points.
  func insets(standard: EdgeInsets) -> EdgeInsets {
    let inset = { (edge: EdgeInsets.Edge) in
      Ground.allCases.lazy.compactMap { mostFrequent(votes[$0]?[edge] ?? []) }.first
    }
    var (top, bottom) = (inset(.top), inset(.bottom))
    if let difference = mostFrequent(differences) {
      if top == nil { top = max(0, (bottom ?? standard.bottom) + difference) }
      if bottom == nil { bottom = max(0, (top ?? standard.top) - difference) }
    }
    return EdgeInsets(
      top: top ?? 0, left: inset(.left) ?? 0, bottom: bottom ?? 0, right: inset(.right) ?? 0)
  }

  private mutating func read(_ constraint: LayoutConstraint, _ isTrusted: (ViewNode) -> Bool) {
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
    if isRoot { noteCenter(item, itemAttribute, node, attribute, constant: constant) }
    guard let (edge, margin) = edge(of: item, itemAttribute),
      let position = position(attribute, of: node, throughScrollViews: !isRoot)
    else { return }
    let inset = distance(of: position - constant, from: edge) - margin
    guard inset > -0.5, inset < 200 else { return }
    if isRoot { return votes[ground, default: [:]][edge, default: []].append(max(0, inset)) }
    // A view that the safe area does not reach says nothing of it.
    guard ground == .required, let ownEdge = self.position(edge, of: owner),
      inset > distance(of: ownEdge, from: edge) + 0.5
    else { return }
    votes[.nested, default: [:]][edge, default: []].append(inset)
  }

  /// How far a line in the root is inside an edge of it.
  private func distance(of line: Double, from edge: EdgeInsets.Edge) -> Double {
    switch edge {
    case .top, .left: line
    case .bottom: root.frame.height - line
    case .right: root.frame.width - line
    }
  }

  /// Reads a constraint to the vertical middle of the safe area or of the margins.
  private mutating func noteCenter(
    _ item: any LayoutItem, _ itemAttribute: LayoutAttribute, _ node: ViewNode,
    _ attribute: LayoutAttribute, constant: Double
  ) {
    switch ((item as? LayoutGuide)?.kind, itemAttribute) {
    case (.safeArea, .centerY), (.layoutMargins, .centerY), (nil, .centerYWithinMargins): break
    default: return
    }
    guard attribute == .centerY, let top = position(.top, of: node) else { return }
    let center = top + node.frame.height / 2 - constant
    differences.append((2 * center - root.frame.height).rounded())
  }

  /// The edge of the safe area that an attribute stands for, and the margin within it.
  private func edge(
    of item: any LayoutItem, _ attribute: LayoutAttribute
  ) -> (edge: EdgeInsets.Edge, margin: Double)? {
    switch ((item as? LayoutGuide)?.kind, attribute) {
    case (.safeArea, .top), (.topBars, .bottom): (.top, 0)
    case (.safeArea, .leading), (.safeArea, .left): (.left, 0)
    case (.safeArea, .bottom), (.bottomBars, .top): (.bottom, 0)
    case (.safeArea, .trailing), (.safeArea, .right): (.right, 0)
    case (nil, .topMargin), (.layoutMargins, .top): margin(.top, of: item).map { (.top, $0) }
    case (nil, .bottomMargin), (.layoutMargins, .bottom):
      margin(.bottom, of: item).map { (.bottom, $0) }
    default: nil
    }
  }

  /// The margin of an item's view without the safe area; nil where other views have a say.
  private func margin(_ edge: EdgeInsets.Edge, of item: any LayoutItem) -> Double? {
    guard let node = item.layoutNode else { return nil }
    if node === root { return root.layoutMargins?[edge] ?? 0 }
    guard node.insetsLayoutMarginsFromSafeArea, !node.preservesSuperviewLayoutMargins,
      node.role.stack == nil
    else { return nil }
    if case .contentView = node.role { return nil }
    return node.layoutMargins?[edge] ?? MarginRules.standard.other
  }

  /// Where an edge of a node's stored frame is in the root.
  private func position(_ edge: EdgeInsets.Edge, of node: ViewNode) -> Double? {
    position(edge.attribute, of: node, throughScrollViews: true)
  }

  /// Where a line of a node's stored frame is in the root.
  private func position(
    _ attribute: LayoutAttribute, of node: ViewNode, throughScrollViews: Bool = false
  ) -> Double? {
    guard node !== root, root.contains(node) else { return nil }
    var (x, y) = (0.0, 0.0)
    for ancestor in sequence(first: node, next: \.parent) where ancestor !== root {
      if !throughScrollViews, ancestor !== node, ancestor.role.scrollView != nil { return nil }
      x += ancestor.frame.x
      y += ancestor.frame.y
    }
    switch attribute {
    case .left, .leading: return x
    case .right, .trailing: return x + node.frame.width
    case .top: return y
    case .bottom: return y + node.frame.height
    default: return nil
    }
  }

  private func mostFrequent(_ values: [Double]) -> Double? {
    let counts = values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
