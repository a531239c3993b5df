import AutoScale
import ViewTree

/// Finds the safe area of a root from the stored frames that obey constraints to it.
///
/// A canvas of Xcode differs by version from a running device, and a document does not say how.
/// For each edge the inset is the one that most constraints agree on.
struct SafeAreaInference {
  private var votes: [[Double]] = [[], [], [], []]
  /// The same from constraints that need not hold, for edges without votes.
  private var weakVotes: [[Double]] = [[], [], [], []]
  private var isRequired = true
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
    let insets = (0..<4).map { mostFrequent(votes[$0]) ?? mostFrequent(weakVotes[$0]) }
    var (top, bottom) = (insets[0], insets[2])
    if let difference = mostFrequent(differences) {
      if top == nil { top = max(0, (bottom ?? standard.bottom) + difference) }
      if bottom == nil { bottom = max(0, (top ?? standard.top) - difference) }
    }
    return EdgeInsets(
      top: top ?? 0, left: insets[1] ?? 0, bottom: bottom ?? 0, right: insets[3] ?? 0)
  }

  private mutating func read(_ constraint: LayoutConstraint, _ isTrusted: (ViewNode) -> Bool) {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let secondAttribute = constraint.secondAttribute,
      let first = constraint.firstItem, let second = constraint.secondItem
    else { return }
    isRequired = constraint.priority == .required
    if let node = first as? ViewNode, isTrusted(node) {
      vote(second, secondAttribute, node, constraint.firstAttribute, constant: constraint.constant)
    }
    if let node = second as? ViewNode, isTrusted(node) {
      vote(first, constraint.firstAttribute, node, secondAttribute, constant: -constraint.constant)
    }
  }

  /// Reads `node.attribute = item.attribute + constant`, where the item is about the safe area.
  private mutating func vote(
    _ item: any LayoutItem, _ itemAttribute: LayoutAttribute, _ node: ViewNode,
    _ attribute: LayoutAttribute, constant: Double
  ) {
    guard item.layoutNode === root else { return }
    noteCenter(item, itemAttribute, node, attribute, constant: constant)
    guard let (edge, margin) = edge(of: item, itemAttribute),
      let position = position(attribute, of: node)
    else { return }
    let line = position - constant + (edge < 2 ? -margin : margin)
    let (width, height) = (root.frame.width, root.frame.height)
    let inset =
      switch edge {
      case 0: line
      case 1: line
      case 2: height - line
      default: width - line
      }
    guard inset > -0.5, inset < 200 else { return }
    if isRequired {
      votes[edge].append(max(0, inset))
    } else {
      weakVotes[edge].append(max(0, inset))
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
  ) -> (edge: Int, margin: Double)? {
    switch ((item as? LayoutGuide)?.kind, attribute) {
    case (.safeArea, .top), (.topBars, .bottom): (0, 0)
    case (.safeArea, .leading), (.safeArea, .left): (1, 0)
    case (.safeArea, .bottom), (.bottomBars, .top): (2, 0)
    case (.safeArea, .trailing), (.safeArea, .right): (3, 0)
    case (nil, .topMargin), (.layoutMargins, .top): (0, root.layoutMargins?.top ?? 0)
    case (nil, .bottomMargin), (.layoutMargins, .bottom): (2, root.layoutMargins?.bottom ?? 0)
    default: nil
    }
  }

  /// Where a line of a node's stored frame is in the root.
  private func position(_ attribute: LayoutAttribute, of node: ViewNode) -> Double? {
    guard node !== root, root.contains(node) else { return nil }
    var (x, y) = (0.0, 0.0)
    for ancestor in sequence(first: node, next: \.parent) where ancestor !== root {
      if ancestor !== node, ancestor is ScrollNode { return nil }
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
