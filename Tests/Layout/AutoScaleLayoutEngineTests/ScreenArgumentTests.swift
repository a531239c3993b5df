import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Calls that take a screen of the catalog, or no screen, in place of a context.
@Suite struct ScreenArgumentTests {
  private let bar = ViewNode("bar")
  private let screen = ViewNode("screen")
  private let phone: Screen

  init() throws {
    phone = try Screen(width: 450, height: 900)
    screen.addChild(bar)
    try bar.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(100)
    }
  }

  @Test func `a layout takes a screen`() {
    #expect(
      LayoutEngine().layout(screen, in: phone).frames
        == LayoutEngine().layout(screen, in: phone.context()).frames)
  }

  @Test func `a layout without a screen takes the current one`() {
    ScreenContext.with(phone) {
      #expect(LayoutEngine().layout(screen).frame(of: "bar")?.width == 450)
      #expect(LayoutEngine().fittingSize(of: bar).height == 100)
    }
  }

  @Test func `a frame is found by identifier`() {
    let layout = LayoutEngine().layout(screen, in: phone)
    #expect(layout.frame(of: "bar") == layout.frame(of: bar))
    #expect(layout.frame(of: "screen")?.height == 900)
    #expect(layout.frame(of: "none") == nil)
  }

  @Test func `a walk and a single constraint take a screen`() {
    screen.adaptScreenWidth(in: phone)
    #expect(bar.constraints.map(\.constant) == [120])
    screen.restoreDesign()
    for constraint in bar.constraints { constraint.adaptScreenWidth(in: phone) }
    #expect(bar.constraints.map(\.constant) == [120])
  }
}
