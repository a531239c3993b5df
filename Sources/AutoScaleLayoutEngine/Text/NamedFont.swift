import AutoScaleTrees

/// The measures of a font with a name or a family of its own.
///
/// Such fonts have no tracking by size. Weights widen all characters alike where their advances are
/// not known, and a medium weight lies between the regular and the bold one.
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
    // What stands in for a font that is not installed is regular, whatever weight was asked for.
    let weight =
      family.isSubstitute(for: font)
      ? .regular : font.name.flatMap(FontWeight.init(postScriptName:)) ?? font.weight
    let known = family.advances(in: weight)
    advances = known ?? family.advances
    let hasWeight = family.isMonospaced || known != nil
    let weightFactor = 1 + (Self.widthFactor(of: weight) - 1) * family.weightShare
    scale = size / 1000 * family.widthFactor * (hasWeight ? 1 : weightFactor)
    fullWidthAdvance = family.fullWidth * size
  }

  /// Most families have the widths of another one, which are surely less exact than the system's.
  var uncertainty: Double { 0.05 }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    advances[Int(code) - 32] * scale
  }

  var otherAdvance: Double { 1000 * GlyphWidths.other * scale }

  /// How much wider than the regular one a weight is, in Helvetica Neue.
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
  /// The advances in a weight; nil where they are known by a factor only.
  fileprivate func advances(in weight: FontWeight) -> [Double]? {
    guard let boldAdvances, let share = boldShare(of: weight) else { return nil }
    return zip(advances, boldAdvances).map { $0 + ($1 - $0) * share }
  }

  /// How far a weight is from the regular one, 0, to the bold one, 1; nil where that is not known.
  private func boldShare(of weight: FontWeight) -> Double? {
    if changesEvenly { return Double(weight.number - 400) / 300 }
    return switch weight {
    case .medium: mediumShare
    case .semibold...: 1
    default: nil
    }
  }
}
