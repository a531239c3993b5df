/// A place in a file, as editors and continuous integration count it.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file, as it was given.
  public let path: String

  /// The line, from 1.
  public let line: Int

  /// The column in characters, from 1; tabs count as one.
  public let column: Int

  /// Makes a place from a path, a line, and a column, both from 1.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `path:line:column`, which editors turn into a link.
  public var description: String { "\(path):\(line):\(column)" }
}
