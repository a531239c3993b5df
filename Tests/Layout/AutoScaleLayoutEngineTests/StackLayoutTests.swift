import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct StackLayoutTests {
  /// Frames of views of 10, 20 and 30 points in a row that is 120 wide and 40 high.
  private func frames(
    _ distribution: StackNode.Distribution = .fill, _ alignment: StackNode.Alignment = .fill,
    axis: StackNode.Axis = .horizontal, spacing: Double = 6, sizes: [Double] = [10, 20, 30],
    hidden: Set<Int> = [], direction: InterfaceDirection = .leftToRight,
    priority: LayoutPriority = 300
  ) throws -> [LayoutRect] {
    let views = sizes.map { _ in ViewNode() }
    let stack = StackNode(
      "stack", axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    stack.addChildren(views)
    let isRow = axis == .horizontal
    for (index, (view, size)) in zip(views, sizes).enumerated() {
      view.isHidden = hidden.contains(index)
      // The last view of a filled stack gives way.
      let isLast = index == sizes.count - 1
      view.addConstraints([
        LayoutConstraint(
          view, isRow ? .width : .height, constant: size, priority: isLast ? priority : 900),
        LayoutConstraint(view, isRow ? .height : .width, constant: size / 2, priority: 300),
      ])
    }
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(isRow ? 120 : 40)
      make.height.equalTo(isRow ? 40 : 120)
    }
    let context = try ScreenContext(width: 300, height: 300, layoutDirection: direction)
    let result = LayoutEngine().layout(root, in: context)
    #expect(result.conflicts.isEmpty)
    return views.compactMap { result.frame(of: $0) }
  }

  @Test func `fill stretches the view that gives way`() throws {
    let frames = try frames()
    #expect(frames.map(\.x) == [0, 16, 42])
    #expect(frames.map(\.width) == [10, 20, 78])
    #expect(frames.map(\.height) == [40, 40, 40])
  }

  @Test func `a column is a row on its side`() throws {
    let frames = try frames(axis: .vertical)
    #expect(frames.map(\.y) == [0, 16, 42])
    #expect(frames.map(\.height) == [10, 20, 78])
    #expect(frames.map(\.width) == [40, 40, 40])
  }

  @Test func `a row begins at the right where reading does`() throws {
    let frames = try frames(direction: .rightToLeft)
    #expect(frames.map(\.maxX) == [120, 104, 78])
    #expect(frames.map(\.width) == [10, 20, 78])
  }

  @Test func `fillEqually gives equal lengths`() throws {
    #expect(try frames(.fillEqually).map(\.width) == [36, 36, 36])
  }

  @Test func `equalSpacing gives equal gaps`() throws {
    let frames = try frames(.equalSpacing, priority: 900)
    #expect(frames.map(\.width) == [10, 20, 30])
    #expect(frames.map(\.x) == [0, 40, 90])
  }

  @Test func `equalCentering gives equal distances of centres`() throws {
    let frames = try frames(.equalCentering, priority: 900)
    let centers = frames.map { $0.x + $0.width / 2 }
    #expect(centers == [5, 55, 105])
  }

  @Test func `gaps are not smaller than the spacing`() throws {
    let frames = try frames(.equalCentering, spacing: 30, priority: 300)
    #expect(frames.map(\.x) == [0, 40, 90])
    #expect(frames.map(\.width) == [10, 20, 30])
  }

  @Test func `fillProportionally keeps the proportions of the contents`() throws {
    let views = [50.0, 100].map { width in
      let image = ImageNode()
      image.imageSize = LayoutSize(width: width, height: 10)
      return image
    }
    let stack = StackNode("stack", axis: .horizontal, distribution: .fillProportionally)
    stack.addChildren(views)
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.edges.equalToSuperview() }
    let context = try ScreenContext(width: 300, height: 300)
    let result = LayoutEngine().layout(root, in: context)
    #expect(views.compactMap { result.frame(of: $0)?.width } == [100, 200])
  }

  @Test(arguments: [
    (StackNode.Alignment.top, [0.0, 0, 0]), (.center, [17.5, 15, 12.5]), (.bottom, [35, 30, 25]),
  ])
  func `alignment places views across the axis`(
    alignment: StackNode.Alignment, positions: [Double]
  ) throws {
    let frames = try frames(.fill, alignment)
    #expect(frames.map(\.y) == positions)
    #expect(frames.map(\.height) == [5, 10, 15])
  }

  @Test func `a hidden view takes no space, and no gap`() throws {
    let frames = try frames(hidden: [1])
    #expect(frames[0].x == 0)
    #expect(frames[2].x == 16)
    #expect(frames[2].maxX == 120)
  }

  @Test(arguments: [(0, 0.0), (1, 13), (2, 0)])
  func `a hidden view lies in the middle of its gap, or at the start of the stack`(
    index: Int, x: Double
  ) throws {
    #expect(try frames(hidden: [index])[index].x == x)
  }

  @Test(arguments: [StackNode.Distribution.fill, .equalSpacing, .fillProportionally])
  func `a constraint to a hidden view does not move the others`(
    distribution: StackNode.Distribution
  ) throws {
    let labels = ["2h", "Reply", "Delete"].map { LabelNode(text: $0) }
    labels[2].isHidden = true
    let stack = StackNode("stack", axis: .horizontal, spacing: 10, distribution: distribution)
    stack.addChildren(labels)
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.left.top.equalToSuperview() }
    let free = LayoutEngine().layout(root, in: .design)
    stack.addConstraints([LayoutConstraint(stack, .trailing, to: labels[2], .trailing)])
    let tied = LayoutEngine().layout(root, in: .design)
    for view in [stack, labels[0], labels[1]] {
      #expect(tied.frame(of: view) == free.frame(of: view))
    }
    #expect(tied.frame(of: labels[2])?.maxX == tied.frame(of: stack)?.width)
  }

  @Test func `a hidden view of a stack that fills is as thick as the stack`() throws {
    let (shown, hidden) = (LabelNode("shown", text: "a"), ViewNode("hidden"))
    hidden.isHidden = true
    let stack = StackNode("stack", axis: .vertical) {
      shown
      hidden
    }
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(120)
    }
    let result = LayoutEngine().layout(root, in: .design)
    #expect(result.frame(of: hidden) == LayoutRect(width: 120))
  }

  @Test func `a stack without a size takes that of its views`() throws {
    let label = LabelNode("label", text: "Label")
    let other = LabelNode("other", text: "Label", font: .system(36))
    let stack = StackNode("stack", axis: .horizontal, spacing: 8, alignment: .lastBaseline) {
      label
      other
    }
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.left.top.equalToSuperview() }
    let result = LayoutEngine().layout(root, in: .design)
    let (small, large) = (
      try #require(result.frame(of: label)), try #require(result.frame(of: other))
    )
    let frame = try #require(result.frame(of: stack))
    #expect(frame.width == small.width + 8 + large.width)
    #expect(small.height == 20.5)
    #expect(large.height == 43)
    #expect(small.maxY > large.maxY - 10 && small.maxY < large.maxY)
  }

  @Test func `a view can have a gap of its own behind it`() throws {
    let views = (0..<3).map { ViewNode("view \($0)") }
    let stack = StackNode("stack", axis: .horizontal, spacing: 4, distribution: .fillEqually)
    stack.addChildren(views)
    stack.setCustomSpacing(16, after: views[1])
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.edges.equalToSuperview() }
    let result = LayoutEngine().layout(root, in: try ScreenContext(width: 80, height: 10))
    #expect(views.compactMap { result.frame(of: $0)?.x } == [0, 24, 60])
  }

  @Test func `gaps can go from baseline to baseline`() throws {
    let labels = (0..<2).map { LabelNode("label \($0)", text: "Label") }
    let stack = StackNode("stack", axis: .vertical, spacing: 30)
    stack.addChildren(labels)
    stack.isBaselineRelativeArrangement = true
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.left.top.equalToSuperview() }
    let result = LayoutEngine().layout(root, in: .design)
    let tops = labels.compactMap { result.frame(of: $0)?.y }
    #expect((tops[1] - tops[0] - 30).magnitude <= 0.5)
  }

  @Test func `margins keep the views of a stack inside where it asks for them`() throws {
    let view = ViewNode("view")
    let stack = StackNode("stack", axis: .vertical) { view }
    stack.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.edges.equalToSuperview() }
    let context = try ScreenContext(width: 100, height: 100)
    let result = LayoutEngine().layout(root, in: context)
    #expect(result.frame(of: view) == LayoutRect(x: 2, y: 1, width: 94, height: 96))
  }
}
