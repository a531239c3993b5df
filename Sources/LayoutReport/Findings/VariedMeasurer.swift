import AutoLayout
import AutoScale
import ViewTree

/// Measures texts as another measurer does, larger or smaller by a factor.
struct VariedMeasurer: TextMeasurer {
  let base: any TextMeasurer

  /// How large texts are, as a part of what they are measured.
  let share: Double

  func measure(
    _ text: String, font: FontDescriptor, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    base.measure(text, font: varied(font), width: width, lines: lines, in: context)
  }

  func lineMetrics(of font: FontDescriptor) -> LineMetrics { base.lineMetrics(of: varied(font)) }

  private func varied(_ font: FontDescriptor) -> FontDescriptor {
    var font = font
    font.size *= share
    return font
  }
}

extension LayoutSettings {
  /// The same settings with texts that are larger or smaller than they are measured.
  func measuringTexts(times share: Double) -> LayoutSettings {
    guard var system = sizing as? SystemIntrinsicSizing else { return self }
    system.measurer = VariedMeasurer(base: system.measurer, share: share)
    var settings = self
    settings.sizing = system
    return settings
  }
}
