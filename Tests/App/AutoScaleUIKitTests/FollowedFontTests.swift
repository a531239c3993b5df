// The sizes are those that the stub measures; on a device they differ by thirds of a point.
#if canImport(UIKit) && os(Linux)
  @testable import AutoScaleUIKit
  import AutoScaleTrees
  import AutoScaleUISnapshots
  import Testing
  import UIKit

  extension ProcessWideTests {
    /// Fonts that follow the text size go on following it, once, however a walk is started.
    @MainActor @Suite struct FollowedFontTests {
      enum Start: CaseIterable { case call, closure, scaleWithWindow, adapterScreen }

      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 844))
      private let label = UILabel(frame: .zero)

      init() {
        ScreenContext.processWide = nil
        label.text = "text"
        label.adjustsFontForContentSizeCategory = true
        window.addSubview(label)
      }

      private func show(at category: UIContentSizeCategory) {
        window.traitOverrides.preferredContentSizeCategory = category
        window.layoutIfNeeded()
      }

      private func scale(_ start: Start) {
        switch start {
        case .closure: ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
        default: ScreenContext.follow(window)
        }
        window.frame.size.width = 390
        window.layoutIfNeeded()
        switch start {
        case .closure: break
        case .call: label.adaptScreenWidth()
        case .scaleWithWindow: label.scaleWithWindow()
        case .adapterScreen: label.adapterScreen = true
        }
      }

      @Test(arguments: Start.allCases)
      func `a font of a text style grows as UIKit's does, times the factor`(start: Start) {
        label.font = .preferredFont(forTextStyle: .body)
        scale(start)
        #expect(label.font.pointSize == 17.68)
        show(at: .accessibilityMedium)
        #expect(abs(label.font.pointSize - 28 * 1.04) < 1e-9)
        label.adaptScreenWidth()
        #expect(abs(label.font.pointSize - 28 * 1.04) < 1e-9)
        show(at: .large)
        #expect(label.font.pointSize == 17.68)
      }

      @Test(arguments: Start.allCases)
      func `a font of UIFontMetrics grows as UIKit's does for the scaled size`(start: Start) {
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
        scale(start)
        #expect(label.font.pointSize == 16.64)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == metrics(.body, 16.64))
        label.adaptScreenWidth()
        #expect(label.font.pointSize == metrics(.body, 16.64))
        show(at: .large)
        #expect(label.font.pointSize == 16.64)
      }

      private func metrics(_ style: UIFont.TextStyle, _ size: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: style).scaledValue(
          for: size,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
      }

      @Test(arguments: [UIFont.TextStyle.largeTitle, .title1, .title3, .body, .footnote, .caption2])
      func `the metrics are those of the font's style`(style: UIFont.TextStyle) {
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 30))
        scale(.call)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == metrics(style, 31.2))
      }

      @Test func `the largest size of a font is scaled too`() {
        label.font = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 16), maximumPointSize: 20, compatibleWith: nil)
        scale(.call)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == 20.8)
      }

      @Test func `a font that is set at a large text size has its own size as design`() {
        show(at: .accessibilityMedium)
        label.font = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 16), compatibleWith: label.traitCollection)
        scale(.call)
        #expect(label.font.pointSize == metrics(.body, 16.64))
        show(at: .large)
        #expect(label.font.pointSize == 16.64)
      }

      @Test(arguments: [true, false])
      func `at the design's width the font stays the one that UIKit adjusts`(isPreferred: Bool) {
        let font =
          isPreferred
          ? UIFont.preferredFont(forTextStyle: .body)
          : UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
        label.font = font
        ScreenContext.follow(window)
        label.adaptScreenWidth()
        #expect(label.font === font)
      }

      @Test(arguments: [true, false])
      func `a restored font is adjusted by UIKit again`(isPreferred: Bool) {
        label.font =
          isPreferred
          ? UIFont.preferredFont(forTextStyle: .body)
          : UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        scale(.call)
        label.restoreDesign()
        #expect(label.font.pointSize == 17)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == (isPreferred ? 28 : metrics(.body, 17)))
      }

      @Test func `a font that is set later is scaled from its own size`() {
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
        scale(.call)
        label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
        label.adaptScreenWidth()
        #expect(label.font.pointSize == 31.2)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == metrics(.title1, 31.2))
      }

      @Test func `a font that the app makes follow does so without a walk`() {
        label.adjustsFontForContentSizeCategory = false
        label.font = .systemFont(ofSize: 17)
        label.adaptableTextStyle = .body
        scale(.call)
        show(at: .accessibilityMedium)
        #expect(abs(label.font.pointSize - 28 * 1.04) < 1e-9)
      }

      @Test func `a font that nothing adjusts keeps its size`() {
        label.adjustsFontForContentSizeCategory = false
        for font in [
          UIFont.preferredFont(forTextStyle: .body),
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)),
        ] {
          show(at: .large)
          label.font = font
          scale(.call)
          show(at: .accessibilityMedium)
          #expect(label.font.pointSize == 17.68)
        }
      }

      @Test func `a snapshot's font follows the text size as the label's does`() throws {
        label.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))
        scale(.call)
        let node = ViewNode.snapshot(of: label)
        #expect(node.font?.size == 31.2 && node.font?.textStyle == .title1)
      }

      @Test func `a plain font in a label that adjusts its font is scaled as it is`() {
        label.font = .systemFont(ofSize: 17)
        scale(.call)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == 17.68)
      }

      @Test func `before iOS 17 the window tells the fonts of the text size`() {
        label.font = .preferredFont(forTextStyle: .body)
        AdaptationRecord.record(for: label).rare.observesTextSize = true
        scale(.call)
        show(at: .accessibilityMedium)
        #expect(label.font.pointSize == 17.68)
        window.followTextSizes()
        #expect(abs(label.font.pointSize - 28 * 1.04) < 1e-9)
      }
    }
  }
#endif
