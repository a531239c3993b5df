import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct MoverTests {
  /// A title across a screen, and a box with a dot in it.
  private struct Sample {
    let title = ViewNode("title", frame: LayoutRect(x: 20, y: 100, width: 440, height: 40))
    let dot = ViewNode("dot", frame: LayoutRect(x: 8, y: 8, width: 4, height: 4))
    let box: ViewNode
    let screen: ViewNode

    init() throws {
      let dot = dot
      box = ViewNode("box", frame: LayoutRect(x: 16, y: 156, width: 20, height: 20)) { dot }
      let (title, box) = (title, box)
      screen = ViewNode("screen", frame: LayoutRect(width: 480, height: 480)) {
        title
        box
      }
      try title.makeConstraints { make in
        make.leading.equalToSuperview().offset(20)
        make.centerX.equalToSuperview()
        make.top.equalToSuperview().offset(100)
        make.height.equalTo(40)
      }
      try box.makeConstraints { make in
        make.leading.equalToSuperview().offset(16)
        make.top.equalTo(title.bottom).offset(16)
      }
      try dot.makeConstraints { make in
        make.size.equalTo(4)
        make.edges.equalToSuperview().inset(8)
      }
    }

    var layout: LayoutResult {
      get throws { LayoutEngine().layout(screen, in: try ScreenContext(width: 480, height: 480)) }
    }
  }

  @Test func `what another view moves is told with that view`() throws {
    let sample = try Sample()
    sample.title.frame.height = 60
    sample.box.frame.y += 20
    let present = StoredFrameResiduals(of: try sample.layout)
    let movers = present.movers(among: [sample.title], tolerance: 0.5)
    #expect(movers[ObjectIdentifier(sample.box)] === sample.title)
    #expect(movers[ObjectIdentifier(sample.title)] == nil)
    #expect(movers[ObjectIdentifier(sample.screen)] == nil)
  }

  @Test func `numbers that are not finite are no reason for anything`() throws {
    let sample = try Sample()
    sample.title.frame = LayoutRect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
    sample.box.frame.x = 1e308
    let present = StoredFrameResiduals(of: try sample.layout)
    let movers = present.movers(among: [sample.title], tolerance: 0.5)
    #expect(movers[ObjectIdentifier(sample.screen)] == nil)
    #expect(present.violations(tolerance: 0.5).allSatisfy { $0.error.isFinite })
  }
}
