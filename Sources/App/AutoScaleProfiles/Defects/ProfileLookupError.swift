/// The reason why a lookup found no values.
///
/// The list may grow in any minor release.
#if compiler(>=6.3)
  @nonexhaustive
#endif
public enum ProfileLookupError: Error, Hashable, Sendable {
  /// Nothing is loaded yet.
  case notLoaded

  /// No file is for the container; includes the most similar name, if any.
  case unknownContainer(String, nearest: String?)

  /// No file of the container has the id; includes the most similar id, if any.
  case unknownIdentifier(String, container: String, nearest: String?)

  /// The id has entries for other languages only.
  case noSuitableLanguage(
    String, container: String, preferred: [String], developmentRegion: String?)
}

extension ProfileLookupError: CustomStringConvertible {
  /// One line with the problem and the fix.
  public var description: String {
    switch self {
    case .notLoaded:
      return "no profile is loaded; call load() and wait for it before the first look-up"
    case .unknownContainer(let container, let nearest):
      let advice =
        nearest.map { "did you mean '\($0)'?" }
        ?? "add a file such as \(container)_iPhone6_S.json"
      return "there is no profile of '\(container)'; \(advice)"
    case .unknownIdentifier(let id, let container, let nearest):
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "add it to the files of the container"
      return "no profile of '\(container)' has the id '\(id)'; \(advice)"
    case .noSuitableLanguage(let id, let container, let preferred, let region):
      let languages = preferred + (region.map { ["the development region \($0)"] } ?? [])
      let asked = languages.isEmpty ? "any language" : languages.joined(separator: " or ")
      return "no entry of '\(id)' in '\(container)' is for \(asked); "
        + "add one that ends in _BM_BASE, or one without a mark"
    }
  }
}
