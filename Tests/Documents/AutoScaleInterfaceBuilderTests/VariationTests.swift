import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct VariationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let head, variations: String
    let constant: Double
    var testDescription: String { "\(head) with \(variations) has \(constant)" }
  }

  private static let phone = #"<device id="retina4_7" orientation="portrait"/>"#
  private static let largePhone = #"<device id="retina5_5" orientation="landscape"/>"#
  private static let pad = #"<device id="ipad9_7" orientation="portrait"/>"#

  static let rows = [
    Row(head: phone, variations: "widthClass=compact 1", constant: 1),
    Row(head: phone, variations: "heightClass=regular 1", constant: 1),
    Row(head: phone, variations: "heightClass=regular-widthClass=regular 1", constant: 0),
    Row(head: largePhone, variations: "heightClass=compact-widthClass=regular 1", constant: 1),
    Row(head: pad, variations: "heightClass=regular-widthClass=regular 1", constant: 1),
    Row(head: pad, variations: "widthClass=compact 1", constant: 0),
    // The more specific key wins, wherever it stands.
    Row(
      head: phone, variations: "heightClass=regular-widthClass=compact 2,widthClass=compact 1",
      constant: 2),
    Row(head: phone, variations: "widthClass=compact 1,default 2", constant: 1),
    // Without a device the canvas stands for any size.
    Row(head: "", variations: "widthClass=compact 1,heightClass=regular 2", constant: 0),
    Row(head: "", variations: "default 1", constant: 1),
  ]

  @Test(arguments: rows)
  func `a variation holds in its size classes`(_ row: Row) throws {
    let variations = row.variations.split(separator: ",").map {
      let parts = $0.split(separator: " ")
      return "<variation key=\"\(parts[0])\" constant=\"\(parts[1])\"/>"
    }
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a"><constraints><constraint firstAttribute="width" constant="0">
        \(variations.joined())</constraint></constraints></view>
        """, head: row.head)
    #expect(document.roots[0].view?.constraints.map(\.constant) == [row.constant])
  }

  @Test(arguments: [(pad, ["kept", "pad"]), (phone, ["kept"]), ("", ["kept"])])
  func `masks take constraints out and in again`(head: String, names: [String]) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a">
          <constraints>
            <constraint firstAttribute="width" constant="1" id="kept"/>
            <constraint firstAttribute="height" constant="2" id="pad"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="pad"/></mask>
          </variation>
          <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
            <include reference="pad"/></mask></variation>
        </view>
        """, head: head)
    #expect(document.roots[0].view?.constraints.compactMap(\.identifier) == names)
  }

  @Test(arguments: [(phone, 50.0, true), (pad, 100, false)])
  func `margins and whether a view is hidden vary`(head: String, top: Double, isHidden: Bool) throws
  {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a">
          <directionalEdgeInsets key="directionalLayoutMargins" top="100" leading="8" bottom="8"
            trailing="8"/>
          <variation key="heightClass=regular-widthClass=compact" hidden="YES">
            <directionalEdgeInsets key="directionalLayoutMargins" top="50" leading="8" bottom="8"
              trailing="8"/>
          </variation>
        </view>
        """, head: head)
    #expect(document.roots[0].view?.layoutMargins?.top == top)
    #expect(document.roots[0].view?.isHidden == isHidden)
  }

  @Test func `a view that a mask takes out is hidden, and nothing is tied to it`() throws {
    let view = try InterfaceDocument.view(
      """
      <view id="a">
        <subviews><view id="b"/><view id="c"/></subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a"
            secondAttribute="leading" id="kept"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
      </view>
      """)
    #expect(view.children.map(\.isHidden) == [false, true])
    #expect(view.constraints.compactMap(\.identifier) == ["kept"])
  }

  @Test func `a view that a mask takes out is not installed, nor what is in it`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <view id="a">
          <subviews><view id="b"/><view id="c"><subviews><view id="d"/></subviews></view></subviews>
          <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
        </view>
        """)
    let nodes = try #require(document.views.first).subtree
    let installed = nodes.filter { document.isInstalled($0) }
    #expect(installed.map(\.identifier) == ["a", "b"])
  }
}
