import AutoScale
import Foundation
import ViewTree

extension SystemIntrinsicSizing {
  /// The size of a button: its title and its image side by side, and what is around them.
  func size(of button: ButtonNode, in context: ScreenContext) -> IntrinsicContentSize {
    let font = button.font ?? .system(Self.pointSize(of: button.style))
    guard let title = button.title, !title.isEmpty else { return sizeWithoutTitle(button, font) }
    let text = measurer.measure(title, font: font, width: nil, lines: 1, in: context)
    let image = button.imageSize ?? .zero
    let content = LayoutSize(
      width: text.size.width + image.width,
      height: max(lineHeight(of: font), image.height))
    let size =
      button.style == .configured
      ? configured(content, insets: button.contentInsets, in: context)
      : plain(content, insets: button.contentInsets)
    return IntrinsicContentSize(
      width: size.width, height: size.height, baselines: centeredBaselines(of: font))
  }

  private func sizeWithoutTitle(
    _ button: ButtonNode, _ font: FontDescriptor
  ) -> IntrinsicContentSize {
    guard let image = button.imageSize else {
      return IntrinsicContentSize(
        width: 30, height: plain(emptyLine(of: font), insets: nil).height,
        baselines: centeredBaselines(of: font))
    }
    let insets = button.contentInsets ?? .zero
    return IntrinsicContentSize(
      width: image.width + insets.horizontal, height: image.height + insets.vertical)
  }

  private func emptyLine(of font: FontDescriptor) -> LayoutSize {
    LayoutSize(height: lineHeight(of: font))
  }

  /// A title takes what its font leaves free between lines, but not what a text style does.
  private func lineHeight(of font: FontDescriptor) -> Double {
    let lines = measurer.lineMetrics(of: font)
    return lines.lineHeight + (font.textStyle == nil ? lines.leading : 0)
  }

  /// The size around a title of a button without configuration; insets replace the system's.
  private func plain(_ content: LayoutSize, insets: EdgeInsets?) -> LayoutSize {
    guard let insets, insets != .zero else {
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

  private static func pointSize(of style: ButtonNode.Style) -> Double {
    switch style {
    case .system: 15
    case .custom: 18
    case .configured: 17
    }
  }
}
