import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePages
@testable import AutoScalePictures

/// The pictures of a document as files.
@Suite struct DocumentPicturesTests {
  private static let login = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")

  @Test func `pictures have names of their own, however long that of the view is`() throws {
    let login = try String(contentsOf: Self.login, encoding: .utf8)
    let long = String(repeating: "Login", count: 50)
    let document = try InterfaceDocument(
      data: Data(login.replacing("userLabel=\"Login\"", with: "userLabel=\"\(long)\"").utf8),
      path: "Login.xib")
    let options = PreviewOptions(
      placements: [.fullScreen, .landscape], appearances: [.light, .dark], scaling: .init())
    let names = DocumentPictures(of: document, options: options).map(\.name)
    #expect(names.count == 8 * PreviewOptions.usualPhones.count)
    #expect(Set(names).count == names.count)
  }

  @Test func `views have their design values after scaled pictures of them`() throws {
    let document = try InterfaceDocument(contentsOf: Self.login)
    func constants() -> [Double] {
      document.views.flatMap { $0.subtree.flatMap(\.constraints) }.map(\.constant)
    }
    let design = constants()
    let options = PreviewOptions(screens: [try Screen(named: "iPhone 17")], scaling: .init())
    #expect(DocumentPictures(of: document, options: options).count { _ in true } == 2)
    #expect(constants() == design)
  }

  @Test func `only a view that fills the screen has a keyboard over it`() throws {
    let options = PreviewOptions(screens: Array(Screen.phones.suffix(1)))
    var condition = ViewingCondition()
    condition.showsKeyboard = true
    func hasKeyboard(_ height: Int) throws -> Bool? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21507"><device id="retina4_7" orientation="portrait"/><objects>
          <view id="a"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        </objects></document>
        """
      let document = try InterfaceDocument(data: Data(text.utf8), path: "A.xib")
      return DocumentPictures(of: document, under: condition, options: options)
        .first { _ in true }?.svg.contains(">space<")
    }
    #expect(try hasKeyboard(60) == false)
    let login = try InterfaceDocument(contentsOf: Self.login)
    let picture = DocumentPictures(of: login, under: condition, options: options)
      .first { _ in true }
    #expect(try #require(picture).svg.contains(">space<"))
  }

  @Test func `views stand above the keyboard of a picture`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
      <viewController id="c"><view key="view" id="v"><rect key="frame" width="375" height="667"/>
      <subviews><label id="l" text="Terms" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="600" width="100" height="20"/></label></subviews>
      <viewLayoutGuide key="keyboard" id="k"/><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading"/>
      <constraint firstItem="k" firstAttribute="top" secondItem="l" secondAttribute="bottom"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "A.storyboard")
    let se = PreviewOptions(screens: [try Screen(named: "iPhone SE (3rd generation)")])
    func picture(_ condition: ViewingCondition) throws -> DocumentPictures.Picture {
      let pictures = DocumentPictures(of: document, under: condition, options: se)
      return try #require(pictures.first { _ in true })
    }
    var condition = ViewingCondition()
    let without = try picture(condition)
    condition.showsKeyboard = true
    let with = try picture(condition)
    // The label is 20.5 points high, and the keyboard of this phone 260.
    #expect(without.svg.contains(#"data-view="1" transform="translate(0 646.5)""#))
    #expect(with.svg.contains(#"data-view="1" transform="translate(0 386.5)""#))
    #expect(with.name == without.name + "-keyboard")
  }
}
