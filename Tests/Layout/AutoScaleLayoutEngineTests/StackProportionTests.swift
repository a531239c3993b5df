import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutEngine

/// Stacks that give their views shares of their length.
@Suite struct StackProportionTests {
  private func image(_ length: Double) -> ImageNode {
    let image = ImageNode()
    image.imageSize = LayoutSize(width: length, height: length)
    return image
  }

  /// The lengths of views in a row or a column of some length that fills proportionally, unrounded.
  private func lengths(
    of views: [ViewNode], in length: Double, axis: LayoutAxis = .horizontal,
    _ prepare: (StackNode) throws -> Void
  ) throws -> [Double] {
    let stack = StackNode("stack", axis: axis, distribution: .fillProportionally)
    stack.addChildren(views)
    try prepare(stack)
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      if axis == .horizontal { make.width.equalTo(length) } else { make.height.equalTo(length) }
    }
    var settings = LayoutSettings()
    settings.snapsToPixels = false
    let result = LayoutEngine(settings: settings).layout(root, in: .design)
    #expect(result.conflicts.isEmpty)
    return try views.map {
      ((try #require(result.frame(of: $0)).length(along: axis)) * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [1e200, 1e308, .greatestFiniteMagnitude])
  func `spacings that add up to no number end in frames that are numbers`(spacing: Double) throws {
    let inner = StackNode("inner", axis: .horizontal)
    inner.spacing = spacing
    inner.addChildren([ViewNode(), LabelNode(), LabelNode(), ViewNode()])
    let outer = StackNode("outer", axis: .horizontal)
    outer.addChildren([inner])
    let root = ViewNode("root") { outer }
    try outer.makeConstraints { $0.edges.equalToSuperview() }
    let result = LayoutEngine().layout(root, in: .design)
    #expect(
      result.frames.allSatisfy {
        [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite)
      })
  }

  @Test func `a content has its share of all contents and the spacing, the last one the rest`()
    throws
  {
    let views = (0..<10).map { _ in image(20) }
    let lengths = try lengths(of: views, in: 400) { $0.spacing = 2 }
    // 400 * 20 / (10 * 20 + 9 * 2); openradar 34595752
    #expect(lengths.dropLast() == Array(repeating: 36.697, count: 9)[...])
    #expect(lengths.last == 51.725)
  }

  @Test func `the system's spacing does not count`() throws {
    let lengths = try lengths(of: [image(21), image(21)], in: 120, axis: .vertical) {
      ($0.spacing, $0.hasSystemSpacing) = (8, true)
    }
    // As in a stored frame: half of the stack, and the rest.
    #expect(lengths == [60, 52])
  }

  @Test func `a gap behind one view counts as the others do`() throws {
    let views = [image(20), image(20), image(20)]
    let lengths = try lengths(of: views, in: 140) {
      $0.spacing = 5
      $0.setCustomSpacing(30, after: views[0])
    }
    #expect(lengths == [40, 40, 25])
  }

  @Test func `of shares that do not fit those of the first views hold`() throws {
    let lengths = try lengths(of: [image(10), image(10), image(10)], in: 40) { $0.spacing = 15 }
    #expect(lengths == [6.667, 3.333, 0])
  }

  @Test func `a hidden view has no share`() throws {
    let views = [image(50), image(70), image(100)]
    views[1].isHidden = true
    #expect(try lengths(of: views, in: 300) { _ in } == [100, 0, 200])
  }

  @Test func `a view without content counts with what its constraints and its views need`() throws {
    let (box, inner) = (ViewNode("box"), image(30))
    box.addChild(inner)
    try inner.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    let column = StackNode("column", axis: .horizontal, spacing: 10) {
      image(40)
      image(50)
    }
    #expect(try lengths(of: [box, column, image(50)], in: 400) { _ in } == [100, 200, 100])
  }

  @Test func `a view that is measured has the margins of a view, and not those of a screen`() throws
  {
    let (box, inner) = (ViewNode("box"), image(30))
    box.addChild(inner)
    box.addConstraints([
      LayoutConstraint(inner, .leading, to: box, .leadingMargin),
      LayoutConstraint(inner, .trailing, to: box, .trailingMargin),
    ])
    #expect(try lengths(of: [box, image(54)], in: 200) { _ in } == [92, 108])
  }

  @Test func `a stack without a length is as long as its contents`() throws {
    let stack = StackNode("stack", axis: .vertical, spacing: 8, distribution: .fillProportionally) {
      image(20)
      image(30)
    }
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { $0.left.top.equalToSuperview() }
    let result = LayoutEngine().layout(root, in: .design)
    #expect(result.frame(of: stack)?.height == 58)
    #expect(stack.children.compactMap { result.frame(of: $0)?.height } == [20, 30])
  }

  @Test func `stacks in stacks are measured once each, and keep their places in the layout`() throws
  {
    let depth = 60
    var stack = StackNode("innermost", distribution: .fillProportionally) {
      image(10)
      image(30)
    }
    for level in 0..<depth {
      let inner = stack
      stack = StackNode("level \(level)", distribution: .fillProportionally) {
        inner
        image(40)
      }
    }
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(40 * Double(depth + 1))
    }
    let engine = LayoutEngine()
    for _ in 0..<2 {
      let result = engine.layout(root, in: .design)
      #expect(result.conflicts.isEmpty)
      #expect(result.frame(of: "innermost")?.width == 40)
      #expect(result.frame(of: "level 9")?.width == 440)
    }
  }

  @Test func `contents of an earlier layout keep their proportions whatever the gaps`() throws {
    let stack = StackNode("stack", axis: .vertical, spacing: 8, distribution: .fillProportionally) {
      image(60)
      image(52)
    }
    stack.hasSystemSpacing = true
    let root = ViewNode("root") { stack }
    try stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(120)
    }
    var settings = LayoutSettings()
    settings.contentsAreResults = true
    let result = LayoutEngine(settings: settings).layout(root, in: .design)
    #expect(stack.children.compactMap { result.frame(of: $0)?.height } == [60, 52])
  }
}
