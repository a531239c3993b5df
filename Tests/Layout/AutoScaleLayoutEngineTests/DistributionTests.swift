import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Rows and columns of `distribute`, and items of a user's own, as frames.
@Suite struct DistributionTests {
  let screen = ViewNode("screen")
  let views = [ViewNode("a"), ViewNode("b"), ViewNode("c"), ViewNode("d")]
  let context: ScreenContext

  init() throws {
    screen.addChildren(views)
    context = try ScreenContext(width: 320, height: 480)
  }

  private func frames(
    _ direction: InterfaceDirection = .leftToRight
  ) throws -> [LayoutRect] {
    var context = context
    context.layoutDirection = direction
    let result = LayoutEngine().layout(screen, in: context)
    return try views.map { try #require(result.frame(of: $0)) }
  }

  @Test func `a fixed space leaves equal sizes`() throws {
    try views.distribute(along: .horizontal, spacing: 8, lead: 16, tail: 24)
    try views.makeConstraints { $0.verticalEdges.equalToSuperview() }
    #expect(try frames().map(\.x) == [16, 88, 160, 232])
    #expect(try frames().map(\.width) == [64, 64, 64, 64])
  }

  @Test(arguments: [InterfaceDirection.leftToRight, .rightToLeft])
  func `a fixed length leaves equal spaces`(_ direction: InterfaceDirection) throws {
    try views.distribute(along: .vertical, itemLength: 30, lead: 10, tail: 50)
    try views.distribute(along: .horizontal, itemLength: 20, lead: 20, tail: 60)
    let frames = try frames(direction)
    #expect(frames.map(\.height) == [30, 30, 30, 30])
    #expect(frames.map(\.y) == [10, 140, 270, 400])
    #expect(frames.map(\.x) == [20, 93.5, 166.5, 240])
  }

  @Test func `an object that stands for a node has the rectangle of the node`() throws {
    let controller = Controller(views[0])
    try controller.makeConstraints { make in
      make.left.top.equalTo(screen).offset(10)
      make.size.equalTo(LayoutSize(width: 100, height: 50))
    }
    try views[1].makeConstraints { make in
      make.edges.equalTo(controller)
    }
    let rect = LayoutRect(x: 10, y: 10, width: 100, height: 50)
    #expect(try frames().prefix(2) == [rect, rect])
  }
}

/// An object that has a node, as a view controller has a view.
private final class Controller: LayoutItem {
  let layoutNode: ViewNode?
  var madeConstraints: [LayoutConstraint] = []

  init(_ node: ViewNode) { layoutNode = node }
}
