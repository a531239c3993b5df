/// A text that names no screen.
public enum ScreenSpecificationError: Error, Hashable {
  /// The catalog has no such name; the nearest one is like it, if any is.
  case unknownName(String, nearest: String?)

  /// The text has the form of a size, but no screen can have it.
  case invalidSize(String, InvalidParameterError)
}

extension ScreenSpecificationError: CustomStringConvertible {
  /// One line that says what was looked for, and what to write instead.
  public var description: String {
    switch self {
    case .unknownName(let name, let nearest):
      let advice =
        nearest.map { "did you mean '\($0)'?" }
        ?? "write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
      return "unknown screen '\(name)'; \(advice)"
    case .invalidSize(let text, let error):
      return "'\(text)' is no screen: \(error)"
    }
  }
}
