import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

/// The places of rows on devices, which show no header above prototypes.
@Suite struct RowOffsetTests {
  struct Table: Sendable, CustomTestStringConvertible {
    var style = "plain"
    var header = 0.0
    var title = ""
    /// The stored places of two rows of 44 points, in sections of their own.
    let stored: (Double, Double)
    let onDevice: (Double, Double)

    var testDescription: String { "\(style) \(header) \(title) \(stored)" }
  }

  @Test(arguments: [
    Table(stored: (28, 72), onDevice: (0, 44)),
    Table(stored: (50, 94), onDevice: (0, 44)),
    Table(stored: (28, 100), onDevice: (0, 44)),
    Table(header: 100, stored: (128, 172), onDevice: (100, 144)),
    Table(title: "Colors", stored: (28, 72), onDevice: (28, 72)),
    Table(style: "grouped", stored: (55.5, 99.5), onDevice: (35, 79)),
    Table(style: "grouped", stored: (35, 114), onDevice: (35, 114)),
    Table(style: "insetGrouped", stored: (18, 62), onDevice: (18, 62)),
    // The rows were stored somewhere else.
    Table(stored: (300, 344), onDevice: (300, 344)),
  ])
  func `rows without titles above them move up`(_ table: Table) throws {
    func section(_ id: String, _ y: Double, _ title: String = "") -> String {
      """
      <tableViewSection headerTitle="\(title)" id="s\(id)"><cells><tableViewCell id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="375" height="44"/></tableViewCell></cells>
      </tableViewSection>
      """.replacing(" headerTitle=\"\"", with: "")
    }
    let header = """
      <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" \
      height="\(table.header)"/></view>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes>
      <scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" dataMode="static" style="\(table.style)" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>\(table.header > 0 ? header : "")
      <sections>\(section("a", table.stored.0, table.title))\(section("b", table.stored.1))</sections>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    func places(_ options: LayoutOptions) throws -> [Double] {
      let root = try #require(DocumentLayout(document, options: options).roots.first)
      let result = try root.result.get()
      return zip(result.nodes, result.frames).compactMap { node, frame in
        ["a", "b"].contains(node.identifier) ? frame.y : nil
      }
    }
    #expect(try places(LayoutOptions()) == [table.stored.0, table.stored.1])
    #expect(
      try places(LayoutOptions(on: try Screen(named: "iPhone 8")))
        == [table.onDevice.0, table.onDevice.1])
  }

  @Test func `a row stored in a wider table ends where its own table does`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes>
      <scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" style="insetGrouped" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="row">
      <rect key="frame" x="116" y="18" width="396" height="44"/></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let options = LayoutOptions(on: try Screen(named: "iPhone 8"))
    let root = try #require(DocumentLayout(document, options: options).roots.first)
    let frame = try #require(try root.result.get().frame(of: "row"))
    #expect([frame.x, frame.width] == [0, 375])
  }
}
