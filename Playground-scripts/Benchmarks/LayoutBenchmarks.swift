import AutoLayout
import AutoScale
import ViewTree

/// What it costs to lay out a tree by constraints, against setting its frames by hand.
let layoutBenchmarks: [Benchmark] =
  [50, 500, 5000].flatMap { count in
    [
      benchmark("layout/flat/\(count)", { LayoutTrees.flat(count) }),
      benchmark("layout/nested/\(count)", { LayoutTrees.nested(count) }),
      keptBenchmark("layout/kept/\(count)", { LayoutTrees.flat(count) }),
    ]
  }

/// A new engine a layout: nothing is known before.
private func benchmark(_ name: String, _ make: @escaping @Sendable () -> ViewNode) -> Benchmark {
  Benchmark(name: name, baseline: "frames by hand") {
    let (root, context) = (make(), Screen.phones[0].context())
    let nodes = LayoutEngine().layout(root, in: context).nodes
    return .init(
      measured: {
        let result = LayoutEngine().layout(root, in: context)
        result.apply()
        return result.frames[1].width
      },
      baseline: { LayoutTrees.setFrames(of: nodes, in: context) })
  }
}

/// A kept engine and one constant that changes.
private func keptBenchmark(
  _ name: String, _ make: @escaping @Sendable () -> ViewNode
) -> Benchmark {
  Benchmark(name: name, baseline: "frames by hand") {
    let (root, context) = (make(), Screen.phones[0].context())
    let engine = LayoutEngine()
    let nodes = engine.layout(root, in: context).nodes
    return .init(
      measured: {
        root.constraints[0].constant += 1
        return engine.layout(root, in: context).frames[1].x
      },
      baseline: { LayoutTrees.setFrames(of: nodes, in: context) })
  }
}

/// The trees with which the cost of layouts is usually measured.
enum LayoutTrees {
  /// Views side by side in one view, each with four constraints to it.
  static func flat(_ count: Int) -> ViewNode {
    let root = ViewNode("root")
    for index in 0..<count {
      let view = ViewNode()
      root.addChild(view)
      root.addConstraints([
        LayoutConstraint(view, .left, to: root, .left, constant: Double(index % 100)),
        LayoutConstraint(view, .top, to: root, .top, constant: Double(index % 50)),
        LayoutConstraint(view, .right, to: root, .right, constant: -10),
        LayoutConstraint(view, .height, constant: 20),
      ])
    }
    return root
  }

  /// Views each in the one before, with four constraints to it.
  static func nested(_ count: Int) -> ViewNode {
    let root = ViewNode("root")
    var parent = root
    for _ in 0..<count {
      let view = ViewNode()
      parent.addChild(view)
      parent.addConstraints([
        LayoutConstraint(view, .left, to: parent, .left, constant: 0.01),
        LayoutConstraint(view, .top, to: parent, .top, constant: 0.01),
        LayoutConstraint(view, .right, to: parent, .right, constant: -0.01),
        LayoutConstraint(view, .bottom, to: parent, .bottom, constant: -0.01),
      ])
      parent = view
    }
    return root
  }

  /// The least that a layout can do: a rectangle for each node.
  static func setFrames(of nodes: [ViewNode], in context: ScreenContext) -> Double {
    var sum = 0.0
    for (index, node) in nodes.enumerated() {
      let x = Double(index % 100)
      node.frame = LayoutRect(x: x, y: x / 2, width: context.width - x - 10, height: 20)
      sum += node.frame.width
    }
    return sum
  }
}
