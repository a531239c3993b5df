// What only the stub can set: safe areas, traits of a hosting view, views in a scroll view.
#if canImport(SwiftUI) && os(Linux)
  import AutoScaleSwiftUI
  import AutoScaleUIKit
  @testable import SwiftUI
  import Testing
  import UIKit

  private struct Gap: View {
    @AutoScaled var spacing = 12

    var body: some View { VStack(spacing: spacing) { Text("") } }
  }

  extension ScalingRule {
    /// The rule that scales by the width, and the one that keeps a factor on both displays.
    fileprivate static let namedRules = [
      ("standard", ScalingRule.standard), ("bounded", .upToWidestPhone),
    ]
  }

  @MainActor @Suite struct StubViewTests {
    private func spacing(
      in view: some View, width: CGFloat = 0, prepare: (inout Rendering) -> Void
    ) -> String? {
      var rendering = Rendering(size: CGSize(width: width, height: 812))
      prepare(&rendering)
      rendering.add(view)
      return rendering.lines.first { $0.hasPrefix("column") }
    }

    @Test func `the safe area belongs to the width of a container`() {
      let line = spacing(in: Gap().autoScaleContainer(), width: 462.5) { rendering in
        rendering.safeArea = EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 40)
        rendering.environment.layoutDirection = .rightToLeft
      }
      #expect(line == "column, spacing 18.0")
    }

    @Test(arguments: ScalingRule.namedRules)
    func `a container has the factor of each pose of an iPhone Duo, folded back and forth`(
      name: String, rule: ScalingRule
    ) throws {
      for pose in DuoPose.allCases + DuoPose.allCases.reversed() {
        let screen = Screen(duo: pose)
        let insets = try #require(screen.safeArea)
        // SwiftUI proposes the size inside the safe area, to which the column belongs.
        var rendering = Rendering(
          size: CGSize(
            width: screen.width - insets.horizontal, height: screen.height - insets.vertical))
        rendering.safeArea = EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        rendering.add(Gap().autoScaleContainer(rule: rule))
        let spacing = 12.auto(in: screen.context(rule: rule))
        #expect(rendering.lines.contains("column, spacing \(Double(spacing))"), "\(pose)")
      }
    }

    @Test func `a container without size leaves the context as it is`() throws {
      let context = try ScreenContext(width: 450, height: 800)
      let line = spacing(in: Gap().autoScaleContainer()) {
        $0.environment.screenContext = context
      }
      #expect(line == "column, spacing 14.4")
    }

    @Test func `a container sets the process-wide context only if it is asked to`() async {
      // A process of its own: other tests read the process-wide context.
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          var rendering = Rendering(size: CGSize(width: 450, height: 812))
          rendering.add(Gap().autoScaleContainer())
          precondition(ScreenContext.processWide == nil)
          rendering.add(Gap().autoScaleContainer(isProcessWide: true))
          precondition(ScreenContext.processWide?.width == 450 && 10.auto() == 12)
        }
      }
    }

    @Test func `a preview shows a view on each screen, scaled to it`() throws {
      let screens = try ["iPhone SE (1st generation)", "iPhone 18 Pro Max"].map {
        try Screen(named: $0)
      }
      var rendering = Rendering(size: .zero)
      rendering.add(Gap().autoScalePreview(on: screens))
      #expect(rendering.lines.contains("frame 320.0 x 568.0 center"))
      #expect(rendering.lines.contains("column, spacing \(12.0 * 320 / 375)"))
      #expect(rendering.lines.contains("column, spacing \(12.0 * 440 / 375)"))
    }

    @Test func `a hosted view is scaled to its window, and follows it`() throws {
      let window = UIWindow(frame: .zero)
      for (width, expected) in [(450, "14.4"), (562.5, "18.0")] {
        let screen = TraitScreen(try ScreenContext(width: width, height: 800))
        window.traitOverrides[ScreenContextTrait.self] = screen
        window.updateTraitsIfNeeded()
        let line = spacing(in: Gap()) { $0.environment.traits = window.traitCollection }
        #expect(line == "column, spacing \(expected)")
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
