import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A screen whose pixels are so small that nothing is seen of rounding to them.
let finestScreen: ScreenContext = {
  guard let context = try? ScreenContext(width: 375, height: 667, pixelsPerPoint: 1e6) else {
    preconditionFailure("the numbers are positive")
  }
  return context
}()

/// A font in which every known and unknown letter is 6 points wide.
let sixPoints = FontDescriptor.system(10, traits: .monospaced)

/// Measures a text with the system's measurer.
func measure(
  _ text: String, _ font: FontDescriptor = sixPoints, width: Double? = nil, lines: Int = 0,
  in context: ScreenContext = .design
) -> TextMeasurement {
  SystemTextMeasurer().measure(text, font: font, width: width, lines: lines, in: context)
}

/// The width of a text in em, whatever the pixel grid.
func ems(_ text: String, _ font: FontDescriptor = .system(12)) -> Double {
  measure(text, font, in: finestScreen).size.width / font.size
}
