/// A role of text whose size follows the user's choice, as in `UIFont.TextStyle`.
///
/// Source: the Dynamic Type tables of Apple's Human Interface Guidelines, Typography.
public enum TextStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// 34 points at the default setting.
  case largeTitle

  /// 28 points at the default setting.
  case title1

  /// 22 points at the default setting.
  case title2

  /// 20 points at the default setting.
  case title3

  /// 17 points at the default setting, semibold.
  case headline

  /// 17 points at the default setting.
  case body

  /// 16 points at the default setting.
  case callout

  /// 15 points at the default setting.
  case subheadline

  /// 13 points at the default setting.
  case footnote

  /// 12 points at the default setting.
  case caption1

  /// 11 points at the default setting.
  case caption2

  /// Returns the font size of this style, in points, for the text size that the user chose.
  ///
  ///     TextStyle.body.pointSize(at: .large)                // 17
  ///     TextStyle.body.pointSize(at: .accessibilityMedium)  // 28
  public func pointSize(at category: TextSizeCategory) -> Double { sizes[category.step] }

  /// The sizes in points, one for each category from the smallest.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
