import AutoScale
import AutoScaleTrees
import Testing

/// A screen as a class, with parts that tests and code can name.
private final class PriceScreen: ViewNode {
  let title: LabelNode

  init(prices: [String], isNew: Bool = false) {
    let title = LabelNode("title", text: "Prices")
    self.title = title
    let badge: ViewNode? = isNew ? ViewNode("badge") : nil
    super.init(screen: "prices") {
      title
      badge
      for price in prices { LabelNode(price, text: price) }
      if prices.isEmpty {
        LabelNode("empty", text: "None")
      }
    }
    title.textColor = .white
  }
}

@Suite struct NodeBuilderTests {
  @Test func `a screen is a class with its own initializer`() {
    #expect(PriceScreen(prices: ["1", "2"]).children.map(\.identifier) == ["title", "1", "2"])
    let empty = PriceScreen(prices: [], isNew: true)
    #expect(empty.children.map(\.identifier) == ["title", "badge", "empty"])
    #expect(empty.className == "PriceScreen" && empty.title.parent === empty)
  }

  @Test func `children are added to a node by a builder`() {
    let screen = ViewNode("screen") { ViewNode("first") }
    screen.addChildren {
      ViewNode("second")
      screen.backgroundColor = .black
      [ViewNode("third"), ViewNode("fourth")]
      Optional<ViewNode>.none
    }
    #expect(screen.children.map(\.identifier) == ["first", "second", "third", "fourth"])
    #expect(screen.appearance.backgroundColor == .black)
  }

  @Test func `properties of the appearance are those of the node`() {
    let label = LabelNode("label", text: "A")
    label.textColor = ViewColor(hex: 0xFF0000)
    label.textAlignment = .center
    label.backgroundColor = .white
    label.lineBreakMode = .clip
    label.tintColor = .black
    label.borderColor = .black
    label.alpha = 0.5
    label.contentMode = .center
    let look = label.appearance
    #expect((look.textColor, look.textAlignment) == (ViewColor(red: 1, green: 0, blue: 0), .center))
    #expect((look.backgroundColor, look.lineBreakMode, look.tintColor) == (.white, .clip, .black))
    #expect((look.borderColor, look.alpha, look.contentMode) == (.black, 0.5, .center))
    #expect((label.textColor, label.alpha) == (look.textColor, 0.5))
  }

  @Test(arguments: [
    ("#FF9500", 0xFF9500, 1.0), ("ff9500", 0xFF9500, 1), ("#F90", 0xFF9900, 1),
    ("#FF950033", 0xFF9500, 0.2), ("F903", 0xFF9900, 0.2), ("#000000", 0, 1),
  ])
  func `a color is read from its digits`(text: String, number: Int, alpha: Double) {
    #expect(ViewColor(hex: text) == ViewColor(hex: number, alpha: alpha))
    #expect(ViewColor(hex: number).light.red == Double(number >> 16 & 255) / 255)
  }

  @Test(arguments: ["", "#", "#12345", "#GGGGGG", "0xFF9500", "+FF950", "#١٢٣", "#FF95001122"])
  func `a text that is no color makes none`(text: String) {
    #expect(ViewColor(hex: text) == nil)
  }

  @Test func `an image has a short form`() {
    #expect(ImageNode("logo", image: "large").imageName == "large")
  }
}
