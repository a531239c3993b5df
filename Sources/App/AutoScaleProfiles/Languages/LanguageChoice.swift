import AutoScaleSourceText

/// The reason for choosing an entry among those of an id.
public enum LanguageReason: Hashable, Sendable {
  /// It is the base entry.
  case base

  /// It is for one of the user's preferred languages, given as requested.
  case preferred(String)

  /// It is for the development region.
  case developmentRegion(String)

  /// It has no mark.
  case unmarked
}

/// The preferred languages, split once for many lookups.
struct LanguageChoice: Sendable {
  private let steps: [Step]

  private enum Step {
    case base
    case language(LanguageTag, LanguageReason)
    case unmarked
  }

  /// Orders the languages for a lookup; a text that is not a language tag is skipped.
  init(_ lookup: LanguageLookup, preferred: [String], developmentRegion: String?) {
    var languages: [Step] = []
    for text in preferred {
      if let tag = LanguageTag(text) { languages.append(.language(tag, .preferred(text))) }
    }
    if let region = developmentRegion, let tag = LanguageTag(developmentRegion: region) {
      languages.append(.language(tag, .developmentRegion(region)))
    }
    switch lookup {
    case .baseFirst: steps = [.base] + languages + [.unmarked]
    case .languageFirst: steps = languages + [.base, .unmarked]
    }
  }

  /// Returns the index of the winning mark, and the reason, or `nil` if none matches.
  func winner(among marks: [LanguageMark]) -> (index: Int, reason: LanguageReason)? {
    for step in steps {
      switch step {
      case .base:
        if let index = marks.firstIndex(of: .base) { return (index, .base) }
      case .unmarked:
        if let index = marks.firstIndex(of: .none) { return (index, .unmarked) }
      case .language(let tag, let reason):
        if let index = Self.index(of: tag, among: marks) { return (index, reason) }
      }
    }
    return nil
  }

  /// Returns the index of the best mark for a language.
  ///
  /// The best is the same tag; then the same script, with the same region, without a region, with
  /// the region of most speakers, with any other; then only the language. The order of the marks
  /// does not matter.
  private static func index(of tag: LanguageTag, among marks: [LanguageMark]) -> Int? {
    func first(_ serves: (LanguageTag) -> Bool) -> Int? {
      marks.firstIndex {
        // Subtags are compared, not beginnings: `fil` is not `fi`.
        guard case .language(let candidate) = $0 else { return false }
        return candidate.language == tag.language && serves(candidate)
      }
    }
    // Each step is a looser match than the one before.
    return first { $0.isSame(as: tag) }
      ?? first { $0.region != nil && $0.region == tag.region && $0.hasSameScript(as: tag) }
      ?? first { $0.region == nil && $0.hasSameScript(as: tag) }
      ?? first { $0.region == $0.likelyRegion && $0.hasSameScript(as: tag) }
      ?? indexOfFirstRegion(of: tag, among: marks)
      ?? first(\.isLanguageAlone)
  }

  /// Returns the index of the mark in a language's script with the alphabetically first region.
  private static func indexOfFirstRegion(
    of tag: LanguageTag, among marks: [LanguageMark]
  ) -> Int? {
    let regions = marks.enumerated().compactMap { index, mark -> (region: String, index: Int)? in
      guard case .language(let candidate) = mark, candidate.hasSameScript(as: tag) else {
        return nil
      }
      return (candidate.region ?? "", index)
    }
    return regions.min { ($0.region, $0.index) < ($1.region, $1.index) }?.index
  }
}

/// The order in which entries of an id for different languages are tried; the first match wins.
public enum LanguageLookup: String, Hashable, Sendable, Codable, CaseIterable {
  /// The order of the format's first reader: the base entry wins even over the user's language.
  /// Base, preferred languages, development region, no mark.
  case baseFirst

  /// The intuitive order: preferred languages, development region, base, no mark.
  case languageFirst
}
