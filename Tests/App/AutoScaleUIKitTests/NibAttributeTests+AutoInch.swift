#if canImport(UIKit)
  @testable import AutoScaleUIKit
  import Testing
  import UIKit

  /// The runtime attributes of files for AutoInch besides constants and fonts.
  @MainActor @Suite struct AutoInchAttributeTests {
    @Test func `a corner radius clips, as files expect`() throws {
      let view = UIView("view")
      try ScreenContext.with(Screens.half()) { view.autoCornerRadius = 8 }
      #expect(view.layer.masksToBounds && view.layer.cornerRadius == 12)
    }

    @Test func `a spacing is scaled at once, and not again`() throws {
      let stack = UIStackView(arrangedSubviews: [])
      stack.spacing = 8
      #expect(!stack.autoSpacing)
      try ScreenContext.with(Screens.half()) {
        stack.autoSpacing = false
        #expect(stack.spacing == 8)
        stack.autoSpacing = true
        stack.autoSpacing = true
      }
      #expect(stack.autoSpacing && stack.spacing == 12)
      stack.adaptScreenWidth(in: try Screens.fifth())
      #expect(stack.spacing == 9.6)
    }

    @Test func `insets of a button are scaled by their own attributes`() throws {
      let button = UIButton(type: .custom)
      let insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      button.setInsets(insets)
      try ScreenContext.with(Screens.half()) { button.autoTitleInsets = true }
      let scaled = UIEdgeInsets(top: 3, left: 6, bottom: 9, right: 12)
      #expect(button.insetsAsSet == [insets, scaled, insets])
      try ScreenContext.with(Screens.half()) {
        button.autoContentInsets = true
        button.autoImageInsets = true
      }
      #expect(button.insetsAsSet == [scaled, scaled, scaled])
      #expect(button.autoContentInsets && button.autoTitleInsets && button.autoImageInsets)
      button.adaptScreenWidth(in: try Screens.half())
      #expect(button.insetsAsSet == [scaled, scaled, scaled])
      button.restoreDesign()
      #expect(button.insetsAsSet == [insets, insets, insets])
    }

    @Test func `images are scaled once, with the same pixels`() throws {
      let image = try #require(Pictures.image)
      let (view, button) = (UIImageView(frame: .zero), UIButton(type: .custom))
      view.image = image.withRenderingMode(.alwaysTemplate)
      button.setImage(image, for: .normal)
      try ScreenContext.with(Screens.half()) {
        for _ in 0..<2 {
          view.autoImage = true
          button.autoImage = true
        }
      }
      let size = CGSize(width: image.size.width * 1.5, height: image.size.height * 1.5)
      #expect(view.image?.size == size && view.image?.renderingMode == .alwaysTemplate)
      for state in [UIControl.State.normal, .highlighted] {
        #expect(button.image(for: state)?.size == size)
      }
      #expect(view.image?.cgImage?.width == image.cgImage?.width)
    }

    @Test func `lines and shadows of a label are scaled once`() throws {
      let label = UILabel("label", .systemFont(ofSize: 20))
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      label.attributedText = NSAttributedString(
        string: "label", attributes: [.paragraphStyle: style])
      label.shadowOffset = CGSize(width: 2, height: 4)
      try ScreenContext.with(Screens.half()) {
        for _ in 0..<2 {
          label.autoLine = true
          label.autoShadowOffset = true
        }
      }
      let scaled =
        label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
      #expect(scaled?.lineSpacing == 6 && style.lineSpacing == 4)
      #expect(label.shadowOffset == CGSize(width: 3, height: 6))
    }
  }

  private enum Pictures {
    /// An image of pixels; the stub has none but of a size.
    @MainActor static var image: UIImage? {
      #if os(Linux)
        UIImage(cgImage: CGImage(width: 20, height: 10), scale: 2, orientation: .up)
      #else
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in }
      #endif
    }
  }

  /// The insets that are deprecated for new code, without the warning.
  @MainActor private protocol OldInsets: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
    var titleEdgeInsets: UIEdgeInsets { get set }
    var imageEdgeInsets: UIEdgeInsets { get set }
  }

  extension UIButton: OldInsets {
    /// Those of content, title and image.
    fileprivate var insetsAsSet: [UIEdgeInsets] {
      let button: any OldInsets = self
      return [button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets]
    }

    fileprivate func setInsets(_ insets: UIEdgeInsets) {
      let button: any OldInsets = self
      button.contentEdgeInsets = insets
      button.titleEdgeInsets = insets
      button.imageEdgeInsets = insets
    }
  }
#endif
