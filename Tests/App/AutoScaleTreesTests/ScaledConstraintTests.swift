import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

/// Numbers that are scaled where they are written and know their design value.
@Suite(.quietNotices) struct ScaledConstraintTests {
  let screen = ViewNode("screen")
  let view = ViewNode("view")
  let context: ScreenContext

  init() throws {
    screen.addChild(view)
    context = try ScreenContext(width: 750, height: 1334)
  }

  private func made(
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [String] {
    try ScreenContext.with(context) { try view.makeConstraints(build).map(\.algebra) }
  }

  @Test func `each relation, offset and inset scales its number at once`() throws {
    let gap = 4
    #expect(
      try made { make in
        make.width.equalTo(auto: 10)
        make.height.lessThanOrEqualTo(auto: 10 / 4)
        make.left.greaterThanOrEqualTo(auto: gap)
        make.size.equalTo(auto: LayoutSize(width: 1, height: 2))
        make.top.equalToSuperview().offset(auto: 8).offset(auto: gap)
        make.verticalEdges.equalToSuperview().inset(auto: 16)
        make.right.equalToSuperview().inset(auto: LayoutInsets(right: 3))
        make.bottom.lessThanOrEqualTo(auto: -gap)
        make.width.greaterThanOrEqualTo(auto: 7)
      } == [
        "view.width = 20", "view.height <= 5", "view.left >= screen.left + 8", "view.width = 2",
        "view.height = 4", "view.top = screen.top + 24", "view.top = screen.top + 32",
        "view.bottom = screen.bottom - 32", "view.right = screen.right - 6",
        "view.bottom <= screen.bottom - 8", "view.width >= 14",
      ])
  }

  @Test func `adapting the tree leaves them alone, and applies the design to another screen`()
    throws
  {
    _ = try made { make in
      make.edges.equalToSuperview().inset(auto: 16)
      make.width.equalTo(auto: 100)
    }
    #expect(screen.adaptScreenWidth(in: context).changed == 0)
    try screen.adaptScreenWidth(in: ScreenContext(width: 1125, height: 2001))
    #expect(view.madeConstraints.map(\.constant) == [48, 48, -48, -48, 300])
    screen.restoreDesign()
    #expect(view.madeConstraints.map(\.constant) == [16, 16, -16, -16, 100])
  }

  @Test func `plain numbers beside them are design values too`() throws {
    #expect(
      try made { make in
        make.width.equalTo(auto: 10).offset(3)
        make.height.equalTo(3).offset(auto: 10)
      } == ["view.width = 23", "view.height = 23"])
    screen.adaptScreenWidth(in: context)
    #expect(view.constraints.map(\.constant) == [26, 26])
  }

  @Test func `an update may be scaled too, and knows its design`() throws {
    _ = try made { $0.width.equalTo(10) }
    try ScreenContext.with(context) { _ = try view.updateConstraints { $0.width.equalTo(auto: 7) } }
    #expect(view.constraints.map(\.constant) == [14])
    #expect(screen.adaptScreenWidth(in: context).changed == 0)
  }

  @Test func `each length that is scaled already is noted once, with its path`() throws {
    let wide = try ScreenContext(width: 440, height: 956)
    try ScreenContext.with(wide) {
      view.cornerRadius = 8.auto()
      _ = try view.makeConstraints { make in
        make.left.equalToSuperview().inset(16.auto())
        make.right.equalToSuperview().inset(auto: 16)
        make.width.equalTo(20)
        make.height.equalTo(44.auto())
      }
    }
    let report = screen.adaptScreenWidth(in: wide, options: [.fullReport, .dryRun])
    let short = screen.adaptScreenWidth(in: wide)
    #expect(report.scaledBefore.map(\.value) == [16, 8, 44].map { $0.auto(in: wide) })
    #expect(short.scaledBefore == report.scaledBefore)
    let fix = "scaled already; write the design value"
    let other = "or set a scaled one by setApplied(_:to:in:)"
    #expect(
      short.description == """
        2 nodes: 4 changed, 1 unchanged, 0 skipped, 0 adopted
        note: screen/view: view.left = screen.left: constraint 18.7733 is 16 \(fix) 16, \(other)
        note: screen/view: cornerRadius 9.3867 is 8 \(fix) 8, \(other)
        note: screen/view: view.height: constraint 51.6267 is 44 \(fix) 44, \(other)
        """)
    #expect(screen.adaptScreenWidth(in: wide).notes == [])
    try ScreenContext.with(wide) {
      _ = try view.updateConstraints { $0.width.equalTo(30.auto()) }
    }
    #expect(screen.adaptScreenWidth(in: wide).scaledBefore.map(\.origin) == [30])
  }

  @Test(arguments: [(16.64, 16), (33.8, 32.5), (16, nil), (0.52, nil), (16.7, nil), (20.8, 20)])
  func `a whole or half number times the factor is scaled already`(
    value: Double, origin: Double?
  ) throws {
    screen.cornerRadius = value
    let report = screen.adaptScreenWidth(in: try ScreenContext(width: 390, height: 844))
    #expect(report.scaledBefore.first?.origin == origin)
  }

  @Test func `a number of fewer digits and a rounded one are scaled already too`() throws {
    let wide = try Screen(named: "iPhone 18 Pro Max").context()
    ScreenContext.with(wide) { screen.cornerRadius = Double(Float(44).auto()) }
    #expect(screen.adaptScreenWidth(in: wide).scaledBefore.map(\.origin) == [44])
    var rounded = wide
    rounded.rule = try ScalingRule(rounding: .nearestPixel)
    for origin in [44, 32.5] {
      screen.cornerRadius = origin.auto(in: rounded)
      let found = screen.adaptScreenWidth(in: rounded).scaledBefore.map(\.origin)
      #expect(found == (origin == 44 ? [44] : []))
    }
  }

  @Test func `many notes are counted, and a walk prints the first ones`() throws {
    let wide = try ScreenContext(width: 440, height: 956)
    for number in 1...12 {
      let child = ViewNode("\(number)")
      child.cornerRadius = Double(number).auto(in: wide)
      screen.addChild(child)
    }
    let printed = Guarded<[String]>([])
    let report = DeveloperNotice.$receiver.withValue({ line in printed.withLock { $0 += [line] } })
    {
      screen.adaptScreenWidth(in: wide)
    }
    #expect(report.scaledBefore.count == 12)
    #expect(report.description.hasSuffix("\nnote: 2 more; see notes"))
    let lines = printed.withLock { $0 }
    #expect(lines.count == 4 && lines.last == "note: 9 more; see notes")
    DeveloperNotice.$receiver.withValue({ line in Issue.record("\(line)") }) {
      screen.restoreDesign()
      screen.adaptScreenWidth(in: wide, options: .quiet)
    }
  }

  @Test func `zero and numbers that are none stay what they are`() throws {
    #expect(try made { $0.width.equalTo(auto: 0) } == ["view.width = 0"])
    #expect(throws: ConstraintError.self) { try made { $0.width.equalTo(auto: .nan) } }
  }
}
