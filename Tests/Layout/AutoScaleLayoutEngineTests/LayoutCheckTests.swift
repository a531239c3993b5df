import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct LayoutCheckTests {
  /// Lays out nodes where their frames put them.
  private func layout(_ screen: ViewNode) -> LayoutResult {
    LayoutEngine().layout(screen, size: LayoutSize(width: 100, height: 100), in: .design)
  }

  private func box(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ViewNode
  {
    ViewNode(name, frame: LayoutRect(x: x, y: y, width: width, height: height))
  }

  @Test func `a frame is seen from any other node`() throws {
    let inner = box("inner", 5, 6, 10, 10)
    let (card, other) = (box("card", 20, 30, 40, 40), box("other", 1, 2, 5, 5))
    card.addChild(inner)
    let screen = ViewNode("screen") { [card, other] }
    let result = layout(screen)
    #expect(result.frame(of: inner, in: screen) == LayoutRect(x: 25, y: 36, width: 10, height: 10))
    #expect(result.frame(of: inner, in: card) == result.frame(of: inner))
    #expect(result.frame(of: inner, in: other) == LayoutRect(x: 24, y: 34, width: 10, height: 10))
    #expect(result.frame(of: ViewNode(), in: screen) == nil)
    #expect(result.frame(of: inner, in: ViewNode()) == nil)
  }

  @Test func `views beyond the edges of the screen are found, hidden and scrolled ones are not`() {
    let scroll = ScrollNode("scroll", frame: LayoutRect(width: 100, height: 100)) {
      box("scrolled", 0, 500, 10, 10)
    }
    let hidden = box("hidden", -50, 0, 10, 10)
    hidden.isHidden = true
    hidden.addChild(box("inHidden", 0, 0, 500, 10))
    let screen = ViewNode("screen") {
      box("left", -1.5, 0, 10, 10)
      box("rounded", -1, 0, 10, 10)
      box("right", 95, 0, 10, 10)
      box("low", 0, 95, 10, 10)
      box("inside", 0, 0, 100, 100)
      box("empty", 500, 0, 0, 10)
      hidden
      scroll
    }
    #expect(layout(screen).outOfBounds().map(\.identifier) == ["left", "right", "low"])
    #expect(layout(screen).outOfBounds(tolerance: 5).isEmpty)
  }

  @Test func `a view that is pinned to the frame of its scroll view does not scroll`() throws {
    let (moves, stays) = (ViewNode("moves"), ViewNode("stays"))
    let scroll = ScrollNode("scroll", frame: LayoutRect(width: 100, height: 100)) {
      moves
      stays
    }
    let guide = LayoutGuide(.frame)
    scroll.addGuide(guide)
    for (view, item) in [(moves, scroll), (stays, guide)] as [(ViewNode, any LayoutItem)] {
      try LayoutConstraint(view, .leading, to: item, .leading, constant: 150).activate()
      try LayoutConstraint(view, .top, to: item, .top).activate()
      try LayoutConstraint(view, .width, constant: 10).activate()
      try LayoutConstraint(view, .height, constant: 10).activate()
    }
    #expect(layout(ViewNode("screen") { scroll }).outOfBounds().map(\.identifier) == ["stays"])
  }

  @Test func `views that overlap are found once, those that touch are not`() {
    let screen = ViewNode("screen") {
      box("a", 0, 0, 50, 50)
      box("b", 40, 40, 20, 20)
      box("touching", 50, 0, 10, 40)
      box("rounded", 59, 45, 10, 10)
      box("below", 0, 60, 100, 10)
    }
    let overlaps = layout(screen).overlaps()
    #expect(overlaps.map(\.description) == ["a and b overlap in (40, 40, 10, 10)"])
    #expect(layout(screen).overlaps(tolerance: 10).isEmpty)
    #expect(layout(screen).overlaps(tolerance: 9.5).count == 1)
  }

  struct TextRow: Sendable, CustomTestStringConvertible {
    let letters: Int
    var lines = 1
    let width, height: Double
    let isClipped: Bool
    var testDescription: String { "\(letters) letters, \(lines) lines, \(width) × \(height)" }
  }

  static let textRows = [
    TextRow(letters: 10, width: 60, height: 12, isClipped: false),
    TextRow(letters: 10, width: 59, height: 12, isClipped: false),  // the prediction may be wrong
    TextRow(letters: 10, width: 50, height: 12, isClipped: true),
    TextRow(letters: 10, width: 60, height: 11, isClipped: false),
    TextRow(letters: 10, width: 60, height: 10.5, isClipped: true),
    TextRow(letters: 10, lines: 0, width: 30, height: 24, isClipped: false),
    TextRow(letters: 10, lines: 0, width: 30, height: 12, isClipped: true),
    TextRow(letters: 30, lines: 2, width: 60, height: 24, isClipped: true),
  ]

  @Test(arguments: textRows)
  func `a text that has no room is clipped`(_ row: TextRow) {
    let text = String(repeating: "aaaa ", count: row.letters / 5).dropLast()
    let frame = LayoutRect(width: row.width, height: row.height)
    let label = LabelNode("label", text: String(text) + "a", font: sixPoints, frame: frame)
    label.numberOfLines = row.lines
    let result = layout(ViewNode("screen") { label })
    #expect(result.clippedTexts.map(\.node.identifier) == (row.isClipped ? ["label"] : []))
  }

  @Test func `a text that may shrink into its room is not clipped`() {
    let label = LabelNode("label", text: "aaaaaaaaaa", font: sixPoints)
    label.minimumScaleFactor = 0.5
    let clip = { (width: Double) in
      label.frame = LayoutRect(width: width, height: 12)
      return layout(ViewNode("screen") { label }).clippedTexts.isEmpty
    }
    #expect(clip(31))
    #expect(!clip(29))
    label.numberOfLines = 2
    label.frame.height = 12
    #expect(!clip(31))
  }

  @Test func `a button's title needs the room that its insets leave`() throws {
    let button = ButtonNode("buy", title: "aaaaaaaaaa", font: sixPoints)
    button.contentInsets = LayoutInsets(left: 10, right: 10)
    let clip = { (width: Double) in
      button.frame = LayoutRect(width: width, height: 30)
      return layout(ViewNode("screen") { button }).clippedTexts.map(\.description)
    }
    #expect(clip(80).isEmpty)
    #expect(clip(70) == ["buy needs 60 × 12, but has 50 × 30"])
    // Those of the title narrow its room too, but not those of the image, nor any in a configuration.
    button.titleInsets = LayoutInsets(left: 12)
    button.imageInsets = LayoutInsets(left: 30)
    #expect(clip(80) == ["buy needs 60 × 12, but has 48 × 30"])
    #expect(clip(92).isEmpty)
    button.style = .configured
    #expect(clip(80).isEmpty)
    button.style = .system
    button.isHidden = true
    #expect(clip(70).isEmpty)
  }
}
