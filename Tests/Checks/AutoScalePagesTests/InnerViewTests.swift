import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScalePages

/// Views that pictures of other views show: in bars, and in containers.
@Suite struct InnerViewTests {
  private func label(_ key: String, _ text: String, width: Int = 90) -> String {
    """
    <label key="\(key)" text="\(text)" id="\(text)"><rect key="frame" x="0" y="0" \
    width="\(width)" height="21"/></label>
    """
  }

  /// A scene in a navigation controller, and other scenes.
  private func document(
    item: String = "", in view: String = "", and scenes: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="screen">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
              <subviews>\(view)</subviews></view>
            <navigationItem key="navigationItem" id="item">\(item)</navigationItem>
          </viewController>
          <navigationController id="navigation">
            <navigationBar key="navigationBar" id="bar"/>
            <connections><segue destination="screen" kind="relationship" \
      relationship="rootViewController" id="first"/></connections>
          </navigationController>
        </objects></scene>\(scenes)</scenes>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    #expect(document.warnings == [])
    return document
  }

  private func pictures(_ document: InterfaceDocument, on screen: String = "iPhone 17") throws
    -> [String]
  {
    let options = PreviewOptions(screens: [try Screen(named: screen)])
    return DocumentPictures(of: document, options: options).map(\.svg)
  }

  /// The middle of a text, from the transforms of the groups around it.
  private func place(of text: String, in svg: String) -> Double? {
    var groups: [Double] = []
    for part in svg.split(separator: "<") {
      if part.hasPrefix("g") {
        let move = part.firstRange(of: "translate(").map { part[$0.upperBound...] }
        groups.append(move.flatMap { Double($0.prefix { $0 != " " && $0 != ")" }) } ?? 0)
      } else if part.hasPrefix("/g") {
        groups.removeLast()
      } else if part.hasPrefix("text"), part.hasSuffix(">\(text)") {
        return groups.reduce(0, +)
      }
    }
    return nil
  }

  @Test(arguments: ["iPhone 17", "iPhone 8"])
  func `the view of a title is in the middle of the bar, and no picture of its own`(
    screen: String
  ) throws {
    let document = try document(item: label("titleView", "Brand"))
    let pictures = try pictures(document, on: screen)
    #expect(pictures.count == 1)
    let width = try Screen(named: screen).width
    #expect(place(of: "Brand", in: try #require(pictures.first)) == (width - 90) / 2)
  }

  @Test func `the view of an item is in the bar, and no picture of its own`() throws {
    let button =
      "<barButtonItem key=\"rightBarButtonItem\" id=\"b\">\(label("customView", "Count"))</barButtonItem>"
    let pictures = try pictures(try document(item: button))
    #expect(pictures.count == 1)
    #expect(try #require(place(of: "Count", in: pictures[0])) == 402 - 16 - 90)
  }

  private func container(to destination: String) -> String {
    """
    <containerView id="box"><rect key="frame" x="10" y="200" width="394" height="300"/>
    <connections><segue destination="\(destination)" kind="embed" id="to"/></connections>
    </containerView>
    """
  }

  private let inner = """
    <scene sceneID="t"><objects><viewController id="inner">
      <view key="view" id="inner-root"><rect key="frame" x="0" y="0" width="394" height="300"/>
        <subviews>
          <label text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="inside">
            <rect key="frame" x="300" y="0" width="94" height="21"/></label>
        </subviews>
        <constraints>
          <constraint firstItem="inside" firstAttribute="top" secondItem="inner-root" \
    secondAttribute="top" id="c1"/>
          <constraint firstItem="inside" firstAttribute="trailing" secondItem="inner-root" \
    secondAttribute="trailing" id="c2"/>
          <constraint firstItem="inside" firstAttribute="width" constant="94" id="c3"/>
        </constraints></view></viewController></objects></scene>
    """

  @Test func `a container shows the scene that it embeds, in its own size`() throws {
    let document = try document(in: container(to: "inner"), and: inner)
    let pictures = try pictures(document)
    #expect(pictures.count == 2)
    #expect(try #require(place(of: "Inside", in: pictures[0])) == 10 + 394 - 94)
  }

  @Test func `a container shows the first scene of an embedded navigation controller`() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="inner-navigation">
      <connections><segue destination="inner" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      """
    let document = try document(in: container(to: "inner-navigation"), and: navigation + inner)
    #expect(try pictures(document)[0].contains(">Inside</text>"))
  }

  @Test func `scenes that embed each other have an end`() throws {
    let document = try document(in: container(to: "screen"))
    #expect(try pictures(document).count == 1)
  }

  @Test func `a page shows embedded scenes at every width`() throws {
    var preview = DocumentPreview(
      of: "Main.storyboard", options: PreviewOptions(screens: [try Screen(named: "iPhone 17")]))
    preview.add(try document(in: container(to: "inner"), and: inner))
    let templates = try ReadPage.read(preview.page).templates
    #expect(
      templates.contains { $0.contains(.text("embedded")) && $0.contains(.text("Inside")) })
  }
}
