import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Foundation
import Testing

/// The path of pictures and audits through tables, on the document's own device.
@Suite struct DeviceAgreementTests {
  /// A table in a navigation controller, with a header and a cell whose contents keep their margins.
  private func document(headerTop: Double = 8, cellTop: Double = 11) throws -> InterfaceDocument {
    func text(_ id: String, in owner: String, _ top: Double, _ left: Double) -> String {
      """
      <subviews>\(CanvasDocument.view(id, "\(left) \(top) 100 20"))</subviews>
      \(CanvasDocument.list([
        "\(id).leading \(owner).leadingMargin", "\(id).top \(owner).topMargin", "\(id).width 100",
        "\(id).height 20",
      ]))
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <tableViewController id="screen">
            <tableView key="view" style="plain" rowHeight="65" id="table">
              <rect key="frame" x="0" y="0" width="414" height="896"/>
              <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="414" height="50"/>
                \(text("title", in: "header", headerTop, 8))</view>
              <prototypes><tableViewCell reuseIdentifier="a" id="cell">
                <rect key="frame" x="0" y="78" width="414" height="65"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0" y="0" width="414" height="65"/>
                  \(text("label", in: "content", cellTop, 20))
                </tableViewCellContentView>
              </tableViewCell></prototypes>
            </tableView>
            <navigationItem key="navigationItem" title="Settings" id="item"/>
          </tableViewController>
          <navigationController id="navigation">
            <navigationBar key="navigationBar" id="bar"/>
            <connections><segue destination="screen" kind="relationship" \
      relationship="rootViewController" id="first"/></connections>
          </navigationController>
        </objects></scene></scenes>
      </document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
  }

  @Test(arguments: ["iPhone 8", "iPhone 11", "iPhone 17"])
  func `the content of a table's header and of its first cell does not move under a bar`(
    name: String
  ) throws {
    let layout = DocumentLayout(
      try document(), options: LayoutOptions(on: try Screen(named: name), sizes: .stored))
    let result = try #require(layout.roots.first).result.get()
    func place(_ id: String) throws -> Double {
      let index = try #require(result.nodes.firstIndex { $0.identifier == id })
      return result.frames[index].y
    }
    #expect(try place("title") == 8)
    #expect(try place("label") == 11)
  }

  @Test func `views in rows agree on the device`() throws {
    let agreement = try #require(DeviceAgreement(of: try document()))
    // The cell, its content view, and the labels of the header and of the cell.
    #expect((agreement.agreeing, agreement.scored) == (4, 4))
  }

  @Test(arguments: [(212.0, 11.0), (8, 86)])
  func `content that would move under a bar shows as a number`(
    headerTop: Double, cellTop: Double
  ) throws {
    let moved = try document(headerTop: headerTop, cellTop: cellTop)
    let agreement = try #require(DeviceAgreement(of: moved))
    #expect((agreement.agreeing, agreement.scored) == (3, 4))
  }

  @Test func `a cell alone has the width of its file`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch"><device id="retina6_1"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(CanvasDocument.view("box", "0 0 320 44"))</subviews>
      \(CanvasDocument.list([
        "box.leading content.leading", "box.trailing content.trailing", "box.top content.top",
        "box.bottom content.bottom",
      ]))
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    let agreement = try #require(DeviceAgreement(of: document))
    #expect((agreement.agreeing, agreement.scored) == (2, 2))
  }

  @Test func `a document without a device is not compared`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="root"/></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Screen.xib")
    #expect(DeviceAgreement(of: document) == nil)
  }
}
