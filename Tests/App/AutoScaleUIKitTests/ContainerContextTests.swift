#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  @MainActor @Suite struct ContainerContextTests {
    @available(iOS 17, tvOS 17, *)
    private func traits(
      _ idiom: UIUserInterfaceIdiom = .phone, scale: CGFloat = 3,
      category: UIContentSizeCategory = .large
    ) -> UITraitCollection {
      UITraitCollection {
        $0.userInterfaceIdiom = idiom
        $0.displayScale = scale
        $0.layoutDirection = .rightToLeft
        $0.preferredContentSizeCategory = category
      }
    }

    private let size = CGSize(width: 390, height: 844)

    @Test func `the size is that of the view, in a window of whatever size`() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      let column = UIView(frame: CGRect(x: 700, y: 0, width: 320, height: 768))
      window.addSubview(column)
      #expect(try #require(ScreenContext(of: window)).width == 1024)
      #expect(try #require(ScreenContext(of: column)).width == 320)
    }

    @Test func `a view without size has no context`() {
      #expect(ScreenContext(of: UIView(frame: .zero)) == nil)
    }

    @available(iOS 17, tvOS 17, *)
    @Test func `traits become pixels, direction and text size`() throws {
      let context = try ScreenContext(size: size, traits: traits(category: .accessibilityLarge))
      #expect(context.pixelsPerPoint == 3)
      #expect(context.layoutDirection == .rightToLeft)
      #expect(context.textSize == .accessibilityLarge)
      #expect(context.width == 390 && context.height == 844)
    }

    @Test func `traits that say nothing are the defaults`() throws {
      let context = try ScreenContext(size: size, traits: UITraitCollection())
      #expect(context.pixelsPerPoint == 2)
      #expect(context.layoutDirection == .leftToRight)
      #expect(context.textSize == .large)
      #expect(context.idiom == .unspecified)
    }

    @available(iOS 17, tvOS 17, *)
    @Test(
      arguments: zip(
        [UIUserInterfaceIdiom.phone, .pad, .mac, .tv, .carPlay, .vision, .unspecified],
        [Idiom.phone, .pad, .mac, .tv, .carPlay, .vision, .unspecified]))
    func `each idiom has its name`(idiom: UIUserInterfaceIdiom, expected: Idiom) throws {
      #expect(try ScreenContext(size: size, traits: traits(idiom)).idiom == expected)
    }

    @Test func `a size that no screen has is refused by name`() {
      #expect {
        try ScreenContext(size: CGSize(width: 0, height: 844), traits: UITraitCollection())
      } throws: { error in
        "\(error)" == "width must be finite and greater than 0, but is 0.0"
      }
    }
  }
#endif
