import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct KeptLayoutTests {
  @Test(arguments: UInt64(1)...24)
  func `a kept engine finds what a new one finds, whatever is edited in between`(seed: UInt64) {
    var edits = LayoutEdits(seed: seed)
    let kept = LayoutEngine()
    var compared = 0
    for step in 0..<20 {
      let (incremental, fresh) = (edits.layout(with: kept), edits.layout(with: LayoutEngine()))
      #expect(incremental.nodes.map(\.layoutName) == fresh.nodes.map(\.layoutName))
      #expect(incremental.ignored.map(\.reason) == fresh.ignored.map(\.reason))
      #expect(incremental.conflicts.isEmpty == fresh.conflicts.isEmpty)
      if fresh.conflicts.isEmpty {
        let open = Set(fresh.diagnose().ambiguousNodes.map { ObjectIdentifier($0.node) })
        for (index, node) in fresh.nodes.enumerated() where !isOpen(node, open) {
          let (one, other) = (incremental.frames[index], fresh.frames[index])
          #expect(one.isClose(to: other), "step \(step): \(node.layoutName) \(one) \(other)")
          compared += 1
        }
      }
      edits.edit(kept)
    }
    #expect(compared > 20)
  }

  private func isOpen(_ node: ViewNode, _ open: Set<ObjectIdentifier>) -> Bool {
    sequence(first: node, next: \.parent).contains { open.contains(ObjectIdentifier($0)) }
  }

  @Test(arguments: UInt64(1)...24)
  func `a kept engine finds for another tree what a new one finds, where frames are open too`(
    seed: UInt64
  ) throws {
    func tree(from start: Double) -> ViewNode {
      let box = ViewNode("box")
      let root = ViewNode("root") { box }
      root.addConstraints([
        LayoutConstraint(box, .left, .greaterThanOrEqual, to: root, .left, constant: start),
        LayoutConstraint(box, .width, .greaterThanOrEqual, constant: start),
      ])
      return root
    }
    let (other, engine) = (tree(from: 5), LayoutEngine())
    _ = engine.layout(tree(from: Double(seed) * 10), in: .design)
    #expect(
      engine.layout(other, in: .design).frames == LayoutEngine().layout(other, in: .design).frames)
  }

  @Test func `another direction of reading is followed, there and back`() throws {
    let box = ViewNode("box")
    let root = ViewNode("root") { box }
    try box.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.trailing.equalToSuperview().multipliedBy(0.5)
      make.top.bottom.equalToSuperview()
    }
    var context = try ScreenContext(width: 300, height: 300)
    let engine = LayoutEngine()
    for _ in 0..<3 {
      context.layoutDirection = .leftToRight
      #expect(engine.layout(root, in: context).frame(of: box)?.x == 10)
      context.layoutDirection = .rightToLeft
      let frame = engine.layout(root, in: context).frame(of: box)
      // Half of the left edge is that edge.
      #expect(frame == LayoutRect(x: 0, width: 290, height: 300))
    }
  }

  @Test func `an object that comes to mean another node is followed`() {
    let item = Substitute()
    let (one, other) = (ViewNode("one"), ViewNode("other"))
    let root = ViewNode("root") {
      one
      other
    }
    item.layoutNode = one
    root.addConstraint(LayoutConstraint(item, .left, to: root, .left, constant: 40))
    let engine = LayoutEngine()
    #expect(engine.layout(root, in: .design).frame(of: one)?.x == 40)
    item.layoutNode = other
    #expect(engine.layout(root, in: .design).frame(of: other)?.x == 40)
  }

  @Test func `an item that ceases to exist is missed`() {
    let root = ViewNode("root")
    var item: Substitute? = Substitute()
    item?.layoutNode = root
    if let item { root.addConstraint(LayoutConstraint(item, .width, constant: 40)) }
    let engine = LayoutEngine()
    #expect(engine.layout(root, in: .design).ignored.isEmpty)
    item = nil
    #expect(engine.layout(root, in: .design).ignored.map(\.reason) == [.missingItem])
  }

  @Test func `a result tells of the constraints that it was made from, whatever comes after`() {
    let view = ViewNode("view")
    let root = ViewNode("root") { view }
    let (first, second) = (
      LayoutConstraint(view, .width, constant: 40), LayoutConstraint(view, .width, constant: 50)
    )
    root.addConstraints([first, second])
    let engine = LayoutEngine()
    let result = engine.layout(root, in: .design)
    [first, second].deactivate()
    #expect(engine.layout(root, in: .design).conflicts.isEmpty)
    #expect(result.conflicts.first?.constraints.map(\.constant) == [40, 50])
    #expect(result.diagnose().conflicts.first?.constraints.map(\.constant) == [40, 50])
  }
}

/// An object of the user that stands for a node.
private final class Substitute: LayoutItem {
  var layoutNode: ViewNode?
  var madeConstraints: [LayoutConstraint] = []
}

/// A random layout, with edits of all that a layout reads of a tree and its screen.
private struct LayoutEdits {
  private var tree: RandomLayout
  private var context = Screen.phones[0].context()
  private var added: [LayoutConstraint] = []

  init(seed: UInt64) { tree = RandomLayout(seed: seed) }

  func layout(with engine: LayoutEngine) -> LayoutResult { engine.layout(tree.root, in: context) }

  private var root: ViewNode { tree.root }

  private mutating func node() -> ViewNode {
    tree.nodes.dropFirst().randomElement(using: &tree.random) ?? root
  }

  private mutating func length() -> Double { Double(Int.random(in: 0...90, using: &tree.random)) }

  mutating func edit(_ engine: LayoutEngine) {
    for _ in 0..<Int.random(in: 1...2, using: &tree.random) { editOnce(engine) }
  }

  private mutating func editOnce(_ engine: LayoutEngine) {
    let (node, length) = (node(), length())
    let constraint = tree.constraints.randomElement(using: &tree.random)
    switch Int.random(in: 0..<20, using: &tree.random) {
    case 0: constraint?.constant = length
    case 1: constraint?.priority = LayoutPriority(rawValue: Float(300 + length))
    case 2: constraint?.isPlaceholder.toggle()
    case 3: constraint?.deactivate()
    case 4: add(LayoutConstraint(node, .right, to: root, .rightMargin, constant: -length))
    case 5: add(LayoutConstraint(node, .top, to: root.guide(.safeArea), .top, priority: .high))
    case 6: added.popLast()?.deactivate()
    case 7: node.isHidden.toggle()
    case 8: node.font = .system(10 + length / 5)
    case 9: (node as? LabelNode)?.numberOfLines = Int(length) % 3
    case 10: node.contentHugging = ContentPriority(LayoutPriority(rawValue: Float(200 + length)))
    case 11: node.translatesAutoresizingMaskIntoConstraints = length > 60 ? true : nil
    case 12: node.frame = LayoutRect(x: length, y: length, width: length, height: 2 * length)
    case 13: root.layoutMargins = LayoutInsets(top: length, left: length, bottom: 0, right: 4)
    case 14: node.removeFromParent()
    case 15: root.addChild(node)
    case 16: root.addChild(LabelNode("added", text: "A label that was added"))
    case 17: context = Screen.nearest(width: 320 + 2 * length, height: 700).context()
    case 18: context.layoutDirection = length > 45 ? .rightToLeft : .leftToRight
    // Another layout sees the nodes in between.
    default: _ = LayoutEngine().fittingSize(of: node, in: context)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    root.addConstraint(constraint)
    added.append(constraint)
  }
}
