import AutoScale
import AutoScaleTrees
import Foundation
import Testing

/// Values with exceptions, set as plain numbers are.
@Suite struct ScreenValuePropertyTests {
  /// A constant of a design, in whole points and with fractions.
  static let whole = 8.screen(.width(414...), is: 12)
  static let fraction = 8.5.screen(.width(414...), is: 12)

  /// The value of a number on the design's own screen, and on one of 450 points in design points.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @Sendable (ViewNode) -> Void
    let read: @Sendable (ViewNode) -> Double
    var design = 8.0
  }

  static let rows = [
    Row(testDescription: "radius", set: { $0.cornerRadius = whole }, read: { $0.cornerRadius }),
    Row(
      testDescription: "radius with a fraction", set: { $0.cornerRadius = fraction },
      read: { $0.cornerRadius }, design: 8.5),
    Row(
      testDescription: "border", set: { $0.borderWidth = 8.screen(.width(414...), is: 12) },
      read: { $0.borderWidth }),
    Row(
      testDescription: "margins",
      set: { $0.layoutMargins = ScreenValue(left: whole, right: fraction) },
      read: { ($0.layoutMargins?.left ?? 0) }),
    Row(
      testDescription: "spacing", set: { stack($0)?.spacing = whole },
      read: { stack($0)?.spacing ?? 0 }),
    Row(
      testDescription: "spacing of the initializer", set: { $0.addChild(row(spacing: whole)) },
      read: { (($0.children.last as? StackNode)?.spacing ?? 0) }),
    Row(
      testDescription: "custom spacing",
      set: { stack($0)?.setCustomSpacing(whole, after: $0.children[0].children[0]) },
      read: { stack($0)?.spacing(after: $0.children[0].children[0]) ?? 0 }),
    Row(
      testDescription: "line spacing", set: { collection($0)?.lineSpacing = whole },
      read: { collection($0)?.lineSpacing ?? 0 }),
    Row(
      testDescription: "item spacing", set: { collection($0)?.interitemSpacing = fraction },
      read: { collection($0)?.interitemSpacing ?? 0 }, design: 8.5),
    Row(
      testDescription: "section inset",
      set: { collection($0)?.sectionInset = ScreenValue(top: whole) },
      read: { collection($0)?.sectionInset.top ?? 0 }),
    Row(
      testDescription: "content inset",
      set: { collection($0)?.contentInset = ScreenValue(bottom: whole) },
      read: { collection($0)?.contentInset.bottom ?? 0 }),
    Row(
      testDescription: "font", set: { label($0)?.font = .system(whole) },
      read: { label($0)?.font?.size ?? 0 }),
    Row(
      testDescription: "named font",
      set: { label($0)?.font = .named("Avenir-Book", size: fraction) },
      read: { label($0)?.font?.size ?? 0 }, design: 8.5),
    Row(
      testDescription: "font of the initializer",
      set: { $0.addChild(LabelNode(text: "", font: .system(whole, weight: .bold))) },
      read: { $0.children.last?.font?.size ?? 0 }),
  ]

  private static func stack(_ root: ViewNode) -> StackNode? { root.children[0] as? StackNode }
  private static func label(_ root: ViewNode) -> LabelNode? { root.children[1] as? LabelNode }
  private static func collection(_ root: ViewNode) -> CollectionNode? {
    root.children[2] as? CollectionNode
  }

  private static func row(spacing: ScreenValue<some DesignNumber>) -> StackNode {
    StackNode("row", axis: .horizontal, spacing: spacing) { ViewNode("first") }
  }

  private func tree() -> ViewNode {
    ViewNode("screen") {
      StackNode("stack", axis: .vertical) {
        ViewNode("first")
        ViewNode("second")
      }
      LabelNode("label", text: "Welcome")
      CollectionNode("list")
    }
  }

  @Test(arguments: rows)
  func `each walk takes the number for its screen, wherever the value was written`(
    _ row: Row
  ) throws {
    let root = tree()
    ScreenContext.with(try Screens.narrow()) { row.set(root) }
    #expect(row.read(root) == row.design)
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(abs(row.read(root) - 14.4) < 1e-12)
    root.adaptScreenWidth(in: try Screens.narrow())
    #expect(abs(row.read(root) - row.design * 0.8) < 1e-12)
    root.restoreDesign()
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(abs(row.read(root) - 14.4) < 1e-12)
  }

  @Test func `a plain number that is set later replaces all of them, also one of their own`() throws
  {
    let root = tree()
    let label = try #require(Self.label(root))
    root.cornerRadius = Self.whole
    root.layoutMargins = ScreenValue(left: Self.whole)
    root.isHidden = false.screen(.width(414...), is: true)
    label.font = .system(Self.whole)
    root.cornerRadius = 8
    root.layoutMargins = LayoutInsets(left: 8)
    root.isHidden = false
    label.font = .system(8)
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(root.cornerRadius == 9.6 && root.layoutMargins?.left == 9.6 && !root.isHidden)
    #expect(label.font?.size == 9.6)
  }

  @Test func `a font keeps its exceptions until it is scaled`() throws {
    let font = FontDescriptor.system(Self.whole, weight: .bold)
    #expect(
      font.size == 8 && font.description == "system 8.0.screen(.width(414...), is: 12.0) bold")
    #expect(font == .system(Self.whole, weight: .bold) && font != .system(8, weight: .bold))
    #expect(font.auto(in: try Screens.wide()).size == 14.4)
    let (first, second) = (LabelNode("first"), LabelNode("second"))
    first.font = font
    second.font = first.font
    second.adaptScreenWidth(in: try Screens.wide())
    #expect(second.font?.size == 14.4)
    second.font?.size = 8
    second.adaptScreenWidth(in: try Screens.wide())
    #expect(second.font?.size == 9.6)
  }

  @Test func `constants and priorities of a constraint are set so too`() throws {
    let root = tree()
    let constraint = LayoutConstraint(root, .width, constant: Self.whole)
    root.addConstraint(constraint)
    constraint.priority = 750.screen(.width(414...), is: 250)
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(constraint.algebra == "screen.width = 14.4 @250")
    constraint.constant = 9.screen(.width(414...), is: 10)
    constraint.priority = LayoutPriority.high.screen(.width(414...), is: .medium)
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(constraint.algebra == "screen.width = 12 @500")
    constraint.constant = 9.5.screen(.width(414...), is: 10.5)
    constraint.priority = 999
    root.adaptScreenWidth(in: try Screens.narrow())
    #expect(constraint.algebra == "screen.width = 7.6 @999")
    let edge = LayoutConstraint(
      root.children[0], .top, to: root, .top, constant: Self.fraction, priority: .low)
    root.addConstraint(edge)
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(edge.constant == 14.4)
  }

  @Test func `targets, offsets, insets and updates take them`() throws {
    let root = tree()
    let (stack, label) = (root.children[0], root.children[1])
    var kept: ConstraintHandle?
    let made = try stack.makeConstraints { make in
      make.width.equalTo([label, Self.whole])
      make.top.left.offset(Self.whole)
      make.edges.inset(ScreenValue(top: Self.whole, left: Self.fraction))
      make.edges.inset(Self.whole)
      kept = make.height.equalTo(1).constraint
    }
    kept?.update(auto: Self.whole)
    kept?.update(priority: 750.screen(.width(414...), is: 250))
    root.adaptScreenWidth(in: try Screens.wide())
    #expect(
      made.map(\.algebra) == [
        "stack.width = label.width", "stack.width = 14.4", "stack.top = screen.top + 14.4",
        "stack.left = screen.left + 14.4", "stack.left = screen.left + 14.4",
        "stack.top = screen.top + 14.4", "stack.right = screen.right",
        "stack.bottom = screen.bottom", "stack.left = screen.left + 14.4",
        "stack.top = screen.top + 14.4", "stack.right = screen.right - 14.4",
        "stack.bottom = screen.bottom - 14.4", "stack.height = 14.4 @250",
      ])
  }
}
