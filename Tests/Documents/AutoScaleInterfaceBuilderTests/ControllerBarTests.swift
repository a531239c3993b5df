import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct ControllerBarTests {
  /// The bars over the view of the controller with the id `screen`.
  private func bars(of objects: String) throws -> ControllerBars {
    let document = try InterfaceDocument.storyboard(objects: objects)
    #expect(document.warnings == [])
    return try #require(document.roots.first { $0.identifier == "screen" }).bars
  }

  private func controller(_ id: String, _ content: String = "", _ attributes: String = "") -> String
  {
    "<viewController id=\"\(id)\" \(attributes)>\(content)</viewController>"
  }

  private func navigation(
    to root: String, _ attributes: String = "", bar: String = "", metrics: String = ""
  ) -> String {
    """
    <navigationController id="navigation" \(attributes)>
      \(metrics)
      <navigationBar key="navigationBar" \(bar) id="bar"/>
      <connections>\(segue("relationship", to: root, "rootViewController"))</connections>
    </navigationController>
    """
  }

  private func segue(_ kind: String, to id: String, _ relationship: String? = nil) -> String {
    let relationship = relationship.map { "relationship=\"\($0)\"" } ?? ""
    return "<segue destination=\"\(id)\" kind=\"\(kind)\" \(relationship) id=\"to-\(id)\"/>"
  }

  private func item(_ title: String, _ attributes: String = "", _ content: String = "") -> String {
    "<navigationItem key=\"navigationItem\" title=\"\(title)\" \(attributes)>\(content)</navigationItem>"
  }

  @Test func `a view controller by itself has no bars`() throws {
    #expect(try bars(of: controller("screen", item("Settings"))).isEmpty)
  }

  @Test(arguments: [
    ("", ControllerBars.StatusBar.automatic),
    ("<simulatedStatusBarMetrics key='simulatedStatusBarMetrics'/>", .automatic),
    (
      "<simulatedStatusBarMetrics key='simulatedStatusBarMetrics' statusBarStyle='lightContent'/>",
      .lightContent
    ),
    (
      "<simulatedStatusBarMetrics key='simulatedStatusBarMetrics' statusBarStyle='blackOpaque'/>",
      .lightContent
    ),
    ("<nil key='simulatedStatusBarMetrics'/>", .hidden),
  ])
  func `the status bar is the simulated one`(
    metrics: String, statusBar: ControllerBars.StatusBar
  ) throws {
    #expect(try bars(of: controller("screen", metrics)).statusBar == statusBar)
  }

  @Test func `a navigation controller lays a bar with title and items over its first view`() throws
  {
    let items = """
      <barButtonItem key="leftBarButtonItem" title="Close" id="l"/>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/>
      """
    let bars = try bars(
      of: navigation(to: "screen", bar: "barStyle=\"black\"")
        + controller("screen", item("Settings", "prompt=\"Hello\"", items)))
    let bar = try #require(bars.navigationBar)
    #expect(bar.title == "Settings")
    #expect(bar.prompt == "Hello")
    #expect(bar.leadingItems.map(\.title) == ["Close"])
    #expect(bar.trailingItems.map(\.imageName) == ["plus"])
    #expect(bar.titleColor == .white)
    #expect(bar.backTitle == nil)
    #expect(!bar.hasLargeTitle)
    #expect(bars.tabBar == nil)
    #expect(bars.toolbar == nil)
  }

  @Test(arguments: [
    ("show", "Home" as String?), ("push", "Home"), ("presentation", nil), ("embed", nil),
    ("showDetail", nil),
  ])
  func `what is shown from there has the bar too, with a way back`(
    kind: String, backTitle: String?
  ) throws {
    let home = controller(
      "home", item("Home") + "<connections>\(segue(kind, to: "screen"))</connections>")
    let bars = try bars(of: navigation(to: "home") + home + controller("screen"))
    #expect(bars.navigationBar?.backTitle == backTitle)
  }

  @Test func `a bar that the navigation controller hides is none`() throws {
    let bars = try bars(
      of: navigation(to: "screen", "navigationBarHidden=\"YES\"") + controller("screen"))
    #expect(bars.isEmpty)
  }

  @Test(arguments: [
    ("", "", false), ("largeTitles=\"YES\"", "", true),
    ("largeTitles=\"YES\"", "largeTitleDisplayMode=\"never\"", false),
    ("largeTitles=\"YES\"", "largeTitleDisplayMode=\"always\"", true),
    ("", "largeTitleDisplayMode=\"always\"", false),
  ])
  func `a title is large where the bar and the item let it be`(
    bar: String, attributes: String, isLarge: Bool
  ) throws {
    let bars = try bars(
      of: navigation(to: "screen", bar: bar) + controller("screen", item("Title", attributes)))
    #expect(bars.navigationBar?.hasLargeTitle == isLarge)
  }

  private static let tab = "<tabBarItem key=\"tabBarItem\" title=\"More\" id=\"more\"/>"

  private func tabs(to ids: [String]) -> String {
    let segues = ids.map { segue("relationship", to: $0, "viewControllers") }.joined()
    return """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tab-bar"/>
      <connections>\(segues)</connections></tabBarController>
      """
  }

  @Test func `a tab bar lists the tabs, and lies over what their navigation controllers show`()
    throws
  {
    let home = controller("home", "<connections>\(segue("show", to: "screen"))</connections>")
    let bars = try bars(
      of: tabs(to: ["first", "navigation"]) + controller("first", Self.tab, "title=\"First\"")
        + navigation(to: "home") + home + controller("screen"))
    #expect(bars.tabBar?.items.map(\.title) == ["More", nil])
    #expect(bars.tabBar?.selectedIndex == 1)
    #expect(bars.navigationBar?.backTitle == "Back")
  }

  @Test func `what hides the bar at the bottom has none, nor has what it shows`() throws {
    let home = controller(
      "home", "<connections>\(segue("show", to: "screen"))</connections>",
      "hidesBottomBarWhenPushed=\"YES\"")
    let bars = try bars(
      of: tabs(to: ["navigation"]) + navigation(to: "home", "toolbarHidden=\"NO\"") + home
        + controller("screen"))
    #expect(bars.tabBar == nil)
    #expect(bars.toolbar == nil)
    #expect(bars.navigationBar != nil)
  }

  @Test func `a toolbar that is not hidden has the items of the view controller`() throws {
    let items = """
      <toolbarItems key="toolbarItems"><barButtonItem title="Edit" id="e"/></toolbarItems>
      """
    let bars = try bars(
      of: navigation(to: "screen", "toolbarHidden=\"NO\"") + controller("screen", items))
    #expect(bars.toolbar?.items.map(\.title) == ["Edit"])
  }

  @Test func `what the document asks the canvas to show counts more than segues`() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    #expect(try bars(of: navigation(to: "screen") + controller("screen", none)).isEmpty)
    let simulated = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let bars = try bars(of: controller("screen", item("Title") + simulated))
    #expect(bars.navigationBar?.title == "Title")
    #expect(bars.tabBar?.items == [])
  }

  @Test func `a navigation controller requests the bottom bar of its view controllers`() throws {
    let metrics = """
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>
      """
    let push = "<connections>\(segue("show", to: "screen"))</connections>"
    let pushed = try bars(
      of: navigation(to: "home", metrics: metrics) + controller("home", push)
        + controller("screen"))
    #expect(pushed.tabBar?.items == [])
    #expect(pushed.edgesBesideView == [.bottom])
    let own = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let screen = try bars(
      of: navigation(to: "screen", metrics: metrics) + controller("screen", own))
    #expect(screen.tabBar == nil)
    #expect(screen.toolbar != nil)
    #expect(screen.edgesBesideView == [])
  }

  @Test(arguments: [
    ("", "", ControllerBars.StatusBar.automatic),
    (#"barStyle="black""#, "", .lightContent),
    (#"barStyle="black""#, "<nil key='simulatedStatusBarMetrics'/>", .hidden),
    (
      "",
      "<simulatedStatusBarMetrics key='simulatedStatusBarMetrics' statusBarStyle='lightContent'/>",
      .lightContent
    ),
  ])
  func `the status bar is that of the navigation controller`(
    bar: String, metrics: String, expected: ControllerBars.StatusBar
  ) throws {
    let navigation = navigation(to: "screen", bar: bar, metrics: metrics)
    #expect(try bars(of: navigation + controller("screen")).statusBar == expected)
    let own =
      "<simulatedStatusBarMetrics key='simulatedStatusBarMetrics' statusBarStyle='darkContent'/>"
    #expect(try bars(of: navigation + controller("screen", own)).statusBar == .darkContent)
  }

  struct Edges: Sendable, CustomTestStringConvertible {
    var bar = "", tabBar = "", screen = "", attributes = ""
    let expected: Set<LayoutInsets.Edge>

    var testDescription: String { "\(bar) \(tabBar) \(screen) \(attributes)" }
  }

  private static let opaque = #"translucent="NO""#

  private static let noEdges = #"<extendedEdge key="edgesForExtendedLayout"/>"#

  @Test(arguments: [
    Edges(expected: []),
    Edges(bar: opaque, expected: [.top]),
    Edges(tabBar: opaque, expected: [.bottom]),
    Edges(bar: opaque, tabBar: opaque, expected: [.top, .bottom]),
    Edges(bar: opaque, attributes: #"extendedLayoutIncludesOpaqueBars="YES""#, expected: []),
    Edges(screen: noEdges, expected: [.top, .bottom]),
    Edges(
      screen: #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, expected: [.top]),
    Edges(
      bar: opaque, screen: #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#,
      expected: []),
    Edges(
      screen: #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#,
      expected: [.bottom]),
    Edges(
      bar: opaque, screen: #"<nil key="simulatedTopBarMetrics"/>"# + noEdges, expected: [.bottom]),
  ])
  func `a view ends at opaque bars, and where its controller says so`(_ edges: Edges) throws {
    let tabs = """
      <tabBarController id="tabs"><tabBar key="tabBar" \(edges.tabBar) id="tabBar"/>
      <connections>\(segue("relationship", to: "navigation", "viewControllers"))</connections>
      </tabBarController>
      """
    let bars = try bars(
      of: tabs + navigation(to: "screen", bar: edges.bar)
        + controller("screen", edges.screen, edges.attributes))
    #expect(bars.edgesBesideView == edges.expected)
  }

  @Test func `a view without bars ends at none`() throws {
    #expect(try bars(of: controller("screen", Self.noEdges)).edgesBesideView.isEmpty)
  }

  @Test func `segues in a circle end`() throws {
    let home = controller(
      "home", "<connections>\(segue("show", to: "screen"))</connections>")
    let screen = controller(
      "screen",
      "<connections>\(segue("show", to: "home"))\(segue("show", to: "screen"))</connections>")
    let document = try InterfaceDocument.storyboard(
      objects: navigation(to: "home") + home + screen)
    #expect(document.roots.filter { $0.bars.navigationBar != nil }.count == 2)
  }
}
