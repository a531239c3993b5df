import AutoScale
import AutoScaleTrees
import Testing

@Suite struct UpdateConstraintsTests {
  let screen = ViewNode("screen")
  let view = ViewNode("view")

  init() {
    screen.addChild(view)
  }

  @Test func `updating changes the constant and nothing else`() throws {
    let made = try view.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.top.greaterThanOrEqualToSuperview().offset(8)
      make.width.equalTo(10).priority(.low)
    }
    let updated = try view.updateConstraints { make in
      make.top.equalToSuperview().offset(20)
      make.width.equalTo(30).priority(.low)
    }
    #expect(updated.map(ObjectIdentifier.init) == [made[0], made[2]].map(ObjectIdentifier.init))
    #expect(
      view.madeConstraints.map(\.algebra) == [
        "view.top = screen.top + 20", "view.top >= screen.top + 8", "view.width = 30 @250",
      ])
    #expect(screen.constraints.count == 2)
  }

  @Test func `an object of the user's own that stands for a node is an item`() throws {
    let controller = Controller(view)
    try controller.makeConstraints { make in
      make.width.equalTo(10)
      make.top.equalToSuperview()
    }
    #expect(
      controller.madeConstraints.map(\.algebra) == ["view.width = 10", "view.top = screen.top"])
    #expect(view.constraints.map(\.algebra) == ["view.width = 10"])
    try controller.updateConstraints { $0.width.equalTo(20) }
    #expect(view.constraints.map(\.constant) == [20])
    try controller.remakeConstraints { $0.height.equalTo(5) }
    #expect(view.constraints.map(\.algebra) == ["view.height = 5"])
    #expect(screen.constraints.isEmpty && view.madeConstraints.isEmpty)
    controller.removeConstraints()
    #expect(view.constraints.isEmpty && controller.madeConstraints.isEmpty)
  }

  @Test func `an update that matches nothing throws and changes nothing`() throws {
    try view.makeConstraints { $0.width.equalTo(10) }
    do {
      try view.updateConstraints { make in
        make.width.equalTo(20)
        make.left.equalToSuperview(fileID: "App/A.swift", line: 9).offset(4)
        make.width.equalTo(20, fileID: "App/A.swift", line: 10).priority(.high)
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        "\(error)" == """
          A.swift:9: error: 'view.left' has no constraint \
          'view.left = screen.left' to update; add it with makeConstraints, or replace all with \
          remakeConstraints
          A.swift:10: error: 'view.width' has no constraint \
          'view.width = 20 @750' to update; add it with makeConstraints, or replace all with \
          remakeConstraints
          """)
    }
    #expect(view.constraints.map(\.constant) == [10])
  }

  @Test func `an updated constant is a new design value`() throws {
    let context = try ScreenContext(width: 750, height: 1334)
    try view.makeConstraints { $0.width.equalTo(10) }
    screen.adaptScreenWidth(in: context)
    #expect(view.constraints.map(\.constant) == [20])
    try view.updateConstraints { $0.width.equalTo(30) }
    screen.adaptScreenWidth(in: context)
    #expect(view.constraints.map(\.constant) == [60])
    screen.adaptScreenWidth(in: context)
    #expect(view.constraints.map(\.constant) == [60])
  }

  @Test func `a number that auto scaled is left alone where the chain says so`() throws {
    let context = try ScreenContext(width: 750, height: 1334)
    try ScreenContext.with(context) {
      try view.makeConstraints { $0.width.equalTo(10.auto()).adapterScreen(false) }
      screen.adaptScreenWidth()
    }
    #expect(view.constraints.map(\.constant) == [20])
  }

  @Test func `remaking replaces what was made, and leaves the rest`() throws {
    let own = LayoutConstraint(view, .height, constant: 5)
    view.addConstraint(own)
    try view.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(3)
    }
    try view.remakeConstraints { $0.center.equalToSuperview() }
    #expect(
      screen.constraints.map(\.algebra) == [
        "view.centerX = screen.centerX", "view.centerY = screen.centerY",
      ])
    #expect(view.constraints.map(\.algebra) == ["view.height = 5"])
  }

  @Test func `remaking with a defect keeps what was made`() throws {
    try view.makeConstraints { $0.top.equalToSuperview() }
    #expect(throws: ConstraintError.self) {
      try view.remakeConstraints { $0.top.equalTo(ViewNode("stranger")) }
    }
    #expect(screen.constraints.map(\.algebra) == ["view.top = screen.top"])
  }

  @Test func `removing takes all that was made away, wherever it is`() throws {
    try view.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(3)
    }
    view.removeConstraints()
    #expect(screen.constraints.isEmpty && view.constraints.isEmpty && view.madeConstraints.isEmpty)
  }

  @Test func `constraints can be switched off and on, and kept meanwhile`() throws {
    let made = try view.makeConstraints { make in
      make.top.equalToSuperview()
      make.width.equalTo(3)
    }
    made.deactivate()
    #expect(screen.constraints.isEmpty && view.constraints.isEmpty)
    #expect(made.allSatisfy { !$0.isActive })
    try view.updateConstraints { $0.width.equalTo(4) }
    try made.activate()
    try made.activate()
    #expect(screen.constraints.map(\.algebra) == ["view.top = screen.top"])
    #expect(view.constraints.map(\.algebra) == ["view.width = 4"])
    made[0].deactivate()
    #expect(screen.constraints.isEmpty)
    try made[0].activate()
    #expect(made[0].owner === screen)
    screen.addConstraint(made[1])
    try made.activate()
    #expect(made[1].owner === screen)
  }

  @Test func `a priority may have a name or be any number`() {
    #expect(LayoutPriority.low < 749.5 && LayoutPriority.high > 749.5)
    #expect("\(LayoutPriority.high) \(749.5 as LayoutPriority)" == "750 749.5")
  }
}

/// An object that has a node, as a view controller has a view.
private final class Controller: LayoutItem {
  let layoutNode: ViewNode?
  var madeConstraints: [LayoutConstraint] = []

  init(_ node: ViewNode) { layoutNode = node }
}
