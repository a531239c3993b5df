import AutoScale
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleInterfaceBuilder
@testable import AutoScaleXcodeCanvas

/// The frames and sizes of lists in a document that is scaled, as an app has them.
@Suite struct FrameScalingTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
    <tableViewController id="controller" sceneMemberID="viewController">
    <tableView key="view" style="plain" rowHeight="100" sectionHeaderHeight="28" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <prototypes><tableViewCell rowHeight="100" id="cell">
    <rect key="frame" x="0.0" y="28" width="375" height="100"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
    <subviews><view id="badge"><rect key="frame" x="20" y="10" width="50" height="40"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes></document>
    """

  private let document: InterfaceDocument

  init() throws {
    document = try InterfaceDocument(data: Data(Self.document.utf8), path: "Rows.storyboard")
  }

  /// 1.2 times the width of the design.
  private func adapted(except classes: [String] = []) throws -> AdaptedDocument {
    let screen = try Screen(width: 450, height: 800, pixelsPerPoint: 2, idiom: .phone)
    return DocumentAdaptation(to: screen, exceptedClasses: classes).adapt(document)
  }

  private func frames(_ adapted: AdaptedDocument) throws -> [String: LayoutRect] {
    let layout = DocumentLayout(
      adapted.document, options: LayoutOptions(on: adapted.screen, safeArea: .given(.zero)))
    let result = try #require(layout.roots.first).result.get()
    return Dictionary(
      uniqueKeysWithValues: zip(result.nodes.map { $0.identifier ?? "" }, result.frames))
  }

  @Test func `the bar of a controller keeps its size, as the system sets it`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><scenes><scene sceneID="s"><objects>
      <navigationController id="controller" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
      </navigationController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let screen = try Screen(width: 450, height: 800, pixelsPerPoint: 2, idiom: .phone)
    let adapted = DocumentAdaptation(to: screen).adapt(document).document
    #expect(adapted["bar"]?.frame == LayoutRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func `rows and headers grow with the screen, and so do their frames`() throws {
    let adapted = try adapted()
    #expect(
      Set(adapted.changes.map { "\($0.element) \($0.property) \($0.applied)" }) == [
        "table itemSize.rowHeight 120.0", "table itemSize.headerHeight 33.6",
        "cell itemSize.rowHeight 120.0",
      ])
    let frames = try frames(adapted)
    // A device shows no header above prototypes, so that the row begins at the top.
    #expect(frames["cell"] == LayoutRect(x: 0, y: 0, width: 450, height: 120))
    #expect(frames["badge"] == LayoutRect(x: 24, y: 12, width: 60, height: 48))
  }

  @Test func `an excepted class keeps its frames`() throws {
    let frames = try frames(adapted(except: ["UITableViewCell"]))
    #expect(frames["cell"]?.height == 100)
    #expect(frames["badge"] == LayoutRect(x: 20, y: 10, width: 50, height: 40))
  }

  @Test func `the design comes back, and scaling again starts from it`() throws {
    let first = try frames(adapted())
    #expect(try frames(adapted()) == first)
    document.restoreDesign()
    #expect(document["cell"]?.frame == LayoutRect(x: 0, y: 28, width: 375, height: 100))
    #expect((document["table"] as? TableNode)?.rowHeight == 100)
  }
}
