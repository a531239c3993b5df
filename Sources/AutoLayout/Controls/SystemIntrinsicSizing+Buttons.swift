import AutoScale
import Foundation
import ViewTree

extension SystemIntrinsicSizing {
  /// The size of a button: its title and its image side by side, and what is around them.
  func size(of button: ButtonNode, in context: ScreenContext) -> IntrinsicContentSize {
    let font = font(of: button)
    guard let title = button.title, !title.isEmpty else { return sizeWithoutTitle(button, font) }
    let text = measurer.measure(title, of: button, width: nil, lines: 1, in: context)
    let image = button.imageSize ?? .zero
    let content = LayoutSize(
      width: text.size.width + image.width,
      height: max(lineHeight(of: font), text.size.height, image.height))
    let size =
      button.style == .configured
      ? configured(content, insets: button.contentInsets, in: context)
      : plain(content, of: button)
    return IntrinsicContentSize(
      width: size.width, height: size.height,
      baselines: .centered(
        below: (text.firstBaselineOffsetFromTop - text.lastBaselineOffsetFromBottom) / 2))
  }

  private func sizeWithoutTitle(
    _ button: ButtonNode, _ font: FontDescriptor
  ) -> IntrinsicContentSize {
    let line = lineHeight(of: font).rounded(.up)
    guard let image = button.imageSize else {
      return IntrinsicContentSize(
        width: 30, height: (lineHeight(of: font) + 12).rounded(.up),
        baselines: centeredBaselines(of: font))
    }
    // An empty title still has a line, but for that of a configuration.
    let height = button.style == .configured ? image.height : max(image.height, line)
    let insets = button.contentInsets ?? .zero
    return IntrinsicContentSize(
      width: image.width + insets.horizontal, height: height + insets.vertical)
  }

  /// A title takes what its font leaves free between lines, but not what a text style does.
  private func lineHeight(of font: FontDescriptor) -> Double {
    let lines = measurer.lineMetrics(of: font)
    return lines.lineHeight + (font.textStyle == nil ? lines.leading : 0)
  }

  /// The size around the content of a button without configuration; the system's own insets are for
  /// a title that is alone.
  private func plain(_ content: LayoutSize, of button: ButtonNode) -> LayoutSize {
    let insets = button.contentInsets ?? .zero
    guard insets != .zero || button.imageSize != nil else {
      return LayoutSize(
        width: max(30, content.width.rounded(.up)), height: (content.height + 12).rounded(.up))
    }
    return LayoutSize(
      width: content.width.rounded(.up) + insets.horizontal,
      height: content.height.rounded(.up) + insets.vertical)
  }

  /// The size around a title of a button with a configuration, in whole pixels.
  private func configured(
    _ content: LayoutSize, insets: EdgeInsets?, in context: ScreenContext
  ) -> LayoutSize {
    let insets = insets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    let scale = context.pixelsPerPoint
    return LayoutSize(
      width: (content.width + insets.horizontal).roundedUp(toPixelsPerPoint: scale),
      height: (content.height + insets.vertical).roundedUp(toPixelsPerPoint: scale))
  }
}
