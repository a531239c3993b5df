import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// Measures texts as the canvas of a version of Interface Builder did.
///
/// The versions differ in the cuts of the system font and in the sizes of text styles.
struct CanvasMeasurer: TextMeasurer {
  private var base: SystemTextMeasurer

  /// The text size in which text styles are drawn.
  private let category: TextSizeCategory

  /// Whether the second title is as small as the third one, as in stored frames of two repositories.
  private let hasSmallTitles: Bool

  init(of version: ToolsVersion, fonts: FontLibrary) {
    base = SystemTextMeasurer(fonts: fonts)
    // Before iOS 11 the large cut is 0.015 em wider (texts of four repositories); before tools
    // 16000 the cut changes at 20 points, and later it changes gradually.
    base.cuts =
      switch version {
      case ..<ToolsVersion.leastMargins: .separateAndWide
      case ..<ToolsVersion.continuousFont: .separate
      default: .continuous
      }
    hasSmallTitles = version < .iOS13Controls
    // From tools 18000 to 20999 Xcode drew text styles in the smallest size: 82, 144 and 203 views
    // of three sets of documents agree by that.
    let small = ToolsVersion.smallTextStyles..<ToolsVersion.standardTextStyles
    category = small.contains(version) ? .extraSmall : .large
  }

  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(text, font: drawn(font), width: width, lines: lines, in: context)
  }

  func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(
      parts.map { TextPart($0.text, font: drawn($0.font)) }, lineHeight: lineHeight, width: width,
      lines: lines, in: context)
  }

  func lines(
    of text: String, font: FontDescriptor, width: Double?, in context: ScreenContext
  ) -> [TextLine] {
    base.lines(of: text, font: drawn(font), width: width, in: context)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: drawn(font)) }

  private func drawn(_ font: FontDescriptor) -> FontDescriptor {
    guard let style = font.textStyle else { return font }
    let shown = hasSmallTitles && style == .title2 ? .title3 : style
    // By the ratio of two sizes, so that a font that was scaled keeps its factor.
    var drawn = font
    drawn.size *= shown.pointSize(at: category) / style.pointSize(at: .large)
    return drawn
  }
}
