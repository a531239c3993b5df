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
    // A name such as `SFProText-Medium` states its weight.
    let weight = font.drawnWeight
    advances = SystemAdvance.all(at: weight)
    (displayShare, tracking) = Self.cut(of: font.name ?? font.family, size: size, cuts: cuts)
    isMonospaced = font.traits.contains(.monospaced)
    weightFactor = 1 + Double(weight.number - 400) / 4200
    let other = GlyphWidths.other
    // Each character of a monospaced system font is as wide as an unknown one.
    otherAdvance = (isMonospaced ? other : other * weightFactor + tracking) * size
    leading = font.textStyle == nil ? 0 : Self.leadingOfTextStyles(at: size)
  }

  var lineMetrics: LineMetrics {
    LineMetrics(
      // The font's own numbers: 1950 and 494 of 2048 units.
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, leading: size * leading)
  }

  /// The height of a line, in em.
  private static let lineHeight = 2444.0 / 2048

  // Widths of 296 stored labels were off by 0.3 % up to 17 points and by 1.4 % above, in the
  // median; the bounds leave room for the worst.
  var uncertainty: Double { size <= 17 ? 0.03 : 0.05 }

  @inline(__always) func advance(of code: UInt8, after previous: UInt8?) -> Double {
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

  /// Returns the share of the display cut, and the tracking in em.
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

  /// Returns the position between the text cut, 0, and the display cut, 1.
  private static func displayShare(at size: Double) -> Double {
    switch size {
    // The points at which Tests/Scripts/fit_system_font.py blends the cuts when it fits the widths.
    case ...17: 0
    case ...22: (size - 17) / 11
    case ...24: 5 / 11 + (size - 22) / 2 * (0.8 - 5 / 11)
    case ...28: 0.8 + (size - 24) / 4 * 0.2
    default: 1
    }
  }

  /// Returns the leading of text styles, in em, interpolated between sizes.
  private static func leadingOfTextStyles(at size: Double) -> Double {
    // Sizes outside the table have the relative leading of its ends.
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

  /// Returns the entry of a table that begins at 6 points, in em, interpolated between whole sizes.
  private static func value(at size: Double, in table: [Double]) -> Double {
    let place = min(max(size - 6, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    return (table[index] + (table[next] - table[index]) * (place - Double(index))) / 10_000
  }
}

/// The kerning of the system font.
struct Kerning {
  /// The distances of all pairs of printable ASCII characters, in em, ordered by the first character.
  private let distances: [Float]

  /// The kerning of the system font.
  static let system = Kerning()

  private init() {
    var distances = [Float](repeating: 0, count: 95 * 95)
    for row in FactTable.systemKerning.rows {
      let words = row.text("distances").split(separator: " ")
      guard let first = Self.indices(of: row.text("first")[...]).first else { continue }
      for place in stride(from: 0, to: words.count - 1, by: 2) {
        guard let thousandths = Float(words[place]) else { continue }
        for second in Self.indices(of: words[place + 1]) {
          distances[first * 95 + second] = thousandths / 1000
        }
      }
    }
    self.distances = distances
  }

  /// Returns the kerning of a pair of printable ASCII characters, in em.
  @inline(__always) func distance(_ first: UInt8, _ second: UInt8) -> Double {
    Double(distances[(Int(first) - 32) * 95 + Int(second) - 32])
  }

  private static func indices(of characters: Substring) -> [Int] {
    // The table writes the space as ␣, because spaces separate its entries.
    characters.unicodeScalars.map { $0 == "\u{2423}" ? 0 : Int($0.value) - 32 }
  }
}

/// The advance width of a printable ASCII character of the system font, interpolated between two cuts
/// and three weights.
///
/// Source: the table was fitted to the widths of some 1,270 texts that Interface Builder stored in
/// public files for labels and buttons as wide as their text. In repositories outside the fit 83 % of
/// the texts come out within half a point; with Inter's own widths 62 % do.
struct SystemAdvance {
  /// The advances in the text cut and in the display cut, in em.
  private let text, display: Double

  /// A cut of the font: the advances of all characters in three weights.
  private struct Cut {
    let thin, regular, black: [Double]

    init(_ name: String) {
      func advances(_ weight: String) -> [Double] {
        FactTable.systemAdvances.row("\(name) \(weight)").numbers("advances").map { $0 / 10_000 }
      }
      (thin, regular, black) = (advances("thin"), advances("regular"), advances("black"))
    }

    /// Returns the advance of a character, in em.
    func advance(_ index: Int, at weight: Double) -> Double {
      weight < 400
        ? thin[index] + (regular[index] - thin[index]) * (weight - 100) / 300
        : regular[index] + (black[index] - regular[index]) * (weight - 400) / 500
    }
  }

  /// Returns the advance, in em, at a share of the cut for display.
  func em(displayShare: Double) -> Double { text + (display - text) * displayShare }

  /// Returns all characters at a weight, in the order of their codes.
  static func all(at weight: FontWeight) -> [SystemAdvance] { all[weight.number / 100 - 1] }

  private static let all = {
    let (text, display) = (Cut("text"), Cut("display"))
    return FontWeight.allCases.map { weight in
      (0..<95).map { index in
        SystemAdvance(
          text: text.advance(index, at: Double(weight.number)),
          display: display.advance(index, at: Double(weight.number)))
      }
    }
  }()
}
