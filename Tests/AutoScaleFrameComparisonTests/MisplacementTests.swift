import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScaleFrameComparison

@Suite struct MisplacementTests {
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

    var misplacements: [Misplacement] {
      get throws { PresentLayout(of: try layout).misplacements(tolerance: 0.5) }
    }

    var layout: LayoutResult {
      get throws { LayoutEngine().layout(screen, in: try ScreenContext(width: 480, height: 480)) }
    }
  }

  @Test func `frames that follow from the constraints are in place`() throws {
    #expect(try Sample().misplacements.isEmpty)
  }

  @Test func `a width that two positions contradict is named with both widths`() throws {
    let sample = try Sample()
    sample.title.frame.width = 442
    let found = try sample.misplacements
    #expect(found.map(\.node.layoutName) == ["title"])
    #expect(found.first?.expected == LayoutRect(x: 20, y: 100, width: 440, height: 40))
    #expect(found.first?.breaches.map(\.member.description).count == 1)
    let breach = try #require(found.first?.breaches.first)
    #expect(breach.member.text(naming: \.layoutName) == "title.centerX = screen.centerX")
    #expect(breach.error == 1)
  }

  @Test func `a view out of place does not blame the one around it, nor the other way round`()
    throws
  {
    let inner = try Sample()
    inner.dot.frame.x += 5
    #expect(try inner.misplacements.map(\.node.layoutName) == ["dot"])
    let outer = try Sample()
    outer.box.frame.x += 5
    #expect(try outer.misplacements.map(\.node.layoutName) == ["box"])
  }

  @Test func `of two views one below the other the one with the wrong edge is blamed`() throws {
    let sample = try Sample()
    sample.box.frame.y += 3
    let found = try sample.misplacements
    #expect(found.map(\.node.layoutName) == ["box"])
    #expect(found.first?.expected.y == 156)
  }

  @Test func `what another view moves is told with that view`() throws {
    let sample = try Sample()
    sample.title.frame.height = 60
    sample.box.frame.y += 20
    let present = PresentLayout(of: try sample.layout)
    let movers = present.movers(
      among: present.misplacements(tolerance: 0.5).map(\.node), tolerance: 0.5)
    #expect(movers[ObjectIdentifier(sample.box)] === sample.title)
    #expect(movers[ObjectIdentifier(sample.title)] == nil)
    #expect(movers[ObjectIdentifier(sample.screen)] == nil)
  }

  @Test func `a required constraint wins over any number of others`() throws {
    let box = ViewNode("box", frame: LayoutRect(width: 100, height: 10))
    let screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 480)) { box }
    try box.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.lessThanOrEqualTo(60)
      make.width.equalTo(100).priority(900)
      make.width.equalTo(100).priority(800)
    }
    let result = LayoutEngine().layout(screen, in: try ScreenContext(width: 320, height: 480))
    let found = PresentLayout(of: result).misplacements(tolerance: 0.5)
    #expect(found.map(\.expected.width) == [60])
    #expect(found.first?.breaches.map(\.error) == [40])
  }

  @Test func `the content of a scroll view is where the views in it say`() throws {
    let page = ViewNode("page", frame: LayoutRect(width: 900, height: 480))
    let scroll = ScrollNode("scroll", frame: LayoutRect(width: 320, height: 480)) { page }
    let screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 480)) { scroll }
    try scroll.makeConstraints { $0.edges.equalToSuperview() }
    try page.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(scroll.height)
      make.width.equalTo(900)
    }
    let context = try ScreenContext(width: 320, height: 480)
    let present = PresentLayout(of: LayoutEngine().layout(screen, in: context))
    #expect(present.misplacements(tolerance: 0.5).isEmpty)
    page.frame.width = 700
    let found = PresentLayout(of: LayoutEngine().layout(screen, in: context))
      .misplacements(tolerance: 0.5)
    #expect(found.map(\.expected.width) == [900])
  }

  @Test func `numbers that are not finite are no reason for anything`() throws {
    let sample = try Sample()
    sample.title.frame = LayoutRect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
    sample.box.frame.x = 1e308
    let present = PresentLayout(of: try sample.layout)
    _ = present.movers(among: [sample.title], tolerance: 0.5)
    #expect(present.misplacements(tolerance: 0.5).map(\.node.layoutName) == ["box"])
  }

  @Test func `the frames of a layout are in place, and a moved one is found`() {
    let asserted = (UInt64(1)...60).count { expectMovedLeafIsFound(seed: $0) }
    #expect(asserted >= 10)
  }

  /// Expects a leaf of a random layout to be found where it is moved.
  ///
  /// - Returns: Whether the layout is sound and has a leaf that can be moved.
  private func expectMovedLeafIsFound(seed: UInt64) -> Bool {
    var layout = RandomLayout(seed: seed)
    let engine = LayoutEngine()
    engine.settings.snapsToPixels = false
    let context = Screen.phones[0].context()
    let result = engine.layout(layout.root, in: context)
    guard result.diagnose().isSound else { return false }
    result.apply()
    #expect(PresentLayout(of: result).misplacements(tolerance: 0.01).map(\.node.layoutName) == [])
    // A leaf that is tied to the view around it alone.
    let leaves = layout.nodes.dropFirst().filter {
      $0.children.isEmpty && $0.parent?.children.count == 1 && !($0.parent is StackNode)
    }
    guard let leaf = leaves.randomElement(using: &layout.random) else { return false }
    leaf.frame.x += 7
    let found = PresentLayout(of: result).misplacements(tolerance: 0.01)
    #expect(found.map(\.node.layoutName) == [leaf.layoutName])
    #expect((found.first?.expected.x ?? 0) + 7 == leaf.frame.x)
    return true
  }
}
