import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct LayoutEngineTests {
  /// A screen of 320 × 480 points at @2x with children.
  func makeScreen(_ children: ViewNode...) -> ViewNode {
    let screen = ViewNode("screen")
    screen.addChildren(children)
    return screen
  }

  func context(
    _ width: Double = 320, _ height: Double = 480, safeArea: LayoutInsets = .zero,
    direction: InterfaceDirection = .leftToRight
  ) throws -> ScreenContext {
    try ScreenContext(
      width: width, height: height, safeArea: safeArea, layoutDirection: direction)
  }

  @Test func `edges and constants become a frame`() throws {
    let box = ViewNode("box")
    let screen = makeScreen(box)
    screen.addConstraints([
      LayoutConstraint(box, .left, to: screen, .left, constant: 10),
      LayoutConstraint(box, .top, to: screen, .top, constant: 20),
      LayoutConstraint(screen, .right, to: box, .right, constant: 30),
      LayoutConstraint(box, .height, constant: 44),
    ])
    let result = LayoutEngine().layout(screen, in: try context())
    #expect(result.frame(of: box) == LayoutRect(x: 10, y: 20, width: 280, height: 44))
    #expect(result.frame(of: screen) == LayoutRect(width: 320, height: 480))
    #expect(result.conflicts.isEmpty)
  }

  @Test func `a table makes its cells as wide as itself, whatever their masks are`() throws {
    let cell = TableCellNode("cell", frame: LayoutRect(y: 28, width: 375, height: 44))
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) { cell }
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 667)) { table }
    let result = LayoutEngine().layout(screen, in: try context())
    #expect(result.frame(of: cell) == LayoutRect(y: 28, width: 320, height: 44))
  }

  @Test func `applying a layout leaves the root where it is`() throws {
    let box = ViewNode("box")
    let root = ViewNode("root", frame: LayoutRect(x: 7, y: 8, width: 1, height: 1)) { box }
    try box.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    LayoutEngine().layout(root, size: LayoutSize(width: 100, height: 50), in: .design).apply()
    #expect(root.frame == LayoutRect(x: 7, y: 8, width: 100, height: 50))
    #expect(box.frame == LayoutRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test func `leading and trailing count from the right edge where reading begins there`() throws {
    let box = ViewNode("box")
    let screen = makeScreen(box)
    screen.addConstraints([
      LayoutConstraint(box, .leading, to: screen, .leading, constant: 16),
      LayoutConstraint(box, .trailing, to: screen, .trailing, constant: -160),
      LayoutConstraint(box, .top, to: screen, .top),
      LayoutConstraint(box, .height, constant: 44),
    ])
    let left = LayoutEngine().layout(screen, in: try context())
    #expect(left.frame(of: box) == LayoutRect(x: 16, y: 0, width: 144, height: 44))
    let right = LayoutEngine().layout(screen, in: try context(direction: .rightToLeft))
    #expect(right.frame(of: box) == LayoutRect(x: 160, y: 0, width: 144, height: 44))
  }

  @Test(arguments: [
    (LayoutAttribute.trailing, LayoutAttribute.trailing, 0.8, 212.0, -6.0),
    (.leading, .trailing, 0.2, 70, -56), (.leading, .centerX, 0.5, 86, 24),
    (.centerX, .centerX, 0.5, 61, 61), (.right, .right, 0.8, 212, 212),
  ])
  func `right to left, multipliers count from the left too, and constants towards it`(
    first: LayoutAttribute, second: LayoutAttribute, multiplier: Double, left: Double, right: Double
  ) throws {
    let box = ViewNode("box")
    let screen = makeScreen(box)
    screen.addConstraints([
      LayoutConstraint(box, first, to: screen, second, multiplier: multiplier, constant: 6),
      LayoutConstraint(box, .width, constant: 50), LayoutConstraint(box, .height, constant: 50),
    ])
    func x(_ direction: InterfaceDirection) throws -> Double? {
      LayoutEngine().layout(screen, in: try context(direction: direction)).frame(of: box)?.x
    }
    #expect(try x(.leftToRight) == left)
    #expect(try x(.rightToLeft) == right)
  }

  @Test func `a multiplied position counts in the nearest common ancestor`() throws {
    let (box, line, half) = (ViewNode("box"), ViewNode("line"), ViewNode("half"))
    let screen = makeScreen(box)
    box.addChildren([line, half])
    box.frame = LayoutRect(x: 100, y: 50, width: 200, height: 100)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.addConstraints([
      LayoutConstraint(line, .centerX, to: box, .centerX, multiplier: 0.5),
      LayoutConstraint(line, .width, constant: 20),
      LayoutConstraint(half, .left, to: line, .right, multiplier: 2, constant: 1),
      LayoutConstraint(half, .right, to: box, .right),
    ])
    let result = LayoutEngine().layout(screen, in: try context())
    #expect(result.frame(of: line)?.x == 40)
    #expect(result.frame(of: half)?.x == 121)
    #expect(result.frame(of: half)?.maxX == 200)
  }

  @Test func `a node without constraints keeps its frame, and its mask shares out a new width`()
    throws
  {
    let box = ViewNode("box", frame: LayoutRect(x: 10, y: 10, width: 100, height: 20))
    let screen = makeScreen(box)
    screen.frame = LayoutRect(width: 220, height: 480)
    func place(_ mask: AutoresizingMask) throws -> LayoutRect? {
      box.autoresizingMask = mask
      return LayoutEngine().layout(screen, in: try context()).frame(of: box)
    }
    #expect(try place([]) == LayoutRect(x: 10, y: 10, width: 100, height: 20))
    #expect(try place([.flexibleWidth])?.width == 200)
    #expect(try place([.flexibleLeftMargin])?.x == 110)
  }

  @Test func `content has its size, and wraps where there is no room`() throws {
    let label = LabelNode("text", text: "one two three four five six seven eight nine ten eleven")
    label.numberOfLines = 0
    let screen = makeScreen(label)
    screen.addConstraints([
      LayoutConstraint(label, .left, to: screen, .left, constant: 16),
      LayoutConstraint(label, .top, to: screen, .top),
      LayoutConstraint(label, .right, .lessThanOrEqual, to: screen, .right, constant: -16),
    ])
    let engine = LayoutEngine()
    let narrow = try #require(engine.layout(screen, in: try context()).frame(of: label))
    #expect(narrow.width == 288)
    #expect(narrow.height == 41)
    let wide = try #require(engine.layout(screen, in: try context(800)).frame(of: label))
    #expect(wide.height == 20.5)
    #expect(wide.width < 500)
  }

  @Test func `a required contradiction is reported and the latest constraint is left out`() throws {
    let box = ViewNode("box")
    let screen = makeScreen(box)
    screen.addConstraints([
      LayoutConstraint(box, .width, constant: 100, identifier: "narrow"),
      LayoutConstraint(box, .width, constant: 200, identifier: "wide"),
      LayoutConstraint(box, .left, to: screen, .left),
      LayoutConstraint(box, .top, to: screen, .top), LayoutConstraint(box, .height, constant: 1),
    ])
    let result = LayoutEngine().layout(screen, in: try context())
    #expect(result.frame(of: box)?.width == 100)
    #expect(
      result.conflicts.map(\.description) == [
        """
        these constraints cannot hold together:
          box.width = 100
          box.width = 200
        left out: box.width = 200
        """
      ])
  }

  @Test func `margins and the safe area keep content inside`() throws {
    let (box, inner) = (ViewNode("box"), ViewNode("inner"))
    let screen = makeScreen(box)
    box.addChild(inner)
    screen.addConstraints([
      LayoutConstraint(box, .leading, to: screen, .leadingMargin),
      LayoutConstraint(box, .trailing, to: screen, .trailingMargin),
      LayoutConstraint(box, .top, to: screen.guide(.safeArea), .top),
      LayoutConstraint(box, .bottom, to: screen, .bottom),
      LayoutConstraint(inner, .top, to: box, .topMargin),
      LayoutConstraint(inner, .bottom, to: box, .bottomMargin),
      LayoutConstraint(inner, .left, to: box, .leftMargin),
      LayoutConstraint(inner, .right, to: box, .rightMargin),
    ])
    let insets = LayoutInsets(top: 20, bottom: 34)
    let result = LayoutEngine().layout(screen, in: try context(safeArea: insets))
    #expect(result.frame(of: box) == LayoutRect(x: 16, y: 20, width: 288, height: 460))
    #expect(result.frame(of: inner) == LayoutRect(x: 8, y: 8, width: 272, height: 410))
  }
}
