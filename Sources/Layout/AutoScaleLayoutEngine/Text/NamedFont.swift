import AutoScaleTrees

/// The measures of a named font or family.
///
/// Such fonts have no tracking by size. A weight without known advances widens all characters by a
/// factor; a medium weight lies between the regular and the bold one.
struct NamedFont: MeasurableFont {
  let size: Double
  let lineMetrics: LineMetrics

  let fullWidthAdvance: Double

  private let advances: [Double]
  /// Points for 1/1000 em.
  private let scale: Double

  init(_ font: FontDescriptor, family: FontFamily) {
    size = font.usableSize
    lineMetrics = LineMetrics(
      ascender: size * family.ascender, descender: size * family.descender,
      leading: size * family.leading)
    // The replacement of a missing font is regular, whatever weight was requested.
    // The name wins: it is the font that draws, whatever weight is stated beside it.
    let weight = family.isSubstitute(for: font) ? .regular : font.drawnWeight
    let known = family.advances(in: weight)
    advances = known ?? family.advances
    // A monospaced font has one width in all weights; known advances already have the weight.
    let hasWeight = family.isMonospaced || known != nil
    let weightFactor = 1 + (Self.widthFactor(of: weight) - 1) * family.weightShare
    scale = size / 1000 * family.widthFactor * (hasWeight ? 1 : weightFactor)
    fullWidthAdvance = family.fullWidth * size
  }

  /// Most families use the widths of another one, which are less exact than those of the system font.
  var uncertainty: Double { 0.05 }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    advances[Int(code) - 32] * scale
  }

  var otherAdvance: Double { 1000 * GlyphWidths.other * scale }

  /// Returns the width of a weight relative to the regular one, in Helvetica Neue.
  private static func widthFactor(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.94
    case .thin: 0.95
    case .light: 0.967
    case .regular: 1
    case .medium: 1.035
    case .semibold: 1.045
    case .bold: 1.06
    case .heavy: 1.09
    case .black: 1.12
    }
  }
}

extension FontFamily {
  /// Returns the advances in a weight, if they are known.
  fileprivate func advances(in weight: FontWeight) -> [Double]? {
    guard let boldAdvances, let share = boldShare(of: weight) else { return nil }
    return zip(advances, boldAdvances).map { $0 + ($1 - $0) * share }
  }

  /// Returns the position of a weight between the regular one, 0, and the bold one, 1, if it is
  /// known.
  private func boldShare(of weight: FontWeight) -> Double? {
    if changesEvenly { return Double(weight.number - 400) / 300 }
    return switch weight {
    case .medium: mediumShare
    // Heavier weights than bold have no table, and bold is nearer than a factor.
    case .semibold...: 1
    default: nil
    }
  }
}
