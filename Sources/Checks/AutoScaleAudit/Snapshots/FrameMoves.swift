import AutoScale
import AutoScaleTrees

/// The changes of a frame on several screens, those in the same direction together.
package struct FrameMoves: Hashable, Sendable {
  /// Changes in the same directions.
  package struct Move: Hashable, Sendable {
    /// The signs of the changes of x, y, width and height.
    fileprivate let signs: [Double]

    /// The changes of x, y, width and height on each screen, in points.
    package fileprivate(set) var amounts: [[Double]] = []

    /// The indices of the screens.
    package fileprivate(set) var screens: [Int] = []
  }

  /// The changes, in the order of their first screens.
  package private(set) var all: [Move] = []

  package init() {}

  /// Adds the frames on a screen before and after a change.
  ///
  /// Frames that differ by less than a thousandth of a point are equal.
  package mutating func add(_ old: LayoutRect, _ new: LayoutRect, onScreen screen: Int) {
    let amounts = zip(new.numbers, old.numbers).map { ($0 - $1).inThousandths }
    let signs = amounts.map { $0 < 0 ? -1.0 : $0 > 0 ? 1 : 0 }
    guard amounts != [0, 0, 0, 0] else { return }
    let index = all.firstIndex { $0.signs == signs } ?? all.endIndex
    if index == all.endIndex { all.append(Move(signs: signs)) }
    all[index].amounts.append(amounts)
    all[index].screens.append(screen)
  }
}

extension FrameMoves.Move: CustomStringConvertible {
  /// The words for a larger and a smaller x, y, width and height.
  private static let directions = [
    ("further right", "further left"), ("lower", "higher"), ("wider", "narrower"),
    ("taller", "shorter"),
  ]

  /// The change in words, such as `12 pt lower, 8…9 pt wider`.
  package var description: String {
    Self.directions.enumerated().compactMap { index, words -> String? in
      let lengths = amounts.map { $0[index] }
      guard let least = lengths.map(\.magnitude).min(), let most = lengths.map(\.magnitude).max(),
        most > 0
      else { return nil }
      let range = least == most ? most.text : "\(least.text)…\(most.text)"
      return "\(range) pt \((lengths.first ?? 0) > 0 ? words.0 : words.1)"
    }.joined(separator: ", ")
  }
}

extension Double {
  /// The number with three decimals, as in files.
  ///
  /// Adding 0 makes 0 of -0, which would be written with its sign.
  fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
