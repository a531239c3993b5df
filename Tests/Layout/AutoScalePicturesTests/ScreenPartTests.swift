import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

/// The parts of a picture around the views: status bar, home indicator, sheets and bars.
@Suite struct ScreenPartTests {
  private func picture(
    _ root: ViewNode, on name: String, under bars: ControllerBars? = nil, belowTop top: Double = 0,
    appearance: ViewingCondition.Appearance = .light, look: SystemLook = .iOS18
  ) throws -> ScreenPicture {
    let screen = try Screen(named: name)
    let context = screen.context()
    var options = PictureOptions(appearance: appearance, showsScreen: true)
    options.look = look
    let size = LayoutSize(width: screen.width, height: screen.height - top)
    return ScreenPicture(
      of: LayoutEngine().layout(root, size: size, in: context), on: screen, under: bars,
      options: options)
  }

  private func fills(_ picture: ScreenPicture) throws -> [[String: String]] {
    try ReadXML(picture.svg).attributes
  }

  /// The color of the home indicator, the only rectangle with such corners.
  private func indicator(_ picture: ScreenPicture) throws -> String? {
    try fills(picture).last { $0["rx"] == "2.5" && $0["height"] == "5" }?["fill"]
  }

  @Test(arguments: [("iPhone 17", 72.0), ("iPhone 8", 40)])
  func `a sheet has the screen around it, and round corners at its top`(
    name: String, top: Double
  ) throws {
    let screen = try Screen(named: name)
    let label = LabelNode("a", text: "Sheet", frame: LayoutRect(width: 100, height: 20))
    let picture = try picture(ViewNode("root") { label }, on: name, belowTop: top)
    #expect((picture.width, picture.height) == (screen.width, screen.height))
    let attributes = try fills(picture)
    #expect(attributes.contains { $0["transform"] == "translate(0 \(Int(top)))" })
    let corners = attributes.compactMap { $0["d"] }.filter { $0.contains("A10 10") }
    #expect(corners.count == 2)
    #expect(try ReadXML(picture.svg).text.contains("9:41"))
  }

  @Test func `a root of any other height has no screen around it`() throws {
    let phone = try Screen(named: "iPhone 17")
    #expect(
      ScreenShape(of: phone, filledBy: LayoutSize(width: phone.width, height: 500)) == nil)
    #expect(
      ScreenShape(
        of: phone.landscape,
        filledBy: LayoutSize(width: phone.height, height: phone.width - 72)) == nil)
  }

  @Test(arguments: [
    (ControllerBars.StatusBar.automatic, ViewingCondition.Appearance.light, "#000000"),
    (.automatic, .dark, "#ffffff"), (.lightContent, .light, "#ffffff"),
    (.darkContent, .dark, "#000000"),
  ])
  func `the status bar has the style of the document`(
    style: ControllerBars.StatusBar, appearance: ViewingCondition.Appearance, color: String
  ) throws {
    var bars = ControllerBars()
    bars.statusBar = style
    let picture = try picture(
      ViewNode("root"), on: "iPhone 17", under: bars, appearance: appearance)
    let time = try fills(picture).first { $0["font-size"] == "17" }
    #expect(time?["fill"] == color)
  }

  @Test func `a hidden status bar is not drawn`() throws {
    var bars = ControllerBars()
    bars.statusBar = .hidden
    let picture = try picture(ViewNode("root"), on: "iPhone 17", under: bars)
    #expect(try ReadXML(picture.svg).text.isEmpty)
  }

  @Test(arguments: [
    (ViewColor.white, ViewingCondition.Appearance.dark, "#000000"), (.black, .light, "#ffffff"),
    (.systemBackground, .light, "#000000"), (.systemBackground, .dark, "#ffffff"),
    (.clear, .light, "#000000"),
  ])
  func `the home indicator stands out against what is behind it`(
    background: ViewColor, appearance: ViewingCondition.Appearance, color: String
  ) throws {
    let root = ViewNode("root")
    root.appearance.backgroundColor = background
    #expect(try indicator(try picture(root, on: "iPhone 17", appearance: appearance)) == color)
  }

  @Test(arguments: [
    (SystemLook.iOS13, ViewingCondition.Appearance.light, "#000000"), (.iOS13, .dark, "#ffffff"),
    (.iOS18, .light, "#ffffff"),
  ])
  func `the home indicator stands out against the tab bar, if that hides the views`(
    look: SystemLook, appearance: ViewingCondition.Appearance, color: String
  ) throws {
    let root = ViewNode("root")
    root.appearance.backgroundColor = .black
    let drawn = try picture(
      root, on: "iPhone 17", under: ControllerBars(tabBar: TabBarNode()), appearance: appearance,
      look: look)
    #expect(try indicator(drawn) == color)
  }

  @Test(arguments: [(0.0, "#007aff"), (1, "#ff0000")])
  func `a transparent tint of a tab bar is none`(alpha: Double, color: String) throws {
    let bar = TabBarNode()
    bar.items = [BarItem(title: "Home", imageName: "house")]
    bar.appearance.tintColor = ViewColor(red: 1, green: 0, blue: 0, alpha: alpha)
    let context = try ScreenContext(width: 375, height: 667, safeArea: LayoutInsets(bottom: 49))
    let picture = ScreenPicture(
      of: LayoutEngine().layout(ViewNode("screen"), in: context),
      under: ControllerBars(tabBar: bar))
    #expect(try fills(picture).last { $0["font-size"] == "10" }?["fill"] == color)
  }

  @Test(arguments: [
    (ScrollNode.IndicatorStyle.automatic, "#000000"), (.white, "#ffffff"), (.black, "#000000"),
  ])
  func `scroll indicators have the style of their view`(
    style: ScrollNode.IndicatorStyle, color: String
  ) throws {
    let scroll = ScrollNode("scroll", frame: LayoutRect(width: 200, height: 200)) {
      ViewNode("content", frame: LayoutRect(width: 200, height: 500))
    }
    scroll.indicatorStyle = style
    let read = try fills(
      ScreenPicture(of: LayoutEngine().layout(ViewNode("root") { scroll }, in: .design)))
    #expect(read.last { $0["width"] == "3" }?["fill"] == color)
  }

  @Test func `a cell shows the texts of its content configuration`() throws {
    let cell = TableCellNode("cell", frame: LayoutRect(width: 375, height: 44))
    (cell.configuredText, cell.configuredSecondaryText) = ("Flags", "Two")
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) { cell }
    let result = LayoutEngine().layout(ViewNode("root") { table }, in: .design)
    #expect(try ReadXML(ScreenPicture(of: result).svg).text == "FlagsTwo")
  }

  @Test(arguments: SystemLook.allCases)
  func `the title of a bar on its side stands beside the camera, in the row`(
    look: SystemLook
  ) throws {
    let bar = NavigationBarNode()
    bar.title = "About"
    let screen = try Screen(named: "iPhone 17").landscape
    let context = try screen.context().resized(
      width: screen.width, height: screen.height,
      safeArea: LayoutInsets(top: 32, left: 62, bottom: 21, right: 62))
    var options = PictureOptions()
    options.look = look
    let picture = ScreenPicture(
      of: LayoutEngine().layout(ViewNode("root"), in: context), on: screen,
      under: ControllerBars(navigationBar: bar), options: options)
    let title = try #require(try fills(picture).first { $0["text-anchor"] == "middle" })
    #expect(title["x"] == "437")
    #expect((0..<32).contains(try #require(title["y"].flatMap(Double.init))))
  }

  @Test func `an accessory view stands at the trailing edge of its cell`() throws {
    let cell = TableCellNode("cell", frame: LayoutRect(width: 375, height: 44))
    cell.accessoryView = SwitchNode("on", frame: LayoutRect(width: 51, height: 31))
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 667)) { cell }
    let read = try fills(
      ScreenPicture(of: LayoutEngine().layout(ViewNode("root") { table }, in: .design)))
    #expect(
      read.contains {
        $0["data-bar"] == "accessoryView" && $0["transform"] == "translate(308 6.5)"
      })
  }

  @Test(arguments: [
    (FontDescriptor(name: "Menlo-Regular", size: 12), true),
    (FontDescriptor(name: "CourierNewPSMT", size: 12), true),
    (FontDescriptor(name: "Helvetica", size: 12), false),
  ])
  func `a font whose letters are equally wide falls back to such a font`(
    font: FontDescriptor, isMonospaced: Bool
  ) {
    #expect(FontStack.families(of: font)?.hasSuffix("monospace") == isMonospaced)
  }

  @Test func `a bar with a large title has room for it`() {
    let bar = NavigationBarNode()
    #expect(SystemIntrinsicSizing().intrinsicContentSize(of: bar, in: .design).height == 44)
    bar.hasLargeTitle = true
    #expect(SystemIntrinsicSizing().intrinsicContentSize(of: bar, in: .design).height == 96)
  }
}
