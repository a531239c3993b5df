import AutoScaleSourceText

/// What the end of an id says about the language of its values.
enum LanguageMark: Hashable, Sendable {
  /// There is no mark.
  case none

  /// `_BM_BASE`: the values for every language.
  case base

  /// `_BM_` and a language, such as `_BM_ZH_HANS_US`.
  case language(LanguageTag)
}

/// The marks of many ids; each is split once, because few are different.
struct LanguageMarkTable {
  private var known: [Substring: LanguageMark?] = [:]

  /// Splits an id as it stands in a file into the id that code asks for and the mark.
  ///
  /// - Returns: The parts; the mark is nil when what stands behind `_BM_` is no language.
  mutating func split(_ key: String) -> (id: String, mark: LanguageMark?) {
    guard let start = Self.lastSeparator(in: key.utf8) else { return (key, LanguageMark.none) }
    let name = key[key.utf8.index(start, offsetBy: Self.separator.count)...]
    let id = String(key[..<start])
    if let mark = known[name] { return (id, mark) }
    let mark: LanguageMark? =
      name.uppercased() == "BASE" ? .base : LanguageTag(String(name)).map(LanguageMark.language)
    known[name] = .some(mark)
    return (id, mark)
  }

  private static let separator = Array("_BM_".utf8)

  private static func lastSeparator(in bytes: String.UTF8View) -> String.UTF8View.Index? {
    var rest = bytes[...]
    // No other letter of the separator is as rare in ids as this one.
    while let index = rest.lastIndex(of: UInt8(ascii: "B")), index > bytes.startIndex {
      let start = bytes.index(before: index)
      if bytes[start...].starts(with: separator) { return start }
      rest = rest[..<index]
    }
    return nil
  }
}
