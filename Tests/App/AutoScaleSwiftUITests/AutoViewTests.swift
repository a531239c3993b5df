#if canImport(SwiftUI)
  import AutoScaleSwiftUI
  import SwiftUI
  import Testing

  private struct Fields: View {
    @AutoScaled var spacing = 12

    var body: some View {
      VStack(spacing: spacing) {
        Text("Email").autoFont(size: 16, weight: .bold)
        Text("Log in").autoFrame(width: 100, alignment: .leading)
      }
    }
  }

  /// The fields with lengths on the screen.
  private struct PlainFields: View {
    let spacing: CGFloat, size: CGFloat, width: CGFloat

    var body: some View {
      VStack(spacing: spacing) {
        Text("Email").font(.system(size: size, weight: .bold))
        Text("Log in").frame(width: width, alignment: .leading)
      }
    }
  }

  private struct Gaps: View {
    @AutoScaled(16.screen(.width(562.5), is: 20)) var spacing

    var body: some View {
      VStack(spacing: spacing) {
        Text("one")
        Text("two")
      }
    }
  }

  /// A grid whose columns are scaled by the environment.
  private struct Columns: View {
    @Environment(\.screenContext) private var screen
    let columns: [GridItem]

    var body: some View {
      LazyVGrid(columns: columns.map { $0.auto(in: screen) }) { Text("cell") }
    }
  }

  /// What is scaled is drawn as what has the lengths on the screen, which is half as wide again as the
  /// design.
  @MainActor @Suite struct AutoViewTests {
    private let text = Text("Welcome")

    /// Two views, between which there is a gap.
    @ViewBuilder private func pair() -> some View {
      Text("one")
      Text("two")
    }

    @Test func `everything in a container is scaled to its width`() throws {
      try expect(Fields(), isDrawnAs: PlainFields(spacing: 18, size: 24, width: 150))
      try expect(
        Fields(), isDrawnAs: PlainFields(spacing: 14.4, size: 19.2, width: 120), width: 450)
    }

    @Test func `pictures of other lengths differ`() throws {
      let pictures = try [16, 16, 40].map {
        try drawn(text.autoPadding(.leading, $0).contained())
      }
      #expect(pictures[0] == pictures[1] && pictures[0] != pictures[2])
    }

    @Test func `each modifier scales its lengths`() throws {
      try expect(text.autoPadding(16), isDrawnAs: text.padding(.all, 24))
      try expect(text.autoPadding(.horizontal, 16), isDrawnAs: text.padding(.horizontal, 24))
      try expect(
        text.autoPadding(EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)),
        isDrawnAs: text.padding(EdgeInsets(top: 3, leading: 6, bottom: 9, trailing: 12)))
      try expect(text.autoOffset(x: 2, y: -4), isDrawnAs: text.offset(x: 3, y: -6))
      try expect(
        Color.red.autoFrame(width: 10, height: 20),
        isDrawnAs: Color.red.frame(width: 15, height: 30))
      try expect(
        Color.red.frame(width: 40, height: 40).autoCornerRadius(8),
        isDrawnAs: Color.red.frame(width: 40, height: 40)
          .clipShape(RoundedRectangle(cornerRadius: 12)))
      try expect(
        text.autoFrame(minWidth: 10, maxWidth: 20, minHeight: 4, maxHeight: 8),
        isDrawnAs: text.frame(minWidth: 15, maxWidth: 30, minHeight: 6, maxHeight: 12))
      try expect(
        text.autoFrame(maxWidth: .infinity), isDrawnAs: text.frame(maxWidth: .infinity))
      try expect(text.autoLineSpacing(4), isDrawnAs: text.lineSpacing(6))
      try expect(
        text.autoShadow(color: .red, radius: 8, x: 2, y: 4),
        isDrawnAs: text.shadow(color: .red, radius: 12, x: 3, y: 6))
      try expect(text.autoShadow(radius: 8), isDrawnAs: text.shadow(radius: 12))
      try expect(
        Circle().autoStroke(Color.red, lineWidth: 2),
        isDrawnAs: Circle().stroke(Color.red, lineWidth: 3))
      try expect(text.autoFont(size: 10), isDrawnAs: text.font(.system(size: 15)))
      try expect(
        text.autoFont("Avenir", size: 10), isDrawnAs: text.font(.custom("Avenir", fixedSize: 15)))
    }

    @Test func `stacks and grids scale their gaps`() throws {
      try expect(
        AutoVStack(spacing: 8, content: pair), isDrawnAs: VStack(spacing: 12, content: pair))
      try expect(
        AutoHStack(spacing: 8, content: pair), isDrawnAs: HStack(spacing: 12, content: pair))
      try expect(
        AutoLazyVStack(spacing: 8, content: pair), isDrawnAs: LazyVStack(spacing: 12, content: pair)
      )
      try expect(
        AutoLazyHStack(spacing: 8, content: pair), isDrawnAs: LazyHStack(spacing: 12, content: pair)
      )
      try expect(
        AutoGrid(horizontalSpacing: 8, verticalSpacing: 4) { GridRow(content: pair) },
        isDrawnAs: Grid(horizontalSpacing: 12, verticalSpacing: 6) { GridRow(content: pair) })
      try expect(
        Columns(columns: [
          GridItem(.fixed(10), spacing: 8), GridItem(.flexible(minimum: 20, maximum: 40)),
          GridItem(.adaptive(minimum: 30)),
        ]),
        isDrawnAs: LazyVGrid(columns: [
          GridItem(.fixed(15), spacing: 12), GridItem(.flexible(minimum: 30, maximum: 60)),
          GridItem(.adaptive(minimum: 45)),
        ]) { Text("cell") })
      try expect(
        AutoLazyVGrid(
          columns: [GridItem(.adaptive(minimum: 30), spacing: 8)], spacing: 4, content: pair),
        isDrawnAs: LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 45), spacing: 12)], spacing: 6, content: pair))
      try expect(
        AutoLazyHGrid(rows: [GridItem(.fixed(30), spacing: 8)], spacing: 4, content: pair),
        isDrawnAs: LazyHGrid(
          rows: [GridItem(.fixed(45), spacing: 12)], spacing: 6, content: pair))
    }

    @Test func `each modifier takes numbers with exceptions for the container's screen`() throws {
      let gap = 16.screen(.width(562.5), is: 20)
      try expect(text.autoPadding(gap), isDrawnAs: text.padding(.all, 30))
      try expect(text.autoPadding(gap), isDrawnAs: text.padding(.all, 19.2), width: 450)
      try expect(
        text.autoFrame(width: gap, height: 20), isDrawnAs: text.frame(width: 30, height: 30))
      try expect(text.autoFrame(width: gap), isDrawnAs: text.frame(width: 30))
      try expect(text.autoFrame(height: gap), isDrawnAs: text.frame(height: 30))
      try expect(text.autoCornerRadius(gap), isDrawnAs: text.autoCornerRadius(20))
      try expect(text.autoFont("Avenir", size: gap), isDrawnAs: text.autoFont("Avenir", size: 20))
      try expect(text.autoFont(size: gap), isDrawnAs: text.font(.system(size: 30)))
      try expect(text.autoOffset(x: gap), isDrawnAs: text.offset(x: 30))
      try expect(
        AutoVStack(spacing: gap, content: pair), isDrawnAs: VStack(spacing: 30, content: pair))
      try expect(Gaps(), isDrawnAs: VStack(spacing: 30, content: pair))
    }

    @Test func `a font follows the person's text size where a style is given, and once`() throws {
      func large(_ view: some View) throws -> Picture {
        try drawn(view.contained().environment(\.dynamicTypeSize, .accessibility1))
      }
      // Body text has 28 points then, and 17 by default.
      let followed = try large(text.autoFont(size: 17, following: .body))
      let fixed = try large(text.autoFont(size: 17))
      let plain = try [42, 25.5].map { try large(text.font(.system(size: $0))) }
      #expect(followed == plain[0] && fixed == plain[1])
    }

    @Test func `a view between may bound the text size that a font follows`() throws {
      let bounded = text.autoFont(size: 16, following: .body).dynamicTypeSize(
        ...DynamicTypeSize.large)
      let drawnBounded = try drawn(
        bounded.contained().environment(\.dynamicTypeSize, .accessibility1))
      let plain = text.font(.system(size: 24)).dynamicTypeSize(...DynamicTypeSize.large)
      #expect(
        try drawnBounded == drawn(plain.contained().environment(\.dynamicTypeSize, .accessibility1))
      )
    }

    @Test func `a preview has the text size around it`() throws {
      let screen = try Screen(named: "iPhone 18 Pro Max")
      func preview(_ view: some View) throws -> Picture {
        try drawn(
          view.autoScalePreview(on: [screen], rule: .everywhere)
            .environment(\.dynamicTypeSize, .accessibility1), height: 2000)
      }
      let scaled = 28 * screen.width / 375
      let followed = try preview(text.autoFont(size: 17, following: .body))
      #expect(followed == (try preview(text.font(.system(size: scaled)))))
    }

    @Test func `a container in a container counts for what is in it`() throws {
      try expect(
        Fields().environment(\.screenContext, .design),
        isDrawnAs: PlainFields(spacing: 12, size: 16, width: 100))
    }

    @Test func `without a container the current context counts`() throws {
      try ScreenContext.with(ScreenContext(width: 450, height: 800, idiom: .phone)) {
        let plain = try drawn(PlainFields(spacing: 14.4, size: 19.2, width: 120))
        #expect(try drawn(Fields()) == plain)
      }
    }
  }
#endif
