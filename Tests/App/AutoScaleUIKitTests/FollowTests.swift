#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  extension ProcessWideTests {
    /// What keeps the process-wide context right; one test at a time, because there is one such context.
    @MainActor @Suite struct FollowTests {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

      init() { ScreenContext.processWide = nil }

      @Test func `one line sets the context and keeps it right when the window changes`()
        throws
      {
        ScreenContext.follow(window, rule: try .everywhere)
        #expect(16.auto() == 16.64)
        window.frame.size = CGSize(width: 440, height: 956)
        window.layoutIfNeeded()
        #expect(ScreenContext.processWide?.width == 440)
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `a change of traits is followed before the next layout`() {
        ScreenContext.follow(window)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        window.updateTraitsIfNeeded()
        window.layoutIfNeeded()
        #expect(ScreenContext.processWide?.textSize == .accessibilityMedium)
      }

      @Test func `the closure hears of changes with the window, and of nothing else`() {
        var widths: [Double] = []
        ScreenContext.follow(window) { window, context in
          #expect(window.bounds.width == CGFloat(context.width))
          widths.append(context.width)
        }
        window.layoutIfNeeded()
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(widths == [844])
      }

      @Test func `views are scaled anew where the closure says so`() throws {
        let label = UILabel("label", .systemFont(ofSize: 20))
        window.addSubview(label)
        ScreenContext.follow(window, rule: try .everywhere) { $0.adaptScreenWidth(in: $1) }
        for (width, size) in [(450, 24), (375, 20), (562.5, 30)] as [(CGFloat, CGFloat)] {
          window.frame.size.width = width
          window.layoutIfNeeded()
          #expect(label.font.pointSize == size)
        }
      }

      @Test func `following again replaces rule and closure, and adds no second view`() throws {
        ScreenContext.follow(window) { _, _ in Issue.record("replaced") }
        let views = window.subviews.count
        ScreenContext.follow(
          window, rule: try ScalingRule(referenceWidth: 195, idioms: Set(Idiom.allCases)))
        #expect(window.subviews.count == views)
        #expect(10.auto() == 20)
        window.frame.size.width = 780
        window.layoutIfNeeded()
        #expect(10.auto() == 40)
      }

      @Test func `a window that is no longer followed changes nothing`() {
        ScreenContext.follow(window)
        ScreenContext.unfollow(window)
        window.frame.size.width = 440
        window.layoutIfNeeded()
        #expect(ScreenContext.processWide?.width == 390)
      }

      @Test func `following keeps no window alive`() {
        weak var gone: UIWindow?
        do {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          ScreenContext.follow(window) { window, _ in window.setNeedsLayout() }
          gone = window
        }
        #expect(gone == nil)
      }
    }
  }

  /// All tests that set the process-wide context.
  @Suite(.serialized) enum ProcessWideTests {}
#endif
