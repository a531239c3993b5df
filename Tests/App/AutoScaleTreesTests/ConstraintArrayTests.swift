import AutoScale
import AutoScaleTrees
import Testing

@Suite struct ConstraintArrayTests {
  let views = [ViewNode("a"), ViewNode("b"), ViewNode("c")]
  let screen = ViewNode("screen")

  init() { screen.addChildren(views) }

  @Test func `several items are constrained, updated and remade at once`() throws {
    let made = try views.makeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
    #expect(
      made.prefix(3).map(\.algebra) == [
        "a.left = screen.left + 16", "a.right = screen.right - 16", "a.height = 44",
      ])
    #expect(views.map(\.madeConstraints.count) == [3, 3, 3])
    try views.updateConstraints { $0.height.equalTo(50) }
    #expect(views.flatMap(\.constraints).map(\.constant) == [50, 50, 50])
    try views.remakeConstraints { $0.directionalHorizontalEdges.equalToSuperview() }
    #expect(screen.constraints.count == 6 && views.allSatisfy(\.constraints.isEmpty))
    views.removeConstraints()
    #expect(screen.constraints.isEmpty)
  }

  @Test func `the defects of all items come at once, and nothing is added`() {
    let error = #expect(throws: ConstraintError.self) {
      try ([ViewNode("x"), views[0], ViewNode("y")]).makeConstraints { make in
        make.top.equalToSuperview(fileID: "App/A.swift", line: 3)
      }
    }
    #expect(
      error?.description == """
        A.swift:3: error: 'x.top' needs a superview; add 'x' to its parent first
        A.swift:3: error: 'y.top' needs a superview; add 'y' to its parent first
        """)
    #expect(screen.constraints.isEmpty && views[0].madeConstraints.isEmpty)
  }

  @Test func `items are distributed with a fixed space between them`() throws {
    let made = try views.distribute(along: .horizontal, spacing: 8, lead: 16, tail: 12)
    #expect(
      made.map(\.algebra) == [
        "a.left = screen.left + 16", "b.left = a.right + 8", "b.width = a.width",
        "c.left = b.right + 8", "c.width = b.width", "c.right = screen.right - 12",
      ])
    #expect(try [views[0]].distribute(along: .vertical, spacing: 8).count == 2)
    #expect(try ([] as [ViewNode]).distribute(along: .vertical, spacing: 8).isEmpty)
  }

  @Test func `items are distributed with a fixed length`() throws {
    let made = try views.distribute(along: .vertical, itemLength: 30, lead: 10, tail: 20)
    #expect(
      made.map(\.algebra) == [
        "a.height = 30", "a.top = screen.top + 10", "b.height = 30",
        "b.bottom = 0.5 * screen.bottom + 10", "c.height = 30", "c.bottom = screen.bottom - 20",
      ])
    #expect(try [views[0]].distribute(along: .vertical, itemLength: 3).count == 2)
    #expect(throws: ConstraintError.self) {
      try views.distribute(along: .vertical, itemLength: Double.nan)
    }
  }
}
