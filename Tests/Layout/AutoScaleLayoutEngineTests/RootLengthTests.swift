import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutEngine

@Suite struct RootLengthTests {
  private let root = ViewNode("root")
  private let label = LabelNode("label", text: "aaaa bbbb", font: sixPoints)

  /// The size of a root with a label of 54 points and a required height of 40.
  private func size(_ width: RootLength) throws -> LayoutSize {
    root.addChild(label)
    try label.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(20)
    }
    let result = LayoutEngine().layout(root, width: width, height: .preferred(500), in: .design)
    #expect(result.conflicts.isEmpty)
    return LayoutSize(width: result.frames[0].width, height: result.frames[0].height)
  }

  @Test(arguments: [
    (RootLength.smallest, 74.0), (.preferred(200), 200), (.preferred(50), 50), (.preferred(0), 20),
    (.preferred(-.infinity), 20), (.preferred(.nan), 20),
  ])
  func `contents give way to a preferred length, required constraints do not`(
    length: RootLength, expected: Double
  ) throws {
    #expect(try size(length) == LayoutSize(width: expected, height: 40))
  }
}
