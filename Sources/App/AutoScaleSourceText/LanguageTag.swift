import Foundation

/// A BCP 47 language tag, such as `zh-Hans-CN`, split into its subtags.
///
/// Source: RFC 5646, section 2.1. Extensions and private-use subtags are ignored.
package struct LanguageTag: Hashable, Sendable {
  /// The language, in lower case.
  package let language: String

  /// The script, in lower case, or `nil` if the tag has none.
  package let script: String?

  /// The region, in lower case, or `nil` if the tag has none.
  package let region: String?

  /// The variants, in lower case.
  package let variants: [String]

  /// The script of the text: that of the tag, or the language's customary one.
  package let likelyScript: String?

  /// Splits a tag whose subtags are separated by `-` or `_`, in upper or lower case; returns `nil`
  /// for a text that is not a tag.
  package init?(_ text: String) {
    var rest = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    // RFC 5646 allows longer languages, but none is registered.
    guard let language = rest.popFirst(), (2...3).contains(language.count), language.isLetters
    else { return nil }
    self.language = String(language)
    script = rest.popFirst { $0.count == 4 && $0.isLetters }
    region = rest.popFirst {
      $0.count == 2 && $0.isLetters || $0.count == 3 && $0.isDigits
    }
    var variants: [String] = []
    while let variant = rest.popFirst(where: \.isVariant) { variants.append(variant) }
    self.variants = variants
    // A single letter or digit begins an extension.
    guard rest.first.map({ $0.count == 1 && $0.isLettersOrDigits }) ?? true,
      rest.allSatisfy({ $0.isLettersOrDigits && $0.count <= 8 })
    else { return nil }
    likelyScript = script ?? Self.customaryScript(of: self.language, in: region)
  }

  private static func customaryScript(of language: String, in region: String?) -> String? {
    let identifier = [language, region].compactMap(\.self).joined(separator: "-")
    return Locale.Language(identifier: identifier).script?.identifier.lowercased()
  }
}

extension LanguageTag {
  /// Whether the tag consists of a language only.
  package var isLanguageAlone: Bool { script == nil && region == nil && variants.isEmpty }

  /// The region with the most speakers of the language in its script, in lower case.
  package var likelyRegion: String? {
    let identifier = [language, likelyScript].compactMap(\.self).joined(separator: "-")
    return LanguageTag(Locale.Language(identifier: identifier).maximalIdentifier)?.region
  }

  /// Returns whether both tags are the same, ignoring case.
  package func isSame(as other: LanguageTag) -> Bool {
    language == other.language && script == other.script && region == other.region
      && variants == other.variants
  }

  /// Returns whether both are the same language in the same script, in any region.
  package func hasSameScript(as other: LanguageTag) -> Bool {
    language == other.language && likelyScript == other.likelyScript
  }

  /// The names of files and folders for the language and its parents, the nearest first: for
  /// `zh-hans-cn` they are `zh-Hans-CN`, `zh_Hans_CN`, `zh-Hans`, `zh_Hans`, `zh`.
  ///
  /// Source of the cases: RFC 5646, section 2.1.1.
  package var fileNames: [String] {
    var subtags = [language]
    if let script { subtags.append(script.prefix(1).uppercased() + script.dropFirst()) }
    if let region { subtags.append(region.uppercased()) }
    subtags += variants
    return (1...subtags.count).reversed().flatMap { count in
      let parts = subtags.prefix(count)
      return (count > 1 ? ["-", "_"] : [""]).map { parts.joined(separator: $0) }
    }
  }
}

extension StringProtocol {
  fileprivate var isLettersOrDigits: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
  fileprivate var isLetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }
  fileprivate var isDigits: Bool { allSatisfy { $0.isASCII && $0.isNumber } }

  /// Whether this subtag has the form of a variant, such as `valencia` or `1996`.
  fileprivate var isVariant: Bool {
    isLettersOrDigits
      && ((5...8).contains(count) || count == 4 && first.map { $0.isNumber } ?? false)
  }
}

extension ArraySlice where Element == Substring {
  /// Takes the first subtag if it is suitable.
  fileprivate mutating func popFirst(where isSuitable: (Substring) -> Bool) -> String? {
    guard let first, isSuitable(first) else { return nil }
    removeFirst()
    return String(first)
  }
}
