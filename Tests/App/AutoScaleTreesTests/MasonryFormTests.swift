import AutoScale
import AutoScaleTrees
import Testing

@Suite struct MasonryFormTests {
  let view = ViewNode("view")
  let screen = ViewNode("screen")

  init() { screen.addChild(view) }

  @Test func `words that change nothing stand anywhere in a chain`() throws {
    let made = try view.makeConstraints { make in
      make.top.and.left.equalTo(screen).with.offset(8).and.multipliedBy(0.5).with.priority(250)
      make.width.with.lessThanOrEqualTo(10)
    }
    #expect(
      made.map(\.algebra) == [
        "view.top = 0.5 * screen.top + 8 @250", "view.left = 0.5 * screen.left + 8 @250",
        "view.width <= 10",
      ])
  }

  @Test func `an offset alone is from the superview`() throws {
    let gap = 10
    let made = try view.makeConstraints { make in
      make.top.left.offset(10)
      make.bottom.right.offset(-gap)
      make.leading.offset(gap.screen(.idiom(.pad), is: 20))
      make.size.offset(LayoutSize(width: 1, height: 2))
      make.height.offset(44)
      make.top.bottom.inset(16)
      make.left.inset(LayoutInsets(left: 3))
    }
    #expect(
      made.map(\.algebra) == [
        "view.top = screen.top + 10", "view.left = screen.left + 10",
        "view.bottom = screen.bottom - 10", "view.right = screen.right - 10",
        "view.leading = screen.leading + 10", "view.width = 1", "view.height = 2",
        "view.height = 44", "view.top = screen.top + 16", "view.bottom = screen.bottom - 16",
        "view.left = screen.left + 3",
      ])
  }

  @Test func `an offset without a superview says where it is missing`() {
    let line = #line
    let error = #expect(throws: ConstraintError.self) {
      try ViewNode("alone").makeConstraints { make in make.top.offset(10) }
    }
    #expect(
      error?.description
        == "MasonryFormTests.swift:\(line + 1): error: 'alone.top' needs a superview; "
        + "add 'alone' to its parent first")
  }

  @Test func `a label stands in descriptions`() throws {
    let made = try view.makeConstraints { make in
      make.top.equalTo(screen).offset(8).priority(250).labeled("first")
    }
    #expect(made.map(\.algebra) == ["'first' view.top = screen.top + 8 @250"])
    #expect(screen.description.contains("- 'first' view.top = screen.top + 8 @250"))
    // Identifiers of documents, which have no source, are Interface Builder's.
    let stored = LayoutConstraint(view, .width, constant: 3, identifier: "a-b-c")
    #expect(stored.algebra == "view.width = 3")
  }
}
