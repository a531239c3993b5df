import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

/// What bars around a scene do to its layout on devices, and to its pictures.
@Suite struct ControllerBarTests {
  /// A scene whose box fills the safe area, in a navigation controller in a tab bar controller.
  private static func document(
    bar: String = "", item: String = "", tabs: Int = 2, height: Double = 896,
    screen: String = "", tabBar: String = ""
  ) throws -> InterfaceDocument {
    let box = CanvasDocument.view("box", "0 88 414 725")
    let others = (0..<max(0, tabs - 1)).map { "tab\($0)" }
    let segues = (["navigation"] + others).map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"to-\($0)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="screen" \(screen)>
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
              <subviews>\(box)</subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              \(CanvasDocument.list([
                "box.top safe.top", "box.bottom safe.bottom", "box.leading safe.leading",
                "box.trailing safe.trailing",
              ]))
            </view>
            <navigationItem key="navigationItem" title="Settings" \(item) id="item"/>
          </viewController>
          <navigationController id="navigation">
            <tabBarItem key="tabBarItem" title="Home" id="home"/>
            <navigationBar key="navigationBar" \(bar) id="bar"/>
            <connections><segue destination="screen" kind="relationship" \
      relationship="rootViewController" id="first"/></connections>
          </navigationController>
          \(others.map { "<viewController id=\"\($0)\"><tabBarItem key=\"tabBarItem\" title=\"\($0)\" id=\"i\($0)\"/></viewController>" }.joined())
          <tabBarController id="tabs">\(tabBar)<connections>\(tabs == 0 ? "" : segues.joined())</connections>
          </tabBarController>
        </objects></scene></scenes>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    #expect(document.warnings == [])
    return document
  }

  private func box(
    _ document: InterfaceDocument, _ options: LayoutOptions
  ) throws -> LayoutRect {
    let layout = DocumentLayout(document, options: options)
    let result = try #require(layout.roots.first).result.get()
    let index = try #require(result.nodes.firstIndex { $0.identifier == "box" })
    return result.frames[index]
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let screen: String
    var isTurned = false
    var bar = "", item = ""
    var tabs = 2
    let top, bottom: Double
    var testDescription: String { "\(screen) \(isTurned) \(bar) \(item) \(tabs)" }
  }

  static let rows = [
    Row(screen: "iPhone 8", top: 20 + 44, bottom: 49),
    Row(screen: "iPhone 8", tabs: 0, top: 20 + 44, bottom: 0),
    Row(screen: "iPhone 11", top: 48 + 44, bottom: 34 + 49),
    Row(screen: "iPhone 11", bar: #"largeTitles="YES""#, top: 48 + 44 + 52, bottom: 34 + 49),
    Row(screen: "iPhone 11", item: #"prompt="Hello""#, top: 48 + 44 + 30, bottom: 34 + 49),
    Row(screen: "iPhone X", isTurned: true, bar: #"largeTitles="YES""#, top: 32, bottom: 21 + 32),
    Row(screen: "iPhone 11", isTurned: true, top: 44, bottom: 21 + 49),
  ]

  @Test(arguments: rows)
  func `bars make the safe area smaller on devices`(_ row: Row) throws {
    let upright = try Screen(named: row.screen)
    let screen = row.isTurned ? upright.landscape : upright
    let document = try Self.document(bar: row.bar, item: row.item, tabs: row.tabs)
    let box = try box(document, LayoutOptions(on: screen))
    #expect(box.y == row.top)
    #expect(screen.height - box.maxY == row.bottom)
  }

  @Test func `a canvas has the bars in its stored frames already`() throws {
    #expect(
      try box(try Self.document(), LayoutOptions())
        == LayoutRect(y: 88, width: 414, height: 725))
  }

  @Test(arguments: [
    ("iPhone 8", false, 842.0, 627.0, 56.0), ("iPhone 17", false, 842, 802, 56),
    ("iPhone 8", true, 842, 375, 32), ("iPhone 8", false, 896, 667, 64),
    ("iPhone 8", false, 800, 667, 64),
  ])
  func `a scene in a sheet is lower than the screen, and begins at the edge of the sheet`(
    name: String, isTurned: Bool, stored: Double, height: Double, top: Double
  ) throws {
    let screen = try Screen(named: name)
    let document = try Self.document(tabs: 0, height: stored)
    let options = LayoutOptions(on: isTurned ? screen.landscape : screen)
    let root = try #require(DocumentLayout(document, options: options).roots.first).result.get()
    #expect(root.frames[0].height == height)
    #expect(try box(document, options).y == top)
  }

  struct OpaqueBars: Sendable, CustomTestStringConvertible {
    let screen: String
    var bar = "", tabBar = ""
    let origin: Double
    let size: LayoutSize
    let top, bottom: Double

    var testDescription: String { "\(screen) \(bar) \(tabBar)" }
  }

  private static let opaque = #"translucent="NO""#
  private static let opaqueTabBar = #"<tabBar key="tabBar" translucent="NO" id="tabBar"/>"#

  @Test(arguments: [
    OpaqueBars(
      screen: "iPhone 8", bar: opaque, origin: 64, size: LayoutSize(width: 375, height: 603),
      top: 0, bottom: 49),
    OpaqueBars(
      screen: "iPhone 8", tabBar: opaqueTabBar, origin: 0,
      size: LayoutSize(width: 375, height: 618),
      top: 64, bottom: 0),
    OpaqueBars(
      screen: "iPhone 17 Pro", bar: opaque, tabBar: opaqueTabBar, origin: 62 + 44,
      size: LayoutSize(width: 402, height: 874 - 62 - 44 - 49 - 34), top: 0, bottom: 0),
    OpaqueBars(
      screen: "iPad Pro 11-inch (M4)", bar: opaque, tabBar: opaqueTabBar, origin: 24 + 50,
      size: LayoutSize(width: 834, height: 1210 - 24 - 50 - 65), top: 0, bottom: 0),
  ])
  func `a view is the screen less opaque bars, which stand beside it`(_ row: OpaqueBars) throws {
    let screen = try Screen(named: row.screen)
    let document = try Self.document(bar: row.bar, height: 808, tabBar: row.tabBar)
    let options = LayoutOptions(on: screen)
    let root = try #require(DocumentLayout(document, options: options).roots.first)
    let frame = try root.result.get().frames[0]
    #expect(LayoutSize(width: frame.width, height: frame.height) == row.size)
    let box = try box(document, options)
    #expect(box.y == row.top)
    #expect(frame.height - box.maxY == row.bottom)
    let place = DesignCanvas(document, options: options).place(of: root.view, on: screen)
    #expect(place?.frame.y == row.origin)
  }

  @Test func `a picture shows opaque bars beside the view, on the whole screen`() throws {
    let screen = try Screen(named: "iPhone 8")
    let document = try Self.document(bar: Self.opaque, height: 808, tabBar: Self.opaqueTabBar)
    let pictures = DocumentPictures(of: document, options: PreviewOptions(screens: [screen]))
    let picture = try #require(pictures.first { _ in true })
    #expect((picture.width, picture.height) == (375, 667))
    let read = try ReadXML(picture.svg)
    #expect(read.text.contains("9:41"))
    let moved = read.attributes.compactMap { $0["transform"] }
    #expect(moved.contains("translate(0 64)"))
    #expect(moved.contains("translate(0 618)"))
  }

  @Test func `a form sheet is in the middle of a pad`() throws {
    let pad = try Screen(named: "iPad mini 4")
    let document = try Self.document(tabs: 0, screen: #"modalPresentationStyle="formSheet""#)
    let root = try #require(document.views.first)
    let canvas = DesignCanvas(document, options: LayoutOptions(on: pad))
    #expect(
      canvas.place(of: root, on: pad)?.frame
        == LayoutRect(x: 114, y: 202, width: 540, height: 620))
    #expect(try canvas.layout(root).frames[0].width == 540)
    let phone = try Screen(named: "iPhone 8")
    #expect(canvas.place(of: root, on: phone)?.frame == LayoutRect(width: 375, height: 667))
  }

  private func picture(_ document: InterfaceDocument, on screen: Screen) throws -> ScreenPicture {
    let root = try #require(
      DocumentLayout(document, options: LayoutOptions(on: screen)).roots.first)
    return ScreenPicture(
      of: try root.result.get(), on: screen, under: document.bars(over: root.view))
  }

  @Test func `a picture shows the bars with their texts, and says so in words`() throws {
    let screen = try Screen(named: "iPhone 11")
    let picture = try picture(try Self.document(), on: screen)
    let read = try ReadXML(picture.svg)
    #expect(read.text == "SettingsHometab0")
    #expect(
      read.attributes.compactMap { $0["data-bar"] } == ["navigationBar", "tabBar"])
    #expect(picture.description.contains("Navigation bar “Settings”. Tab bar “Home, tab0”."))
  }

  @Test func `what has no room in a tab bar of a phone is behind More`() throws {
    let document = try Self.document(tabs: 7)
    let phone = try ReadXML(picture(document, on: Screen(named: "iPhone 11")).svg)
    #expect(phone.text == "SettingsHometab0tab1tab2More")
    let pad = try ReadXML(picture(document, on: Screen(named: "iPad mini 4")).svg)
    #expect(pad.text == "SettingsHometab0tab1tab2tab3tab4tab5")
  }

  @Test(arguments: [(0, true), (1, false)] as [(Double, Bool)])
  func `a bar has its material where its background is clear`(
    alpha: Double, hasMaterial: Bool
  ) throws {
    let bar = TabBarNode()
    bar.appearance.backgroundColor = ViewColor(red: 1, green: 0, blue: 0, alpha: alpha)
    let context = try ScreenContext(width: 375, height: 667, safeArea: LayoutInsets(bottom: 49))
    var options = PictureOptions()
    options.look = .iOS13
    let svg = ScreenPicture(
      of: LayoutEngine().layout(ViewNode("screen"), in: context),
      under: ControllerBars(tabBar: bar), options: options
    ).svg
    #expect(svg.contains("fill=\"#f9f9f9\"") == hasMaterial)
  }

  @Test(
    arguments: [([], "187.5"), ([BarItem(.fixedSpace(160))], "275.5")] as [([BarItem], String)])
  func `a title stands in the middle of its bar, or of what the items leave`(
    items: [BarItem], x: String
  ) throws {
    let bar = NavigationBarNode()
    bar.title = "Title"
    bar.leadingItems = items
    let context = try ScreenContext(width: 375, height: 667, safeArea: LayoutInsets(top: 64))
    let picture = ScreenPicture(
      of: LayoutEngine().layout(ViewNode("screen"), in: context),
      under: ControllerBars(navigationBar: bar))
    let read = try ReadXML(picture.svg)
    #expect(read.attributes.first { $0["text-anchor"] == "middle" }?["x"] == x)
  }

  @Test func `a large title stands below the items`() throws {
    let document = try Self.document(bar: #"largeTitles="YES""#)
    let read = try ReadXML(picture(document, on: Screen(named: "iPhone 11")).svg)
    #expect(read.attributes.contains { $0["font-size"] == "34" })
    #expect(!read.attributes.contains { $0["font-size"] == "17" })
  }

  @Test func `a bar has a picture of its own only where there is no other view`() throws {
    func pictureCount(_ document: InterfaceDocument) -> Int {
      let options = PreviewOptions(screens: [Screen.phones[0]])
      return DocumentPictures(of: document, options: options).count { _ in true }
    }
    let document = try Self.document()
    #expect(document.views.map(\.identifier) == ["root", "bar"])
    #expect(pictureCount(document) == 1)
    let alone = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><navigationController id="navigation">
          <navigationBar key="navigationBar" id="bar"/>
        </navigationController></objects></scene></scenes>
      </document>
      """
    let bar = try InterfaceDocument(data: Data(alone.utf8), path: "Main.storyboard")
    #expect(pictureCount(bar) == 1)
  }

  @Test(arguments: [nil, "iPhone 8"])
  func `a view in the item of a bar is as large as its own constraints say`(
    screen: String?
  ) throws {
    let title = """
      <view key="titleView" id="title"><rect key="frame" x="88" y="2" width="198.5" height="40"/>
        <subviews>\(CanvasDocument.view("label", "0 0 240 40"))</subviews>
        \(CanvasDocument.list([
          ".width 240", "label.leading title.leading", "label.trailing title.trailing",
          "label.top title.top", "label.bottom title.bottom",
        ]))
      </view>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects><viewController id="screen">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          <navigationItem key="navigationItem" id="item">\(title)</navigationItem>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
    let options = try screen.map { LayoutOptions(on: try Screen(named: $0)) } ?? LayoutOptions()
    let layout = DocumentLayout(document, options: options)
    let result = try #require(layout.roots.last).result.get()
    #expect(result.nodes.map(\.identifier) == ["title", "label"])
    #expect(result.frames.map(\.width) == [240, 240])
    #expect(result.frames.map(\.height) == [40, 40])
  }

  @Test(arguments: [("100", 100.0), ("896", 818)])
  func `nothing of a root's height is the screen's unless it is as high`(
    height: String, length: Double
  ) throws {
    let box = CanvasDocument.view("box", "0 0 50 50")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
          <subviews>\(box)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
          \(CanvasDocument.list(["box.height safe.height", "box.width safe.height"]))
        </view></objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    #expect(try self.box(document, LayoutOptions()).height == length)
  }
}
