import AutoScale
import AutoScaleTrees
import Testing

@Suite struct AppliedValueTests {
  // MARK: Fonts

  @Test func `a font keeps everything but its size`() throws {
    let font = FontDescriptor(
      family: "Avenir", name: "Avenir-Book", size: 10, weight: .heavy, traits: [.italic],
      textStyle: .footnote, followsTextSize: true)
    let label = LabelNode("label", text: nil, font: font)
    label.adaptScreenWidth(in: try Screens.wide())
    var expected = font
    expected.size = 12
    #expect(label.font == expected)
  }

  /// A font of 17 points on a screen of factor 1.2, where body text is 28 / 17 of its size.
  struct Row: Sendable, CustomTestStringConvertible {
    var style: TextStyle?
    var optsIn = false
    var cap: Double?
    let expected: Double
    var testDescription: String { "\(style, default: "no style"), \(optsIn), cap \(cap ?? 0)" }
  }

  static let rows = [
    Row(expected: 20.4),
    Row(style: .body, expected: 33.6),
    Row(optsIn: true, expected: 33.6),
    Row(style: .footnote, optsIn: true, expected: 20.4 * 23 / 13),
    Row(style: .body, cap: 1.5, expected: 25.5),
    Row(style: .body, cap: 3, expected: 33.6),
    Row(cap: 1.1, expected: 18.7),
  ]

  @Test(arguments: rows)
  func `fonts of a style and those that opt in follow the text size once`(_ row: Row) throws {
    let font = FontDescriptor(size: 17, textStyle: row.style, followsTextSize: row.optsIn)
    let label = LabelNode("label", text: nil, font: font)
    let rule = try ScalingRule(maximumFontFactor: row.cap)
    let context = try Screens.wide(textSize: .accessibilityMedium, rule: rule)
    label.adaptScreenWidth(in: context)
    label.adaptScreenWidth(in: context)
    let size = try #require(label.font?.size)
    #expect(abs(size - row.expected) < 1e-9)
  }

  @Test func `a font that follows the text size is rounded to the pixel grid again`() throws {
    let rule = try ScalingRule(rounding: .nearestPixel)
    let label = LabelNode("label", text: nil, font: .preferred(.body))
    label.adaptScreenWidth(in: try Screens.wide(textSize: .extraLarge, rule: rule))
    #expect(label.font?.size == 23)  // 20.4 is 20.5, and 20.5 * 19 / 17 is 22.91
  }

  @Test func `text follows its size where the idiom is not scaled`() throws {
    let context = try ScreenContext(
      width: 1024, height: 1366, idiom: .pad, textSize: .accessibilityMedium)
    let label = LabelNode("label", text: nil, font: .preferred(.body))
    let height = label.height(10)
    label.adaptScreenWidth(in: context)
    #expect(label.font?.size == 28)
    #expect(height.constant == 10)
  }

  // MARK: Hairlines

  /// A length on a screen of factor 0.8 and two pixels a point.
  static let hairlines: [(design: Double, applied: Double)] = [
    (0.5, 0.5), (-0.5, -0.5), (0.25, 0.5), (-0.01, -0.5), (1e-300, 0.5), (1, 0.8), (-1, -0.8),
  ]

  @Test(arguments: hairlines)
  func `a line that would be thinner than a pixel is a pixel`(
    design: Double, applied: Double
  ) throws {
    let stack = StackNode("stack", axis: .vertical, spacing: design)
    stack.borderWidth = design
    stack.layoutMargins = LayoutInsets(top: design)
    let height = stack.height(design)
    stack.adaptScreenWidth(in: try Screens.narrow())
    #expect(height.constant == applied)
    #expect(stack.borderWidth == applied)
    #expect(stack.spacing == applied)
    #expect(stack.layoutMargins == LayoutInsets(top: applied))
  }

  @Test func `a radius and a font may be smaller than a pixel`() throws {
    let label = LabelNode("label", text: nil, font: .system(0.5))
    label.cornerRadius = 0.5
    label.adaptScreenWidth(in: try Screens.narrow())
    #expect(label.font?.size == 0.4)
    #expect(label.cornerRadius == 0.4)
  }

  @Test func `a line thinner than a pixel stays where nothing is scaled`() throws {
    let node = ViewNode()
    node.borderWidth = 0.3
    node.adaptScreenWidth(in: .design)
    #expect(node.borderWidth == 0.3)
  }
}
