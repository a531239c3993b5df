import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct SimulatedMetricsTests {
  private func metrics(_ content: String, head: String = "") throws -> SimulatedMetrics {
    let document = try InterfaceDocument.xib(
      objects: "<viewController id=\"a\">\(content)</viewController>", head: head)
    #expect(document.warnings == [])
    return try #require(document.roots.first).simulatedMetrics
  }

  @Test func `what is not stated is inferred`() throws {
    let metrics = try metrics("")
    #expect(metrics.statusBar == .inferred)
    #expect(metrics.topBar == .inferred)
    #expect(metrics.bottomBar == .inferred)
    #expect(metrics.orientation == nil)
    #expect(!metrics.isFreeform)
    #expect(metrics.freeformSize == nil)
  }

  static let topBars: [(element: String, bar: SimulatedMetrics.Bar)] = [
    ("<nil key='simulatedTopBarMetrics'/>", .none),
    (
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prompted='NO'/>",
      .navigationBar(isTranslucent: true, hasPrompt: false)
    ),
    (
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>",
      .navigationBar(isTranslucent: false, hasPrompt: true)
    ),
  ]

  @Test(arguments: topBars)
  func `the bar at the top is as stated`(element: String, bar: SimulatedMetrics.Bar) throws {
    #expect(try metrics(element).topBar == bar)
  }

  static let bottomBars: [(element: String, bar: SimulatedMetrics.Bar)] = [
    ("<nil key='simulatedBottomBarMetrics'/>", .none),
    (
      "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>", .tabBar(isTranslucent: true)
    ),
    (
      "<simulatedToolbarMetrics key='simulatedBottomBarMetrics' translucent='NO'/>",
      .toolbar(isTranslucent: false)
    ),
  ]

  @Test(arguments: bottomBars)
  func `the bar at the bottom is as stated`(element: String, bar: SimulatedMetrics.Bar) throws {
    #expect(try metrics(element).bottomBar == bar)
  }

  static let statusBars: [(element: String, bar: SimulatedMetrics.StatusBar)] = [
    ("<nil key='simulatedStatusBarMetrics'/>", .none),
    ("<simulatedStatusBarMetrics key='simulatedStatusBarMetrics'/>", .style("default")),
    (
      """
      <simulatedStatusBarMetrics key='simulatedStatusBarMetrics' statusBarStyle='lightContent'/>
      """, .style("lightContent")
    ),
  ]

  @Test(arguments: statusBars)
  func `the status bar is as stated`(element: String, bar: SimulatedMetrics.StatusBar) throws {
    #expect(try metrics(element).statusBar == bar)
  }

  @Test func `a view controller can have a size of its own`() throws {
    let metrics = try metrics(
      """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="375" height="1200"/>
      """)
    #expect(metrics.isFreeform)
    #expect(metrics.freeformSize == LayoutSize(width: 375, height: 1200))
  }

  @Test(arguments: [
    ("", ScreenOrientation.portrait), ("orientation='landscapeRight'", .landscape),
  ])
  func `old documents state the metrics of all, which an object replaces`(
    attribute: String, orientation: ScreenOrientation
  ) throws {
    let head = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedStatusBarMetrics key="statusBar"/>
        <simulatedOrientationMetrics key="orientation" \(attribute)/>
      </simulatedMetricsContainer>
      """
    let inherited = try metrics("", head: head)
    #expect(inherited.statusBar == .style("default"))
    #expect(inherited.orientation == orientation)
    let own = try metrics("<nil key=\"simulatedStatusBarMetrics\"/>", head: head)
    #expect(own.statusBar == .none)
    #expect(own.orientation == orientation)
  }
}
