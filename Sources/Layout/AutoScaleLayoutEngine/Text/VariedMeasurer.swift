import AutoScale
import AutoScaleTrees

/// A measurer that measures texts larger, smaller or longer than another one.
struct VariedMeasurer: TextMeasurer {
  let base: any TextMeasurer

  /// The size of texts relative to the measured one.
  let share: Double

  /// The length of texts relative to the actual one.
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

  /// Repeats the text to reach the requested length.
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
