import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite(.quietNotices) struct AdaptScreenWidthTests {
  /// A stack that has a length of every kind, and the constraint that belongs to it.
  private func stack() -> (StackNode, LayoutConstraint) {
    let stack = StackNode("stack", axis: .vertical, spacing: 10)
    stack.font = .system(20, weight: .bold)
    stack.cornerRadius = 5
    stack.borderWidth = 1
    stack.layoutMargins = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    return (stack, stack.height(40, identifier: "height"))
  }

  @Test func `a whole tree is scaled from the design`() throws {
    let (stack, height) = stack()
    let report = ViewNode { stack }.adaptScreenWidth(in: try Screens.wide())
    #expect(height.constant == 48)
    #expect(stack.font == .system(24, weight: .bold))
    #expect(stack.cornerRadius == 6)
    #expect(stack.borderWidth == 1.2)
    #expect(stack.spacing == 12)
    #expect(stack.layoutMargins == LayoutInsets(top: 12, left: 24, bottom: 36, right: 48))
    #expect(report.description == "2 nodes: 9 changed, 0 unchanged, 0 skipped, 0 adopted")
  }

  static let kinds: [(AdaptScreenWidthType, [ScaledProperty])] = [
    ([], []),
    (.switchedOn, []),
    (.constraint, [.constraint]),
    (.fontSize, [.fontSize]),
    (.cornerRadius, [.cornerRadius]),
    (.borderWidth, [.borderWidth]),
    (.spacing, [.spacing(.stack)]),
    (.insets, LayoutInsets.Edge.allCases.map { .insets(.layoutMargins, $0) }),
    ([.fontSize, .constraint], [.fontSize, .constraint]),
  ]

  @Test(arguments: kinds)
  func `only the kinds that are asked for are scaled`(
    type: AdaptScreenWidthType, properties: [ScaledProperty]
  ) throws {
    let (stack, _) = stack()
    let report = stack.adaptScreenWidth(
      type: type, in: try Screens.wide(), options: .fullReport)
    #expect(report.changes.map(\.property) == properties)
  }

  @Test func `all is the union of the six kinds`() {
    let kinds: AdaptScreenWidthType = [
      .constraint, .fontSize, .cornerRadius, .borderWidth, .spacing, .insets,
    ]
    #expect(AdaptScreenWidthType.all == kinds)
  }

  @Test func `the lengths of scroll views, buttons and collections are scaled`() throws {
    let collection = CollectionNode()
    collection.contentInset.top = 10
    collection.sectionInset.left = 20
    collection.lineSpacing = 30
    collection.interitemSpacing = 40
    let button = ButtonNode()
    button.contentInsets = LayoutInsets(right: 50)
    collection.addChild(button)
    collection.adaptScreenWidth(in: try Screens.wide())
    #expect(collection.contentInset == LayoutInsets(top: 12))
    #expect(collection.sectionInset == LayoutInsets(left: 24))
    #expect(collection.lineSpacing == 36)
    #expect(collection.interitemSpacing == 48)
    #expect(button.contentInsets == LayoutInsets(right: 60))
  }

  @Test func `one node alone is adapted without those in it`() throws {
    let child = ViewNode()
    let inner = child.height(10)
    let parent = ViewNode { child }
    let outer = parent.height(10)
    let report = parent.adaptScreenWidth(in: try Screens.wide(), options: .nodeOnly)
    #expect(outer.constant == 12)
    #expect(inner.constant == 10)
    #expect(report.nodes == 1)
  }

  @Test func `the context of the task is the screen when none is given`() throws {
    let node = ViewNode()
    let height = node.height(10)
    ScreenContext.with(try Screens.wide()) { _ = node.adaptScreenWidth() }
    #expect(height.constant == 12)
  }

  @Test func `a dry run reports the same and changes nothing`() throws {
    let (stack, height) = stack()
    let design = stack.description
    let context = try Screens.wide()
    let trial = stack.adaptScreenWidth(in: context, options: [.dryRun, .fullReport])
    #expect(stack.description == design)
    #expect(height.adaptableConstant.length.ledgerEntry == nil)
    let report = stack.adaptScreenWidth(in: context, options: .fullReport)
    #expect(Array(trial.changes) == Array(report.changes))
    #expect(trial.changed == 9)
  }

  @Test(arguments: [0, 1, 1023, 1024, 1025, 3000])
  func `a full report lists each change in its order, however many there are`(count: Int) throws {
    let root = ViewNode()
    let designs = (0..<count).map { Double($0 + 1) }
    root.addConstraints(designs.map { LayoutConstraint(root, .height, constant: $0) })
    let report = root.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    let changes = report.changes
    #expect(report.changed == count)
    #expect(changes.map(\.previous) == designs)
    #expect(changes.indices.map { changes[$0].previous } == designs)
  }

  @Test func `the subtree and the walk survive any depth`() throws {
    let root = ViewNode()
    var last = root
    for _ in 1..<100_000 {
      let next = ViewNode()
      last.addChild(next)
      last = next
    }
    let height = last.height(10)
    let report = root.adaptScreenWidth(except: [SwitchNode.self], in: try Screens.wide())
    #expect(report.nodes == 100_000)
    #expect(height.constant == 12)
    root.restoreDesign()
    #expect(height.constant == 10)
    #expect(root.subtree.reduce(0) { count, _ in count + 1 } == 100_000)
  }

  @Test func `the changes and skips of a report are printed one a line`() throws {
    let root = ViewNode("root")
    root.addConstraints([
      LayoutConstraint(root, .height, constant: 10, identifier: "height"),
      LayoutConstraint(root, .width, constant: 0, identifier: "width"),
    ])
    root.cornerRadius = 5
    let report = root.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    #expect(
      "\(report.changes)"
        == "root (UIView): cornerRadius 5 -> 6\nheight (NSLayoutConstraint): constraint 10 -> 12")
    #expect("\(report.skips)" == "width (NSLayoutConstraint): constraint skipped, zero")
  }
}
