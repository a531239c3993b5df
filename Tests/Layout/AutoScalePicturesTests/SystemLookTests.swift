import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

/// The looks of versions of iOS in pictures.
@Suite struct SystemLookTests {
  @Test(arguments: [(7, 13), (13, 13), (14, 13), (15, 15), (17, 15), (18, 18), (25, 18), (27, 26)])
  func `a version has the look of the newest one up to it that changed pictures`(
    system: Int, look: Int
  ) {
    #expect(SystemLook(ofSystem: system).version == look)
  }

  @Test(arguments: [
    ("iPhone 4", 13), ("iPhone 6", 13), ("iPhone 7", 15), ("iPhone X", 15), ("iPhone XR", 18),
    ("iPhone 11", 26), ("iPhone 17", 26), ("iPad Air", 13), ("iPad mini 3", 13),
    ("iPad Air 2", 15), ("iPad (6th generation)", 15), ("iPad (7th generation)", 18),
    ("iPad Pro 11-inch (1st generation)", 26), ("iPad mini (A17 Pro)", 26),
  ])
  func `a device has the look of the newest system that it runs`(name: String, look: Int) throws {
    #expect(SystemLook(of: try Screen(named: name)).version == look)
  }

  @Test func `a screen that is no device has the newest look`() throws {
    #expect(SystemLook(of: try Screen(width: 400, height: 800, pixelsPerPoint: 2)) == .iOS26)
  }

  @Test func `every measure is known for every look`() {
    for row in FactTable.looks.rows {
      for look in SystemLook.allCases {
        #expect(row.number("\(look.version)") ?? 0 > 0, "\(row.text("name")) of \(look)")
      }
    }
  }

  private func read(
    _ root: ViewNode, in look: SystemLook, under bars: ControllerBars? = nil,
    appearance: ViewingCondition.Appearance = .light
  ) throws -> ReadXML {
    let context = try ScreenContext(
      width: 375, height: 812, safeArea: LayoutInsets(top: 44 + 44, bottom: 34 + 49))
    var options = PictureOptions(appearance: appearance)
    options.look = look
    let result = LayoutEngine().layout(root, in: context)
    return try ReadXML(ScreenPicture(of: result, under: bars, options: options).svg)
  }

  private static let material = "#f9f9f9"

  private func screen(_ views: ViewNode...) -> ViewNode {
    let screen = ViewNode("screen", frame: LayoutRect(width: 375, height: 812))
    for view in views { screen.addChild(view) }
    return screen
  }

  private var navigationBar: ControllerBars {
    let bar = NavigationBarNode()
    bar.title = "Settings"
    bar.backTitle = "Home"
    bar.trailingItems = [BarItem(title: "Edit")]
    return ControllerBars(navigationBar: bar)
  }

  private func tabBar(_ count: Int = 3) -> ControllerBars {
    let bar = TabBarNode()
    bar.items = (0..<count).map { BarItem(title: "tab\($0)") }
    return ControllerBars(tabBar: bar)
  }

  @Test(arguments: [(SystemLook.iOS13, true), (.iOS15, false), (.iOS18, false), (.iOS26, false)])
  func `a navigation bar at the top of its content has a material until iOS 14`(
    look: SystemLook, hasMaterial: Bool
  ) throws {
    let fills = try read(screen(), in: look, under: navigationBar).attributes.map { $0["fill"] }
    #expect(fills.contains(Self.material) == hasMaterial)
  }

  @Test(arguments: SystemLook.allCases)
  func `a color that a document states for a bar is drawn in every look`(look: SystemLook) throws {
    let bars = navigationBar
    bars.navigationBar?.barTintColor = ViewColor(red: 1, green: 0, blue: 0)
    let read = try read(screen(), in: look, under: bars)
    #expect(read.attributes.contains { $0["fill"] == "#ff0000" })
  }

  @Test(arguments: [(400.0, false), (900, true)])
  func `a tab bar has a material since iOS 15 where content scrolls under it`(
    height: Double, hasMaterial: Bool
  ) throws {
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 812)) {
      TableCellNode("cell", frame: LayoutRect(width: 375, height: height))
    }
    for look in [SystemLook.iOS15, .iOS18] {
      let fills = try read(screen(table), in: look, under: tabBar()).attributes.map { $0["fill"] }
      #expect(fills.contains(Self.material) == hasMaterial)
    }
    let old = try read(screen(table), in: .iOS13, under: tabBar()).attributes
    #expect(old.contains { $0["fill"] == Self.material })
  }

  @Test func `a tab bar of iOS 26 is a capsule at the margin of the screen`() throws {
    let capsule = try read(screen(), in: .iOS26, under: tabBar()).attributes
      .first { $0["stroke-width"] == "0.5" }
    // A line lies inside its edge.
    #expect(capsule?["x"] == "21.25")
    #expect(capsule?["y"] == "0.25")
    #expect(capsule?["width"] == "332.5")
    #expect(capsule?["height"] == "61.5")
  }

  @Test func `a bar of two tabs is as wide as these`() throws {
    let capsule = try read(screen(), in: .iOS26, under: tabBar(2)).attributes
      .first { $0["stroke-width"] == "0.5" }
    #expect(capsule?["width"] == "199.5")
  }

  @Test func `the back button of iOS 26 has no title, and stands on glass with the items`() throws {
    #expect(try read(screen(), in: .iOS18, under: navigationBar).text == "HomeEditSettings")
    let new = try read(screen(), in: .iOS26, under: navigationBar)
    #expect(new.text == "EditSettings")
    #expect(new.attributes.count { $0["stroke-width"] == "0.5" } == 2)
  }

  struct Items: Sendable {
    let items: [BarItem]
    let groups: [Int]
  }

  @Test(arguments: [
    Items(items: [BarItem(imageName: "a"), BarItem(imageName: "b")], groups: [2]),
    Items(items: [BarItem(imageName: "a"), BarItem(title: "b")], groups: [1, 1]),
    Items(
      items: [BarItem(imageName: "a"), BarItem(.flexibleSpace), BarItem(imageName: "b")],
      groups: [1, 1, 1]),
    Items(items: [], groups: []),
  ])
  func `images next to each other share a capsule of glass`(_ row: Items) {
    #expect(GlassGroup.groups(of: row.items).map(\.items.count) == row.groups)
  }

  @Test(arguments: [(SystemLook.iOS18, "27"), (.iOS26, "39")])
  func `the knob of a switch is a circle until iOS 18, then a pill`(
    look: SystemLook, width: String
  ) throws {
    let control = SwitchNode("on", frame: LayoutRect(width: 63, height: 31))
    let knob = try read(screen(control), in: look).attributes.last { $0["fill"] == "#ffffff" }
    #expect(knob?["width"] == width)
  }

  @Test(arguments: [(SystemLook.iOS18, "#007aff", "#0a84ff"), (.iOS26, "#0088ff", "#0091ff")])
  func `the tint has the blue of the system`(
    look: SystemLook, light: String, dark: String
  ) throws {
    for (appearance, color) in [(ViewingCondition.Appearance.light, light), (.dark, dark)] {
      let button = ButtonNode("go", title: "Go", frame: LayoutRect(width: 100, height: 40))
      let read = try read(screen(button), in: look, appearance: appearance)
      #expect(read.attributes.contains { $0["fill"] == color })
    }
  }

  @Test(arguments: [(SystemLook.iOS18, "GENERAL"), (.iOS26, "General")])
  func `the titles of sections are capitals until iOS 18`(look: SystemLook, title: String) throws {
    let cell = TableCellNode("cell", frame: LayoutRect(y: 28, width: 375, height: 44))
    cell.sectionHeaderTitle = "General"
    let table = TableNode("table", frame: LayoutRect(width: 375, height: 812)) { cell }
    table.style = .grouped
    #expect(try read(screen(table), in: look).text == title)
  }

  @Test func `a picture says which look it has`() throws {
    let result = LayoutEngine().layout(screen(), in: .design)
    let phone = try Screen(named: "iPhone 17")
    #expect(ScreenPicture(of: result, on: phone).description.contains(" points, iOS 26."))
    var options = PictureOptions()
    options.look = .iOS15
    let old = ScreenPicture(of: result, on: phone, options: options)
    #expect(old.description.contains(" points, iOS 15."))
  }
}
