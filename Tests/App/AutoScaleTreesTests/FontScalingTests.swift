import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

/// Fonts with a rule of their own, and fonts and sizes that are scaled by themselves.
@Suite(.quietNotices) struct FontScalingTests {
  struct Row: Sendable {
    let strength: Double?
    let limits: ClosedRange<Double>?
    let size: Double
  }

  static let rows = [
    Row(strength: nil, limits: nil, size: 32), Row(strength: 0.5, limits: nil, size: 24),
    Row(strength: nil, limits: 1...1.25, size: 20), Row(strength: 0.5, limits: 1...1.25, size: 20),
    Row(strength: 0, limits: nil, size: 16),
  ]

  static func context(_ row: Row) throws -> ScreenContext {
    let fonts = try FontScaling(strength: row.strength, limits: row.limits)
    return try ScreenContext(width: 750, height: 1334, rule: ScalingRule(fonts: fonts))
  }

  @Test(arguments: rows)
  func `one walk scales lengths by one rule and fonts by their own`(_ row: Row) throws {
    let title = LabelNode("title", text: "Welcome", font: .system(16))
    try title.makeConstraints { $0.height.equalTo(16) }
    let context = try Self.context(row)
    title.adaptScreenWidth(in: context)
    #expect(title.font?.size == row.size)
    #expect(title.constraints.map(\.constant) == [32])
    #expect(FontDescriptor.system(16).auto(in: context).size == row.size)
    title.adaptScreenWidth(in: context)
    #expect(title.font?.size == row.size)
    title.restoreDesign()
    title.setApplied(row.size, to: .fontSize, in: context)
    #expect(title.adaptScreenWidth(in: context).changed == 1)
    title.restoreDesign()
    #expect(title.font?.size == 16)
  }

  @Test func `a rule of an idiom has fonts of its own`() throws {
    let pads = try ScalingRule(fonts: FontScaling(strength: 0.5))
    let rule = try ScalingRule(fonts: FontScaling(strength: 0), idiomRules: [.pad: pads])
    let pad = try ScreenContext(width: 750, height: 1334, idiom: .pad, rule: rule)
    let phone = try ScreenContext(width: 750, height: 1334, rule: rule)
    #expect(FontDescriptor.system(16).auto(in: pad).size == 24)
    #expect(FontDescriptor.system(16).auto(in: phone).size == 16)
  }

  @Test func `a font by itself follows the text size as in a tree`() throws {
    var context = try ScreenContext(width: 750, height: 1334)
    context.textSize = .accessibilityMedium
    for font in [FontDescriptor.preferred(.body), .system(17, weight: .bold)] {
      let label = LabelNode("label", text: "a", font: font)
      label.adaptScreenWidth(in: context)
      #expect(font.auto(in: context) == label.font)
    }
    #expect(FontDescriptor.system(.nan).auto(in: context).size.isNaN)
  }

  @Test func `sizes and rectangles are scaled in each of their numbers`() throws {
    let screen = try Screen(named: "iPhone 12")
    let size = LayoutSize(width: 100, height: 50)
    let rect = LayoutRect(x: 25, y: -50, width: 375, height: 100)
    let scaled = LayoutRect(x: 26, y: -52, width: 390, height: 104)
    #expect(size.auto(in: screen) == LayoutSize(width: 104, height: 52))
    #expect(rect.auto(in: screen) == scaled)
    #expect(FontDescriptor.system(25).auto(in: screen) == .system(26))
    ScreenContext.with(screen) {
      #expect(size.auto() == LayoutSize(width: 104, height: 52))
      #expect(rect.auto() == scaled)
      #expect(FontDescriptor.system(25).auto() == .system(26))
    }
  }
}
