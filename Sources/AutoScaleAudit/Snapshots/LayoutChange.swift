import AutoScaleTrees

/// A change of a view or a screen between two snapshots, in words.
public struct LayoutChange: Hashable, Sendable {
  /// The name of the view or the screen.
  public let element: String

  /// The change, such as `12 pt lower, 8…9 pt wider`, or `new` or `gone`.
  public let change: String

  /// The screens, such as `on 320, 360…375 pt`; empty for an element as a whole.
  public let place: String

  init(_ element: String, is change: String, _ place: String = "") {
    self.element = element
    self.change = change
    self.place = place
  }
}

extension LayoutChange: CustomStringConvertible {
  /// The change in one line, such as `title is 12 pt lower on 320, 360…375 pt`.
  public var description: String { "\(element) is \(change)\(place.isEmpty ? "" : " \(place)")" }
}

extension LayoutSnapshot {
  /// Returns the changes since another snapshot, in the order of the tree.
  ///
  /// Frames that differ by less than a thousandth of a point are equal. Changes of a view in the same
  /// direction on several screens are one.
  ///
  /// - Complexity: O(*n* · *s*) for *n* views on *s* screens.
  public func changes(since old: LayoutSnapshot) -> [LayoutChange] {
    let changed = names.flatMap { name in
      old.frames[name].map { changes(of: name, since: $0) } ?? [LayoutChange(name, is: "new")]
    }
    let goneViews = old.names.filter { frames[$0] == nil }
    let goneScreens = old.screens.subtracting(screens).sorted()
    let newScreens = columns.map(\.name).filter { !old.screens.contains($0) }
    return changed + (goneViews + goneScreens).map { LayoutChange($0, is: "gone") }
      + newScreens.map { LayoutChange($0, is: "new") }
  }

  /// The names of all screens.
  private var screens: Set<String> {
    frames.values.reduce(into: []) { $0.formUnion($1.keys) }
  }

  private func changes(of name: String, since old: [String: LayoutRect]) -> [LayoutChange] {
    var moves: [(signs: [Double], amounts: [[Double]], columns: [Column])] = []
    for column in columns {
      guard let frame = frames[name]?[column.name], let before = old[column.name] else { continue }
      let amounts = zip(frame.numbers, before.numbers).map { ($0 - $1).inThousandths }
      let signs = amounts.map { $0 < 0 ? -1.0 : $0 > 0 ? 1 : 0 }
      guard amounts != [0, 0, 0, 0] else { continue }
      let index = moves.firstIndex { $0.signs == signs } ?? moves.endIndex
      if index == moves.endIndex { moves.append((signs, [], [])) }
      moves[index].amounts.append(amounts)
      moves[index].columns.append(column)
    }
    return moves.map { LayoutChange(name, is: Self.words(for: $0.amounts), place($0.columns)) }
  }

  /// The words for a larger and a smaller x, y, width and height.
  private static let directions = [
    ("further right", "further left"), ("lower", "higher"), ("wider", "narrower"),
    ("taller", "shorter"),
  ]

  /// Describes changes of frames in the same direction.
  private static func words(for amounts: [[Double]]) -> String {
    directions.enumerated().compactMap { index, words -> String? in
      let lengths = amounts.map { $0[index] }
      guard let least = lengths.map(\.magnitude).min(), let most = lengths.map(\.magnitude).max(),
        most > 0
      else { return nil }
      let range = least == most ? most.text : "\(least.text)…\(most.text)"
      return "\(range) pt \((lengths.first ?? 0) > 0 ? words.0 : words.1)"
    }.joined(separator: ", ")
  }

  private func place(_ columns: [Column]) -> String {
    columns.count == self.columns.count
      ? "on every screen" : "on \(WidthRanges(columns.map(\.width))) pt"
  }
}

extension Double {
  /// The number with three decimals, as in files.
  fileprivate var inThousandths: Double { (self * 1000).rounded() / 1000 + 0 }
}
