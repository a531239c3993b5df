import AutoScaleSourceText

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

  /// The kerning of a pair of printable ASCII characters, in em.
  func distance(_ first: UInt8, _ second: UInt8) -> Double {
    Double(distances[(Int(first) - 32) * 95 + Int(second) - 32])
  }

  private static func indices(of characters: Substring) -> [Int] {
    characters.unicodeScalars.map { $0 == "\u{2423}" ? 0 : Int($0.value) - 32 }
  }
}
