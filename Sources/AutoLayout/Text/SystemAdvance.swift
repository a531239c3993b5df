/// The advance width of a printable ASCII character of the system font: in two cuts at three weights,
/// between which it changes evenly.
///
/// Source: ``SystemAdvances``, which were fitted to widths of some 1,270 texts that Interface Builder
/// stored in public files for labels and buttons as wide as their text. Each says between which two
/// pixels a sum of advances ends. In repositories whose texts had no part in the fit 83 % come out
/// within half a point; with Inter's own widths 62 % do.
struct SystemAdvance {
  /// The advance in the cut for text sizes and in that for display sizes.
  private let text, display: Weights

  /// The advance in three weights, in em.
  private struct Weights {
    let thin, regular, black: Double

    init(_ thin: [Double], _ regular: [Double], _ black: [Double], _ index: Int) {
      self.thin = thin[index] / 10_000
      self.regular = regular[index] / 10_000
      self.black = black[index] / 10_000
    }

    /// The advance at a weight from 100 to 900.
    func em(at weight: Double) -> Double {
      weight < 400
        ? thin + (regular - thin) * (weight - 100) / 300
        : regular + (black - regular) * (weight - 400) / 500
    }
  }

  private init(_ index: Int) {
    typealias Table = SystemAdvances
    text = Weights(Table.textThin, Table.textRegular, Table.textBlack, index)
    display = Weights(Table.displayThin, Table.displayRegular, Table.displayBlack, index)
  }

  /// The advance, in em, at a weight from 100 to 900 and at a share of the cut for display.
  func em(at weight: Double, displayShare: Double) -> Double {
    let narrow = text.em(at: weight)
    if displayShare == 0 { return narrow }
    return narrow + (display.em(at: weight) - narrow) * displayShare
  }

  /// All characters in the order of their codes.
  static let all = (0..<95).map(SystemAdvance.init)
}
