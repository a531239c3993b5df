/// A place in a file, or a file as a whole.
package struct SourcePlace: Hashable, Sendable {
  /// The path of the file, as given.
  package let path: String

  /// The position in the file, or `nil` for the file as a whole.
  package let position: SourcePosition?

  /// Makes a place in a file, or of a whole file.
  package init(path: String, position: SourcePosition? = nil) {
    self.path = path
    self.position = position
  }

  /// The line, from 1, or `nil` for the file as a whole.
  package var line: Int? { position?.line }

  /// The column in characters, from 1, or `nil` for the file as a whole.
  package var column: Int? { position?.column }
}

extension SourcePlace: Comparable {
  /// Returns whether a place comes first: by its path, then by its position.
  package static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    if first.path != second.path { return first.path < second.path }
    // The file as a whole comes before its places.
    guard let end = second.position else { return false }
    return first.position.map { $0 < end } ?? true
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `path:line:column`, which editors turn into a link.
  package var description: String {
    position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}
