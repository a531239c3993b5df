import AutoScaleTrees
import Testing

@Suite struct ItemNameTests {
  private let title = ViewNode("title")
  private let view = ViewNode("view")
  private let screen = ViewNode("screen")

  init() { screen.addChildren([title, view]) }

  @Test func `constraints name siblings and guides of the superview`() throws {
    screen.addGuide(LayoutGuide(identifier: "column"))
    let made = try view.makeConstraints { make in
      make.top.equalTo("title", .bottom).offset(8)
      make.left.right.equalTo("title")
      make.bottom.lessThanOrEqualTo(.safeArea)
      make.width.greaterThanOrEqualTo("column").multipliedBy(0.5)
    }
    #expect(
      made.map(\.algebra) == [
        "view.top = title.bottom + 8", "view.left = title.left", "view.right = title.right",
        "view.bottom <= screen.safeArea.bottom", "view.width >= 0.5 * column.width",
      ])
  }

  @Test func `a name that nothing has is a defect`() {
    let error = #expect(throws: ConstraintError.self) {
      try view.makeConstraints(fileID: "A.swift", line: 1) { make in
        make.top.equalTo("titel", .bottom, fileID: "A.swift", line: 2)
      }
    }
    #expect(
      error?.description
        == "A.swift:2: error: 'view.top' is related to 'titel', but its superview has no view or "
        + "guide with this name; add one")
  }

  @Test func `refreshed constraints are the same objects if only constants differ`() {
    func refresh(_ build: (ConstraintMaker) -> Void) -> [ObjectIdentifier] {
      let place = ConstraintSource(fileID: "A.swift", line: 1)
      #expect(view.refreshConstraints(at: place, build).isEmpty)
      return view.madeConstraints.map { ObjectIdentifier($0) }
    }
    let first = refresh { $0.left.equalTo("title").offset(8) }
    let second = refresh { $0.left.equalTo("title").offset(12) }
    #expect(first == second && screen.constraints.map(\.algebra) == ["view.left = title.left + 12"])
    let third = refresh { $0.right.equalTo("title").offset(12) }
    #expect(first != third)
    #expect(screen.constraints.map(\.algebra) == ["view.right = title.right + 12"])
  }
}
