import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// The layouts that users of Auto Layout meet daily, at every width of a phone.
@Suite struct DailyLayoutTests {
  /// One phone of each width and grid of pixels.
  static let phones = Dictionary(
    grouping: Screen.phones, by: { [$0.width, $0.pixelsPerPoint] }
  ).values.compactMap(\.first).sorted { $0.width < $1.width }

  @Test(
    arguments: phones,
    [("short", "right"), ("a left text that is far too long for any phone's width", "right")])
  func `of two labels side by side the right one wins when space is short`(
    phone: Screen, texts: (left: String, right: String)
  ) throws {
    let (left, right) = (
      LabelNode("left", text: texts.left), LabelNode("right", text: texts.right)
    )
    let screen = ViewNode("screen") {
      left
      right
    }
    try left.makeConstraints { make in
      make.left.equalToSuperview().offset(5)
      make.top.equalToSuperview().offset(20)
    }
    try right.makeConstraints { make in
      make.left.equalTo(left.right).offset(2)
      make.top.equalTo(left)
      make.right.lessThanOrEqualToSuperview().offset(-2)
    }
    left.contentHugging.horizontal = .required
    right.contentHugging.horizontal = .required
    left.contentCompressionResistance.horizontal = .low
    right.contentCompressionResistance.horizontal = .required

    let context = phone.context()
    let result = LayoutEngine().layout(screen, in: context)
    let (first, second) = (
      try #require(result.frame(of: left)), try #require(result.frame(of: right))
    )
    let sizing = SystemIntrinsicSizing()
    let natural = sizing.intrinsicContentSize(of: left, in: context).width ?? 0
    #expect(second.width == sizing.intrinsicContentSize(of: right, in: context).width)
    #expect(first.x == 5)
    #expect(second.x == first.maxX + 2)
    #expect(second.maxX <= phone.width - 2)
    let room = phone.width - 2 - second.width - 2 - 5
    #expect((first.width - min(natural, room)).magnitude < 1e-9)
    #expect(result.conflicts.isEmpty)
  }

  @Test(arguments: phones)
  func `four images stay centred as a group while any of them goes and comes back`(
    phone: Screen
  ) throws {
    let width = 40.0
    let pixel = 1 / phone.pixelsPerPoint + 1e-9
    let images = (1...4).map { ImageNode("image \($0)") }
    let group = ViewNode("group")
    let screen = ViewNode("screen") { group }
    group.addChildren(images)
    try group.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalToSuperview().offset(100)
      make.height.equalTo(width)
    }
    var widths: [LayoutConstraint] = []
    for (index, image) in images.enumerated() {
      try image.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        if index > 0 {
          make.left.equalTo(images[index - 1].right)
        } else {
          make.left.equalToSuperview()
        }
        if index == 3 { make.right.equalToSuperview() }
      }
      widths += try image.makeConstraints { $0.width.equalTo(width) }
    }
    let engine = LayoutEngine()
    let context = phone.context()
    for shown in 0..<16 {
      let isShown = (0..<4).map { shown & (1 << $0) != 0 }
      for (constraint, isShown) in zip(widths, isShown) {
        constraint.constant = isShown ? width : 0
      }
      let result = engine.layout(screen, in: context)
      let frame = try #require(result.frame(of: group))
      let total = Double(isShown.filter(\.self).count) * width
      #expect(frame.width == total)
      #expect((frame.x + frame.maxX - phone.width).magnitude <= pixel)
      let actual = images.compactMap { result.frame(of: $0)?.width }
      #expect(actual == isShown.map { $0 ? width : 0 })
    }
  }

  @Test(arguments: phones)
  func `a child is three quarters as wide as its parent`(phone: Screen) throws {
    let child = ViewNode("child")
    let screen = ViewNode("screen") { child }
    try child.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.75)
    }
    let context = phone.context()
    let frame = try #require(LayoutEngine().layout(screen, in: context).frame(of: child))
    #expect((frame.width - phone.width * 0.75).magnitude <= 0.5 / phone.pixelsPerPoint + 1e-9)
    #expect(frame.height == phone.height)
  }

  @Test(arguments: phones, ["", "a text", "a text that is longer than the one before"])
  func `several inequalities on one attribute hold together`(phone: Screen, text: String) throws {
    let labels = (0..<3).map { LabelNode("label \($0)", text: $0 == 1 ? text : "short") }
    let box = ViewNode("box")
    let container = ViewNode("container")
    container.addChildren(labels + [box])
    let screen = ViewNode("screen") { container }
    try container.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    for (index, label) in labels.enumerated() {
      try label.makeConstraints { make in
        make.left.equalToSuperview()
        make.top.equalToSuperview().offset(30 * Double(index))
      }
    }
    try box.makeConstraints { make in
      make.centerY.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(1000).priority(.low)
      make.right.lessThanOrEqualToSuperview()
      make.left.greaterThanOrEqualTo(container.right).multipliedBy(1.0 / 3)
      for label in labels { make.left.greaterThanOrEqualTo(label.right).offset(8) }
    }
    let context = phone.context()
    let result = LayoutEngine().layout(screen, in: context)
    let outer = try #require(result.frame(of: container))
    let frame = try #require(result.frame(of: box))
    let pixel = 1 / phone.pixelsPerPoint + 1e-9
    let longest = labels.compactMap { result.frame(of: $0)?.maxX }.max() ?? 0
    #expect(result.conflicts.isEmpty)
    #expect((frame.x - max(outer.width / 3, longest + 8)).magnitude <= pixel)
    #expect((frame.maxX - outer.width).magnitude <= pixel)
    #expect((frame.y + frame.maxY - outer.height).magnitude <= 2 * pixel)
  }
}
