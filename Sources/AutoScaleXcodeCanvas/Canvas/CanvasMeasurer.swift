import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Measures texts as the canvas of a version of Interface Builder did.
///
/// Before tools 16000 the system font had two cuts, which met at 20 points; before 13000 that for display
/// was wider. From tools 18000 to 20999 canvases drew text styles in the sizes of the smallest text size,
/// and before 14800 (Xcode 11) the second title in that of the third one.
struct CanvasMeasurer: TextMeasurer {
  private var base: SystemTextMeasurer

  /// The text size in which text styles are drawn.
  private let category: TextSizeCategory

  /// Whether the second title is as small as the third one, as stored frames of two repositories have it.
  private let hasSmallTitles: Bool

  init(toolsVersion: Int, fonts: FontLibrary) {
    base = SystemTextMeasurer(fonts: fonts)
    base.cuts =
      switch toolsVersion {
      case ..<13_000: .separateAndWide
      case ..<16_000: .separate
      default: .continuous
      }
    hasSmallTitles = toolsVersion < 14_800
    category = (18_000..<21_000).contains(toolsVersion) ? .extraSmall : .large
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
    var drawn = font
    drawn.size *= shown.pointSize(at: category) / style.pointSize(at: .large)
    return drawn
  }
}
