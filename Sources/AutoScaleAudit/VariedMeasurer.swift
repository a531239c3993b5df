import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Measures texts as another measurer does, larger, smaller or longer by a factor.
struct VariedMeasurer: TextMeasurer {
  let base: any TextMeasurer

  /// How large texts are, as a part of what they are measured.
  let share: Double

  /// How long texts are, as a part of what they are.
  let length: Double

  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(lengthened(text), font: varied(font), width: width, lines: lines, in: context)
  }

  func measure(
    _ parts: [TextPart], lineHeight: LineHeight?, width: Double?, lines: Int,
    in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(
      parts.map { TextPart(lengthened($0.text), font: varied($0.font)) }, lineHeight: lineHeight,
      width: width, lines: lines, in: context)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: varied(font)) }

  /// A text with its own words behind it again, as many as make it as long as it is to be.
  private func lengthened(_ text: String) -> String {
    guard length > 1, !text.isEmpty else { return text }
    let characters = text.filter { !$0.isNewline }
    let missing = Int((Double(text.count) * (length - 1)).rounded(.up))
    return text + String(repeating: characters, count: 1 + Int(length)).prefix(missing)
  }

  private func varied(_ font: FontDescriptor) -> FontDescriptor {
    var font = font
    font.size *= share
    return font
  }
}

extension LayoutSettings {
  /// The same settings with texts that are larger or smaller than they are measured, or longer.
  func measuringTexts(times share: Double, length: Double) -> LayoutSettings {
    guard var system = sizing as? SystemIntrinsicSizing else { return self }
    system.measurer = VariedMeasurer(base: system.measurer, share: share, length: length)
    var settings = self
    settings.sizing = system
    return settings
  }
}
