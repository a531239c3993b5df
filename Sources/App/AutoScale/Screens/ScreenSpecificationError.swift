/// A text that does not specify a screen.
public enum ScreenSpecificationError: Error, Hashable {
  /// The catalog lacks the name; `nearest` are those of the same year, size or words, or the most similar
  /// one.
  case unknownName(String, nearest: [String])

  /// The text is a size and not a name; `devices` have that size.
  case sizeForName(String, devices: [String])

  /// The text is neither a size nor a name of the catalog.
  case unknownSpecification(String, nearest: [String])

  /// The text has the form of a size, but no screen can have this size.
  case invalidSize(String, InvalidParameterError)
}

extension ScreenSpecificationError: CustomStringConvertible {
  /// One line with the unknown text and a suggestion.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      return Self.unknown(name, nearest) ?? "unknown screen '\(name)'; write a name of the catalog"
    case .sizeForName(let size, let devices):
      let names = devices.isEmpty ? "" : ", or name a device of it: \(Self.alternatives(devices))"
      return "'\(size)' is a size; write Screen(specification: \"\(size)\")\(names)"
    case .unknownSpecification(let text, let nearest):
      return Self.unknown(text, nearest)
        ?? "unknown screen '\(text)'; write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
    case .invalidSize(let text, let error):
      return "'\(text)' is not a screen: \(error)"
    }
  }

  private static func unknown(_ name: String, _ nearest: [String]) -> String? {
    nearest.isEmpty
      ? nil : "unknown screen '\(name)'; did you mean \(alternatives(nearest))?"
  }

  /// Returns the names in quotation marks; of many, the last ones, which are the newest of their
  /// family.
  private static func alternatives(_ names: [String]) -> String {
    let shown = names.suffix(5).map { "'\($0)'" }
    let more = names.count > shown.count ? " (or \(names.count - shown.count) more)" : ""
    guard let last = shown.last, shown.count > 1 else { return shown.joined() + more }
    return shown.dropLast().joined(separator: ", ") + " or " + last + more
  }
}
