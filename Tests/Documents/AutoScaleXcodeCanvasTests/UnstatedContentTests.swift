import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct UnstatedContentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The element of a view that is stored 100 points wide, without its frame and id.
    let element: String
    var inside = ""
    var width = 100.0
    var height = 20.5
    let unstated: UnstatedContent?
  }

  private static let font =
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  static let rows = [
    Row(
      testDescription: "a label of the user's class",
      element: #"label text="Label" customClass="Badge""#,
      inside: font, unstated: .code),
    Row(
      testDescription: "a font of the app", element: #"label text="Label""#,
      inside:
        #"<fontDescription key="fontDescription" name="Sora-Bold" family="Sora" pointSize="17"/>"#,
      unstated: .font),
    Row(
      testDescription: "an image without a size", element: #"imageView image="logo""#,
      unstated: .image),
    Row(
      testDescription: "a text that code replaces", element: #"label text="Label""#, inside: font,
      unstated: .text),
    Row(
      testDescription: "a text that is nearly as wide as measured", element: #"label text="Label""#,
      inside: font, width: 43, unstated: nil),
    Row(
      testDescription: "a text in a view that is as wide as constraints say",
      element: #"label text="Label""#,
      inside: font + #"<constraints><constraint firstAttribute="width" constant="100" id="cw"/>"#
        + "</constraints>", height: 22, unstated: nil),
    Row(
      testDescription: "a text in a view that is squeezed by the one around it",
      element: #"label text="A text that would be much wider than all of the screen around it""#,
      inside: font, unstated: nil),
    Row(
      testDescription: "a text of another height", element: #"label text="Label""#, inside: font,
      width: 41.5, height: 40, unstated: nil),
    Row(
      testDescription: "a text of several lines", element: #"label text="Label" numberOfLines="0""#,
      inside: font, unstated: nil),
  ]

  /// A view in the middle of a screen, with one beside it that its width moves.
  ///
  /// A twin is a second such screen.
  private func document(_ row: Row, hasTwin: Bool = false) throws -> InterfaceDocument {
    let name = row.element.prefix { $0 != " " }
    let screen = """
      <view id="top"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <\(row.element) translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0" y="0" width="\(row.width)" height="\(row.height)"/>\(row.inside)</\(name)>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="next">
      <rect key="frame" x="\(row.width)" y="0" width="10" height="10"/><constraints>
      <constraint firstAttribute="width" constant="10" id="w"/>
      <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="content" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="content" firstAttribute="top" secondItem="top" \
      secondAttribute="top" id="y"/>
      <constraint firstItem="next" firstAttribute="leading" secondItem="content" \
      secondAttribute="trailing" id="nx"/>
      <constraint firstItem="next" firstAttribute="top" secondItem="top" \
      secondAttribute="top" id="ny"/>
      </constraints></view>
      """
    let twin = screen.replacing(/(id|Item)="(\w+)"/) { "\($0.1)=\"\($0.2)-2\"" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/>
      <objects>\(screen)\(hasTwin ? twin : "")</objects></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Screen.xib")
  }

  @Test(arguments: rows)
  func `a miss names what the document does not state, where that is the cause`(_ row: Row) throws {
    let layout = DocumentLayout(try document(row), options: LayoutOptions(sizes: .measured))
    let comparison = FrameComparison(of: layout)
    #expect(comparison.misses.first?.id == "content")
    #expect(Set(comparison.misses.compactMap(\.unstated)) == Set(row.unstated.map { [$0] } ?? []))
    #expect(Set(comparison.unstated.keys) == Set(row.unstated.map { [$0] } ?? []))
    for miss in comparison.misses {
      #expect(miss.reason.contains("it depends on") == (miss.unstated != nil), "\(miss)")
    }
  }

  @Test func `facts that a document does not state are counted once for each view`() throws {
    let row = try #require(Self.rows.first)
    let counts = try [false, true].map { hasTwin in
      let document = try document(row, hasTwin: hasTwin)
      return FrameComparison(
        of: DocumentLayout(document, options: LayoutOptions(sizes: .measured))
      ).unstated[.code] ?? 0
    }
    #expect(counts[0] > 0)
    #expect(counts[1] == 2 * counts[0])
  }
}
