import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct RequiredContentTests {
  /// A row of a settings screen: a title, and a value of a fixed width at the trailing edge.
  private func row(_ title: LabelNode, in row: ViewNode) throws {
    let value = ViewNode("value")
    row.addChildren([title, value])
    title.contentCompressionResistance.horizontal = .required
    try title.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.right.lessThanOrEqualTo(value.left).offset(-8)
    }
    try value.makeConstraints { make in
      make.size.equalTo(32)
      make.right.equalToSuperview().offset(-16)
      make.centerY.equalToSuperview()
    }
  }

  @Test func `content that has no room takes all there is, and the conflict is reported`() throws {
    let title = LabelNode("title", text: String(repeating: "Notifications ", count: 6))
    let view = ViewNode("row")
    try row(title, in: view)
    let result = LayoutEngine().layout(
      view, size: LayoutSize(width: 320, height: 44), in: Screen.phones[0].context())
    let width = try #require(result.frame(of: title)).width
    #expect((width - (320 - 16 - 32 - 16 - 8)).magnitude < 1e-9)
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.omitted?.description == "title keeps its content's size")
    #expect(conflict.members.contains { $0.description == "row is as large as the screen" })
  }

  @Test func `content that has room conflicts with nothing`() throws {
    let title = LabelNode("title", text: "Wi-Fi")
    let view = ViewNode("row")
    try row(title, in: view)
    let result = LayoutEngine().layout(
      view, size: LayoutSize(width: 320, height: 44), in: Screen.phones[0].context())
    #expect(result.conflicts.isEmpty)
  }

  @Test func `of two required contents one gives way and the other holds`() {
    let labels = ["left", "right"].map { LabelNode($0, text: "aaaaaaaaaa", font: sixPoints) }
    let view = ViewNode("view") { labels }
    for label in labels { label.contentCompressionResistance.horizontal = .required }
    view.addConstraints([
      LayoutConstraint(labels[0], .left, to: view, .left),
      LayoutConstraint(labels[1], .left, to: labels[0], .right),
      LayoutConstraint(labels[1], .right, to: view, .right),
    ])
    let result = LayoutEngine().layout(
      view, size: LayoutSize(width: 100, height: 20), in: .design)
    #expect(Set(result.frames.dropFirst().map(\.width)) == [60, 40])
    #expect(result.conflicts.count == 1)
  }

  @Test func `a constraint of the user that is required wins over required content`() {
    let label = LabelNode("label", text: "aaaaaaaaaa", font: sixPoints)
    let view = ViewNode("view") { label }
    label.contentCompressionResistance.horizontal = .required
    label.addConstraint(LayoutConstraint(label, .width, constant: 12))
    let result = LayoutEngine().layout(view, in: .design)
    #expect(result.frame(of: label)?.width == 12)
    #expect(
      result.conflicts.map(\.description) == [
        """
        these constraints cannot hold together:
          label.width = 12
          label keeps its content's size
        left out: label keeps its content's size
        """
      ])
  }

  @Test func `a text of several lines is whole where it is narrower, and conflicts with nothing`() {
    let label = LabelNode("label", text: "aaaa bbbb", font: sixPoints)
    label.numberOfLines = 0
    let view = ViewNode("view") { label }
    label.contentCompressionResistance.horizontal = .required
    label.contentCompressionResistance.vertical = .required
    label.addConstraint(LayoutConstraint(label, .width, constant: 30))
    let result = LayoutEngine().layout(view, in: .design)
    #expect(result.frame(of: label)?.width == 30)
    #expect(result.conflicts.isEmpty)
  }
}
