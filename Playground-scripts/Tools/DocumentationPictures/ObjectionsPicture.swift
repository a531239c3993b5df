import AutoScale
import AutoScaleLayout

/// A list on a small and a large phone: in proportion, by half, and as drawn.
struct ObjectionsPicture {
  let svg: String

  /// Draws a list by three rules.
  init() throws {
    var sheet = PictureSheet(
      title:
        "A list on a phone of 375 points and on one of 440 points: in proportion the large phone "
        + "shows as many rows, by half one more, and as drawn two more.")
    let (small, large) = (
      try Screen(named: "iPhone 13 mini"), try Screen(named: "iPhone 18 Pro Max")
    )
    for (screen, strength, caption) in [
      (small, 1.0, "375 points"), (large, 1, "440 points, in proportion"),
      (large, 0.5, "440 points, strength: 0.5"), (large, 0, "440 points, as drawn"),
    ] {
      let context = screen.context(rule: try ScalingRule(strength: strength))
      let root = try Self.list()
      root.adaptScreenWidth(in: context)
      let layout = LayoutEngine().layout(root, in: context)
      let rows = zip(layout.nodes, layout.frames).count { node, frame in
        node.identifier == "row" && frame.maxY <= screen.height - context.safeArea.bottom
      }
      sheet.add(
        ScreenPicture(of: layout, on: screen, options: PictureOptions(showsScreen: true)),
        caption: "\(caption): \(rows) rows", scale: 0.55)
    }
    svg = sheet.svg
  }

  private static func list() throws -> ViewNode {
    let root = ViewNode("screen")
    root.backgroundColor = .systemBackground
    var above: ViewNode?
    for number in 1...16 {
      let (row, title) = (
        ViewNode("row"), LabelNode(text: "Message \(number)", font: .system(20, weight: .semibold))
      )
      let note = LabelNode(text: "It is long enough for a second line.", font: .system(15))
      let line = ViewNode()
      line.backgroundColor = .system("separatorColor")
      note.textColor = .system("secondaryLabelColor")
      root.addChild(row)
      row.addChildren([title, note, line])
      let previous = above
      try row.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let previous {
          make.top.equalTo(previous.bottom)
        } else {
          make.top.equalTo(root.guide(.safeArea))
        }
        make.height.equalTo(84)
      }
      try title.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
      try note.makeConstraints { make in
        make.left.equalTo(title)
        make.top.equalTo(title.bottom).offset(4)
      }
      try line.makeConstraints { make in
        make.left.equalTo(title)
        make.right.bottom.equalToSuperview()
        make.height.equalTo(0.5)
      }
      above = row
    }
    return root
  }
}
