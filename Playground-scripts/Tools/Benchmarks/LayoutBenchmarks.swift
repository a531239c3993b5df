import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// What it costs to lay out a tree by constraints, against setting its frames by hand.
let layoutBenchmarks: [Benchmark] =
  [50, 500, 5000, 50_000].flatMap { count in
    [
      benchmark("layout/flat/\(count)", { LayoutTrees.flat(count) }),
      benchmark("layout/column/\(count)", { LayoutTrees.column(count) }),
      benchmark("layout/nested/\(count)", { LayoutTrees.nested(count) }),
    ]
  }
  + [50, 500, 5000].flatMap { count in
    [
      keptBenchmark("layout/kept/\(count)", { LayoutTrees.flat(count) }),
      resizeBenchmark("layout/resize/\(count)", { LayoutTrees.flat(count) }),
    ]
  }
  + [100, 1000].flatMap { count in
    [
      benchmark("layout/feed/\(count)", { LayoutTrees.feed(count) }),
      resizeBenchmark("layout/feed-resize/\(count)", { LayoutTrees.feed(count) }),
    ]
      + [StackNode.Distribution.fillProportionally, .equalSpacing, .equalCentering].map { kind in
        let width = 40 * Double(count)
        return benchmark("layout/\(kind)/\(count)", width: width) { LayoutTrees.row(kind, count) }
      }
  }
  // A conflict: the gaps alone are wider than the row.
  + [50, 400].map { count in
    benchmark("layout/narrow/\(count)") { LayoutTrees.row(.fillEqually, count, spacing: 10) }
  }

/// A new engine a layout: nothing is known before.
private func benchmark(
  _ name: String, width: Double = 375, _ make: @escaping @Sendable () -> ViewNode
) -> Benchmark {
  Benchmark(name: name, baseline: "frames by hand") {
    let (root, context) = (make(), Screen.phones[0].context())
    let size = LayoutSize(width: width, height: 667)
    let nodes = LayoutEngine().layout(root, size: size, in: context).nodes
    return .init(
      measured: {
        let result = LayoutEngine().layout(root, size: size, in: context)
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
  keptBenchmark(name, make) { engine, root, context, _ in
    root.constraints[0].constant += 1
    return engine.layout(root, in: context)
  }
}

/// A kept engine and a screen that becomes wider and narrower, a point a step.
private func resizeBenchmark(
  _ name: String, _ make: @escaping @Sendable () -> ViewNode
) -> Benchmark {
  keptBenchmark(name, make) { engine, root, context, step in
    let width = 320 + Double(abs(step % 200 - 100))
    return engine.layout(root, size: LayoutSize(width: width, height: 667), in: context)
  }
}

/// A kept engine, and what is laid out anew at each step.
private func keptBenchmark(
  _ name: String, _ make: @escaping @Sendable () -> ViewNode,
  layout: @escaping @Sendable (LayoutEngine, ViewNode, ScreenContext, Int) -> LayoutResult
) -> Benchmark {
  Benchmark(name: name, baseline: "frames by hand") {
    let (root, context) = (make(), Screen.phones[0].context())
    let engine = LayoutEngine()
    let nodes = engine.layout(root, in: context).nodes
    var step = 0
    return .init(
      measured: {
        step += 1
        return layout(engine, root, context, step).frames[1].width
      },
      baseline: { LayoutTrees.setFrames(of: nodes, in: context) })
  }
}
