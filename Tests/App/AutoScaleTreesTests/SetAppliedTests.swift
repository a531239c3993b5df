import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite(.quietNotices) struct SetAppliedTests {
  @Test(arguments: UInt64(1)...200)
  func `a value that is scaled already stays, and has its design`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let width = Double.random(in: 200...1000, using: &random)
    let value = Double.random(in: 1...500, using: &random)
    let context = try ScreenContext(width: width, height: 2000)
    let node = LabelNode("label", text: nil, font: .system(1))
    let height = node.height(1)
    height.setApplied(value, in: context)
    node.setApplied(value, to: .fontSize, in: context)
    let report = node.adaptScreenWidth(in: context)
    #expect(report.unchanged == 2)
    #expect(height.constant == value)
    #expect(node.font?.size == value)
    node.restoreDesign()
    let design = value * 375 / width
    #expect(abs(height.constant - design) < 1e-9)
    #expect(height.constant == node.font?.size)
  }

  @Test(arguments: [320, 360, 390, 393, 402, 414, 430, 440] as [Double])
  func `the design of a scaled short number is that number`(width: Double) throws {
    let context = try ScreenContext(width: width, height: 2000)
    let height = ViewNode().height(1)
    for design in stride(from: 0.25, through: 500, by: 0.25) {
      height.setApplied(design.auto(in: context), in: context)
      #expect(height.adaptableConstant.length.design == design)
    }
  }

  @Test func `a value on the pixel grid stays under a rule that rounds`() throws {
    let context = try Screens.wide(rule: try ScalingRule(rounding: .nearestPixel))
    let node = ViewNode()
    let height = node.height(1)
    for pixels in 1...200 {
      height.setApplied(Double(pixels) / 2, in: context)
      #expect(node.adaptScreenWidth(in: context).unchanged == 1)
    }
  }

  @Test func `the design of a font reckons with text size and cap`() throws {
    let rule = try ScalingRule(maximumFontFactor: 1.5)
    let context = try Screens.wide(textSize: .accessibilityMedium, rule: rule)
    let label = LabelNode("label", text: nil, font: .preferred(.body))
    label.setApplied(30, to: .fontSize, in: context)
    #expect(label.adaptScreenWidth(in: context).unchanged == 1)
    label.restoreDesign()
    #expect(label.font?.size == 20)
  }

  @Test func `zero and what is not finite are set and not remembered`() throws {
    let height = ViewNode().height(10)
    for value in [0, -.infinity] as [Double] {
      height.setApplied(value, in: try Screens.wide())
      #expect(height.constant == value)
      #expect(height.adaptableConstant.length.ledgerEntry == nil)
    }
  }

  @Test func `a length that is zero by default can be set`() throws {
    let scroll = ScrollNode()
    scroll.setApplied(12, to: .insets(.content, .left), in: try Screens.wide())
    scroll.setApplied(6, to: .cornerRadius, in: try Screens.wide())
    #expect(scroll.contentInset == LayoutInsets(left: 12))
    scroll.restoreDesign()
    #expect(scroll.contentInset == LayoutInsets(left: 10))
    #expect(scroll.cornerRadius == 5)
  }

  @Test func `a length that a node doesn't have stays absent`() throws {
    let node = ViewNode()
    for property in [.fontSize, .spacing(.stack), .insets(.layoutMargins, .top)]
      as [ScaledProperty]
    {
      node.setApplied(12, to: property, in: try Screens.wide())
    }
    #expect(node.adaptableProperties.isEmpty)
    #expect(node.layoutMargins == nil)
  }
}
