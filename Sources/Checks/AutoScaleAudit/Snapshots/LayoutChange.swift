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
    let missingViews = old.names.filter { frames[$0] == nil }
    let missingScreens = old.screens.subtracting(screens).sorted()
    let newScreens = columns.map(\.name).filter { !old.screens.contains($0) }
    return changed + (missingViews + missingScreens).map { LayoutChange($0, is: "gone") }
      + newScreens.map { LayoutChange($0, is: "new") }
  }

  /// The names of all screens.
  private var screens: Set<String> {
    frames.values.reduce(into: []) { $0.formUnion($1.keys) }
  }

  private func changes(of name: String, since old: [String: LayoutRect]) -> [LayoutChange] {
    var moves = FrameMoves()
    for (index, column) in columns.enumerated() {
      guard let frame = frames[name]?[column.name], let before = old[column.name] else { continue }
      moves.add(before, frame, onScreen: index)
    }
    return moves.all.map { move in
      LayoutChange(name, is: move.description, place(move.screens.map { columns[$0] }))
    }
  }

  private func place(_ columns: [Column]) -> String {
    columns.count == self.columns.count
      ? "on every screen" : "on \(WidthRanges(columns.map(\.width))) pt"
  }
}
