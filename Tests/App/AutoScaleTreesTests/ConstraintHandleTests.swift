import AutoScale
import AutoScaleTrees
import Foundation
import Testing

@Suite struct ConstraintHandleTests {
  let screen = ViewNode("screen")
  let view = ViewNode("view")

  init() { screen.addChild(view) }

  @Test func `a chain is kept as a handle and changed later`() throws {
    var kept: ConstraintHandle?
    var width: ConstraintHandle?
    try view.makeConstraints { make in
      kept = make.edges.equalToSuperview().inset(8).constraint
      width = make.width.equalTo(10).priority(.low).constraint
    }
    let edges = try #require(kept)
    let size = try #require(width)
    edges.update(offset: 4)
    #expect(edges.constraints.map(\.constant) == [4, 4, 4, 4])
    edges.update(inset: 5)
    #expect(edges.constraints.map(\.constant) == [5, 5, -5, -5])
    size.update(priority: .medium)
    try ScreenContext.with(ScreenContext(width: 750, height: 1334)) { size.update(auto: 30) }
    #expect(size.constraints.map(\.algebra) == ["view.width = 60 @500"])
    #expect(size.description.hasPrefix("view.width = 60 @500 (ConstraintHandleTests.swift:"))
    try screen.adaptScreenWidth(in: ScreenContext(width: 750, height: 1334))
    #expect(size.constraints.map(\.constant) == [60])
    #expect(edges.constraints.map(\.constant) == [10, 10, -10, -10])
    edges.deactivate()
    #expect(!edges.isActive && screen.constraints.isEmpty)
    try edges.activate()
    #expect(edges.isActive && screen.constraints.count == 4)
  }

  @Test func `an update that is no number is refused where it is written`() throws {
    var kept: ConstraintHandle?
    try view.makeConstraints { make in kept = make.width.equalTo(10).priority(.low).constraint }
    let width = try #require(kept)
    let updates: [(String, (ConstraintHandle) -> Void)] = [
      ("constant nan; make it finite", { $0.update(offset: .nan, fileID: "A.swift", line: 7) }),
      ("constant inf; make it finite", { $0.update(auto: .infinity, fileID: "A.swift", line: 7) }),
      (
        "constant -inf; make it finite", { $0.update(inset: .infinity, fileID: "A.swift", line: 7) }
      ),
      (
        "constant inf; make it finite",
        {
          $0.update(
            offset: 5.screen(.width(1), is: Double.infinity), fileID: "A.swift", line: 7)
        }
      ),
      (
        "priority 2000; use one from 1 to 1000",
        { $0.update(priority: 2000, fileID: "A.swift", line: 7) }
      ),
      (
        "priority 0; use one from 1 to 1000",
        { $0.update(priority: LayoutPriority(rawValue: 0), fileID: "A.swift", line: 7) }
      ),
      (
        "priority 0; use one from 1 to 1000",
        { $0.update(priority: 9.screen(.idiom(.pad), is: 0), fileID: "A.swift", line: 7) }
      ),
    ]
    for (problem, update) in updates {
      width.update(offset: 10)
      #expect(width.constraints[0].refusedUpdate == nil)
      let printed = Guarded<[String]>([])
      DeveloperNotice.$receiver.withValue({ line in printed.withLock { $0 += [line] } }) {
        update(width)
      }
      #expect(width.constraints[0].algebra == "view.width = 10 @250")
      let error = "A.swift:7: error: 'view.width' has the \(problem)"
      #expect(width.constraints[0].refusedUpdate?.description == error)
      #expect(printed.withLock { $0 } == [error])
    }
    width.update(priority: 999)
    #expect(width.constraints[0].refusedUpdate == nil && width.constraints[0].priority == 999)
  }

  @Test func `an updated offset is a new design value`() throws {
    let context = try ScreenContext(width: 750, height: 1334)
    var width: ConstraintHandle?
    try view.makeConstraints { make in width = make.width.equalTo(10).constraint }
    screen.adaptScreenWidth(in: context)
    width?.update(offset: 30)
    #expect(screen.adaptScreenWidth(in: context).adopted == 1)
    #expect(view.constraints.map(\.constant) == [60])
  }

  @Test func `a form for initializers makes constraints without try`() {
    let made = view.constrain { make in
      make.width.equalTo(10).priority(.fittingSizeLevel)
      make.baseline.equalToSuperview()
    }
    #expect(
      made.map(\.algebra) == ["view.width = 10 @50", "view.lastBaseline = screen.lastBaseline"])
  }

  @Test func `it stops the program with the defect and its line`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      ViewNode("view").constrain(file: "App/Card.swift", line: 42) { make in
        make.top.equalToSuperview(fileID: "App/Card.swift", line: 43)
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("App/Card.swift:42: Fatal error: "))
    #expect(
      message.contains(
        "Card.swift:43: error: 'view.top' needs a superview; add 'view' to its parent first"))
  }

  @Test func `updates take what chains take, and go on as a chain`() throws {
    var (kept, size): (ConstraintHandle?, ConstraintHandle?)
    try view.makeConstraints { make in
      kept = make.edges.equalToSuperview().constraint
      size = make.size.equalTo(10).constraint
    }
    let edges = try #require(kept)
    let (whole, half, insets) = (4, Float(4.5), LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    edges.update(offset: whole).update(priority: .high)
    #expect(edges.constraints.map(\.constant) == [4, 4, 4, 4])
    #expect(edges.constraints.allSatisfy { $0.priority == .high })
    edges.update(offset: half)
    #expect(edges.constraints.map(\.constant) == [4.5, 4.5, 4.5, 4.5])
    edges.update(inset: whole)
    #expect(edges.constraints.map(\.constant) == [4, 4, -4, -4])
    edges.update(inset: insets)
    #expect(edges.constraints.map(\.constant) == [2, 1, -4, -3])
    size?.update(offset: CGSize(width: 20, height: 30))
    #expect(size?.constraints.map(\.constant) == [20, 30])
    DeveloperNotice.$receiver.withValue({ _ in }) { _ = size?.update(offset: CGPoint(x: 1, y: 2)) }
    #expect(size?.constraints.map(\.constant) == [20, 30])
    #expect(size?.constraints[0].refusedUpdate?.reason == .noPart(of: "a point"))
  }

  @Test func `an activation that cannot be is refused`() {
    let view = ViewNode("view")
    let left = LayoutConstraint(view, .left, to: ViewNode("gone"), .left)
    DeveloperNotice.$receiver.withValue({ _ in }) { left.isActive = true }
    #expect(!left.isActive && left.refusedUpdate?.reason == .itemIsGone)
    let width = LayoutConstraint(view, .width, constant: 5)
    width.isActive = true
    #expect(width.isActive && view.constraints.map(\.algebra) == ["view.width = 5"])
    width.isActive = false
    #expect(view.constraints.isEmpty && width.refusedUpdate == nil)
  }
}
