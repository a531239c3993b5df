import AutoScale
import AutoScaleTrees

/// Random trees whose layout is unique, and edits of them.
public struct RandomLayout {
  /// The outermost node.
  public let root = ViewNode("root")
  /// All nodes, the root first.
  public private(set) var nodes: [ViewNode] = []
  /// The constraints of all nodes.
  public private(set) var constraints: [LayoutConstraint] = []
  /// What decides about the next edit.
  public var random: SplitMix64

  /// Makes the tree of a seed.
  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    nodes = [root]
    for index in 0..<Int.random(in: 3...30, using: &random) { addNode(index) }
  }

  private mutating func addNode(_ index: Int) {
    let parent = nodes.filter { !($0 is LabelNode) }.randomElement(using: &random) ?? root
    let node: ViewNode =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: LabelNode("label \(index)", text: randomText())
      case 1:
        StackNode(
          "stack \(index)", axis: Bool.random(using: &random) ? .horizontal : .vertical,
          spacing: Double(Int.random(in: 0...12, using: &random)))
      default: ViewNode("view \(index)")
      }
    (node as? LabelNode)?.numberOfLines = Int.random(in: 0...2, using: &random)
    let sibling = parent.children.randomElement(using: &random)
    parent.addChild(node)
    if !(parent is StackNode) {
      constrain(node, .left, to: parent, sibling, .right)
      constrain(node, .top, to: parent, sibling, .bottom)
    }
    if !(node is LabelNode) { addSize(of: node, in: parent) }
    nodes.append(node)
  }

  /// Pins an edge to the parent's, or to the opposite one of a sibling.
  private mutating func constrain(
    _ node: ViewNode, _ attribute: LayoutAttribute, to parent: ViewNode, _ sibling: ViewNode?,
    _ opposite: LayoutAttribute
  ) {
    let constant = Double(Int.random(in: -10...40, using: &random))
    if let sibling, Bool.random(using: &random) {
      add(LayoutConstraint(node, attribute, to: sibling, opposite, constant: constant), to: parent)
    } else {
      add(LayoutConstraint(node, attribute, to: parent, attribute, constant: constant), to: parent)
    }
  }

  private mutating func addSize(of node: ViewNode, in parent: ViewNode) {
    // What a stack or its views want comes first, so that nothing contradicts.
    let isFree = !(node is StackNode) && !(parent is StackNode)
    for attribute in [LayoutAttribute.width, .height] {
      let constant = Double(Int.random(in: 0...200, using: &random))
      add(
        LayoutConstraint(
          node, attribute, constant: constant,
          priority: isFree ? .required : LayoutPriority(rawValue: 300 + Float(nodes.count))),
        to: node)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint, to node: ViewNode) {
    node.addConstraint(constraint)
    constraints.append(constraint)
  }

  private mutating func randomText() -> String {
    let words = ["one", "word", "after", "another", "in", "a", "sentence"]
    return (0..<Int.random(in: 1...20, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  /// Changes a constant, a text, a hidden node, or the activity of nothing at all.
  public mutating func edit() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for constraint in constraints.shuffled(using: &random).prefix(3) {
        constraint.constant = Double(Int.random(in: 0...150, using: &random))
      }
    case 1:
      let labels = nodes.compactMap { $0 as? LabelNode }
      let text = randomText()
      labels.randomElement(using: &random)?.text = text
    case 2: nodes.dropFirst().randomElement(using: &random)?.isHidden.toggle()
    default:
      root.adaptScreenWidth(type: .all, in: Screen.nearest(width: 430, height: 932).context())
    }
  }
}
