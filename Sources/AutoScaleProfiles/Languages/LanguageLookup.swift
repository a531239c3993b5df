/// The order in which the entries of an id that differ in language are tried; one of them wins.
public enum LanguageLookup: String, Hashable, Sendable, Codable, CaseIterable {
  /// The order of the format's first reader: the base entry wins even where the person's language
  /// has one of its own. Base, preferred languages, development region, no mark.
  case baseFirst

  /// The order that people expect: preferred languages, development region, base, no mark.
  case languageFirst
}
