import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Testing

/// Compares control sizes with frames that versions of Interface Builder stored.
@Suite struct ToolsVersionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let node: @Sendable () -> ViewNode
    let tools: [Int]
    let width, height: Double?
    var testDescription: String { "\(type(of: node())) of tools \(tools)" }
  }

  private static func row(
    _ node: @escaping @autoclosure @Sendable () -> ViewNode, tools: Int..., width: Double? = nil,
    height: Double?
  ) -> Row {
    Row(node: node, tools: tools, width: width, height: height)
  }

  private static func pageControl() -> PageControlNode {
    let control = PageControlNode()
    control.numberOfPages = 3
    return control
  }

  private static func segments(_ titles: String...) -> SegmentedControlNode {
    let control = SegmentedControlNode()
    control.titles = titles
    return control
  }

  private static func detailButton() -> ButtonNode {
    let button = ButtonNode()
    button.style = .detail
    return button
  }

  /// The sizes of frames.
  static let rows = [
    row(SwitchNode(), tools: 14_460, 15_400, 23_000, width: 51, height: 31),
    row(SwitchNode(), tools: 24_000, width: 63, height: 28),
    row(StepperNode(), tools: 14_460, width: 94, height: 29),
    row(StepperNode(), tools: 15_400, 23_000, width: 94, height: 32),
    row(SliderNode(), tools: 14_460, 15_400, 23_000, height: 31),
    row(SliderNode(), tools: 24_000, height: 34),
    row(SegmentedControlNode(), tools: 14_460, height: 29),
    row(segments("First", "Second"), tools: 13_196, width: 121, height: 29),
    row(segments("You", "Following"), tools: 12_121, width: 145, height: 29),
    row(segments("Software Decode", "Hardware Decode"), tools: 14_460, width: 247, height: 29),
    row(segments("Image Raster Tile", "URL"), tools: 14_113, width: 239, height: 29),
    row(segments("Solid", "Gradient"), tools: 15_702, width: 145, height: 32),
    row(SegmentedControlNode(), tools: 15_400, 23_000, height: 32),
    row(detailButton(), tools: 14_113, 14_460, width: 22, height: 22),
    row(detailButton(), tools: 14_868, width: 25, height: 24),
    row(detailButton(), tools: 19_150, width: 20, height: 20),
    row(detailButton(), tools: 21_701, 24_118, width: 26, height: 26),
    row(ProgressNode(), tools: 14_460, 16_097, height: 2),
    row(ProgressNode(), tools: 17_156, 23_000, height: 4),
    row(PageControlNode(), tools: 14_460, 15_705, height: 37),
    row(pageControl(), tools: 14_109, 15_400, width: 39, height: 37),
    row(pageControl(), tools: 17_132, height: 27.5),
    row(PageControlNode(), tools: 16_097, 17_701, height: 27.5),
    row(PageControlNode(), tools: 18_122, 23_000, height: 26),
    row(SearchBarNode(), tools: 17_701, 21_507, height: 56),
    row(SearchBarNode(), tools: 18_122, 20_037, height: 51),
    row(SearchBarNode(), tools: 24_127, height: 64),
  ]

  @Test(arguments: rows)
  func `a control has the size that the tools stored`(_ row: Row) {
    for tools in row.tools {
      let size = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: tools))
        .intrinsicContentSize(of: row.node(), in: .design)
      #expect(size.width.map { $0 + size.alignmentOutsets.horizontal } == row.width)
      #expect(size.height.map { $0 + size.alignmentOutsets.vertical } == row.height)
    }
  }

  @Test(arguments: [(14_460, 30.0), (14_868, 34), (15_400, 34), (23_000, 34)])
  func `a rounded text field has the height that the tools stored`(tools: Int, height: Double) {
    let field = TextFieldNode(nil, placeholder: "Email", font: .system(14))
    field.borderStyle = .roundedRect
    let sizing = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: tools))
    #expect(sizing.intrinsicContentSize(of: field, in: .design).height == height)
  }

  @Test(arguments: [
    (15_705, 17.0, 21.0), (16_097, 17, 22), (16_097, 18, 23), (16_097, 20, 25.5), (15_705, 14, 17),
    (24_412, 14, 18.5), (24_412, 12, 16), (24_412, 10, 13.5),
  ])
  func `a field without border has the height that the tools stored`(
    tools: Int, font: Double, height: Double
  ) {
    let field = TextFieldNode(nil, placeholder: "Email", font: .system(font))
    let sizing = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: tools))
    #expect(sizing.intrinsicContentSize(of: field, in: .design).height == height)
  }

  @Test(arguments: [(14_460, 30.0, 30.0), (16_097, 18, 34), (16_097, 25, 39.5), (24_412, 30, 45.5)])
  func `a large font makes a rounded text field higher`(tools: Int, font: Double, height: Double) {
    let field = TextFieldNode(nil, placeholder: "Email", font: .system(font))
    field.borderStyle = .roundedRect
    let sizing = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: tools))
    #expect(sizing.intrinsicContentSize(of: field, in: .design).height == height)
  }

  @Test(arguments: [(14_460, 135.0), (14_868, 145), (15_400, 145)])
  func `segments have less room about their titles before Xcode 11`(tools: Int, width: Double) {
    let control = SegmentedControlNode()
    control.titles = ["Solid", "Gradient"]
    let sizing = SystemIntrinsicSizing(metrics: ControlMetrics(toolsVersion: tools))
    #expect(sizing.intrinsicContentSize(of: control, in: .design).width == width)
  }
}
