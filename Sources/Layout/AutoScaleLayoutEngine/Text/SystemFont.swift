import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The measures of the system font, without the font.
///
/// Vertical measures are exact. Widths consist of ``SystemAdvance``, ``Kerning`` and the tracking of
/// the font's size.
struct SystemFont: MeasurableFont {
  let size: Double
  let otherAdvance: Double

  private let tracking: Double
  private let displayShare: Double
  private let isMonospaced: Bool
  /// The width relative to the regular weight, for characters without an advance of their own.
  private let weightFactor: Double
  /// A copy, because reading a global for every character takes longer.
  private let advances: [SystemAdvance]
  private let kerning = Kerning.system
  /// The leading of the font's text style, in em.
  private let leading: Double

  init(_ font: FontDescriptor, cuts: SystemFontCuts = .continuous) {
    size = font.usableSize
    let weight = font.name.flatMap(FontWeight.init(postScriptName:)) ?? font.weight
    advances = SystemAdvance.all(at: weight)
    (displayShare, tracking) = Self.cut(of: font.name ?? font.family, size: size, cuts: cuts)
    isMonospaced = font.traits.contains(.monospaced)
    weightFactor = 1 + Double(weight.number - 400) / 4200
    let other = GlyphWidths.other
    otherAdvance = (isMonospaced ? other : other * weightFactor + tracking) * size
    leading = font.textStyle == nil ? 0 : Self.leadingOfTextStyles(at: size)
  }

  var lineMetrics: LineMetrics {
    LineMetrics(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: size * leading)
  }

  /// The height of a line, in em.
  private static let lineHeight = 2444.0 / 2048

  var uncertainty: Double { size <= 17 ? 0.03 : 0.05 }

  func advance(of code: UInt8, after previous: UInt8?) -> Double {
    if isMonospaced { return otherAdvance }
    var em = advances[Int(code) - 32].em(displayShare: displayShare) + tracking
    if let previous { em += kerning.distance(previous, code) }
    return em * size
  }

  func advance(ofListed place: Int) -> Double {
    if isMonospaced { return otherAdvance }
    let (text, display) = (OtherAdvances.text[place], OtherAdvances.display[place])
    return ((text + (display - text) * displayShare) / 1000 * weightFactor + tracking) * size
  }

  /// The share of the display cut, and the tracking in em.
  ///
  /// A cut that is named has no tracking.
  private static func cut(
    of name: String?, size: Double, cuts: SystemFontCuts
  ) -> (displayShare: Double, tracking: Double) {
    switch (name?.filter { $0 != " " }, cuts) {
    case (let name?, _) where name.hasPrefix("SFProDisplay"): return (1, 0)
    case (let name?, _) where name.hasPrefix("SFProText"): return (0, 0)
    case (_, .continuous):
      return (displayShare(at: size), value(at: size, in: tracking))
    case (_, .separate), (_, .separateAndWide):
      // The tracking of the text cut ends at 19 points.
      let isText = size < 20
      let tracking = value(
        at: isText ? min(size, 19) : size, in: separateTracking)
      if isText { return (0, tracking) }
      return (1, tracking + (cuts == .separateAndWide ? GlyphWidths.earlyDisplayTracking : 0))
    }
  }

  /// The tracking by size, of the continuous cuts and of those that met at 20 points.
  private static let tracking = FactTable.systemTracking.numbers("continuous")
  private static let separateTracking = FactTable.systemTracking.numbers("separate")

  /// The position between the text cut, 0, and the display cut, 1.
  private static func displayShare(at size: Double) -> Double {
    switch size {
    case ...17: 0
    case ...22: (size - 17) / 11
    case ...24: 5 / 11 + (size - 22) / 2 * (0.8 - 5 / 11)
    case ...28: 0.8 + (size - 24) / 4 * 0.2
    default: 1
    }
  }

  /// The leading of text styles, in em, interpolated between sizes.
  private static func leadingOfTextStyles(at size: Double) -> Double {
    let upper = lineDistances.firstIndex { $0.size >= size } ?? lineDistances.endIndex - 1
    let (low, high) = (lineDistances[max(upper - 1, 0)], lineDistances[upper])
    let share =
      high.size > low.size ? min(max((size - low.size) / (high.size - low.size), 0), 1) : 0
    let (lowest, highest) = (low.distance / low.size, high.distance / high.size)
    return max(lowest + (highest - lowest) * share - lineHeight, 0)
  }

  /// The distance from one line to the next in text styles by font size, in points.
  private static let lineDistances = FactTable.textStyleLines.rows.map {
    (size: $0.numbers("size")[0], distance: $0.numbers("distance")[0])
  }

  /// The entry of a table that begins at 6 points, in em, interpolated between whole sizes.
  private static func value(at size: Double, in table: [Double]) -> Double {
    let place = min(max(size - 6, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    return (table[index] + (table[next] - table[index]) * (place - Double(index))) / 10_000
  }
}
