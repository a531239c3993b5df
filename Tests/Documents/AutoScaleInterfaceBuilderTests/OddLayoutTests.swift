import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Documents that are well-formed and make no sense as a layout.
@Suite struct OddLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let constraints: String
    var views = """
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="c" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    var areConflicting = false
  }

  private static func constraint(
    _ first: String, _ second: String? = nil, _ others: String = ""
  ) -> String {
    func side(_ side: String, _ text: String?) -> String {
      guard let parts = text?.split(separator: "."), parts.count == 2 else { return "" }
      return "\(side)Item=\"\(parts[0])\" \(side)Attribute=\"\(parts[1])\""
    }
    return "<constraint \(side("first", first)) \(side("second", second)) \(others)/>"
  }

  static let rows = [
    Row(
      testDescription: "a cycle of constraints that contradict each other",
      constraints: constraint("b.leading", "c.leading", "constant=\"1\"")
        + constraint("c.leading", "b.leading", "constant=\"1\""), areConflicting: true),
    Row(
      testDescription: "a cycle of constraints that agree",
      constraints: constraint("b.leading", "c.leading", "constant=\"1\"")
        + constraint("c.leading", "b.leading", "constant=\"-1\"")),
    Row(
      testDescription: "a view that is left of itself",
      constraints: constraint("b.leading", "b.leading", "constant=\"5\""), areConflicting: true),
    Row(
      testDescription: "a view that is twice as wide as itself",
      constraints: constraint("b.width", "b.width", "multiplier=\"2\" constant=\"10\"")),
    Row(
      testDescription: "a view in itself, by its id",
      constraints: constraint("b.leading", "a.leading"),
      views: "<view id=\"b\"><subviews><view id=\"b\"><subviews><view id=\"a\"/>"
        + "</subviews></view></subviews></view>"),
    Row(
      testDescription: "lengths near the largest number",
      constraints: constraint("b.width", nil, "constant=\"1e308\"")
        + constraint("b.leading", "a.leading", "constant=\"1.7e308\"")
        + constraint("c.width", "b.width", "multiplier=\"1e308\"")),
    Row(
      testDescription: "factors near zero",
      constraints: constraint("b.width", "c.width", "multiplier=\"1e-308\"")
        + constraint("b.width", nil, "constant=\"100\"")),
    Row(
      testDescription: "a factor of zero",
      constraints: constraint("b.width", "c.width", "multiplier=\"0\" constant=\"-10\"")),
    Row(
      testDescription: "numbers that are none",
      constraints: constraint("b.width", nil, "constant=\"nan\" priority=\"inf\"")),
    Row(
      testDescription: "negative sizes",
      constraints: constraint("b.width", nil, "constant=\"-50\""),
      views: """
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
        <view id="c"><rect key="frame" x="-1e308" y="1e308" width="-100" height="-1"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinX="YES"/></view>
        """),
    Row(
      testDescription: "a stack with views of no size and a huge gap",
      constraints: constraint("b.width", "a.width"),
      views: """
        <stackView id="b" spacing="1e308" distribution="equalCentering" alignment="lastBaseline">
        <subviews><view id="c"/><label id="d" text=""/><view id="e" hidden="YES"/></subviews>
        </stackView>
        """),
    Row(
      testDescription: "a text in no width",
      constraints: constraint("b.width", nil, "constant=\"0\""),
      views: """
        <label id="b" text="Long words without room" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO"/><view id="c"/>
        """),
  ]

  @Test(arguments: rows)
  func `an odd layout gives frames, the same each time`(_ row: Row) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a"><subviews>\(row.views)</subviews>
        <constraints>\(row.constraints)</constraints></view>
        """)
    let root = try #require(document.views.first)
    let engine = LayoutEngine()
    let result = engine.layout(root, in: .design)
    #expect(result.frames.count == Array(root.subtree).count)
    #expect(result.frames.allSatisfy { ($0.maxX + $0.maxY).isFinite }, "\(result.frames)")
    #expect(!result.conflicts.isEmpty || !row.areConflicting)
    #expect(LayoutEngine().layout(root, in: .design).frames == result.frames)
  }
}
