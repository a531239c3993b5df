/// All defects of all files that prevent loading profiles.
public struct ProfileLoadError: Error, Hashable, Sendable {
  /// The defects, by path and then from top to bottom.
  public let defects: [ProfileDefect]

  init(_ defects: [ProfileDefect]) { self.defects = defects }
}

extension ProfileLoadError: CustomStringConvertible {
  /// The defects, one line each.
  public var description: String { defects.map(\.description).joined(separator: "\n") }
}
