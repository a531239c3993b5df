// The stub alone can render a view; on Apple's systems these tests are left out.
#if canImport(SwiftUI) && os(Linux)
  import AutoScaleSwiftUI
  import AutoScaleUIKit
  @testable import SwiftUI
  import Testing
  import UIKit

  private struct Fields: View {
    @AutoScaled var spacing = 12

    var body: some View {
      VStack(spacing: spacing) {
        Text("Email").autoFont(size: 16, weight: .bold)
        Text("Log in").autoFrame(width: 100, alignment: .leading)
      }
    }
  }

  private struct Gaps: View {
    @AutoScaled(16.screen(.width(562.5), is: 20)) var spacing

    var body: some View { VStack(spacing: spacing) { Text("") } }
  }

  @MainActor @Suite struct AutoViewTests {
    private func lines(
      of view: some View, width: CGFloat = 562.5, prepare: (inout Rendering) -> Void = { _ in }
    ) -> [String] {
      var rendering = Rendering(size: CGSize(width: width, height: 812))
      prepare(&rendering)
      rendering.add(view.autoScaleContainer())
      // The first line is the frame of the container.
      return Array(rendering.lines.dropFirst())
    }

    @Test func `everything in a container is scaled to its width`() {
      #expect(
        lines(of: Fields()) == [
          "column, spacing 18.0", "font system 24.0 bold", "text Email",
          "frame 150.0 x 0.0 leading", "text Log in",
        ])
      #expect(lines(of: Fields(), width: 450).first == "column, spacing 14.4")
    }

    @Test func `each modifier scales its lengths`() {
      #expect(lines(of: Text("").autoPadding(16)) == ["padding 15 24.0", "text "])
      #expect(lines(of: Text("").autoPadding(.horizontal, 16)) == ["padding 10 24.0", "text "])
      #expect(
        lines(of: Text("").autoFrame(width: 10, height: 20))
          == ["frame 15.0 x 30.0 center", "text "])
      #expect(lines(of: Text("").autoCornerRadius(8)) == ["clip 12.0", "text "])
      #expect(lines(of: Text("").autoFont("Avenir", size: 10)) == ["font Avenir 15.0", "text "])
    }

    @Test func `each modifier takes numbers with exceptions for the container's screen`() {
      let gap = 16.screen(.width(562.5), is: 20)
      #expect(lines(of: Text("").autoPadding(gap)) == ["padding 15 30.0", "text "])
      #expect(lines(of: Text("").autoPadding(gap), width: 450) == ["padding 15 19.2", "text "])
      #expect(
        lines(of: Text("").autoFrame(width: gap, height: 20))
          == ["frame 30.0 x 30.0 center", "text "])
      #expect(lines(of: Text("").autoFrame(width: gap)) == lines(of: Text("").autoFrame(width: 20)))
      #expect(
        lines(of: Text("").autoFrame(height: gap)) == lines(of: Text("").autoFrame(height: 20)))
      #expect(lines(of: Text("").autoCornerRadius(gap)) == ["clip 30.0", "text "])
      #expect(lines(of: Text("").autoFont("Avenir", size: gap)) == ["font Avenir 30.0", "text "])
      #expect(lines(of: Text("").autoFont(size: gap)).first == "font system 30.0")
      #expect(
        lines(of: Text("").autoOffset(x: gap)) == lines(of: Text("").autoOffset(x: 20)))
      #expect(
        lines(of: AutoVStack(spacing: gap) { Text("") })
          == lines(of: AutoVStack(spacing: 20) { Text("") }))
      #expect(
        lines(of: AutoHStack(spacing: gap) { Text("") })
          == lines(of: AutoHStack(spacing: 20) { Text("") }))
      #expect(lines(of: Gaps()) == ["column, spacing 30.0", "text "])
    }

    @Test func `a font follows the person's text size where a style is given, and once`() {
      let large: (inout Rendering) -> Void = { $0.environment.dynamicTypeSize = .accessibility1 }
      #expect(
        lines(of: Text("").autoFont(size: 17, following: .body), prepare: large).first
          == "font system 42.0")
      #expect(lines(of: Text("").autoFont(size: 17), prepare: large).first == "font system 25.5")
    }

    @Test func `the safe area belongs to the width of a container`() {
      let first = lines(of: Fields(), width: 462.5) { rendering in
        rendering.safeArea = EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 40)
        rendering.environment.layoutDirection = .rightToLeft
      }
      #expect(first.first == "column, spacing 18.0")
    }

    @Test func `a container in a container counts for what is in it`() {
      let outer = lines(of: Fields().environment(\.screenContext, .design))
      #expect(outer.first == "column, spacing 12.0")
    }

    @Test func `a container without size leaves the context as it is`() throws {
      let context = try ScreenContext(width: 450, height: 800)
      let inner = lines(of: Fields(), width: 0) { $0.environment.screenContext = context }
      #expect(inner.first == "column, spacing 14.4")
    }

    @Test func `without a container the current context counts`() throws {
      let context = try ScreenContext(width: 450, height: 800)
      ScreenContext.with(context) {
        var rendering = Rendering(size: .zero)
        rendering.add(Fields())
        #expect(rendering.lines.first == "column, spacing 14.4")
      }
    }

    @Test func `insets, offsets and stacks scale their lengths`() {
      let insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
      #expect(
        lines(of: Text("").autoPadding(insets)) == ["padding 3.0 6.0 9.0 12.0", "text "])
      #expect(lines(of: Text("").autoOffset(x: 2, y: -4)) == ["offset 3.0 -6.0", "text "])
      #expect(
        lines(of: AutoVStack(spacing: 8) { AutoHStack(spacing: 4) { Text("") } })
          == ["column, spacing 12.0", "row, spacing 6.0", "text "])
    }

    @Test func `a preview shows a view on each screen, scaled to it`() throws {
      let screens = try ["iPhone SE (1st generation)", "iPhone 18 Pro Max"].map {
        try Screen(named: $0)
      }
      var rendering = Rendering(size: .zero)
      rendering.add(Fields().autoScalePreview(on: screens))
      let lines = rendering.lines.filter { $0.hasPrefix("frame ") || $0.hasPrefix("column") }
      #expect(lines.contains("frame 320.0 x 568.0 center"))
      #expect(lines.contains("column, spacing \(12.0 * 320 / 375)"))
      #expect(lines.contains("column, spacing \(12.0 * 440 / 375)"))
    }

    @Test func `a hosted view is scaled to its window, and follows it`() throws {
      let window = UIWindow(frame: .zero)
      for (width, spacing) in [(450, "14.4"), (562.5, "18.0")] {
        window.traitOverrides[ScreenContextTrait.self] = try ScreenContext(
          width: width, height: 800)
        window.updateTraitsIfNeeded()
        var rendering = Rendering(size: .zero)
        rendering.environment.traits = window.traitCollection
        rendering.add(Fields())
        #expect(rendering.lines.first == "column, spacing \(spacing)")
      }
    }

    @Test func `a view of UIKit in a container has the container's context`() throws {
      let context = try ScreenContext(width: 450, height: 800)
      var values = EnvironmentValues()
      values.screenContext = context
      let view = UIView()
      view.traitOverrides[ScreenContextTrait.self] = values.traits[ScreenContextTrait.self]
      view.updateTraitsIfNeeded()
      #expect(view.screenContext == context)
    }
  }
#endif
