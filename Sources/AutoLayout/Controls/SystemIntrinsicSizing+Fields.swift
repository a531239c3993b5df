import AutoScale
import Foundation
import ViewTree

extension SystemIntrinsicSizing {
  /// The height of a text field and its baseline; how wide it is does not depend on its text.
  func size(of field: TextFieldNode, in context: ScreenContext) -> IntrinsicContentSize {
    let font = field.font ?? .system(17)
    let lineHeight = measurer.lineMetrics(of: font).lineHeight.rounded(.up)
    // Stored frames are 17 high at 14 points and 22 at 17, where the line takes 17 and 21.
    let plainHeight = font.size < 17 ? lineHeight : lineHeight + 1
    return IntrinsicContentSize(
      height: field.borderStyle == .roundedRect ? metrics.roundedTextFieldHeight : plainHeight,
      baselines: centeredBaselines(of: font))
  }

  /// The size of a view whose role alone decides about it.
  func fixedSize(of node: ViewNode, in context: ScreenContext) -> IntrinsicContentSize {
    switch node {
    case is SwitchNode:
      alignmentSize(
        width: metrics.switchSize.width, height: metrics.switchSize.height,
        outsets: metrics.switchOutsets)
    case is SliderNode:
      alignmentSize(height: metrics.sliderHeight, outsets: metrics.sliderOutsets)
    case is SegmentedControlNode:
      alignmentSize(
        height: metrics.segmentedControlHeight, outsets: metrics.segmentedControlOutsets)
    case is StepperNode:
      alignmentSize(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
    case let indicator as ActivityIndicatorNode: size(of: indicator)
    default: IntrinsicContentSize(height: height(of: node, in: context))
    }
  }

  /// The height of a view that is as wide as there is room.
  private func height(of node: ViewNode, in context: ScreenContext) -> Double? {
    switch node {
    case is ProgressNode: metrics.progressHeight
    case is PageControlNode: metrics.pageControlHeight
    case is SearchBarNode: metrics.searchBarHeight
    case is ToolbarNode:
      context.safeArea.bottom > 0 ? metrics.toolbarHeight : metrics.homeButtonToolbarHeight
    case is NavigationBarNode: metrics.navigationBarHeight
    case is TabBarNode: metrics.tabBarHeight
    case is PickerNode, is DatePickerNode: metrics.pickerHeight
    default: nil
    }
  }

  private func size(of indicator: ActivityIndicatorNode) -> IntrinsicContentSize {
    let length =
      indicator.isLarge ? metrics.largeActivityIndicatorLength : metrics.activityIndicatorLength
    return IntrinsicContentSize(width: length, height: length)
  }

  /// The size of an alignment rectangle whose frame is known.
  private func alignmentSize(
    width: Double? = nil, height: Double, outsets: EdgeInsets = .zero
  ) -> IntrinsicContentSize {
    IntrinsicContentSize(
      width: width.map { $0 - outsets.horizontal }, height: height - outsets.vertical,
      alignmentOutsets: outsets)
  }
}
