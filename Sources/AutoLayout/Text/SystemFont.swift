import AutoScale
import ViewTree

/// The measures of the system font, as far as they are known without it.
///
/// Vertical measures are exact. Widths come from ``SystemAdvance``, with the font's tracking and
/// kerning, and with factors for its weights.
///
/// Source: Apple's Human Interface Guidelines, Typography, for the tracking and for the distances
/// of lines in text styles.
struct SystemFont: MeasurableFont {
  let size: Double

  /// How much wider than in the regular weight characters are.
  private let capitalFactor, smallFactor, spaceFactor, otherFactor: Double
  private let tracking: Double
  private let displayShare: Double
  private let isMonospaced: Bool
  /// Kept here because reading a global for every character would take longer.
  private let advances = SystemAdvance.all
  /// What the font's text style leaves free between lines, in em.
  private let leading: Double

  init(_ font: FontDescriptor) {
    size = font.usableSize
    let weight = font.name.flatMap(FontWeight.init(postScriptName:)) ?? font.weight
    let factor = Self.widthFactor(of: weight)
    // Per 300 of weight, which is from regular to bold; found with the advances.
    let heaviness = Double(weight.number - FontWeight.regular.number) / 300
    capitalFactor = factor - 0.0242 * heaviness
    smallFactor = factor + 0.0216 * heaviness
    spaceFactor = factor - 0.2619 * heaviness
    otherFactor = factor
    tracking = Self.tracking(at: size) * factor
    displayShare = Self.displayShare(at: size)
    isMonospaced = font.traits.contains(.monospaced)
    leading = font.textStyle == nil ? 0 : Self.leadingOfTextStyles(at: size)
  }

  var lineMetrics: LineMetrics {
    LineMetrics(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: size * leading)
  }

  /// The height of a line, in em.
  private static let lineHeight = 2444.0 / 2048

  var uncertainty: Double { size <= 17 ? 0.03 : 0.05 }

  var otherAdvance: Double { isMonospaced ? 0.6 * size : (0.6 * otherFactor + tracking) * size }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    if isMonospaced { return 0.6 * size }
    let character = advances[Int(code) - 32]
    let advance = character.text + character.displayDifference * displayShare
    let width = (advance * widthFactor(of: code) + tracking) * size
    guard let previous else { return width }
    let rule = advances[Int(previous) - 32].kerningFirst & character.kerningSecond
    if rule == 0 { return width }
    return width + Kerning.distances[rule.trailingZeroBitCount] * otherFactor * size
  }

  private func widthFactor(of code: UInt8) -> Double {
    switch code {
    case 65...90: capitalFactor
    case 97...122: smallFactor
    case 32: spaceFactor
    default: otherFactor
    }
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

  /// How far the letters are from the cut for text, 0, to that for display, 1.
  private static func displayShare(at size: Double) -> Double {
    switch size {
    case ...17: 0
    case ...22: (size - 17) / 11
    case ...24: 5 / 11 + (size - 22) / 2 * (0.8 - 5 / 11)
    case ...28: 0.8 + (size - 24) / 4 * 0.2
    default: 1
    }
  }

  /// What text styles leave free between lines, in em; between two sizes, between theirs.
  private static func leadingOfTextStyles(at size: Double) -> Double {
    let upper = lineDistances.firstIndex { $0.size >= size } ?? lineDistances.endIndex - 1
    let (low, high) = (lineDistances[max(upper - 1, 0)], lineDistances[upper])
    let share =
      high.size > low.size ? min(max((size - low.size) / (high.size - low.size), 0), 1) : 0
    let (lowest, highest) = (low.distance / low.size, high.distance / high.size)
    return max(lowest + (highest - lowest) * share - lineHeight, 0)
  }

  /// The distance from one line to the next in text styles, in points: the same in all styles that
  /// have a size at some text size of the user's.
  private static let lineDistances: [(size: Double, distance: Double)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52),
    (48, 57), (52, 61), (56, 66), (60, 70),
  ]

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
