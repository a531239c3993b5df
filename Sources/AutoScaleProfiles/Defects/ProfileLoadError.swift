/// Why profiles were not loaded: every defect of every file.
public struct ProfileLoadError: Error, Hashable, Sendable {
  /// The defects, file by file in the order of their paths, and in each from its top.
  public let defects: [ProfileDefect]

  init(_ defects: [ProfileDefect]) { self.defects = defects }
}

extension ProfileLoadError: CustomStringConvertible {
  /// The defects, a line each.
  public var description: String { defects.map(\.description).joined(separator: "\n") }
}
