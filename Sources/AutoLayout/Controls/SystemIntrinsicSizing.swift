import AutoScale
import ViewTree

/// The sizes that the system's views have by their content.
///
///     let button = ButtonNode(title: "Button", font: .system(15))
///     SystemIntrinsicSizing().intrinsicContentSize(of: button, in: .design)  // 46 × 30
///
/// A node of a role that is not known to have a size has none. A node without font has that of its
/// role: 17 points in a label or a field, 15 in a system button, 14 in a text view.
public struct SystemIntrinsicSizing: IntrinsicSizing {
  /// What measures the texts.
  public var measurer: any TextMeasurer

  /// The sizes of the controls.
  public var metrics: ControlMetrics

  /// Makes a sizing of a measurer and of sizes for the controls.
  public init(
    measurer: any TextMeasurer = SystemTextMeasurer(), metrics: ControlMetrics = .standard
  ) {
    self.measurer = measurer
    self.metrics = metrics
  }

  /// Returns the size of a node's content.
  ///
  /// - Complexity: O(*n*) in the length of the node's text.
  public func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    // Most nodes are plain: for them one comparison replaces the casts.
    if type(of: node) == ViewNode.self { return .none }
    return switch node {
    case let label as LabelNode: size(of: label, width: width, in: context)
    case let button as ButtonNode: size(of: button, in: context)
    case let field as TextFieldNode: size(of: field, in: context)
    case let textView as TextViewNode: size(of: textView, width: width, in: context)
    case let control as SegmentedControlNode: size(of: control, in: context)
    case let image as ImageNode: size(of: image)
    default: fixedSize(of: node, in: context)
    }
  }

  private func size(
    of label: LabelNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize {
    let text = measurer.measure(
      label.text ?? "", font: label.font ?? .system(17),
      width: label.numberOfLines == 1 ? nil : width, lines: label.numberOfLines, in: context)
    return IntrinsicContentSize(
      width: text.size.width, height: text.size.height,
      baselines: .edges(
        firstFromTop: text.firstBaselineOffsetFromTop,
        lastFromBottom: text.lastBaselineOffsetFromBottom))
  }

  private func size(of image: ImageNode) -> IntrinsicContentSize {
    IntrinsicContentSize(width: image.imageSize?.width, height: image.imageSize?.height)
  }

  /// A line of text has its baseline where the middle of the line is the middle of the view.
  func centeredBaselines(of font: FontDescriptor) -> TextBaselines {
    let lines = measurer.lineMetrics(of: font)
    return .centered(below: lines.ascender - lines.lineHeight / 2)
  }
}
