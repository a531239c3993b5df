import Foundation

extension LanguageTag {
  /// Finds the language of an app's development region: a tag such as `zh_CN`, or the code or the English
  /// name of a country or of a language, such as `CN`, `China` or `Chinese`.
  ///
  /// A country means its most spoken language, unless a language follows in parentheses, as in
  /// `Canada (French)`. Capital letters are a country if there is one: `KR` is Korea and `UK` the United
  /// Kingdom, while `kr` is Kanuri and `uk` Ukrainian. The result is `nil` for any other text.
  ///
  /// Source: Apple, *Information Property List*, `CFBundleDevelopmentRegion`; likely subtags of the
  /// Unicode Common Locale Data Repository.
  package init?(developmentRegion text: String) {
    if text.count <= 3, text == text.uppercased(),
      let region = Self.regionsByName[text.lowercased()]
    {
      self.init(Locale.Language(identifier: "und-\(region)").maximalIdentifier)
    } else if let (region, language) = Self.qualifiedRegion(text) {
      self.init("\(language)-\(region)")
    } else if let tag = Self(text), !tag.isLanguageAlone || Self.languages.contains(tag.language) {
      self = tag
    } else if let language = Self.languagesByName[text.lowercased()] {
      self.init(language)
    } else if let region = Self.regionsByName[text.lowercased()] {
      self.init(Locale.Language(identifier: "und-\(region)").maximalIdentifier)
    } else {
      self.init(text)
    }
  }

  /// Returns the codes of a region and of the language in parentheses after its name.
  private static func qualifiedRegion(_ text: String) -> (region: String, language: String)? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let region = text[..<open].trimmed.lowercased()
    let language = text[open...].dropFirst().dropLast().trimmed.lowercased()
    guard let region = regionsByName[region], let language = languagesByName[language] else {
      return nil
    }
    return (region, language)
  }

  /// The codes of languages.
  private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

  private static let english = Locale(identifier: "en")

  /// The codes of languages by their English names, in lower case.
  private static let languagesByName: [String: String] = Dictionary(
    Locale.LanguageCode.isoLanguageCodes.map(\.identifier).compactMap { code in
      english.localizedString(forLanguageCode: code).map { ($0.lowercased(), code) }
    }, uniquingKeysWith: { first, _ in first })

  /// The codes of regions by their English names and by the codes, in lower case.
  private static let regionsByName: [String: String] = shortNames.merging(
    Locale.Region.isoRegions.map(\.identifier).flatMap { code in
      [(code.lowercased(), code)]
        + (english.localizedString(forRegionCode: code).map { [($0.lowercased(), code)] } ?? [])
    }, uniquingKeysWith: { first, _ in first })

  /// Common names that differ from those of the repository.
  private static let shortNames = [
    "china": "CN", "hong kong": "HK", "macao": "MO", "turkey": "TR", "czech republic": "CZ",
    "korea": "KR", "south korea": "KR", "uk": "GB", "great britain": "GB", "usa": "US",
    "uae": "AE",
  ]
}
