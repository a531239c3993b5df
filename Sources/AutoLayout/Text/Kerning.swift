/// How much closer than their advances two characters of the system font stand.
///
/// Source: the texts behind ``SystemAdvance``.
enum Kerning {
  /// The pairs that are closer, which are any of the first characters before any of the second.
  ///
  /// The distances are in em. A pair is in one rule at most.
  private static let rules: [(first: String, second: String, distance: Double)] = [
    ("T", besideSlopes, -0.0774), ("VWY", besideSlopes, -0.0292),
    ("A", "TVWYvwy", -0.0488), ("TVWY", "A", -0.0488),
    ("r", "acdegoqs", -0.0109),
    ("vwyk", "acdegoq", -0.0299), ("eo", "vwyx", -0.0299),
  ]

  /// The small letters that have room under a sloping or overhanging stroke.
  private static let besideSlopes = "acdegmnopqrsuvwxyz"

  /// For each printable ASCII character the rules, as bits, in which it comes first.
  static let firsts = bits(of: rules.map(\.first))

  /// For each printable ASCII character the rules, as bits, in which it comes second.
  static let seconds = bits(of: rules.map(\.second))

  /// The distances of the rules, in em.
  static let distances = rules.map(\.distance)

  private static func bits(of characters: [String]) -> [UInt8] {
    characters.enumerated().reduce(into: Array(repeating: 0, count: 95)) { bits, rule in
      for code in rule.element.utf8 { bits[Int(code) - 32] |= 1 << rule.offset }
    }
  }
}
