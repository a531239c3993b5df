import AutoScale
import Foundation
import Testing

@Suite struct DuoScreenTests {
  /// The classes that two to six public projects read in each pose.
  static let sizeClasses: [(DuoPose, across: SizeClass, down: SizeClass)] = [
    (.closed, .compact, .regular), (.closedCameraRight, .compact, .compact),
    (.closedCameraLeft, .compact, .compact), (.open, .regular, .regular),
    (.openUpright, .regular, .regular), (.rightHalf, .compact, .regular),
    (.leftHalf, .compact, .regular), (.partlyFolded, .regular, .regular),
    (.partlyFoldedUpright, .regular, .regular),
  ]

  @Test(arguments: sizeClasses)
  func `each pose has the size classes that were read in it`(
    pose: DuoPose, across: SizeClass, down: SizeClass
  ) {
    let context = Screen(duo: pose).context()
    #expect(context.horizontalSizeClass == across)
    #expect(context.verticalSizeClass == down)
    #expect(context.idiom == .phone)
  }

  @Test func `a column is at one side, and takes its width from the safe area`() {
    for screen in Screen.duo {
      guard let pose = screen.duoPose, let insets = screen.safeArea else {
        Issue.record("\(screen) has no pose or no safe area")
        continue
      }
      // A bare window in the left half has none.
      #expect(insets.columnEdge == (pose == .leftHalf ? nil : pose.columnEdge))
      #expect(screen.amongBars.safeArea?.columnEdge == pose.columnEdge)
    }
  }

  @Test func `two halves and the 13 points between them are the open display`() {
    let halves = [DuoPose.leftHalf, .rightHalf].map { Screen(duo: $0) }
    let open = Screen(duo: .open)
    #expect(halves.map(\.width).reduce(13, +) == open.width)
    #expect(halves.allSatisfy { $0.height == open.height })
  }

  @Test func `a pose is found by its name, and encoded by it`() throws {
    for screen in Screen.duo { #expect(try Screen(named: screen.name) == screen) }
    #expect(try Screen(named: "iphone duo left half").duoPose == .leftHalf)
    let data = try JSONEncoder().encode(Screen.duo)
    #expect(try JSONDecoder().decode([Screen].self, from: data) == Screen.duo)
  }

  @Test func `an unknown pose suggests those that there are`() {
    do {
      _ = try Screen(named: "iPhone Duo quarter")
      Issue.record("there is such a pose")
    } catch {
      guard case .unknownName(_, let nearest) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(nearest == Screen.duo.map(\.name))
    }
  }

  @Test func `a device that turns is in another pose, and turns back`() throws {
    #expect(Screen(duo: .open).turned.duoPose == .openUpright)
    #expect(Screen(duo: .open).turned.safeArea == Screen(duo: .openUpright).safeArea)
    #expect(try Screen(named: "iPhone Duo (outer display)").landscape.duoPose == .closedCameraRight)
    for screen in Screen.duo { #expect(screen.turned.turned == screen) }
  }

  @Test func `the founding rule gives each pose its own factor`() throws {
    let factors = Screen.duo.map { (1000.auto(in: $0.context()) as Double).rounded() }
    #expect(factors == [1243, 1243, 1243, 1784, 1784, 1251, 1251, 1784, 1784])
  }
}
