import AutoScaleSourceText
import AutoScaleTrees

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

    /// The advance of a character, in em.
    func advance(_ index: Int, at weight: Double) -> Double {
      weight < 400
        ? thin[index] + (regular[index] - thin[index]) * (weight - 100) / 300
        : regular[index] + (black[index] - regular[index]) * (weight - 400) / 500
    }
  }

  /// The advance, in em, at a share of the cut for display.
  func em(displayShare: Double) -> Double { text + (display - text) * displayShare }

  /// All characters at a weight, in the order of their codes.
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
