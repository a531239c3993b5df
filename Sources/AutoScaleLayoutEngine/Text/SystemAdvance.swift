import AutoScaleTrees

/// The advance width of a printable ASCII character of the system font: in two cuts at three weights,
/// between which it changes evenly.
///
/// Source: ``SystemAdvances``, which were fitted to widths of some 1,270 texts that Interface Builder
/// stored in public files for labels and buttons as wide as their text. Each says between which two
/// pixels a sum of advances ends. In repositories whose texts had no part in the fit 83 % come out
/// within half a point; with Inter's own widths 62 % do.
struct SystemAdvance {
  /// In the cut for text sizes and in that for display sizes, in em.
  private let text, display: Double

  private init(_ index: Int, at weight: Double) {
    typealias Table = SystemAdvances
    func em(_ thin: [Double], _ regular: [Double], _ black: [Double]) -> Double {
      let (thin, regular, black) =
        (thin[index] / 10_000, regular[index] / 10_000, black[index] / 10_000)
      return weight < 400
        ? thin + (regular - thin) * (weight - 100) / 300
        : regular + (black - regular) * (weight - 400) / 500
    }
    text = em(Table.textThin, Table.textRegular, Table.textBlack)
    display = em(Table.displayThin, Table.displayRegular, Table.displayBlack)
  }

  /// The advance, in em, at a share of the cut for display.
  func em(displayShare: Double) -> Double { text + (display - text) * displayShare }

  /// All characters at a weight, in the order of their codes.
  static func all(at weight: FontWeight) -> [SystemAdvance] { all[weight.number / 100 - 1] }

  private static let all = FontWeight.allCases.map { weight in
    (0..<95).map { SystemAdvance($0, at: Double(weight.number)) }
  }
}
