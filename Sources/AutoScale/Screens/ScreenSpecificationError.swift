/// A text that does not specify a screen.
public enum ScreenSpecificationError: Error, Hashable {
  /// The catalog lacks the name; `nearest` are those that begin with it, or else the most similar
  /// one.
  case unknownName(String, nearest: [String])

  /// The text has the form of a size, but no screen can have this size.
  case invalidSize(String, InvalidParameterError)
}

extension ScreenSpecificationError: CustomStringConvertible {
  /// One line with the unknown text and a suggestion.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      let advice =
        nearest.isEmpty
        ? "write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
        : "did you mean \(Self.alternatives(nearest))?"
      return "unknown screen '\(name)'; \(advice)"
    case .invalidSize(let text, let error):
      return "'\(text)' is not a screen: \(error)"
    }
  }

  /// The names in quotation marks; of many, the last ones, which are the newest of their family.
  private static func alternatives(_ names: [String]) -> String {
    let shown = names.suffix(5).map { "'\($0)'" }
    let more = names.count > shown.count ? " (or \(names.count - shown.count) more)" : ""
    guard let last = shown.last, shown.count > 1 else { return shown.joined() + more }
    return shown.dropLast().joined(separator: ", ") + " or " + last + more
  }
}
