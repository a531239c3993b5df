import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct LedgerTests {
  @Test func `adapting twice is adapting once`() throws {
    let node = LabelNode("label", text: nil, font: .system(17))
    let height = node.height(13)
    let context = try Screens.wide()
    node.adaptScreenWidth(in: context)
    let once = [height.constant, node.font?.size]
    let report = node.adaptScreenWidth(in: context)
    #expect([height.constant, node.font?.size] == once)
    #expect(report.description == "1 node: 0 changed, 2 unchanged, 0 skipped, 0 adopted")
  }

  @Test func `another context applies the design anew`() throws {
    let node = ViewNode()
    let height = node.height(10)
    node.adaptScreenWidth(in: try Screens.wide())
    let report = node.adaptScreenWidth(in: try Screens.narrow(), options: .fullReport)
    #expect(height.constant == 8)
    let change = try #require(report.changes.first)
    #expect(change.design == 10)
    #expect(change.previous == 12)
    #expect(change.applied == 8)
    #expect(!change.isAdopted)
  }

  @Test func `a length that is set to the value it has stays scaled, and any other is an edit`()
    throws
  {
    let stack = StackNode("stack", axis: .vertical, spacing: 10)
    stack.adaptScreenWidth(in: try Screens.wide())
    stack.spacing = 12
    #expect(stack.adaptScreenWidth(in: try Screens.wide()).changed == 0)
    stack.spacing = 20
    #expect(stack.adaptScreenWidth(in: try Screens.wide()).adopted == 1)
    #expect(stack.spacing == 24)
  }

  @Test func `an edit is the new design and is marked`() throws {
    let node = ViewNode("node")
    let height = node.height(10, identifier: "h")
    node.adaptScreenWidth(in: try Screens.wide())
    height.constant = 20
    let report = node.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    #expect(
      report.changes.map(\.description) == [
        "h (NSLayoutConstraint): constraint 20 -> 24, adopted as design"
      ])
    #expect(report.adopted == 1)
    node.restoreDesign()
    #expect(height.constant == 20)
  }

  @Test func `at factor one nothing is remembered, and an edit is a design value`() throws {
    let node = ViewNode()
    let height = node.height(10)
    node.adaptScreenWidth(in: .design)
    height.constant = 20
    let report = node.adaptScreenWidth(in: .design)
    #expect(report.description == "1 node: 0 changed, 1 unchanged, 0 skipped, 0 adopted")
    #expect(height.adaptableConstant.length.ledgerEntry == nil)
    node.adaptScreenWidth(in: try Screens.wide())
    #expect(height.constant == 24)
  }

  @Test func `restoring brings every length back and forgets`() throws {
    let stack = StackNode("stack", axis: .horizontal, spacing: 10)
    stack.font = .system(17)
    stack.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.cornerRadius = 7
    let height = stack.height(13, identifier: "height")
    let root = ViewNode { stack }
    let design = root.description
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(root.description != design)
    let trial = root.restoreDesign(options: [.dryRun, .fullReport])
    #expect(root.description != design)
    let report = root.restoreDesign(options: .fullReport)
    #expect(Array(trial.changes) == Array(report.changes))
    #expect(report.description == "2 nodes: 8 changed, 0 unchanged, 0 skipped, 0 adopted")
    #expect(root.description == design)
    #expect(height.adaptableConstant.length.ledgerEntry == nil)
    #expect(root.restoreDesign().changed == 0)
  }

  @Test func `a dry run remembers what it would forget`() throws {
    let node = ViewNode()
    let height = node.height(10)
    node.adaptScreenWidth(in: try Screens.wide())
    let scaled = height.constant
    height.constant = 0
    node.adaptScreenWidth(in: .design, options: .dryRun)
    height.constant = scaled
    node.restoreDesign()
    #expect(height.constant == 10)
  }

  @Test func `restoring leaves an edited value and counts it`() throws {
    let node = ViewNode()
    let height = node.height(10)
    node.adaptScreenWidth(in: try Screens.wide())
    height.constant = 99
    let report = node.restoreDesign()
    #expect(height.constant == 99)
    #expect(report.description == "1 node: 0 changed, 1 unchanged, 0 skipped, 1 adopted")
  }

  @Test func `restoring one node leaves those in it`() throws {
    let child = ViewNode()
    let height = child.height(10)
    let parent = ViewNode { child }
    parent.adaptScreenWidth(in: try Screens.wide())
    parent.restoreDesign(options: .nodeOnly)
    #expect(height.constant == 12)
  }

  @Test(arguments: UInt64(1)...100)
  func `any history ends where its last design and context say`(seed: UInt64) throws {
    var trees = RandomTree(seed: seed)
    let root = trees.tree(ofNodes: 12)
    let constraints = root.subtree.flatMap(\.constraints)
    var designs = constraints.map(\.constant)
    var expected = designs
    for _ in 0..<12 {
      switch Int.random(in: 0..<4, using: &trees.random) {
      case 0:
        let index = constraints.indices.randomElement(using: &trees.random) ?? 0
        let edit = Double.random(in: -50...50, using: &trees.random)
        constraints[index].constant = edit
        designs[index] = edit
        expected[index] = edit
      case 1:
        root.restoreDesign()
        expected = designs
      default:
        let width = Double.random(in: 200...1000, using: &trees.random)
        let context = try ScreenContext(width: width, height: 2000)
        root.adaptScreenWidth(in: context)
        expected = designs.map { design in
          let scaled = context.scaled(design)
          return scaled.magnitude < 0.5 && scaled != design
            ? Double(signOf: design, magnitudeOf: 0.5) : scaled
        }
      }
      #expect(constraints.map(\.constant) == expected)
    }
  }
}
