import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutCode

/// The rules of SwiftUI's layout, as Apple's pages and talks state them.
@Suite struct SwiftUILayoutTests {
  /// A color, which takes all that it is offered.
  private static func color(_ node: ViewNode) -> SwiftUIView {
    SwiftUIView(
      .leaf(SwiftUILeaf(node: nil, code: .expression("Color.red"), sizing: .flexible)),
      [.mark(node)])
  }

  private static func stack(
    _ axis: SwiftUIStack.Axis, spacing: Double = 0, alignment: SwiftUIAlignment = .init(),
    _ views: [SwiftUIView]
  ) -> SwiftUIView {
    SwiftUIView(
      .stack(SwiftUIStack(axis: axis, alignment: alignment, spacing: spacing, views: views)))
  }

  /// Lays out a view in 100 × 200 points.
  private static func frames(_ view: SwiftUIView) throws -> [ObjectIdentifier: LayoutRect] {
    let screen = try SampleScreen(LayoutSize(width: 100, height: 200), safeArea: .zero)
    return SwiftUILayout(SwiftUITree(view), on: screen).layout(
      in: LayoutRect(width: 100, height: 200))
  }

  /// Expects the frames of two colors.
  private static func expect(
    _ first: LayoutRect, _ second: LayoutRect = .zero,
    _ make: (SwiftUIView, SwiftUIView) -> SwiftUIView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let nodes = [ViewNode("a"), ViewNode("b")]
    let frames = try frames(make(color(nodes[0]), color(nodes[1])))
    #expect(frames[ObjectIdentifier(nodes[0])] == first, sourceLocation: sourceLocation)
    if second != .zero {
      #expect(frames[ObjectIdentifier(nodes[1])] == second, sourceLocation: sourceLocation)
    }
  }

  @Test func `a stack shares its length among views that take any`() throws {
    try Self.expect(
      LayoutRect(width: 100, height: 95), LayoutRect(y: 105, width: 100, height: 95)
    ) { Self.stack(.vertical, spacing: 10, [$0, $1]) }
  }

  @Test func `a view of a fixed length leaves the rest to the others`() throws {
    try Self.expect(
      LayoutRect(width: 30, height: 200), LayoutRect(x: 30, width: 70, height: 200)
    ) {
      Self.stack(.horizontal, [$0.modified(.frame(width: 30, height: nil, .init())), $1])
    }
  }

  @Test func `a stack is as large across as its largest view, and aligns the others`() throws {
    try Self.expect(
      LayoutRect(x: 20, y: 75, width: 60, height: 20),
      LayoutRect(x: 20, y: 95, width: 30, height: 30)
    ) {
      Self.stack(
        .vertical, alignment: SwiftUIAlignment(horizontal: .start),
        [
          $0.modified(.frame(width: 60, height: 20, .init())),
          $1.modified(.frame(width: 30, height: 30, .init())),
        ])
    }
  }

  @Test func `a spacer takes what others leave, and at least eight points`() throws {
    try Self.expect(LayoutRect(width: 100, height: 20), LayoutRect(y: 170, width: 100, height: 30))
    {
      Self.stack(
        .vertical,
        [
          $0.modified(.frame(width: nil, height: 20, .init())), SwiftUIView(.spacer),
          $1.modified(.frame(width: nil, height: 30, .init())),
        ])
    }
    try Self.expect(LayoutRect(width: 100, height: 192)) { first, _ in
      Self.stack(.vertical, [first, SwiftUIView(.spacer)])
    }
  }

  @Test func `padding makes its view smaller`() throws {
    try Self.expect(LayoutRect(x: 10, y: 5, width: 70, height: 195)) { first, _ in
      first.modified(.padding(LayoutInsets(top: 5, left: 10, right: 20)))
    }
  }

  @Test func `a frame without limits places a smaller view in it`() throws {
    let place = SwiftUIAlignment(horizontal: .end, vertical: .start)
    try Self.expect(LayoutRect(x: 60, width: 40, height: 30)) { first, _ in
      first.modified(.frame(width: 40, height: 30, .init()))
        .modified(.fill([.horizontal, .vertical], place))
    }
  }

  @Test func `a ratio fits into what is offered`() throws {
    try Self.expect(LayoutRect(y: 75, width: 100, height: 50)) { first, _ in
      SwiftUIView(first.content, [.aspectRatio(2)] + first.modifiers)
    }
  }

  @Test func `an overlay has the size of its view, and does not change it`() throws {
    try Self.expect(
      LayoutRect(x: 30, y: 80, width: 40, height: 40),
      LayoutRect(x: 60, y: 80, width: 10, height: 10)
    ) {
      let badge = $1.modified(.frame(width: 10, height: 10, .init()))
      return $0.modified(.frame(width: 40, height: 40, .init()))
        .modified(.overlay(badge, SwiftUIAlignment(horizontal: .end, vertical: .start)))
    }
  }

  @Test func `what scrolls is as high as its content`() throws {
    try Self.expect(LayoutRect(width: 100, height: 900)) { first, _ in
      SwiftUIView(.scroll(first.modified(.frame(width: nil, height: 900, .init()))))
    }
  }

  @Test func `a view under bars takes no more space from others`() throws {
    let node = ViewNode("a")
    let screen = try SampleScreen(
      LayoutSize(width: 100, height: 200), safeArea: LayoutInsets(top: 20, bottom: 10))
    let room = LayoutRect(y: 20, width: 100, height: 170)
    let view = Self.color(node).modified(.ignoresSafeArea([.top, .bottom]))
    let layout = SwiftUILayout(SwiftUITree(view), on: screen)
    #expect(layout.layout(in: room)[ObjectIdentifier(node)] == LayoutRect(width: 100, height: 200))
    #expect(
      layout.size(layout.tree.root, ProposedSize(width: 100, height: 170))
        == LayoutSize(width: 100, height: 170))
  }
}
