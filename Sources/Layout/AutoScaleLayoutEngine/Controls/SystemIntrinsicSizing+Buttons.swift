import AutoScale
import AutoScaleTrees
import Foundation

extension SystemIntrinsicSizing {
  /// Returns the size of a button: title and image side by side with their insets, and at least the
  /// size of the background image.
  func size(of button: ButtonNode, in context: ScreenContext) -> IntrinsicContentSize {
    // Such a button draws a symbol of its own and ignores fonts and insets.
    if button.style == .detail {
      let scale = context.pixelsPerPoint
      return IntrinsicContentSize(
        width: metrics.detailButtonSize.width.roundedUp(toPixelsPerPoint: scale),
        height: metrics.detailButtonSize.height.roundedUp(toPixelsPerPoint: scale))
    }
    var size = contentSize(of: button, in: context)
    // UIKit may stretch a background but does not shrink it: 65 of 72 such buttons of the corpus
    // are at least as large as theirs.
    guard let background = button.backgroundImageSize else { return size }
    size.width = max(size.width ?? 0, background.width)
    size.height = max(size.height ?? 0, background.height)
    return size
  }

  private func contentSize(
    of button: ButtonNode, in context: ScreenContext
  ) -> IntrinsicContentSize {
    let font = font(of: button)
    let image = imageSize(of: button, in: context)
    guard let title = button.title, !title.isEmpty else {
      return sizeWithoutTitle(button, image, font)
    }
    let text = measurer.measure(title, of: button, width: nil, lines: 1, in: context)
    let content = LayoutSize(
      width: text.size.width + (image?.width ?? 0),
      // Parts of an attributed title may be higher than the button's own font.
      height: max(lineHeight(of: font), text.size.height, image?.height ?? 0))
    let size =
      button.style == .configured
      ? configured(content, insets: button.contentInsets, in: context)
      : plain(content, of: button)
    return IntrinsicContentSize(
      width: size.width, height: size.height,
      // A title of one line lies in the middle; its baseline is half the difference of the two
      // distances below the middle.
      baselines: .centered(
        below: (text.firstBaselineOffsetFromTop - text.lastBaselineOffsetFromBottom) / 2))
  }

  /// Returns the size of a button's image; a symbol is as wide as its drawing, and as high as its
  /// line.
  private func imageSize(of button: ButtonNode, in context: ScreenContext) -> LayoutSize? {
    guard let size = button.imageSize, let font = button.symbolFont else { return button.imageSize }
    let line = measurer.lineMetrics(of: font)
    // A measurer may use another size for a text style than the font's.
    let natural = SystemTextMeasurer().lineMetrics(of: font).lineHeight
    guard natural > 0, natural.isFinite else { return .zero }
    let scale = context.pixelsPerPoint
    return LayoutSize(
      // UIKit scales a symbol with its font; its height is that of the line whatever the drawing.
      width: (size.width * line.lineHeight / natural).roundedUp(toPixelsPerPoint: scale),
      height: line.symbolHeight(pixelsPerPoint: scale))
  }

  private func sizeWithoutTitle(
    _ button: ButtonNode, _ image: LayoutSize?, _ font: FontDescriptor
  ) -> IntrinsicContentSize {
    // Xcode stores 30 × 30 for an empty button whose font has 15 points.
    let line = lineHeight(of: font).rounded(.up)
    guard let image else {
      return IntrinsicContentSize(
        width: 30, height: (lineHeight(of: font) + 12).rounded(.up),
        baselines: centeredBaselines(of: font))
    }
    // An empty title still has a line, except in a configuration.
    let isConfigured = button.style == .configured
    let height = isConfigured ? image.height : max(image.height, line)
    let insets = button.contentInsets ?? (isConfigured ? Self.configurationInsets : .zero)
    return IntrinsicContentSize(
      width: image.width + insets.horizontal, height: height + insets.vertical)
  }

  /// Returns the height of a title's line, with the font's leading but without that of a text
  /// style.
  private func lineHeight(of font: FontDescriptor) -> Double {
    // Measured on stored frames: named fonts with leading count it, text styles do not.
    let lines = measurer.lineMetrics(of: font)
    return lines.lineHeight + (font.textStyle == nil ? lines.leading : 0)
  }

  /// Returns the size of a button without configuration; the system's own insets apply to a title
  /// without image.
  private func plain(_ content: LayoutSize, of button: ButtonNode) -> LayoutSize {
    let insets = button.contentInsets ?? .zero
    // Stored frames of titles with an image have no 12 points around them.
    guard insets != .zero || button.imageSize != nil else {
      return LayoutSize(
        // The text in whole points first, then 30 at least: "Button" at 15 points is 46 × 30.
        width: max(30, content.width.rounded(.up)), height: (content.height + 12).rounded(.up))
    }
    return LayoutSize(
      width: content.width.rounded(.up) + insets.horizontal,
      height: content.height.rounded(.up) + insets.vertical)
  }

  /// The default insets of a configuration.
  ///
  /// In stored frames "Button" at 17 points is 24 wider than its text and 14 higher.
  private static let configurationInsets = LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// Returns the size of a button with a configuration, in whole pixels.
  private func configured(
    _ content: LayoutSize, insets: LayoutInsets?, in context: ScreenContext
  ) -> LayoutSize {
    let insets = insets ?? Self.configurationInsets
    let scale = context.pixelsPerPoint
    // A configured button fits pixels, where a plain one fits points: 75 × 34⅓ at three pixels.
    return LayoutSize(
      width: (content.width + insets.horizontal).roundedUp(toPixelsPerPoint: scale),
      height: (content.height + insets.vertical).roundedUp(toPixelsPerPoint: scale))
  }
}
