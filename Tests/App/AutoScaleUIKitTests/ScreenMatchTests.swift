#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  @testable import UIKit

  /// Values of UIKit by screen.
  @MainActor @Suite struct ScreenMatchTests {
    @Test func `insets, fonts, colors and images have exceptions for some screens`() throws {
      let (narrow, wide) = (try ScreenContext(width: 320, height: 568), ScreenContext.design)
      let insets = UIEdgeInsets.zero.screen(
        .width(..<360), is: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(insets.value(in: narrow).left == 2 && insets.value(in: wide) == .zero)
      let font = UIFont.systemFont(ofSize: 17).screen(.width(..<360), is: .systemFont(ofSize: 15))
      #expect(font.value(in: narrow).pointSize == 15 && font.value(in: wide).pointSize == 17)
      let (white, black) = (UIColor.white, UIColor.black)
      let color = white.screen(.width(..<360), is: black)
      #expect(color.value(in: narrow) === black && color.value(in: wide) === white)
      let (image, small) = (UIImage(), UIImage())
      let logo = image.screen(.width(..<360), is: small)
      #expect(logo.value(in: narrow) === small && logo.value(in: wide) === image)
    }

    @Test func `vectors and offsets are scaled in both directions`() throws {
      let context = try Screens.half()
      #expect(CGVector(dx: 10, dy: -20).auto(in: context) == CGVector(dx: 15, dy: -30))
      #expect(
        UIOffset(horizontal: 10, vertical: 20).auto(in: context)
          == UIOffset(horizontal: 15, vertical: 30))
      ScreenContext.with(context) {
        #expect(CGVector(dx: 10, dy: 0).auto().dx == 15)
        #expect(UIOffset(horizontal: 10, vertical: 0).auto().horizontal == 15)
      }
    }

    #if os(Linux)
      @Test(
        arguments: [
          (390, 1170, false), (320, 1170, true), (414, 1080, false), (375, 1080, true),
          (375, 750, false),
        ] as [(CGFloat, CGFloat, Bool)])
      func `a screen with Display Zoom on says so`(width: CGFloat, pixels: CGFloat, isZoomed: Bool)
      {
        let screen = UIScreen()
        screen.bounds.size.width = width
        screen.nativeBounds.size.width = pixels
        screen.scale = pixels == 750 ? 2 : 3
        #expect(screen.isDisplayZoomed == isZoomed)
      }
    #endif
  }
#endif
