import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct BaselineTests {
  /// How far a font's first baseline is below the top of its line, and the last above the bottom.
  private static func ascender(_ size: Double) -> Double { size * 1950 / 2048 }
  private static func descender(_ size: Double) -> Double { size * 494 / 2048 }

  /// How high a line is, in whole pixels.
  private static func lineHeight(_ size: Double) -> Double {
    (size * 2444 / 2048 * 3).rounded(.up) / 3
  }

  /// Where a line at a baseline of a view lies, from the top of the view.
  private func line(
    at attribute: LayoutAttribute, of node: ViewNode, height: Double? = nil
  ) throws -> Double {
    let line = ViewNode("line")
    let root = ViewNode("root") {
      node
      line
    }
    root.addConstraints([
      LayoutConstraint(line, .top, to: node, attribute),
      LayoutConstraint(node, .top, to: root, .top, constant: 100),
      LayoutConstraint(node, .left, to: root, .left),
    ])
    if let height { node.addConstraint(LayoutConstraint(node, .height, constant: height)) }
    let result = LayoutEngine().layout(
      root, in: try ScreenContext(width: 375, height: 667, pixelsPerPoint: 3))
    return try #require(result.frame(of: line)).y - 100
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    (value - expected).magnitude <= 0.34
  }

  private func label(_ size: Double, _ text: String = "a") -> LabelNode {
    LabelNode(text: text, font: .system(size))
  }

  @Test(arguments: [nil, 100.0])
  func `a label has them at its edges, however high it is`(height: Double?) throws {
    let size = 40.0
    let own = Self.lineHeight(size)
    #expect(
      isNear(
        try line(at: .firstBaseline, of: label(size), height: height), Self.ascender(size)))
    #expect(
      isNear(
        try line(at: .lastBaseline, of: label(size), height: height),
        (height ?? own) - Self.descender(size)))
  }

  @Test func `a segmented control has it where its titles are, in the middle of the frame`() throws
  {
    let control = SegmentedControlNode()
    control.titles = ["One", "Two"]
    let baseline = 16 + Self.ascender(13) - 13.0 * 2444 / 2048 / 2
    #expect(isNear(try line(at: .firstBaseline, of: control), baseline))
  }

  @Test func `a label of two lines has two`() throws {
    let text = label(20, "a\nb")
    text.numberOfLines = 2
    #expect(isNear(try line(at: .firstBaseline, of: text), Self.ascender(20)))
    #expect(
      isNear(try line(at: .lastBaseline, of: text), Self.lineHeight(40) - Self.descender(20)))
  }

  @Test(arguments: [LayoutAttribute.firstBaseline, .lastBaseline])
  func `a button and a field have one, on a line in their middle`(
    attribute: LayoutAttribute
  ) throws {
    let button = ButtonNode(title: "OK", font: .system(20))
    let field = TextFieldNode(nil, placeholder: "Name")
    field.font = .system(20)
    for node in [button, field] as [ViewNode] {
      let below = (Self.ascender(20) - Self.descender(20)) / 2
      #expect(isNear(try line(at: attribute, of: node, height: 100), 50 + below))
    }
  }

  @Test func `what shows no text has them at its edges`() throws {
    #expect(try line(at: .firstBaseline, of: ViewNode(), height: 30) == 0)
    #expect(try line(at: .lastBaseline, of: ViewNode(), height: 30) == 30)
    #expect(try line(at: .lastBaseline, of: StackNode(), height: 30) == 30)
  }

  @Test func `a column has the first of its first and the last of its last view`() throws {
    func column() -> StackNode {
      let stack = StackNode {
        label(10)
        label(20)
        label(30)
      }
      stack.axis = .vertical
      stack.spacing = 7
      stack.children[2].isHidden = true
      return stack
    }
    let height: Double = Self.lineHeight(10) + 7 + Self.lineHeight(20)
    #expect(isNear(try line(at: .firstBaseline, of: column()), Self.ascender(10)))
    #expect(isNear(try line(at: .lastBaseline, of: column()), height - Self.descender(20)))
  }

  @Test func `a row has those of its highest view, and a stack in it passes on its own`() throws {
    func row() -> StackNode {
      let inner = StackNode { label(40) }
      let outer = StackNode {
        label(10)
        label(30)
        label(20)
      }
      outer.alignment = .top
      inner.axis = .vertical
      inner.addChild(outer)
      return inner
    }
    #expect(isNear(try line(at: .firstBaseline, of: row()), Self.ascender(40)))
    let own: Double = Self.lineHeight(40) + Self.lineHeight(30)
    #expect(isNear(try line(at: .lastBaseline, of: row()), own - Self.descender(30)))
  }

  @Test func `of views of a row that are equally high the first one counts`() throws {
    let image = ImageNode()
    image.imageSize = LayoutSize(width: 10, height: Self.lineHeight(30))
    let stack = StackNode {
      label(30)
      image
    }
    stack.alignment = .top
    #expect(isNear(try line(at: .firstBaseline, of: stack), Self.ascender(30)))
  }

  @Test func `stacks may be in stacks to any depth`() throws {
    let text = label(20)
    var node: ViewNode = text
    for _ in 0..<20_000 {
      let stack = StackNode(axis: .vertical)
      stack.addChild(node)
      node = stack
    }
    #expect(isNear(try line(at: .firstBaseline, of: node), Self.ascender(20)))
  }
}
