/// The advance width of a printable ASCII character of the system font, in em.
///
/// It is that of Inter with a correction, which is the same in both cuts.
struct SystemAdvance {
  /// In the cut for text sizes, and what the cut for display sizes has more.
  let text, displayDifference: Double

  /// The rules of ``Kerning``, as bits, in which the character comes first or second.
  let kerningFirst, kerningSecond: UInt8

  private init(_ index: Int) {
    text = (InterAdvances.text[index] + Self.corrections[index]) / 10_000
    let display = InterAdvances.display[index] * 0.975 + Self.corrections[index]
    displayDifference = display / 10_000 - text
    kerningFirst = Kerning.firsts[index]
    kerningSecond = Kerning.seconds[index]
  }

  /// All characters in the order of their codes.
  static let all = (0..<95).map(SystemAdvance.init)

  /// What the system font has more than Inter, in 1/10000 em.
  ///
  /// Source: widths of 402 different texts that Interface Builder stored in public files for labels
  /// and buttons as wide as their text. Each says between which two pixels a sum of advances ends;
  /// the corrections, with those of ``Kerning`` and of the weights, are the smallest ones that keep
  /// the most of these bounds. Of texts up to 17 points in the regular weight 63 % came out within
  /// half a point without corrections. With them 84 % do, in repositories whose texts had no part
  /// in finding them.
  private static let corrections: [Double] = [
    19, 0, 0, 0, 0, 0, 0, 0, 60, 60, 0, -88, 85, 21, -48, -103, -9, 6, 22, 15, 0, 27, 0, -102, 135,
    0, 229, 0, 0, 0, 0, 0, 0, -199, 5, -15, 82, 12, -127, 20, -10, 76, 77, 0, 0, -106, 0, 48, 15,
    98, 118, 12, -34, -118, -37, 96, 0, -106, 0, 120, 0, 120, 0, 46, 0, -146, -7, 0, -64, -140, -79,
    -40, -11, 125, 106, -59, 167, 66, 0, -89, 47, 0, 116, 0, 45, -12, -39, -197, -190, -127, -69, 0,
    0, 0, 0,
  ]
}
