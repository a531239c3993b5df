import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScalePages

/// Layouts between others, which are computed in place of solved.
@Suite struct SweepLayoutsTests {
  private let screens = WidthSweep.screens(height: 700)

  /// Expects at each width the frames of an engine that solves it, and returns how many widths were solved.
  private func solvedCount(of root: ViewNode) throws -> Int {
    let (engine, reference) = (LayoutEngine(), LayoutEngine())
    var count = 0
    var layouts = SweepLayouts(on: screens) { line, index, screen in
      let size = LayoutSize(width: screen.width, height: screen.height)
      return line.result(at: index, in: screen.context(), size: size)
        .map { WidthSweep.Step(result: $0) }
    }
    for (index, screen) in screens.enumerated() {
      let step = try layouts.next(at: index) { screen in
        count += 1
        return WidthSweep.Step(result: engine.layout(root, in: screen.context()))
      }
      let expected = reference.layout(root, in: screen.context())
      #expect(step.result.frames == expected.frames, "at \(screen.width)")
      #expect(step.result.context == expected.context)
    }
    return count
  }

  @Test(arguments: UInt64(1)...8)
  func `layouts between others are those that an engine finds`(seed: UInt64) throws {
    _ = try solvedCount(of: RandomLayout(seed: seed).root)
  }

  @Test func `only widths at which a number begins to grow in another way are solved`() throws {
    let (root, view) = (ViewNode("root"), ViewNode("view"))
    root.addChild(view)
    try view.makeConstraints {
      $0.left.top.bottom.equalToSuperview()
      $0.width.lessThanOrEqualTo(500)
      $0.width.equalTo(root).multipliedBy(0.7).priority(.high)
    }
    // Each 64 widths have four; those around the limit, and around the width of a pad, a few more.
    #expect(try solvedCount(of: root) < 200)
  }

  @Test func `a text that needs a line less on wider screens is solved there`() throws {
    let (root, text, below) = (ViewNode("root"), LabelNode("text"), ViewNode("below"))
    text.text = "A text of several lines, with words enough for two of them on a pad"
    text.numberOfLines = 0
    for child in [text, below] { root.addChild(child) }
    try text.makeConstraints { $0.left.top.right.equalToSuperview().inset(16) }
    try below.makeConstraints {
      $0.top.equalTo(text.bottom).offset(8)
      $0.left.right.bottom.equalToSuperview()
    }
    #expect(try solvedCount(of: root) < 200)
  }
}
