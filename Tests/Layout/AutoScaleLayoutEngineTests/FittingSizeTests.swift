import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct FittingSizeTests {
  let label = LabelNode("label", text: "aaaa bbbb cccc", font: sixPoints)

  private func cell(_ content: ContentViewNode) throws -> TableCellNode {
    label.numberOfLines = 0
    content.addChild(label)
    try label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    return TableCellNode("cell") { content }
  }

  @Test func `a cell is as high as its content at the width of its table`() throws {
    let cell = try cell(ContentViewNode("content"))
    let engine = LayoutEngine()
    // A line of 14 letters of 6 points each; 12 points high, 24 where it wraps once.
    #expect(engine.fittingSize(of: cell, width: 200, in: .design).height == 28)
    #expect(engine.fittingSize(of: cell, width: 76, in: .design).height == 40)
    #expect(engine.fittingSize(of: cell, in: .design) == LayoutSize(width: 100, height: 28))
  }

  @Test func `a label has the size of its text`() {
    label.numberOfLines = 0
    let engine = LayoutEngine()
    #expect(engine.fittingSize(of: label, in: .design) == LayoutSize(width: 84, height: 12))
    #expect(engine.fittingSize(of: label, width: 60, in: .design).height == 24)
    let none = engine.fittingSize(of: label, width: 0, in: .design)
    for width in [-5, .nan, .infinity] {
      #expect(engine.fittingSize(of: label, width: width, in: .design) == none)
    }
  }

  @Test func `a view without content and constraints has no size`() {
    #expect(LayoutEngine().fittingSize(of: ViewNode(), in: .design) == .zero)
    #expect(
      LayoutEngine().fittingSize(of: ViewNode(), width: .nan, in: .design) == .zero)
  }

  @Test func `looking for a size leaves the kept layout and the safe area alone`() throws {
    let cell = try cell(ContentViewNode("content"))
    let context = Screen.phones[0].context()
    let engine = LayoutEngine()
    let before = engine.layout(cell, in: context).frames
    #expect(engine.fittingSize(of: cell, width: 200, in: context).height == 28)
    #expect(engine.layout(cell, in: context).frames == before)
  }

  @Test func `the content of a cell fills it`() throws {
    let content = ContentViewNode("content")
    let cell = try cell(content)
    let result = LayoutEngine().layout(
      cell, size: LayoutSize(width: 320, height: 60), in: .design)
    #expect(result.frame(of: content) == LayoutRect(width: 320, height: 60))
    #expect(result.frame(of: label) == LayoutRect(x: 8, y: 8, width: 304, height: 44))
  }
}
