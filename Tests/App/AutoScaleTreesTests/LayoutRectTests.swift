import AutoScale
import AutoScaleTrees
import Testing

@Suite struct LayoutRectTests {
  @Test(arguments: [
    (LayoutRect(x: 16, y: 100, width: 343, height: 44), "(16, 100, 343, 44)"),
    (
      LayoutRect(x: 49.0 / 3, y: 62.5, width: 1107.0 / 3 + 1.0 / 3, height: 61.0 / 3),
      "(16.3333, 62.5, 369.3333, 20.3333)"
    ),
    (LayoutRect(x: -0.00001, y: 1e300, width: .nan, height: .infinity), "(0, 1e+300, nan, inf)"),
  ])
  func `a frame is written with four decimals at most`(_ rect: LayoutRect, _ text: String) {
    #expect(rect.description == text)
  }

  @Test func `sizes, constraints and fonts are written so too`() {
    #expect(LayoutSize(width: 1.0 / 3, height: 20).description == "0.3333 × 20")
    let view = ViewNode("view")
    let constraint = LayoutConstraint(
      view, .width, to: view, .height, multiplier: 2.0 / 3, constant: 1.0 / 3)
    #expect(constraint.description == "view.width = 0.6667 * view.height + 0.3333")
    #expect(FontDescriptor.system(16.auto(in: .design) * 1.04).description == "system 16.64")
  }
}
