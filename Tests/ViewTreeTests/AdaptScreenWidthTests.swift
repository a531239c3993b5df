import AutoScale
import Testing
import ViewTree

@Suite struct AdaptScreenWidthTests {
  @Test func `every constraint, font and radius is scaled from the design`() throws {
    let context = try ScreenContext(width: 450, height: 800)
    let label = LabelNode("label", text: "a", font: .system(20))
    label.cornerRadius = 5
    let constraint = LayoutConstraint(label, .height, constant: 40)
    label.addConstraint(constraint)
    let screen = ViewNode { label }
    let report = screen.adaptScreenWidth(in: context)
    #expect(constraint.constant == 48)
    #expect(label.font?.size == 24)
    #expect(label.cornerRadius == 6)
    #expect(report.description == "2 nodes: 3 changed, 0 unchanged, 0 skipped, 0 adopted")
  }
}
