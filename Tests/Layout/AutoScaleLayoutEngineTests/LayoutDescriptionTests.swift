import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Printed layouts and guides say what a reader asks for.
@Suite struct LayoutDescriptionTests {
  @Test func `a layout prints the frame of each view, and its problems`() throws {
    let title = LabelNode("title")
    let card = ViewNode("card") { title }
    let screen = ViewNode("screen") { card }
    try card.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.width.equalTo(10).labeled("narrow")
    }
    try title.makeConstraints { $0.edges.equalToSuperview() }
    let layout = LayoutEngine().layout(screen, in: try ScreenContext(width: 375, height: 667))
    let lines = layout.description.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "screen (0, 0, 375, 667)", "  card (16, 16, 343, 635)", "    title (0, 0, 343, 635)",
      ])
    #expect(lines[3] == "these constraints cannot hold together:")
    #expect(lines.contains { $0.contains("'narrow' card.width = 10") })
  }

  @Test func `priorities and font sizes of no use stand in a printed layout`() throws {
    let title = LabelNode("title", text: "Welcome")
    let screen = ViewNode("screen") { title }
    title.contentHugging.horizontal = 5000
    title.contentCompressionResistance = ContentPriority(0)
    title.font?.size = -3
    let layout = LayoutEngine().layout(screen, in: try ScreenContext(width: 375, height: 667))
    #expect(
      layout.unusableValues.map(\.description) == [
        "screen/title: the font size is -3; make it finite and greater than 0",
        "screen/title: the content hugging is 5000; use a priority from 1 to 1000",
        "screen/title: the content compression resistance is 0; use a priority from 1 to 1000",
        "screen/title: the content compression resistance is 0; use a priority from 1 to 1000",
      ])
    #expect(layout.description.contains("the content hugging is 5000"))
  }

  @Test func `a guide and an anchor print their names`() {
    let screen = ViewNode("screen")
    #expect("\(screen.guide(.safeArea))" == "screen.safeArea")
    #expect("\(screen.guide(.safeArea).top)" == "screen.safeArea.top")
    #expect("\(screen.edges)" == "screen.left.top.right.bottom")
  }
}
