import AutoScaleTestSupport
import AutoScaleTrees

/// Makes trees of several roles with constraints and fonts, the same for the same seed.
struct RandomTree {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func tree(ofNodes count: Int) -> ViewNode {
    var nodes = [ViewNode("0")]
    for index in 1..<count {
      let node = node(index)
      nodes[Int.random(in: 0..<index, using: &random)].addChild(node)
      nodes.append(node)
    }
    for index in nodes.indices {
      let other = nodes[Int.random(in: nodes.indices, using: &random)]
      let constraint = LayoutConstraint(
        nodes[index], .leading, to: other, .leading,
        constant: Double.random(in: 1...100, using: &random), identifier: "c\(index)")
      nodes[Int.random(in: nodes.indices, using: &random)].addConstraint(constraint)
    }
    return nodes[0]
  }

  private mutating func node(_ index: Int) -> ViewNode {
    let node: ViewNode =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: LabelNode("\(index)")
      case 1: ButtonNode("\(index)")
      case 2: StackNode("\(index)", axis: .vertical, spacing: 7)
      default: ViewNode("\(index)")
      }
    if Bool.random(using: &random) {
      node.font = .system(Double.random(in: 8...40, using: &random))
    }
    if Bool.random(using: &random) { node.cornerRadius = 8 }
    return node
  }
}
