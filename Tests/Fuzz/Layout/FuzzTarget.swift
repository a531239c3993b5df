import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Reads the bytes as a tree of views with constraints and as changes of it, and lays it out.
///
/// Views with any constraints have finite frames, a diagnosis, and after each change again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var script = LayoutScript(UnsafeBufferPointer(start: start, count: count))
  do {
    try script.run()
  } catch {
    preconditionFailure("\(error)")
  }
  return 0
}

/// A tree that grows and changes as bytes tell.
private struct LayoutScript {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator
  private let root = ViewNode("root")
  private var nodes: [ViewNode]
  private var constraints: [LayoutConstraint] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes.makeIterator()
    nodes = [root]
  }

  private static let constants: [Double] = [
    0, 8, -8, 16, 20, 44, 100, 320, 375, 1e-7, 0.3333, 1e6, 1e300, -1e300,
  ]

  private static let multipliers: [Double] = [
    1, 1, 1, 1, 0.5, 2, 0.75, 1.7777, 1 + 1e-8, 1 - 1e-6, 1e-3, 1e3, 1e-9,
  ]

  private static let priorities: [LayoutPriority] = [
    .required, .required, .required, .high, .low, LayoutPriority(rawValue: 999),
    LayoutPriority(rawValue: 500),
  ]

  mutating func run() throws(InvalidParameterError) {
    let engine = LayoutEngine()
    var context = try ScreenContext(width: 375, height: 667, pixelsPerPoint: 2)
    for _ in 0...next(10) { addNode() }
    for round in 0..<4 {
      for _ in 0...next(16) { addConstraint() }
      change()
      if next(3) == 0 {
        context = try ScreenContext(
          width: Double(1 + next(256) * 3), height: 667, pixelsPerPoint: 3)
      }
      let result = engine.layout(root, in: context)
      check(result)
      if round % 2 == 1 { precondition(result.diagnose().description.count >= 0) }
    }
  }

  private mutating func addNode() {
    let parent = nodes[next(nodes.count)]
    let node: ViewNode =
      switch next(8) {
      case 0: LabelNode("label", text: "a text of several words")
      case 1: StackNode("stack", axis: next(2) == 0 ? .horizontal : .vertical, spacing: 8)
      case 2: ScrollNode("scroll")
      case 3: ButtonNode("button", title: "Button")
      default: ViewNode("view")
      }
    if case .label(let label) = node.role { label.numberOfLines = next(3) }
    if let stack = node.role.stack {
      stack.distribution = pick(StackNode.Distribution.allCases)
      stack.alignment = pick(StackNode.Alignment.allCases)
    }
    parent.addChild(node)
    nodes.append(node)
  }

  private mutating func addConstraint() {
    let first = nodes[next(nodes.count)]
    let attribute = pick(LayoutAttribute.allCases)
    let isAlone = next(3) == 0
    let constraint = LayoutConstraint(
      first, attribute, pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      to: isAlone ? nil : nodes[next(nodes.count)],
      isAlone ? nil : (next(4) == 0 ? pick(LayoutAttribute.allCases) : attribute),
      multiplier: pick(Self.multipliers), constant: pick(Self.constants),
      priority: pick(Self.priorities))
    root.addConstraint(constraint)
    constraints.append(constraint)
  }

  private mutating func change() {
    switch next(5) {
    case 0 where !constraints.isEmpty:
      constraints[next(constraints.count)].constant = pick(Self.constants)
    case 1: nodes[next(nodes.count)].isHidden.toggle()
    case 2 where !constraints.isEmpty: constraints[next(constraints.count)].deactivate()
    case 3: root.adaptScreenWidth(type: .all, in: .current)
    default: break
    }
  }

  private func check(_ result: LayoutResult) {
    precondition(result.frames.count == result.nodes.count)
    precondition(
      result.frames.allSatisfy { ($0.maxX + $0.maxY).isFinite && $0.width >= 0 && $0.height >= 0 },
      "\(result.frames)")
  }

  /// A number below a limit from the next byte; 0 behind the end.
  private mutating func next(_ limit: Int) -> Int { Int(bytes.next() ?? 0) % limit }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }
}
