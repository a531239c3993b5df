import AutoScale
import AutoScaleTrees
import Foundation

extension SystemIntrinsicSizing {
  /// Returns the size of a text field, as wide as its text or placeholder, and its baseline.
  func size(of field: TextFieldNode, in context: ScreenContext) -> IntrinsicContentSize {
    let font = font(of: field)
    // The placeholder of a field with text still counts; UIKit sizes for the wider one.
    let widths = [field.text, field.placeholder].map {
      measurer.measure($0 ?? "", font: font, width: nil, lines: 1, in: context).size.width
    }
    let width = widths.max() ?? 0
    return IntrinsicContentSize(
      // Fitted to stored frames: 7 points at each side of the text, and 32 in all for no text.
      width: field.borderStyle == .roundedRect ? max(width, 18) + 14 : width,
      height: height(of: field, font, in: context), baselines: centeredBaselines(of: font))
  }

  /// Returns the height of a text field; a secure one without border is as high as its line.
  private func height(
    of field: TextFieldNode, _ font: FontDescriptor, in context: ScreenContext
  ) -> Double {
    // A field has no room for leading: its line is that of the letters.
    let line = measurer.lineMetrics(of: font).lineHeight
    let isRounded = field.borderStyle == .roundedRect
    // From tools 16000 on a field is higher than its line, unless it hides its text: stored frames
    // of two repositories.
    guard let padding = metrics.plainTextFieldPadding, isRounded || !field.isSecureTextEntry else {
      return isRounded ? metrics.roundedTextFieldHeight : line.rounded(.up)
    }
    // Rounded down: 17 points have 20.287, which counts as 20 at two pixels and gives 22.
    let height = (line * context.pixelsPerPoint).rounded(.down) / context.pixelsPerPoint + padding
    // A large font makes the border larger; source: stored frames of three repositories.
    return isRounded ? max(metrics.roundedTextFieldHeight, height + 8) : height
  }

  /// Returns the size of a text view that does not scroll: its wrapped text and its insets.
  func size(
    of textView: TextViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    // A text view that scrolls takes any size, so its content gives none.
    guard !textView.isScrollEnabled else { return .none }
    // UITextView's textContainerInset of 8 and its line fragment padding of 5.
    let insets = LayoutInsets(top: 8, left: 5, bottom: 8, right: 5)
    let text = measurer.measure(
      textView.text ?? "", of: textView, width: width.map { max($0 - insets.horizontal, 0) },
      lines: 0, in: context)
    // The text fits pixels; the insets are whole points anyway.
    let height = height(of: textView, text).roundedUp(toPixelsPerPoint: context.pixelsPerPoint)
    return IntrinsicContentSize(
      width: text.size.width + insets.horizontal, height: height + insets.vertical)
  }

  /// Returns the height of all lines; unlike a label, a text view has its leading below the last
  /// line too.
  private func height(of textView: TextViewNode, _ text: TextMeasurement) -> Double {
    let parts = textView.parts(of: textView.text ?? "")
    // The last line's own font decides about the space below it.
    let font = parts?.last?.font ?? font(of: textView)
    let line = measurer.lineMetrics(of: font).with(textView.lineHeight)
    // An empty text view is one line high, unlike an empty label.
    return parts == nil
      ? Double(max(text.lineCount, 1)) * (line.lineHeight + line.leading)
      : text.size.height + line.leading
  }

  /// Returns the size of a segmented control, with a line between its segments.
  func size(of control: SegmentedControlNode, in context: ScreenContext) -> IntrinsicContentSize {
    // 13 points is the font of UISegmentedControl's titles.
    let (outsets, font) = (
      metrics.segmentedControlOutsets,
      FontDescriptor.system(13, weight: metrics.segmentWeight)
    )
    let widths = segmentWidths(of: control, font, in: context)
    // A line of one point separates two segments. Without segments there is no width.
    return IntrinsicContentSize(
      width: widths.isEmpty
        ? nil : widths.reduce(0, +) + Double(widths.count - 1) - outsets.horizontal,
      height: metrics.segmentedControlHeight - outsets.vertical,
      alignmentOutsets: outsets,
      baselines: centeredBaselines(of: font, below: (outsets.bottom - outsets.top) / 2))
  }

  /// Returns the widths of segments: the given ones, or else the widest content or each segment's
  /// own content.
  private func segmentWidths(
    of control: SegmentedControlNode, _ font: FontDescriptor, in context: ScreenContext
  ) -> [Double] {
    func value(_ widths: [Double], _ index: Int) -> Double {
      widths.indices.contains(index) ? widths[index] : 0
    }
    let contents = control.titles.enumerated().map { index, title in
      let text = measurer.measure(title, font: font, width: nil, lines: 1, in: context).size.width
      // Each title in whole points: Xcode's frames of "Solid" and "Gradient" are 145 wide.
      return max(text.rounded(.up), value(control.imageWidths, index)) + metrics.segmentPadding
    }
    let widest = contents.max() ?? 0
    return contents.enumerated().map { index, content in
      // A width of zero means that the control finds it (documentation of UISegmentedControl).
      let given = value(control.segmentWidths, index)
      return given > 0 ? given : control.apportionsWidthsByContent ? content : widest
    }
  }

  /// Returns the size of a page control: its dots in a row.
  func size(of control: PageControlNode) -> IntrinsicContentSize {
    var size = alignmentSize(height: metrics.pageControlHeight)
    // Since iOS 14 the dots are drawn otherwise, and no width is measured.
    if let distance = metrics.pageDotDistance, control.numberOfPages > 0 {
      size.width = Double(control.numberOfPages - 1) * distance + metrics.pageDotLength
    }
    return size
  }

  /// Returns the height of a toolbar, which is higher on screens without a home button.
  func toolbarHeight(in context: ScreenContext) -> Double {
    // A home indicator takes from the bottom of the safe area; a home button does not.
    context.safeArea.bottom > 0 ? metrics.toolbarHeight : metrics.homeButtonToolbarHeight
  }

  func size(of indicator: ActivityIndicatorNode) -> IntrinsicContentSize {
    let length =
      indicator.isLarge ? metrics.largeActivityIndicatorLength : metrics.activityIndicatorLength
    return IntrinsicContentSize(width: length, height: length)
  }

  /// Returns the size of the alignment rectangle in a frame.
  func alignmentSize(of size: LayoutSize, outsets: LayoutInsets = .zero) -> IntrinsicContentSize {
    var content = alignmentSize(height: size.height, outsets: outsets)
    content.width = size.width - outsets.horizontal
    return content
  }

  /// Returns the height of the alignment rectangle in a frame without a width of its own.
  func alignmentSize(height: Double, outsets: LayoutInsets = .zero) -> IntrinsicContentSize {
    IntrinsicContentSize(height: height - outsets.vertical, alignmentOutsets: outsets)
  }
}
