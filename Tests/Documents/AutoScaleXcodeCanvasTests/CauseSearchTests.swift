import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct CauseSearchTests {
  /// A column of boxes, each below the one before, which is laid out and stored.
  private struct Column {
    let boxes = (0..<5).map { ViewNode("box \($0)") }
    let screen: ViewNode
    var constraints: [LayoutConstraint] = []

    init() throws {
      let boxes = boxes
      screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 480)) {
        for box in boxes { box }
      }
      for (index, box) in boxes.enumerated() {
        constraints += try box.makeConstraints { make in
          make.size.equalTo(40)
          make.leading.equalToSuperview().offset(16)
          if index == 0 { make.top.equalToSuperview().offset(20) }
          if index > 0 { make.top.equalTo(boxes[index - 1].bottom).offset(8) }
        }
      }
      try layout.apply()
    }

    var layout: LayoutResult {
      get throws { LayoutEngine().layout(screen, in: try ScreenContext(width: 320, height: 480)) }
    }

    /// The causes of the boxes' misses, in words, by the boxes' names.
    func causes() throws -> [String: [String]] {
      let result = try layout
      let missed = zip(result.nodes, result.frames).filter { $0.frame != $1 && $0 !== screen }.map(
        \.0)
      let search = CauseSearch(StoredFrameResiduals(of: result), missed: missed)
      return try Dictionary(
        uniqueKeysWithValues: missed.map { node in
          let position = try #require(result.nodes.firstIndex { $0 === node })
          #expect(!search.isUnexplained(position))
          return (
            node.layoutName,
            search.causes(of: position).map { $0.member.text(naming: \.layoutName) }
          )
        })
    }
  }

  @Test func `what follows from one constraint has it as its cause, however far away`() throws {
    let column = try Column()
    column.constraints[3].constant = 30
    #expect(
      try column.causes() == [
        "box 0": ["box 0.top = screen.top + 30"], "box 1": ["box 0.top = screen.top + 30"],
        "box 2": ["box 0.top = screen.top + 30"], "box 3": ["box 0.top = screen.top + 30"],
        "box 4": ["box 0.top = screen.top + 30"],
      ])
  }

  @Test func `two causes of one view are both told, and each of the others its own`() throws {
    let column = try Column()
    let leading = try #require(
      column.constraints.first { $0.firstItem === column.boxes[2] && $0.firstAttribute == .leading }
    )
    leading.constant = 24
    let top = try #require(
      column.constraints.first { $0.firstItem === column.boxes[2] && $0.firstAttribute == .top })
    top.constant = 9
    #expect(
      try column.causes() == [
        "box 2": ["box 2.leading = screen.leading + 24", "box 2.top = box 1.bottom + 9"],
        "box 3": ["box 2.top = box 1.bottom + 9"], "box 4": ["box 2.top = box 1.bottom + 9"],
      ])
  }

  @Test func `a content that its frame does not fit is the cause, and not what is tied to it`()
    throws
  {
    let label = LabelNode("label", text: "Label")
    let line = ViewNode("line")
    let screen = ViewNode("screen", frame: LayoutRect(width: 320, height: 480)) {
      label
      line
    }
    try label.makeConstraints { $0.leading.top.equalToSuperview() }
    try line.makeConstraints { make in
      make.leading.equalTo(label.trailing).offset(4)
      make.top.equalToSuperview()
      make.size.equalTo(1)
    }
    let context = try ScreenContext(width: 320, height: 480)
    let result = LayoutEngine().layout(screen, in: context)
    result.apply()
    label.frame.width -= 10
    line.frame.x -= 10
    let search = CauseSearch(StoredFrameResiduals(of: result), missed: [label, line])
    for position in [1, 2] {
      let causes = search.causes(of: position)
      #expect(
        causes.map { $0.member.text(naming: \.layoutName) } == ["label keeps its content's size"])
      #expect(causes.first?.isAboutContent == true)
    }
  }

  @Test func `a view that nothing contradicts has no cause`() throws {
    let column = try Column()
    let loose = ViewNode("loose", frame: LayoutRect(x: 100, y: 100, width: 10, height: 10))
    column.screen.addChild(loose)
    try loose.makeConstraints { $0.size.equalTo(10) }
    let result = try column.layout
    let position = try #require(result.nodes.firstIndex { $0 === loose })
    let search = CauseSearch(StoredFrameResiduals(of: result), missed: [loose])
    #expect(search.causes(of: position).isEmpty)
    #expect(search.isUnexplained(position))
  }

  /// Of a layout with a changed constant, the constraint is the only cause of every miss.
  @Test func `a constant that changed is the one cause of all that it moves`() throws {
    var asserted = 0
    for seed in UInt64(1)...120 {
      var layout = RandomLayout(seed: seed)
      let engine = LayoutEngine()
      engine.settings.snapsToPixels = false
      let context = Screen.phones[0].context()
      let stored = engine.layout(layout.root, in: context)
      guard stored.diagnose().isSound else { continue }
      stored.apply()
      let required = layout.constraints.filter { $0.priority == .required }
      guard let changed = required.randomElement(using: &layout.random) else { continue }
      changed.constant += 17
      let result = LayoutEngine(settings: engine.settings).layout(layout.root, in: context)
      guard result.diagnose().isSound else { continue }
      let missed = zip(result.nodes, result.frames).filter { !$1.isClose(to: $0.frame) }.map(\.0)
      let search = CauseSearch(StoredFrameResiduals(of: result), missed: missed)
      for node in missed where node !== layout.root {
        let position = try #require(result.nodes.firstIndex { $0 === node })
        let causes = search.causes(of: position)
        #expect(
          causes.map { $0.member.text(naming: \.layoutName) }
            == [changed.algebra(naming: \.layoutName)], "seed \(seed)")
        asserted += 1
      }
    }
    #expect(asserted >= 120, "\(asserted)")
  }
}
