import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct LayoutDiagnosisTests {
  let context = Screen.phones[0].context()

  @Test func `a conflict names the constraints as they were written, with their places`() throws {
    let label = LabelNode("label", text: "Hello")
    let view = ViewNode("view") { label }
    let line = #line
    try label.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().offset(-16)
      make.width.equalTo(400)
      make.top.equalToSuperview()
    }
    let result = LayoutEngine().layout(view, in: context)
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.constraints.count == 3)
    #expect(
      conflict.nodes.map(\.identifier) == ["view", "label", "view", "label", "view", "label"])
    #expect(
      conflict.description == """
        these constraints cannot hold together:
          view is as large as the screen
          label.leading = view.leading + 16 (LayoutDiagnosisTests.swift:\(line + 2))
          label.trailing = view.trailing - 16 (LayoutDiagnosisTests.swift:\(line + 3))
          label.width = 400 (LayoutDiagnosisTests.swift:\(line + 4))
        left out: label.width = 400 (LayoutDiagnosisTests.swift:\(line + 4))
        """)
  }

  @Test func `a conflict names labels of constraints`() throws {
    let label = LabelNode("label", text: "Hello")
    let view = ViewNode("view") { label }
    try label.makeConstraints { make in
      make.width.equalTo(100).labeled("first")
      make.width.equalTo(200).labeled("second")
    }
    let conflict = try #require(LayoutEngine().layout(view, in: context).conflicts.first)
    #expect(conflict.description.contains("'first' label.width = 100 (LayoutDiagnosisTests.swift"))
    #expect(conflict.description.contains("left out: 'second' label.width = 200"))
  }

  @Test func `a node without width is ambiguous, with two frames that show it`() throws {
    let box = ViewNode("box")
    let view = ViewNode("view") { box }
    view.addConstraints([
      LayoutConstraint(box, .left, to: view, .left, constant: 16),
      LayoutConstraint(box, .top, to: view, .top),
      LayoutConstraint(box, .height, constant: 10),
    ])
    let diagnosis = LayoutEngine().layout(view, in: context).diagnose()
    let ambiguous = try #require(diagnosis.ambiguousNodes.first)
    #expect(diagnosis.ambiguousNodes.count == 1)
    #expect(ambiguous.parts == [.width])
    #expect(ambiguous.frame.width != ambiguous.otherFrame.width)
    #expect(ambiguous.constraints.count == 3)
    #expect(!diagnosis.isSound)
  }

  @Test func `constraints about nodes elsewhere are reported, not dropped`() throws {
    let box = ViewNode("box")
    let elsewhere = ViewNode("elsewhere")
    let view = ViewNode("view") { box }
    view.addConstraints([
      LayoutConstraint(box, .left, to: elsewhere, .left),
      LayoutConstraint(box, .top, to: view, .top, constant: .nan),
    ])
    let result = LayoutEngine().layout(view, in: context)
    #expect(result.ignored.map(\.reason) == [.itemOutsideTree, .notFinite])
    #expect(
      result.ignored.first?.description
        == "box.left = elsewhere.left: an item is not in the tree; add its node first")
  }

  @Test func `a sound layout has nothing to report`() throws {
    let box = ViewNode("box")
    let view = ViewNode("view") { box }
    try box.makeConstraints { $0.edges.equalToSuperview() }
    let diagnosis = LayoutEngine().layout(view, in: context).diagnose()
    #expect(diagnosis.isSound)
    #expect(diagnosis.description.isEmpty)
  }

  @Test func `numbers that no layout can use leave the rest as it is`() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e308, -5] {
      let box = ViewNode("box", frame: LayoutRect(x: number, width: number, height: number))
      let other = ViewNode("other")
      let view = ViewNode("view") {
        box
        other
      }
      try other.makeConstraints { $0.edges.equalToSuperview() }
      let size = LayoutSize(width: number, height: 100)
      let result = LayoutEngine().layout(view, size: size, in: context)
      #expect(result.frame(of: other)?.height == 100)
    }
  }
}

/// What to fix first.
@Suite struct RootCauseTests {
  @Test func `causes come before what follows, with paths and what to add, each once`() throws {
    let boxes = ["a", "b", "c"].map { ViewNode($0) }
    let card = ViewNode("card") { boxes }
    let screen = ViewNode("screen") { card }
    try card.makeConstraints { $0.edges.equalToSuperview() }
    for box in boxes {
      card.addConstraints([
        LayoutConstraint(box, .top, to: card, .top), LayoutConstraint(box, .height, constant: 10),
        LayoutConstraint(box, .width, constant: 20),
      ])
    }
    card.addConstraints([
      LayoutConstraint(boxes[1], .left, to: boxes[0], .right, constant: 8),
      LayoutConstraint(boxes[2], .left, to: boxes[1], .right, constant: 8),
      LayoutConstraint(boxes[0], .top, to: ViewNode("elsewhere"), .top),
    ])
    let diagnosis = LayoutEngine().layout(screen, in: .design).diagnose()
    #expect(diagnosis.ambiguousNodes.map(\.node.identifier) == ["a", "b", "c"])
    let cause = try #require(diagnosis.rootCauses.first)
    #expect(diagnosis.rootCauses.count == 1)
    #expect(cause.rootAxes == [.horizontal])
    #expect(cause.node.identifier == "a")
    #expect(cause.dependents.map(\.identifier) == ["b", "c"])
    #expect(cause.advice == "add constraints for its left, its right or its center")
    let lines = diagnosis.description.split(separator: "\n")
    #expect(lines.first?.hasPrefix("a.top = ?.top: an item no longer exists") == true)
    #expect(
      lines.dropFirst().first?.hasSuffix(
        "; add constraints for its left, its right or its center; then screen/card/b, "
          + "screen/card/c follow; constraints about it:") == true)
    #expect(lines.dropFirst().first?.hasPrefix("screen/card/a: x could be ") == true)
  }

  @Test func `each node that is open by itself is a cause, along each axis`() throws {
    let boxes = ["a", "b"].map { ViewNode($0) }
    let screen = ViewNode("screen") { boxes }
    for box in boxes { box.addConstraint(LayoutConstraint(box, .height, constant: 10)) }
    let causes = LayoutEngine().layout(screen, in: .design).diagnose().rootCauses
    #expect(causes.map(\.node.identifier) == ["a", "b"])
    #expect(causes.allSatisfy { $0.rootAxes == [.horizontal, .vertical] })
    #expect(
      causes.first?.advice
        == "add constraints for its left and its width, and for its top, its bottom or its center")
  }

  struct Held: Sendable, CustomTestStringConvertible {
    let attribute: LayoutAttribute
    let advice: String
    var testDescription: String { "held by its \(attribute)" }
  }

  static let held = [
    Held(attribute: .left, advice: "its width, or another of its left, its right and its center"),
    Held(attribute: .right, advice: "its width, or another of its left, its right and its center"),
    Held(
      attribute: .leading, advice: "its width, or another of its left, its right and its center"),
    Held(
      attribute: .centerX, advice: "its width, or another of its left, its right and its center"),
    Held(
      attribute: .centerY, advice: "its height, or another of its top, its bottom and its center"),
    Held(
      attribute: .bottom, advice: "its height, or another of its top, its bottom and its center"),
  ]

  /// To add a left edge and a width to a view that is centered is a conflict.
  @Test(arguments: held)
  func `the advice counts the place that a node has already`(_ row: Held) throws {
    let box = ViewNode("box")
    let screen = ViewNode("screen") { box }
    let isHorizontal = row.attribute.line().axis == .horizontal
    try box.makeConstraints { make in
      make.selecting([row.attribute]).equalToSuperview()
      if isHorizontal {
        make.top.bottom.equalToSuperview()
      } else {
        make.left.right.equalToSuperview()
      }
    }
    let cause = LayoutEngine().layout(screen, in: .design).diagnose().rootCauses.first
    #expect(cause?.advice == "add constraints for " + row.advice)
  }

  @Test func `what is open itself holds no place`() throws {
    let boxes = ["a", "b"].map { ViewNode($0) }
    let screen = ViewNode("screen") { boxes }
    for box in boxes { try box.makeConstraints { $0.top.bottom.equalToSuperview() } }
    try boxes[0].makeConstraints { $0.left.equalTo(boxes[1].right).offset(8) }
    let causes = LayoutEngine().layout(screen, in: .design).diagnose().rootCauses
    #expect(causes.map(\.node.identifier) == ["a"])
    #expect(causes.first?.advice == "add constraints for its left and its width")
  }

  /// Many at once: the groups come out of a dictionary, whose order differs from run to run.
  @Test func `of two axes that a proportion ties together the horizontal one is the cause`() throws
  {
    let boxes = (0..<16).map { ViewNode("box\($0)") }
    let screen = ViewNode("screen") { boxes }
    for box in boxes {
      try box.makeConstraints { make in
        make.center.equalToSuperview()
        make.width.equalTo(box.height).multipliedBy(2)
      }
    }
    let causes = LayoutEngine().layout(screen, in: .design).diagnose().rootCauses
    #expect(causes.count == 16)
    #expect(causes.allSatisfy { $0.rootAxes == [.horizontal] })
  }
}
