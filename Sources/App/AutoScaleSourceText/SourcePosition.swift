/// A position in a text, as editors and continuous integration count it.
package struct SourcePosition: Hashable, Sendable {
  /// The first position of every text.
  package static let start = SourcePosition(line: 1, column: 1)

  /// The line, from 1.
  package var line: Int

  /// The column in characters, from 1, counting a tab as one.
  package var column: Int

  /// Makes a position from a line and a column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Returns whether a position comes before another one.
  package static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
