import AutoScaleSourceText

/// The language suffix of an id.
enum LanguageMark: Hashable, Sendable {
  /// There is no mark.
  case none

  /// `_BM_BASE`: the values for every language.
  case base

  /// `_BM_` and a language, such as `_BM_ZH_HANS_US`.
  case language(LanguageTag)
}

/// The marks of many ids; each is split once, because few differ.
struct LanguageMarkTable {
  private var known: [Substring: LanguageMark?] = [:]

  /// Splits an id of a file into the plain id and the mark.
  ///
  /// - Returns: The parts; the mark is `nil` if the suffix after `_BM_` is not a language.
  mutating func split(_ key: String) -> (id: String, mark: LanguageMark?) {
    // An id may contain the separator; the last one begins the mark.
    guard let start = Self.lastSeparator(in: key.utf8) else { return (key, LanguageMark.none) }
    let name = key[key.utf8.index(start, offsetBy: Self.separator.count)...]
    let id = String(key[..<start])
    if let mark = known[name] { return (id, mark) }
    let mark: LanguageMark? =
      name.uppercased() == "BASE" ? .base : LanguageTag(String(name)).map(LanguageMark.language)
    // A name that is not a language is remembered too.
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
