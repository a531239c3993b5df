import AutoScale
import AutoScaleTrees

/// Adapting whole trees, against a recursion that multiplies in place and remembers nothing.
let walkerBenchmarks =
  [1_000, 100_000, 1_000_000].map { walkerBenchmark("walker/\($0)", nodes: $0) }
  + [1_000, 100_000, 1_000_000].map {
    walkerBenchmark("walker-report/\($0)", nodes: $0, options: .fullReport)
  }
  + [
    walkerBenchmark(
      "walker-except/100000", nodes: 100_000, except: [NavigationBarNode.self, SwitchNode.self]),
    Benchmark(name: "walker-chain/1000000", baseline: "plain recursion over a wide tree") {
      walkerPair(chain(ofNodes: 1_000_000), tree(ofNodes: 1_000_000), nodes: 1_000_000)
    },
  ]

private func walkerBenchmark(
  _ name: String, nodes: Int, except classes: [ViewNode.Type] = [], options: AdaptationOptions = []
) -> Benchmark {
  Benchmark(name: name, baseline: "plain recursion") {
    walkerPair(
      tree(ofNodes: nodes), tree(ofNodes: nodes), nodes: nodes, except: classes, options: options)
  }
}

/// The walk of one tree and the recursion over another, there and back so that all values change.
private func walkerPair(
  _ adapted: ViewNode, _ multiplied: ViewNode, nodes: Int, except classes: [ViewNode.Type] = [],
  options: AdaptationOptions = []
) -> Benchmark.Pair {
  let contexts = [390.0, 440.0].map { Screen.nearest(width: $0, height: 900).context() }
  var step = 0
  return Benchmark.Pair(
    measured: {
      step += 1
      let report = adapted.adaptScreenWidth(
        except: classes, in: contexts[step % 2], options: options)
      return Double(report.changed)
    },
    baseline: {
      multiply(multiplied, by: step % 2 == 0 ? 1.25 : 0.8)
      return multiplied.children[0].constraints[0].constant
    },
    operations: nodes, baselineOperations: nodes)
}

private func multiply(_ node: ViewNode, by factor: Double) {
  for constraint in node.constraints { constraint.constant *= factor }
  node.font?.size *= factor
  for child in node.children { multiply(child, by: factor) }
}

/// A tree with eight children a node, three constraints a node, and a font at every other node.
private func tree(ofNodes count: Int) -> ViewNode {
  var nodes = [node(0)]
  for index in 1..<count {
    let child = node(index)
    let parent = nodes[(index - 1) / 8]
    parent.addChild(child)
    constrain(child, to: parent)
    nodes.append(child)
  }
  return nodes[0]
}

private func chain(ofNodes count: Int) -> ViewNode {
  let root = node(0)
  var last = root
  for index in 1..<count {
    let child = node(index)
    last.addChild(child)
    constrain(child, to: last)
    last = child
  }
  return root
}

private func node(_ index: Int) -> ViewNode {
  guard index.isMultiple(of: 2) else { return ViewNode() }
  return LabelNode(nil, text: "Text", font: .system(17))
}

private func constrain(_ child: ViewNode, to parent: ViewNode) {
  child.addConstraints([
    LayoutConstraint(child, .leading, to: parent, .leading, constant: 16),
    LayoutConstraint(child, .top, to: parent, .top, constant: 8),
    LayoutConstraint(child, .height, constant: 44),
  ])
}
