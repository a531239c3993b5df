import AutoLayout
import AutoScale
import Foundation
import InterfaceBuilder
import Testing
import ViewTree

@testable import LayoutReport

@Suite struct DesignCanvasTests {
  /// A document whose root fills the device, with views in it.
  private func document(
    device: String = "retina6_1", placed id: String, _ views: String
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch"><device id="\(device)"/>
      <objects><view id="top">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(views)</subviews>
      <constraints>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="top" \
      secondAttribute="leading" id="x"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="top" secondAttribute="top" id="y"/>
      </constraints></view></objects></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Screen.xib")
  }

  private func size(
    of id: String, in document: InterfaceDocument, _ options: LayoutOptions
  ) throws -> LayoutSize {
    let root = try #require(document.views.first)
    let result = try DesignCanvas(document, options: options).layout(root)
    let node = try #require(root.subtree.first { $0.identifier == id })
    let frame = try #require(result.frame(of: node))
    return LayoutSize(width: frame.width, height: frame.height)
  }

  private static let measured = LayoutOptions(sizes: .measured)

  @Test func `placeholders are sizes in the canvas, and on no screen`() throws {
    let banner = """
      <view id="banner" placeholderIntrinsicWidth="320" placeholderIntrinsicHeight="50" \
      translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let document = try document(placed: "banner", banner)
    #expect(
      try size(of: "banner", in: document, Self.measured) == LayoutSize(width: 320, height: 50))
    var options = Self.measured
    options.screen = try Screen(named: "iPhone 16")
    #expect(try size(of: "banner", in: document, options) == .zero)
  }

  @Test func `at three pixels a point labels have whole heights but in stack views`() throws {
    func label(_ id: String) -> String {
      """
      <label text="Label" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let stack = """
      <stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(label("arranged"))</subviews></stackView>
      """
    let free = try document(device: "retina6_0", placed: "free", label("free"))
    #expect(try size(of: "free", in: free, Self.measured).height == 21)
    let arranged = try document(device: "retina6_0", placed: "stack", stack)
    #expect(abs(try size(of: "arranged", in: arranged, Self.measured).height - 61.0 / 3) < 0.01)
    let coarse = try document(placed: "free", label("free"))
    #expect(try size(of: "free", in: coarse, Self.measured).height == 20.5)
  }
}
