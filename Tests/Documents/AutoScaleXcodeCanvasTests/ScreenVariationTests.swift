import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct ScreenVariationTests {
  /// A phone's document: a panel whose width, place and font vary by size class.
  static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <view id="panel" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="40" width="120" height="200"/>
              <constraints>
                <constraint firstAttribute="width" constant="120" id="w">
                  <variation key="heightClass=regular-widthClass=regular" constant="420"/>
                </constraint>
                <constraint firstAttribute="height" constant="200" id="h"/>
              </constraints>
            </view>
            <label text="Title" id="title" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="10" width="40" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="widthClass=regular">
                <fontDescription key="fontDescription" type="system" pointSize="40"/>
              </variation>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="panel" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="x"/>
            <constraint firstItem="panel" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="40" id="tall"/>
            <constraint firstItem="panel" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="8" id="low"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="tx"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="10" id="ty"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="low"/></mask>
          </variation>
          <variation key="heightClass=compact"><mask key="constraints">
            <exclude reference="tall"/><include reference="low"/></mask></variation>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """

  static func document() throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Panel.storyboard")
  }

  /// A screen, and what its size classes make of the document.
  struct Row: Sendable, CustomTestStringConvertible {
    let screen: String
    let width, top: Double
    let font: Double
    var testDescription: String { screen }
  }

  static let rows = [
    Row(screen: "iPhone 17", width: 120, top: 40, font: 17),
    Row(screen: "iPhone 17 landscape", width: 120, top: 8, font: 17),
    Row(screen: "iPhone 17 Pro Max landscape", width: 120, top: 8, font: 40),
    Row(screen: "iPad (A16)", width: 420, top: 40, font: 40),
    Row(screen: "iPad (A16) landscape", width: 420, top: 40, font: 40),
    // Parts of pads in Split View, of which one is as wide as a phone.
    Row(screen: "375x820:pad", width: 120, top: 40, font: 17),
    Row(screen: "795x820:pad", width: 420, top: 40, font: 40),
    // A phone that unfolds is regular by regular, closed on its side compact by compact.
    Row(screen: "951x669@3", width: 420, top: 40, font: 40),
    Row(screen: "669x951@3", width: 420, top: 40, font: 40),
    Row(screen: "466x678@3", width: 120, top: 40, font: 17),
    Row(screen: "678x466@3", width: 120, top: 8, font: 17),
    Row(screen: "469x669@3", width: 120, top: 40, font: 17),
  ]

  @Test(arguments: rows)
  func `a layout has the variations of its screen, not of the document's device`(
    _ row: Row
  ) throws {
    let screen = try Screen(specification: row.screen)
    let layout = DocumentLayout(try Self.document(), options: LayoutOptions(on: screen))
    let result = try #require(layout.roots.first).result.get()
    let frame = try #require(result.frame(of: "panel"))
    #expect(frame.width == row.width)
    #expect(frame.y == row.top)
    #expect(layout.document["title"]?.font?.size == row.font)
    #expect(result.conflicts.isEmpty)
  }

  @Test(arguments: rows)
  func `a document that is scaled for a screen is laid out there with the scaled values`(
    _ row: Row
  ) throws {
    let screen = try Screen(specification: row.screen)
    let document = try Self.document()
    let rule = try ScalingRule(referenceWidth: 393, idioms: Set(Idiom.allCases))
    let adapted = DocumentAdaptation(to: screen, rule: rule, reference: .given).adapt(document)
    let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
    let root = try #require(layout.roots.first)
    let frame = try #require(try root.result.get().frame(of: "panel"))
    let expected = row.width * adapted.context.factor
    #expect((frame.width - expected).magnitude < 0.51)
    #expect(adapted.document["panel"] === layout.document["panel"])
  }

  @Test func `a document keeps the views of each combination of size classes`() throws {
    let document = try Self.document()
    let pad = try Screen(named: "iPad (A16)")
    let variant = document.installingVariations(on: pad)
    #expect(variant["panel"] !== document["panel"])
    #expect(document.installingVariations(on: pad.landscape)["panel"] === variant["panel"])
    #expect(variant.installingVariations(on: nil)["panel"] === document["panel"])
    #expect(
      document.installingVariations(on: try Screen(named: "iPhone SE (3rd generation)"))["panel"]
        === document["panel"])
    variant["panel"]?.cornerRadius = 3
    #expect(document.installingVariations(on: pad)["panel"]?.cornerRadius == 3)
  }

  @Test func `without variations a document is the same on all screens`() throws {
    let document = try CanvasDocument.make(CanvasDocument.box("box", "0 0 10 10"))
    let variant = document.installingVariations(on: try Screen(named: "iPad (A16)"))
    #expect(variant["box"] === document["box"])
    #expect(document.groups(of: Screen.all) { $0 }.count == 1)
  }

  @Test func `screens are grouped by the traits that the document asks about`() throws {
    let groups = try Self.document().groups(of: Screen.phones + Screen.pads) { $0 }
    // Upright phones, and pads with the unfolded phone: nothing here asks about the idiom.
    #expect(groups.map(\.count).count == 2)
    #expect(groups[1].contains { $0.idiom == .phone && $0.width == 669 })
  }
}
