import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct DocumentTests {
  @Test func `the type says whether a document is a xib or a storyboard`() throws {
    #expect(try InterfaceDocument.xib(objects: "").kind == .xib)
    #expect(try InterfaceDocument.storyboard(objects: "").kind == .storyboard)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch.iPad"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad"),
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "AppleSDK"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV"),
  ])
  func `documents for all systems with UIKit are read`(type: String, runtime: String) throws {
    let document = try InterfaceDocument.reading(
      "<document type=\"\(type)\" version=\"3.0\" targetRuntime=\"\(runtime)\"/>")
    #expect(document.kind == .xib)
  }

  @Test func `the version of the tools is as in the file`() throws {
    #expect(try InterfaceDocument.xib(objects: "").toolsVersion == "22505")
    #expect(try InterfaceDocument.storyboard(objects: "").toolsVersion == nil)
  }

  @Test func `views outermost in a xib are its roots, in the order of the file`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>
        <view id="a" customClass="Card" userLabel="The card"><subviews><label id="b"/></subviews></view>
        <tableViewCell id="c"/>
        <tapGestureRecognizer id="d"/>
        """)
    #expect(document.roots.map(\.kind) == [.placeholder, .view, .view, .object])
    #expect(document.roots.map(\.identifier) == ["-1", "a", "c", "d"])
    #expect(document.roots.map(\.className) == ["LoginController", "Card", "UITableViewCell", nil])
    #expect(document.roots.map(\.userLabel) == [nil, "The card", nil, nil])
    #expect(document.views.map(\.identifier) == ["a", "c"])
    #expect(document["b"] === document.views.first?.children.first)
    #expect(document["c"] === document.views.last)
    #expect(document["d"] == nil)
    #expect(document.views.first?.children.map(\.identifier) == ["b"])
  }

  @Test func `a view controller is a root with its view, its bars and the views in bar items`()
    throws
  {
    let document = try InterfaceDocument.storyboard(
      objects: """
        <viewController storyboardIdentifier="Login" title="Log in" id="c" sceneMemberID="x">
          <view key="view" id="v"/>
          <navigationItem key="navigationItem" id="n"><view key="titleView" id="t"/></navigationItem>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="p"/>
        <navigationController customClass="Navigation" id="d">
          <navigationBar key="navigationBar" id="b"/>
          <toolbar key="toolbar" id="o"/>
        </navigationController>
        <view id="e"/>
        """)
    #expect(document.warnings == [])
    let first = try #require(document.roots.first)
    #expect(first.kind == .viewController)
    #expect(first.className == "UIViewController")
    #expect(first.title == "Log in")
    #expect(first.storyboardIdentifier == "Login")
    #expect(first.view?.identifier == "v")
    #expect(first.views.map(\.identifier) == ["v", "t"])
    let second = document.roots[2]
    #expect(second.className == "Navigation")
    #expect(second.view == nil)
    #expect(second.otherViews.map(\.identifier) == ["b", "o"])
    #expect(document.roots[3].view?.identifier == "e")
    #expect(document.views.map(\.identifier) == ["v", "t", "b", "o", "e"])
  }

  @Test func `a view inside the items of a bar is a child of the bar`() throws {
    let bar = try InterfaceDocument.view(
      """
      <toolbar id="bar"><items><barButtonItem id="i"><switch key="customView" id="s"/>
      </barButtonItem></items></toolbar>
      """)
    #expect(bar.children.map(\.identifier) == ["s"])
  }

  @Test func `a view inside the items of a bar takes its width from them`() throws {
    let bar = try InterfaceDocument.view(
      """
      <toolbar id="bar"><items><barButtonItem id="i"><switch key="customView" id="s">
      <rect key="frame" x="20" y="7" width="51" height="31"/></switch></barButtonItem>
      <barButtonItem systemItem="trash" id="t"/></items></toolbar>
      """)
    guard case .toolbar(let toolbar) = bar.role else { return #expect(Bool(false), "no toolbar") }
    #expect(toolbar.items.map(\.kind) == [.fixedSpace(51), .button])
  }
}
