import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct GuideLayoutTests {
  @Test func `what is in a scroll view sees its content, and sizes see its frame`() throws {
    let (wide, page) = (ViewNode("wide"), ViewNode("page"))
    let scroll = ScrollNode("scroll") {
      wide
      page
    }
    let outside = ViewNode("outside")
    let root = ViewNode("root") {
      scroll
      outside
    }
    try scroll.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(100)
    }
    try wide.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.width.equalTo(500)
      make.height.equalTo(10)
    }
    try page.makeConstraints { make in
      make.right.bottom.equalToSuperview()
      make.size.equalToSuperview()
      make.top.equalTo(wide.bottom).offset(5)
    }
    try outside.makeConstraints { make in
      make.left.equalTo(scroll.right)
      make.top.equalTo(scroll.bottom)
      make.size.equalTo(1)
    }
    let result = LayoutEngine().layout(root, in: .design)
    #expect(result.frame(of: wide) == LayoutRect(width: 500, height: 10))
    #expect(result.frame(of: page) == LayoutRect(x: 400, y: 15, width: 100, height: 100))
    #expect(result.frame(of: outside) == LayoutRect(x: 110, y: 110, width: 1, height: 1))
    #expect(result.diagnose().isSound)
  }

  @Test func `centres of a scroll view are those of its frame, as its sizes are`() throws {
    let (page, dot) = (ViewNode("page"), ViewNode("dot"))
    let scroll = ScrollNode("scroll") {
      page
      dot
    }
    let root = ViewNode("root") { scroll }
    try scroll.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(100)
    }
    try page.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(300)
    }
    try dot.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(10)
    }
    let result = LayoutEngine().layout(root, in: .design)
    #expect(result.frame(of: dot) == LayoutRect(x: 45, y: 45, width: 10, height: 10))
    #expect(result.frame(of: page) == LayoutRect(width: 300, height: 300))
  }

  @Test func `custom guides are rectangles that constraints define`() throws {
    let guide = LayoutGuide(identifier: "gap")
    let box = ViewNode("box")
    let root = ViewNode("root") { box }
    root.addGuide(guide)
    root.addConstraints([
      LayoutConstraint(guide, .left, to: root, .left, constant: 10),
      LayoutConstraint(guide, .width, to: root, .width, multiplier: 0.5),
      LayoutConstraint(guide, .top, to: root, .top),
      LayoutConstraint(guide, .height, constant: 10),
      LayoutConstraint(box, .left, to: guide, .right),
      LayoutConstraint(box, .top, to: guide, .bottom),
      LayoutConstraint(box, .width, constant: 1), LayoutConstraint(box, .height, constant: 1),
    ])
    let result = LayoutEngine().layout(root, in: try ScreenContext(width: 200, height: 100))
    #expect(result.frame(of: box) == LayoutRect(x: 110, y: 10, width: 1, height: 1))
  }

  /// The frame of a view whose edges are those of a guide of a screen with bars and an indicator.
  private func frame(_ kind: LayoutGuide.Kind, width: Double = 390) throws -> LayoutRect? {
    let box = ViewNode("box")
    let root = ViewNode("root") { box }
    let guide = root.guide(kind)
    root.addConstraints(
      [LayoutAttribute.left, .right, .top, .bottom].map {
        LayoutConstraint(box, $0, to: guide, $0)
      })
    let context = try ScreenContext(
      width: width, height: 800, safeArea: LayoutInsets(top: 59, left: 1, bottom: 34, right: 2))
    return LayoutEngine().layout(root, in: context).frame(of: box)
  }

  @Test func `each guide of the system has its rectangle`() throws {
    #expect(try frame(.safeArea) == LayoutRect(x: 1, y: 59, width: 387, height: 707))
    #expect(try frame(.layoutMargins) == LayoutRect(x: 17, y: 59, width: 355, height: 707))
    #expect(try frame(.topBars) == LayoutRect(width: 390, height: 59))
    #expect(try frame(.bottomBars) == LayoutRect(y: 766, width: 390, height: 34))
    #expect(try frame(.keyboard) == LayoutRect(y: 766, width: 390, height: 34))
    #expect(try frame(.readableContent) == LayoutRect(x: 17, y: 59, width: 355, height: 707))
    let wide = try #require(try frame(.readableContent, width: 1000))
    #expect(wide.width == 672)
    #expect(wide.x == 163.5)
  }

  @Test(arguments: [(336.0, 336.0), (10, 34), (0, 34), (-5, 34), (.nan, 34), (.infinity, 34)])
  func `the keyboard's guide is as high as the keyboard, at least as the safe area`(
    height: Double, expected: Double
  ) throws {
    let (button, note) = (ViewNode("button"), ViewNode("note"))
    let bar = ViewNode("bar") { note }
    let root = ViewNode("root") {
      bar
      button
    }
    try button.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
      make.bottom.equalTo(root.guide(.keyboard).top)
    }
    try bar.makeConstraints { $0.edges.equalToSuperview().inset(100) }
    try note.makeConstraints { $0.edges.equalTo(bar.guide(.keyboard)) }
    let context = try ScreenContext(width: 390, height: 800, safeArea: LayoutInsets(bottom: 34))
    let engine = LayoutEngine()
    for step in [0, height, 0, height] {
      engine.settings.keyboardHeight = step
      let result = engine.layout(root, in: context)
      #expect(result.frame(of: button)?.maxY == 800 - (step == 0 ? 34 : expected))
      #expect(result.frame(of: note)?.height == (step == 0 ? 0 : max(0, expected - 100)))
    }
  }

  @Test func `the safe area reaches into a view only as far as the view lies under it`() throws {
    let (header, label) = (ViewNode("header"), ViewNode("label"))
    header.addChild(label)
    let root = ViewNode("root") { header }
    try header.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(10)
      make.height.equalTo(100)
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addConstraints([
      LayoutConstraint(label, .top, to: header.guide(.safeArea), .top),
      LayoutConstraint(label, .bottom, to: header, .bottomMargin),
      LayoutConstraint(label, .left, to: header, .left),
      LayoutConstraint(label, .width, constant: 10),
    ])
    let context = try ScreenContext(width: 320, height: 480, safeArea: LayoutInsets(top: 59))
    let result = LayoutEngine().layout(root, in: context)
    #expect(result.frame(of: label) == LayoutRect(x: 0, y: 49, width: 10, height: 43))
  }

  @Test func `preserved margins are at least what is left of the parent's`() throws {
    let (card, label) = (ViewNode("card"), ViewNode("label"))
    card.addChild(label)
    card.preservesSuperviewLayoutMargins = true
    let root = ViewNode("root") { card }
    root.layoutMargins = LayoutInsets(left: 30, right: 20)
    try card.makeConstraints { make in
      make.left.equalToSuperview().offset(12)
      make.right.top.bottom.equalToSuperview()
    }
    card.addConstraints([
      LayoutConstraint(label, .left, to: card, .leftMargin),
      LayoutConstraint(label, .right, to: card, .rightMargin),
      LayoutConstraint(label, .top, to: card, .topMargin),
      LayoutConstraint(label, .height, constant: 5),
    ])
    let result = LayoutEngine().layout(root, in: try ScreenContext(width: 100, height: 50))
    #expect(result.frame(of: label) == LayoutRect(x: 18, y: 8, width: 50, height: 5))
  }

  @Test func `alignment rectangles take part, and frames pass them`() throws {
    let toggle = SwitchNode("toggle")
    let root = ViewNode("root") { toggle }
    try toggle.makeConstraints { make in
      make.right.equalToSuperview()
      make.top.equalToSuperview()
    }
    let result = LayoutEngine().layout(root, in: try ScreenContext(width: 100, height: 50))
    #expect(result.frame(of: toggle) == LayoutRect(x: 51, y: 0, width: 51, height: 31))
  }

  @Test func `baselines of texts of different sizes lie on one line`() throws {
    let (small, large) = (
      LabelNode("small", text: "a", font: .system(10)),
      LabelNode("large", text: "a", font: .system(30))
    )
    let root = ViewNode("root") {
      small
      large
    }
    try large.makeConstraints { $0.left.top.equalToSuperview() }
    try small.makeConstraints { make in
      make.left.equalTo(large.right)
      make.firstBaseline.equalTo(large)
    }
    let result = LayoutEngine().layout(root, in: .design)
    let ascent = 1950.0 / 2048
    let expected = (30 - 10) * ascent
    #expect(((result.frame(of: small)?.y ?? 0) - expected).magnitude <= 0.5)
  }
}
