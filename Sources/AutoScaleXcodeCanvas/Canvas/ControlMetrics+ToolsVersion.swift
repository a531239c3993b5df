import AutoScaleLayoutEngine
import AutoScaleTrees

extension ControlMetrics {
  /// Makes the sizes that a version of Interface Builder stored in its files.
  ///
  ///     ControlMetrics(toolsVersion: 14_460).roundedTextFieldHeight  // 30
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`, such as 14460 for Xcode 10.2; sizes
  ///   changed with 14800 (Xcode 11), 16000, 17000 (Xcode 12), 18000, 21000 (Xcode 14) and 24000
  ///   (Xcode 26).
  public init(toolsVersion: Int) {
    self = .standard
    if toolsVersion < 14_800 {
      stepperSize.height = 29
      segmentedControlHeight = 29
      segmentPadding = 14
      segmentWeight = .regular
      roundedTextFieldHeight = 30
    }
    if toolsVersion < 16_000 {
      pageControlHeight = 37
      pageDotDistance = 16
      plainTextFieldPadding = nil
    }
    switch toolsVersion {
    case ..<14_800: detailButtonSize = LayoutSize(width: 22, height: 22)
    case ..<18_000: detailButtonSize = LayoutSize(width: 25, height: 24)
    case ..<21_000: detailButtonSize = LayoutSize(width: 20, height: 20)
    default: break
    }
    if toolsVersion < 17_000 { progressHeight = 2 }
    if toolsVersion >= 18_000 { pageControlHeight = 26 }
    if (18_000..<21_000).contains(toolsVersion) { searchBarHeight = 51 }
    if toolsVersion >= 24_000 {
      switchSize = LayoutSize(width: 63, height: 28)
      sliderHeight = 34
      sliderOutsets = .zero
      searchBarHeight = 64
    }
  }
}
