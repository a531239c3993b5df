import AutoScaleTrees
import Testing

@Suite struct ViewColorTests {
  /// sRGB colors as the other spaces write them, by published conversions.
  static let conversions: [(space: RGBColorSpace, from: [Double], to: [Double])] = [
    (.sRGB, [0.2, 0.4, 0.6], [0.2, 0.4, 0.6]),
    (.displayP3, [0.9175, 0.2003, 0.1387], [1, 0, 0]),
    (.displayP3, [0.4585, 0.9853, 0.2983], [0, 1, 0]),
    (.displayP3, [1, 0, 0], [1, 0, 0]),
    (.adobeRGB1998, [0.8586, 0, 0], [1, 0, 0]),
    (.adobeRGB1998, [0.5, 0.5, 0.5], [0.504, 0.504, 0.504]),
    (.genericRGB, [1, 1, 1], [1, 1, 1]),
    (.genericRGB, [0.5, 0.5, 0.5], [0.5727, 0.5727, 0.5727]),
  ]

  @Test(arguments: conversions)
  func `a color of another space becomes that of sRGB`(
    space: RGBColorSpace, from: [Double], to: [Double]
  ) {
    let color = space.sRGB(red: from[0], green: from[1], blue: from[2], alpha: 0.5)
    for (found, expected) in zip([color.red, color.green, color.blue], to) {
      #expect(abs(found - expected) < 0.004)
    }
    #expect(color.alpha == 0.5)
  }

  @Test func `a color prints as specifications write it`() {
    var color = ViewColor(hex: 0xFF9500)
    #expect(color.description == "#FF9500")
    color.dark = ViewColor.white.opacity(0.5).light
    #expect(color.description == "#FF9500, dark #FFFFFF80")
    color.catalogName = "Brand"
    color.light.red = .nan
    #expect(color.description == "'Brand' #009500, dark #FFFFFF80")
  }

  @Test func `components are within 0 and 1, whatever they are made of`() {
    let color = ViewColor(red: -1, green: .nan, blue: 7, alpha: .infinity).light
    #expect([color.red, color.green, color.blue, color.alpha] == [0, 0, 1, 1])
    #expect(ViewColor.black.opacity(.nan).light.alpha == 0)
  }

  @Test func `colors of the system differ by appearance, and unknown names have none`() {
    #expect(ViewColor.system("labelColor") == .label)
    #expect(ViewColor.system("label") == .label)
    #expect(ViewColor.label.dark == ViewColor.white.light)
    #expect(
      ViewColor.system("systemRed")?.light
        == ViewColor(red: 1, green: 0x3B / 255, blue: 0x30 / 255).light)
    #expect(ViewColor.system("brandColor") == nil)
  }

  @Test func `a node that nobody gave a look has that of the system`() {
    let node = ViewNode()
    #expect(node.appearance == ViewAppearance())
    node.appearance.alpha = 0.5
    #expect(node.appearance.alpha == 0.5)
    node.appearance = ViewAppearance()
    #expect(node.appearance == ViewAppearance())
  }
}
