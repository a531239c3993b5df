import AutoScale
import AutoScaleTrees
import Foundation
import Testing

@Suite struct ConstraintErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let message: String
    let build: @Sendable (ConstraintMaker, ViewNode) -> Void
    var testDescription: String { message }
  }

  static let rows = [
    Row(message: "'view.left.top' has no relation; add one, such as equalTo") { make, _ in
      _ = make.left.top
    },
    Row(message: "'view.width' has no part in a point; give it a number") { make, _ in
      make.width.equalTo(CGPoint(x: 1, y: 2))
    },
    Row(message: "'view.top' has no part in a size; give it a number") { make, other in
      make.top.equalTo(other).offset(CGSize(width: 1, height: 2))
    },
    Row(
      message:
        "'view.width' cannot be related to 'other.left'; relate lengths, or places of one axis, but not leading to left"
    ) { make, other in make.width.equalTo(other.left) },
    Row(
      message:
        "'view.leading' cannot be related to 'other.right'; relate lengths, or places of one axis, but not leading to left"
    ) { make, other in make.leading.equalTo(other.right) },
    Row(message: "'view.top' is related to 4 attributes; name equally many on both sides") {
      make, other in make.top.equalTo(other.edges)
    },
    Row(message: "'view.width' has the constant nan; make it finite") { make, _ in
      make.width.equalTo(.nan)
    },
    Row(message: "'view.left' has the constant inf; make it finite") { make, other in
      make.left.equalTo(other).offset(.infinity)
    },
    Row(message: "'view.left' has the factor 0; make it finite and other than zero") {
      make, other in make.left.equalTo(other).multipliedBy(0)
    },
    Row(message: "'view.left' is divided by zero, or has an infinite factor; make it finite") {
      make, other in make.left.equalTo(other).dividedBy(0)
    },
    Row(message: "'view.width' has the priority 0; use one from 1 to 1000") { make, _ in
      make.width.equalTo(10).priority(0)
    },
    Row(message: "'view.width' has the priority 2000; use one from 1 to 1000") { make, _ in
      make.width.equalTo(10).priority(2000)
    },
    Row(message: "'view.width' has the priority nan; use one from 1 to 1000") { make, _ in
      make.width.equalTo(10).priority(Double.nan)
    },
    Row(message: "'view.width' has the priority 1000.5; use one from 1 to 1000") { make, _ in
      make.width.equalTo(10).priority(999.screen(.idiom(.pad), is: 1000.5))
    },
    Row(message: "'view.width' has the constant nan; make it finite") { make, _ in
      make.width.equalTo(10.screen(.width(1), is: Double.nan))
    },
    Row(message: "'view.width' has the factor 0; make it finite and other than zero") {
      make, other in make.width.equalTo(other).multipliedBy(0.5.screen(.width(1), is: 0))
    },
    Row(message: "'view.width' has the factor 2 without an attribute; relate it to one") {
      make, _ in make.width.equalTo(10).multipliedBy(2)
    },
  ]

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: rows)
  func `a defect says where it is and how to fix it`(_ row: Row) {
    let (view, other) = (ViewNode("view"), ViewNode("other"))
    let screen = ViewNode {
      view; other
    }
    let message = message {
      try view.makeConstraints(fileID: "App/LoginView.swift", line: 42) { make in
        row.build(make, other)
        make.height.equalTo(1)
      }
    }
    #expect(message.hasSuffix(": error: " + row.message))
    #expect(message.contains(".swift:"))
    #expect(screen.constraints.isEmpty && view.constraints.isEmpty && view.madeConstraints.isEmpty)
  }

  static let senseless: [(@Sendable (ViewNode, ViewNode) -> LayoutConstraint, String)] = [
    (
      { LayoutConstraint($0, .width, to: $1, .left) },
      "'view.width' cannot be related to 'other.left'; relate lengths, or places of one axis, but not leading to left"
    ),
    (
      { LayoutConstraint($0, .top, to: $1, .left) },
      "'view.top' cannot be related to 'other.left'; relate lengths, or places of one axis, but not leading to left"
    ),
    (
      { LayoutConstraint($0, .top, to: $1, .top, multiplier: 0) },
      "'view.top' has the factor 0; make it finite and other than zero"
    ),
    (
      { view, _ in LayoutConstraint(view, .width, constant: .nan) },
      "'view.width' has the constant nan; make it finite"
    ),
  ]

  @Test(arguments: senseless.indices)
  func `a constraint that makes no sense is not activated`(_ index: Int) {
    let (view, other) = (ViewNode("view"), ViewNode("other"))
    let screen = ViewNode {
      view; other
    }
    let (make, problem) = Self.senseless[index]
    let constraints = [LayoutConstraint(view, .height, constant: 10), make(view, other)]
    #expect(
      message { try constraints.activate(fileID: "App/LoginView.swift", line: 42) }
        == "LoginView.swift:42: error: " + problem)
    #expect(constraints.allSatisfy { !$0.isActive } && screen.constraints.isEmpty)
  }

  @Test func `a node says that its tree was let go of`() {
    let view = ViewNode("view")
    do { _ = ViewNode { ViewNode { view } } }
    let problem =
      "'view.top' lost its superview, which no longer exists; keep the root of the tree of "
    #expect(
      message { try view.makeConstraints { $0.top.equalToSuperview() } }
        .hasSuffix(problem + "'view' alive"))
    let screen = ViewNode { view }
    view.removeFromParent()
    #expect(
      message { try view.makeConstraints { $0.top.equalToSuperview() } }
        .hasSuffix("'view.top' needs a superview; add 'view' to its parent first"))
    _ = screen
  }

  @Test func `what was kept unfinished is reported where the closure is`() {
    #expect(
      message {
        try ViewNode("view").makeConstraints(fileID: "App/LoginView.swift", line: 42) { make in
          let half = make.left
          _ = half.right
        }
      } == """
        LoginView.swift:42: error: 'view.left.right' has no relation; add one, such as equalTo
        """)
  }

  @Test func `each branch of a chain that was kept is a chain`() {
    #expect(
      message {
        try ViewNode("view").makeConstraints(fileID: "App/LoginView.swift", line: 42) { make in
          let size = make.width
          _ = size.left
          size.height.equalTo(3)
          _ = size.top
        }
      } == """
        LoginView.swift:42: error: 'view.width.left' has no relation; add one, such as equalTo
        LoginView.swift:42: error: 'view.width.top' has no relation; add one, such as equalTo
        """)
  }

  @Test func `all defects come at once, in their order`() {
    #expect(
      message {
        try ViewNode("view").makeConstraints { make in
          make.top.equalToSuperview(fileID: "App/A.swift", line: 1)
          make.left.equalTo(8, fileID: "App/A.swift", line: 2)
          make.width.equalTo(.nan, fileID: "App/A.swift", line: 3)
        }
      } == """
        A.swift:1: error: 'view.top' needs a superview; add 'view' to its parent first
        A.swift:2: error: 'view.left' needs a superview; add 'view' to its parent first
        A.swift:3: error: 'view.width' has the constant nan; make it finite
        """)
  }

  @Test func `items of different trees are refused, and nothing is added`() {
    let (view, stranger) = (ViewNode("view"), ViewNode("stranger"))
    let message = message {
      try view.makeConstraints { make in
        make.width.equalTo(1)
        make.top.equalTo(stranger, fileID: "App/A.swift", line: 7)
      }
    }
    #expect(
      message == """
        A.swift:7: error: 'view.top' and 'stranger' are in different trees; add both to one tree first
        """)
    #expect(view.constraints.isEmpty)
  }

  @Test func `a constraint whose item is gone is not activated`() throws {
    let view = ViewNode("view")
    let screen = ViewNode { view }
    var other: ViewNode? = ViewNode("other")
    if let other { screen.addChild(other) }
    let made = try view.makeConstraints { [other] make in
      if let other { make.top.equalTo(other, fileID: "App/A.swift", line: 7) }
    }
    made.deactivate()
    other?.removeFromParent()
    other = nil
    #expect(
      message { try made.activate() }
        == "A.swift:7: error: 'view.top' cannot be activated, because one of its items no longer exists; make it again"
    )
  }

  @Test func `a maker that is used after its closure traps`() async {
    await #expect(processExitsWith: .failure) {
      var kept: ConstraintMaker?
      _ = try? ViewNode("view").makeConstraints { make in kept = make }
      kept?.left.equalTo(3)
    }
  }

  @Test func `an error of the closure passes through`() {
    struct Stop: Error {}
    let view = ViewNode("view")
    #expect(throws: Stop.self) {
      try view.makeConstraints { make in
        make.width.equalTo(1)
        try { throw Stop() }()
      }
    }
    #expect(view.constraints.isEmpty)
  }
}
