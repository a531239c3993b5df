import AutoScale
import ViewTree

/// Finds the safe area of a root from the stored frames that obey constraints to it.
///
/// A canvas of Xcode differs by version from a running device, and a document does not say how.
/// For each edge the inset is the one that most constraints agree on.
struct SafeAreaInference {
  private var votes: [[Double]] = [[], [], [], []]
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

  /// The insets, and zero or what is given at edges of which no constraint says anything.
  func insets(otherwise standard: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: mostFrequent(votes[0]) ?? standard.top, left: mostFrequent(votes[1]) ?? standard.left,
      bottom: mostFrequent(votes[2]) ?? standard.bottom,
      right: mostFrequent(votes[3]) ?? standard.right)
  }

  private mutating func read(_ constraint: LayoutConstraint, _ isTrusted: (ViewNode) -> Bool) {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      constraint.priority == .required, let secondAttribute = constraint.secondAttribute,
      let first = constraint.firstItem, let second = constraint.secondItem
    else { return }
    if let guide = second as? LayoutGuide, let node = first as? ViewNode, isTrusted(node) {
      vote(guide, secondAttribute, node, constraint.firstAttribute, constant: constraint.constant)
    } else if let guide = first as? LayoutGuide, let node = second as? ViewNode, isTrusted(node) {
      vote(guide, constraint.firstAttribute, node, secondAttribute, constant: -constraint.constant)
    }
  }

  /// Reads `node.attribute = guide.attribute + constant`.
  private mutating func vote(
    _ guide: LayoutGuide, _ guideAttribute: LayoutAttribute, _ node: ViewNode,
    _ attribute: LayoutAttribute, constant: Double
  ) {
    guard guide.owner === root, let edge = edge(of: guide, guideAttribute),
      let position = position(attribute, of: node)
    else { return }
    let line = position - constant
    let (width, height) = (root.frame.width, root.frame.height)
    let inset =
      switch edge {
      case 0: line
      case 1: line
      case 2: height - line
      default: width - line
      }
    if inset > -0.5, inset < 200 { votes[edge].append(max(0, inset)) }
  }

  private func edge(of guide: LayoutGuide, _ attribute: LayoutAttribute) -> Int? {
    switch (guide.kind, attribute) {
    case (.safeArea, .top), (.topBars, .bottom): 0
    case (.safeArea, .leading), (.safeArea, .left): 1
    case (.safeArea, .bottom), (.bottomBars, .top): 2
    case (.safeArea, .trailing), (.safeArea, .right): 3
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
