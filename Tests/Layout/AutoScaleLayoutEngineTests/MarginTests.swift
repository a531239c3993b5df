import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct MarginTests {
  /// The margins of a view, as a view in it that fills them shows them.
  private func margins(
    of node: ViewNode, in root: ViewNode, width: Double = 375, idiom: Idiom = .phone,
    safeArea: LayoutInsets = .zero, rules: MarginRules = .standard
  ) throws -> LayoutInsets {
    let box = ViewNode("box")
    node.addChild(box)
    node.addConstraints(
      [
        (LayoutAttribute.left, LayoutAttribute.leftMargin), (.right, .rightMargin),
        (.top, .topMargin), (.bottom, .bottomMargin),
      ].map { LayoutConstraint(box, $0, to: node, $1) })
    let context = try ScreenContext(
      width: width, height: 667, pixelsPerPoint: 2, idiom: idiom, safeArea: safeArea)
    let result = LayoutEngine(settings: LayoutSettings(margins: rules))
      .layout(root, size: root === node ? nil : root.frame.size, in: context)
    let inner = try #require(result.frame(of: box))
    let outer = try #require(result.frame(of: node))
    return LayoutInsets(
      top: inner.y, left: inner.x, bottom: outer.height - inner.maxY,
      right: outer.width - inner.maxX)
  }

  struct ScreenRow: Sendable, CustomTestStringConvertible {
    let width: Double
    var idiom = Idiom.phone
    let side: Double
    var testDescription: String { "\(width) points wide, \(idiom): \(side)" }
  }

  @Test(arguments: [
    ScreenRow(width: 320, side: 16), ScreenRow(width: 375, side: 16),
    ScreenRow(width: 393, side: 16), ScreenRow(width: 394, side: 20),
    ScreenRow(width: 414, side: 20), ScreenRow(width: 320, idiom: .pad, side: 16),
    ScreenRow(width: 768, idiom: .pad, side: 20),
  ])
  func `a screen has margins by its width, and its safe area besides`(_ row: ScreenRow) throws {
    let root = ViewNode("root")
    #expect(
      try margins(of: root, in: root, width: row.width, idiom: row.idiom)
        == LayoutInsets(left: row.side, right: row.side))
    let inset = ViewNode("inset")
    let safeArea = LayoutInsets(top: 59, left: 1, bottom: 34, right: 2)
    #expect(
      try margins(of: inset, in: inset, width: row.width, idiom: row.idiom, safeArea: safeArea)
        == LayoutInsets(top: 59, left: row.side + 1, bottom: 34, right: row.side + 2))
  }

  /// A safe area, and the left and right margins of the screen's view beside it.
  struct ColumnRow: Sendable, CustomTestStringConvertible {
    let width: Double
    let left, right: (inset: Double, margin: Double)
    var testDescription: String { "\(width) points wide, insets \(left.inset) and \(right.inset)" }
  }

  @Test(arguments: [
    ColumnRow(width: 466, left: (0, 20), right: (84, 84)),
    ColumnRow(width: 951, left: (0, 20), right: (84, 84)),
    ColumnRow(width: 469, left: (84, 84), right: (0, 20)),
    ColumnRow(width: 669, left: (0, 20), right: (0, 20)),
    ColumnRow(width: 678, left: (84, 84), right: (0, 20)),
    // The sensors of a phone on its side have an inset at both sides.
    ColumnRow(width: 852, left: (59, 79), right: (59, 79)),
  ])
  func `beside a column at one side, the margin of a screen is the inset`(_ row: ColumnRow) throws {
    let root = ViewNode("root")
    let safeArea = LayoutInsets(left: row.left.inset, bottom: 34, right: row.right.inset)
    let margins = try margins(of: root, in: root, width: row.width, safeArea: safeArea)
    #expect((margins.left, margins.right) == (row.left.margin, row.right.margin))
  }

  @Test func `builds with the SDK of iOS 27.1 give views no margins, and keep stored ones`() throws
  {
    func side(_ rules: MarginRules, stored: Double? = nil) throws -> Double {
      let card = ViewNode("card", frame: LayoutRect(x: 100, y: 100, width: 100, height: 100))
      card.layoutMargins = stored.map { LayoutInsets(top: $0, left: $0, bottom: $0, right: $0) }
      let root = ViewNode("root", frame: LayoutRect(width: 375, height: 667)) { card }
      return try margins(of: card, in: root, rules: rules).left
    }
    #expect(try side(.standard) == 8)
    #expect(try side(.sdk27_1) == 0)
    #expect(try side(.sdk27_1, stored: 8) == 8)
    let root = ViewNode("root")
    #expect(try margins(of: root, in: root, width: 466, rules: .sdk27_1).left == 20)
  }

  @Test func `a table keeps the content of its cells out of the bars`() throws {
    func margins(adjusts: Bool, safeArea: LayoutInsets) throws -> LayoutInsets {
      let content = ContentViewNode("content", frame: LayoutRect(width: 375, height: 200))
      let cell = TableCellNode("cell", frame: LayoutRect(width: 375, height: 200))
      let table = TableNode("table", frame: LayoutRect(width: 375, height: 667))
      table.adjustsContentInset = adjusts
      cell.addChild(content)
      table.addChild(cell)
      let root = ViewNode("root", frame: LayoutRect(width: 375, height: 667)) { table }
      return try self.margins(of: content, in: root, safeArea: safeArea)
    }
    let plain = try margins(adjusts: true, safeArea: .zero)
    #expect(try margins(adjusts: true, safeArea: LayoutInsets(top: 64)) == plain)
    #expect(
      try margins(adjusts: false, safeArea: LayoutInsets(top: 64)).top == plain.top + 64)
  }

  @Test func `a collection keeps the content of its cells out of the bars`() throws {
    func top(adjusts: Bool) throws -> Double {
      let box = ViewNode("box", frame: LayoutRect(width: 100, height: 50))
      let cell = CollectionCellNode("cell", frame: LayoutRect(width: 100, height: 50)) { box }
      let list = CollectionNode("list", frame: LayoutRect(width: 375, height: 667)) { cell }
      list.adjustsContentInset = adjusts
      let root = ViewNode("root", frame: LayoutRect(width: 375, height: 667)) { list }
      return try margins(of: box, in: root, safeArea: LayoutInsets(top: 64)).top
    }
    #expect(try top(adjusts: true) == 8)
    #expect(try top(adjusts: false) == 8 + 64)
  }

  @Test func `margins that are stated replace the standard ones`() throws {
    let node = ViewNode("node")
    node.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    node.frame = LayoutRect(width: 375, height: 100)
    let root = ViewNode("root") { node }
    root.frame = LayoutRect(width: 375, height: 667)
    #expect(
      try margins(of: node, in: root, safeArea: LayoutInsets(top: 20))
        == LayoutInsets(top: 21, left: 2, bottom: 3, right: 4))
    node.insetsLayoutMarginsFromSafeArea = false
    #expect(
      try margins(of: node, in: root, safeArea: LayoutInsets(top: 20))
        == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `before Xcode 9 margins did not include the safe area`() throws {
    var rules = MarginRules.standard
    for (includeSafeArea, top) in [(true, 20.0), (false, 0)] {
      rules.includeSafeArea = includeSafeArea
      let root = ViewNode("root")
      let margins = try margins(of: root, in: root, safeArea: LayoutInsets(top: 20), rules: rules)
      #expect(margins.top == top)
    }
  }

  @Test(arguments: [(true, 16.0), (false, 2)])
  func `margins stated for a screen that respects the system's minimum are at least that`(
    respectsSystemMinimum: Bool, left: Double
  ) throws {
    var rules = MarginRules.standard
    rules.respectsSystemMinimum = respectsSystemMinimum
    let root = ViewNode("root")
    root.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 40)
    #expect(
      try margins(
        of: root, in: root, safeArea: LayoutInsets(top: 20),
        rules: rules)
        == LayoutInsets(top: 21, left: left, bottom: 3, right: 40))
  }

  @Test func `what reaches beyond the view around it does not preserve more than its margins`()
    throws
  {
    let node = ViewNode("node", frame: LayoutRect(x: 0, y: 0, width: 100, height: 500))
    let around = ViewNode("around", frame: LayoutRect(x: 10, y: 10, width: 100, height: 100)) {
      node
    }
    let root = ViewNode("root", frame: LayoutRect(width: 375, height: 667)) { around }
    (node.preservesSuperviewLayoutMargins, node.layoutMargins) = (true, .zero)
    #expect(try margins(of: node, in: root) == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a stack that is laid out by itself has the margins that it states`() throws {
    let stack = StackNode("stack")
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.frame = LayoutRect(width: 375, height: 667)
    #expect(
      try margins(of: stack, in: stack) == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `views have margins of 8, and stacks have none`() throws {
    for (node, margin) in [(ViewNode(), 8.0), (ScrollNode(), 8), (StackNode(), 0)] {
      node.frame = LayoutRect(x: 10, y: 10, width: 100, height: 100)
      let root = ViewNode("root") { node }
      root.frame = LayoutRect(width: 375, height: 667)
      #expect(
        try margins(of: node, in: root, safeArea: .zero)
          == LayoutInsets(top: margin, left: margin, bottom: margin, right: margin))
    }
  }

  struct CellRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var system = CellMargins.iOS14
    var screen = 375.0
    /// The width of the cell, where it is not in a table as wide as the screen.
    var width: Double?
    var preserves = false
    var hasAccessory = false
    let top, left, right: Double
  }

  static let cellRows = [
    CellRow(testDescription: "on a narrow screen", top: 11, left: 16, right: 16),
    CellRow(testDescription: "on a wide screen", screen: 414, top: 11, left: 20, right: 20),
    CellRow(
      testDescription: "in a narrow table", screen: 414, width: 320, top: 11, left: 16, right: 16),
    CellRow(testDescription: "with an accessory", hasAccessory: true, top: 11, left: 16, right: 8),
    CellRow(
      testDescription: "of iOS 10", system: .iOS10, screen: 414, top: 11, left: 8, right: 8),
    CellRow(
      testDescription: "of iOS 10 with the table's margins", system: .iOS10, preserves: true,
      top: 11, left: 15, right: 15),
    CellRow(
      testDescription: "of iOS 11 in a table that fills the screen", system: .iOS11, top: 11,
      left: 16, right: 16),
    CellRow(
      testDescription: "of iOS 13 in a wide table", system: .iOS13, screen: 414, top: 11, left: 20,
      right: 20),
  ]

  private func contentMargins(
    _ row: CellRow, isAlone: Bool, stating stated: LayoutInsets? = nil
  ) throws -> LayoutInsets {
    let (cell, content) = (TableCellNode("cell"), ContentViewNode("content"))
    cell.addChild(content)
    cell.hasAccessory = row.hasAccessory
    content.preservesSuperviewLayoutMargins = row.preserves
    content.layoutMargins = stated
    content.frame = LayoutRect(width: row.width ?? row.screen, height: 100)
    cell.frame = content.frame
    let table = TableNode("table")
    table.frame = cell.frame
    if !isAlone { table.addChild(cell) }
    var rules = MarginRules.standard
    rules.cellSides = row.system
    return try margins(of: content, in: isAlone ? cell : table, width: row.screen, rules: rules)
  }

  @Test(arguments: [(11.0, 10.5), (8, 8)])
  func `the bottom margin of a cell's content reaches below its separator where it is larger`(
    vertical: Double, bottom: Double
  ) throws {
    let cell = TableCellNode("cell", frame: LayoutRect(width: 375, height: 44))
    let content = ContentViewNode("content", frame: LayoutRect(width: 375, height: 43.5))
    cell.addChild(content)
    var rules = MarginRules.standard
    rules.cellVertical = vertical
    let margins = try margins(of: content, in: cell, rules: rules)
    #expect([margins.top, margins.bottom] == [vertical, bottom])
  }

  @Test(arguments: cellRows)
  func `the content of a cell has the margins of its table`(_ row: CellRow) throws {
    #expect(
      try contentMargins(row, isAlone: false)
        == LayoutInsets(top: row.top, left: row.left, bottom: row.top, right: row.right))
  }

  @Test(arguments: [
    CellRow(testDescription: "narrow", screen: 414, width: 320, top: 11, left: 16, right: 16),
    CellRow(testDescription: "wide", screen: 414, width: 500, top: 11, left: 20, right: 20),
    CellRow(testDescription: "too wide", screen: 375, width: 500, top: 11, left: 16, right: 16),
    CellRow(
      testDescription: "of iOS 11", system: .iOS11, screen: 375, width: 400, top: 11, left: 20,
      right: 20),
    CellRow(
      testDescription: "of iOS 13", system: .iOS13, screen: 375, width: 320, top: 11, left: 15,
      right: 15),
  ])
  func `a cell without a table goes by its own width and the screen`(_ row: CellRow) throws {
    #expect(
      try contentMargins(row, isAlone: true)
        == LayoutInsets(top: row.top, left: row.left, bottom: row.top, right: row.right))
  }

  @Test func `a table beside other views has narrower margins than one that fills a screen`()
    throws
  {
    for (system, side) in [(CellMargins.iOS11, 15.0), (.iOS13, 15), (.iOS14, 16)] {
      let content = ContentViewNode("content")
      let cell = TableCellNode("cell") { content }
      let table = TableNode("table") { cell }
      for node in [table, cell, content] { node.frame = LayoutRect(width: 375, height: 100) }
      let root = ViewNode("root", frame: LayoutRect(width: 375, height: 667)) { table }
      var rules = MarginRules.standard
      rules.cellSides = system
      #expect(
        try margins(of: content, in: root, rules: rules)
          == LayoutInsets(top: 11, left: side, bottom: 11, right: side))
    }
  }

  @Test
  func `stated margins of a cell's content replace the rule, or raise it where they preserve`()
    throws
  {
    for (preserves, left) in [(false, 2.0), (true, 16)] {
      let row = CellRow(testDescription: "", preserves: preserves, top: 0, left: 0, right: 0)
      let stated = LayoutInsets(top: 20, left: 2, bottom: 20, right: 30)
      let found = try contentMargins(row, isAlone: false, stating: stated)
      #expect(found == LayoutInsets(top: 20, left: left, bottom: 20, right: 30))
    }
  }

  @Test func `a cell that is laid out by itself has no margins of a screen`() throws {
    let cell = TableCellNode("cell")
    cell.frame = LayoutRect(width: 375, height: 100)
    #expect(
      try margins(of: cell, in: cell) == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(arguments: [(672.0, 20.0), (768, 48)])
  func `margins that follow the readable width leave 672 points`(width: Double, side: Double) throws
  {
    let root = ViewNode("root")
    root.layoutMarginsFollowReadableWidth = true
    #expect(
      try margins(of: root, in: root, width: width, idiom: .pad)
        == LayoutInsets(left: side, right: side))
  }
}

extension LayoutRect {
  fileprivate var size: LayoutSize { LayoutSize(width: width, height: height) }
}
