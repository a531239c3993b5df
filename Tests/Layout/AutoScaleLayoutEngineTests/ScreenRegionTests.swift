import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct ScreenRegionTests {
  @Test func `regions are inside the screen, and the status inside the column`() throws {
    for screen in Screen.duo.flatMap({ [$0, $0.amongBars] }) {
      let regions = screen.regions
      #expect(
        regions.allSatisfy {
          $0.frame.x >= 0 && $0.frame.y >= 0 && $0.frame.maxX <= screen.width
            && $0.frame.maxY <= screen.height
        }, "\(screen)")
      guard let column = regions.first(where: { $0.kind == .column })?.frame else { continue }
      let status = try #require(regions.first { $0.kind == .status }?.frame)
      #expect(status.x >= column.x && status.maxX <= column.maxX, "\(screen)")
    }
  }

  @Test func `only a device that is folded in part is divided, in its middle`() {
    for screen in Screen.duo {
      let division = screen.regions.first { $0.kind == .division }?.frame
      let isFolded = [.partlyFolded, .partlyFoldedUpright].contains(screen.duoPose)
      #expect((division != nil) == isFolded)
      guard let division else { continue }
      #expect(
        division.width < division.height
          ? division.x + division.maxX == screen.width
          : division.y + division.maxY == screen.height)
    }
  }

  @Test func `other screens have no regions`() {
    #expect(Screen.all.allSatisfy { $0.duoPose != nil || $0.regions.isEmpty })
  }

  /// The insets of a view under bars, which four projects measured, and one for a large title.
  static let bars: [(DuoPose, title: String?, isLarge: Bool, hasTabs: Bool, LayoutInsets)] = [
    (.closed, "Title", false, false, LayoutInsets(top: 82, bottom: 34, right: 84)),
    (.closed, nil, false, false, LayoutInsets(top: 24, bottom: 34, right: 84)),
    (.closed, "Title", true, true, LayoutInsets(top: 82, bottom: 34, right: 84)),
    (.closedCameraLeft, "Title", false, true, LayoutInsets(top: 82, left: 84, bottom: 34)),
    (.open, "Title", false, true, LayoutInsets(top: 82, bottom: 34, right: 84)),
    (.leftHalf, "Title", false, false, LayoutInsets(top: 82, left: 84, bottom: 34)),
    (.openUpright, "Title", false, true, LayoutInsets(top: 82, bottom: 83)),
    (.openUpright, "Title", true, false, LayoutInsets(top: 134, bottom: 34)),
  ]

  @Test(arguments: bars)
  func `bars of containers give their items to the column`(
    pose: DuoPose, title: String?, isLarge: Bool, hasTabs: Bool, insets: LayoutInsets
  ) {
    let bar = NavigationBarNode()
    bar.title = title
    bar.hasLargeTitle = isLarge
    let screen = Screen(duo: pose)
    let place = ControllerPlace(
      under: ControllerBars(navigationBar: bar, tabBar: hasTabs ? TabBarNode() : nil), on: screen,
      insets: screen.safeArea ?? .zero)
    #expect(place.safeArea == insets)
  }

  @Test func `the keyboard of a pose leaves room above it`() {
    for screen in Screen.duo {
      let height = screen.context().keyboardHeight(
        on: LayoutSize(width: screen.width, height: screen.height))
      #expect(screen.height - height >= 236 && height >= 230)
    }
  }
}
