/// The order in which entries of an id for different languages are tried; the first match wins.
public enum LanguageLookup: String, Hashable, Sendable, Codable, CaseIterable {
  /// The order of the format's first reader: the base entry wins even over the user's language.
  /// Base, preferred languages, development region, no mark.
  case baseFirst

  /// The intuitive order: preferred languages, development region, base, no mark.
  case languageFirst
}
