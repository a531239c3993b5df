import ViewTree

/// The measures of the system font, as far as they are known without it.
///
/// Vertical measures are exact. Widths are those of Inter, with the system font's tracking and with
/// factors for its weights. A font with a name or a family counts as the system font.
///
/// Source: Apple's Human Interface Guidelines, Typography, for the tracking.
struct SystemFont {
  /// The size in points; zero for one that is negative or not finite.
  let size: Double

  private let weightFactor: Double
  private let tracking: Double
  private let displayShare: Double
  private let isMonospaced: Bool

  init(_ font: FontDescriptor) {
    size = font.size.isFinite ? max(font.size, 0) : 0
    weightFactor = Self.widthFactor(of: font.weight)
    tracking = Self.tracking(at: size)
    displayShare = min(max((size - 17) / (28 - 17), 0), 1)
    isMonospaced = font.traits.contains(.monospaced)
  }

  var lineMetrics: LineMetrics {
    LineMetrics(ascender: size * 1950 / 2048, descender: size * 494 / 2048)
  }

  /// How far a predicted width may be from the true one, as a fraction of it.
  var uncertainty: Double { size <= 17 ? 0.03 : 0.05 }

  /// The width of a glyph, in points; weight and tracking leave squares and emoji alone.
  func width(of glyph: Glyph) -> Double {
    switch glyph.shape {
    case .invisible: 0
    case .emoji: 1.27 * size
    case .fullWidth: 1.02 * size
    case .other where isMonospaced, .ascii where isMonospaced: 0.6 * size
    case .other: (0.6 + tracking) * size * weightFactor
    case .ascii(let code): (advance(of: code) + tracking) * size * weightFactor
    case .ellipsis: 3 * width(of: Glyph(.ascii(46)))
    }
  }

  /// The advance of an ASCII character, in em: between the cuts for text and for display.
  private func advance(of code: UInt8) -> Double {
    let index = Int(code) - 32
    let text = InterAdvances.text[index] / 10_000
    let display = InterAdvances.display[index] / 10_000 * 0.975
    return text + (display - text) * displayShare
  }

  private static func widthFactor(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.94
    case .thin: 0.958
    case .light: 0.981
    case .regular: 1
    case .medium: 1.026
    case .semibold: 1.046
    case .bold: 1.072
    case .heavy: 1.105
    case .black: 1.13
    }
  }

  /// The space after each character, in em; between two whole sizes, between theirs.
  private static func tracking(at size: Double) -> Double {
    let place = min(max(size - 6, 0), Double(trackings.count - 1))
    let index = Int(place)
    let next = min(index + 1, trackings.count - 1)
    let share = place - Double(index)
    return (trackings[index] + (trackings[next] - trackings[index]) * share) / 1000
  }

  /// The tracking from 6 to 54 points, in 1/1000 em.
  private static let trackings: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
    14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
  ]
}
