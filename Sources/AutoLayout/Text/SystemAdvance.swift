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
  /// Source: widths of 428 different texts that Interface Builder stored in public files for labels
  /// and buttons as wide as their text. Each says between which two pixels a sum of advances ends;
  /// the corrections, with those of ``Kerning`` and of the weights, are the smallest ones that keep
  /// the most of these bounds. Of texts up to 17 points in the regular weight 63 % came out within
  /// half a point without corrections. With them 86 % do, in repositories whose texts had no part
  /// in finding them.
  private static let corrections: [Double] = [
    16, 0, 0, 0, 0, 0, 0, 0, 78, 78, 0, -158, 69, 45, -71, -168, 0, 33, 0, 0, -17, 30, -18, -177,
    157, 0, 244, 0, 0, 0, 0, -9, 0, -215, 35, -50, 80, 61, -134, 0, -18, 79, 127, 0, 14, -133, 6,
    52, -23, 177, 126, 8, -58, -114, -76, 155, -7, -206, 0, 250, 0, 250, 0, 97, 0, -143, -60, 15,
    -66, -139, -91, -31, 30, 137, 195, -38, 167, 74, -7, -99, 40, 0, 150, 0, 29, 0, -45, -283, -274,
    -154, -116, 0, 0, 0, 0,
  ]
}
