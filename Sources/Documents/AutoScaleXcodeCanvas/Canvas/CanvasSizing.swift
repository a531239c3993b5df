import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// Measures sizes as Xcode's canvas does.
struct CanvasSizing: IntrinsicSizing {
  let system: SystemIntrinsicSizing

  /// The sizes that the document states.
  let document: DocumentSizes

  /// The labels that were measured in whole points.
  let coarseLabels: CoarseLabels

  var measurer: any TextMeasurer { system.measurer }

  func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    var size = system.intrinsicContentSize(of: node, width: width, in: context)
    // A size stated by the document precedes a measured one.
    if let stated = document.stated(for: node, insteadOf: size) { return stated }
    // Xcode ran the class and stored what it saw: 108 more views agree with the size of a
    // designable.
    if let seen = document.designable(node) {
      (size.width, size.height) = (seen.width, seen.height)
      if let wrapped = wrappedSize(of: node, seenAs: seen, width: width, in: context) {
        (size.width, size.height) = (wrapped.width, wrapped.height)
      }
      return size
    }
    // 48 of 56 stored frames of such labels are 50 by 50.
    if case .label(let label) = node.role, let empty = emptySize(of: label) { return empty }
    if let symbol = symbolContent(of: node, in: context) {
      guard case .button = node.role else { return symbol }
      size.alignmentOutsets = symbol.alignmentOutsets
    }
    // In stacks contents are in pixels: 85 stored heights of 85.
    guard !isInStack(node) else { return size }
    if case .label(let label) = node.role,
      coarseLabels.contain(label, pixelsPerPoint: context.pixelsPerPoint)
    {
      size.height = size.height?.rounded(.up)
    } else if context.pixelsPerPoint > 2, case .button(let button) = node.role,
      button.style == .configured
    {
      size.width = size.width?.rounded(.up)
      size.height = size.height?.rounded(.up)
    }
    return size
  }

  /// Returns the content of a view that shows a symbol, or of a button's background symbol.
  private func symbolContent(
    of node: ViewNode, in context: ScreenContext
  ) -> IntrinsicContentSize? {
    let drawn =
      switch node.role {
      case .image(let image): image.imageSize
      case .button(let button): button.backgroundImageSize
      default: LayoutSize?.none
      }
    guard let drawn, let symbol = document.symbol(of: node) else { return nil }
    return symbol.content(drawn: drawn, pixelsPerPoint: context.pixelsPerPoint)
  }

  /// Returns the size of a label without text in a stack, which can be selected.
  private func emptySize(of label: LabelNode) -> IntrinsicContentSize? {
    guard label.text ?? "" == "", label.parent?.role.stack != nil, label.numberOfLines == 1 else {
      return nil
    }
    return IntrinsicContentSize(width: 50, height: 50)
  }

  /// Returns whether a view is in a stack, at any depth.
  private func isInStack(_ node: ViewNode) -> Bool {
    sequence(first: node, next: \.parent).contains { $0.role.stack != nil }
  }

  /// Returns the size of a label of the user's own class whose text wraps: its font, which its code
  /// chose, is that in which the text has the size that Xcode saw, without wrapping.
  private func wrappedSize(
    of node: ViewNode, seenAs seen: IntrinsicContentSize, width: Double?, in context: ScreenContext
  ) -> LayoutSize? {
    guard case .label(let label) = node.role, label.numberOfLines != 1, let text = label.text,
      var font = label.font, let seenWidth = seen.width, let seenHeight = seen.height,
      let width, width < seenWidth
    else { return nil }
    func measure(_ font: FontDescriptor, width: Double?) -> TextMeasurement {
      system.measurer.measure(
        text, font: font, width: width, lines: label.numberOfLines, in: context)
    }
    font.textStyle = nil
    let height = system.measurer.lineMetrics(of: font)
      .height(ofLines: measure(font, width: nil).lineCount)
    guard height > 0 else { return nil }
    let size = font.size * seenHeight / height
    // The height was rounded up to whole pixels, from that of a size in whole points as a rule.
    font.size = size - size.rounded(.down) < 0.45 ? size.rounded(.down) : size
    let share = seenWidth / max(measure(font, width: nil).size.width, 1)
    let wrapped = measure(font, width: width / share).size
    return LayoutSize(width: wrapped.width * share, height: wrapped.height)
  }
}
