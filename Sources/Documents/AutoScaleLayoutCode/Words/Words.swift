import AutoScaleSourceText

extension String {
  /// 48: two names and a word between them fit into a line of 100.
  static let longestName = 48

  /// The first words of a text as a name, such as `forgotPassword`, or `nil` if it has no letter.
  ///
  /// Accents are left out. A word of another script ends the name, as names are of ASCII.
  func camelCased(words count: Int = 4) -> String? {
    var words = split { !($0.isLetter || $0.isNumber) }.map { $0.plainLetters }
    words = Array(words.drop { $0?.first?.isLetter != true && $0 != nil }.prefix(count))
    let known = words.prefix { $0 != nil }.compactMap { $0 }
    // A name of less than half of the words would mislead.
    guard let first = known.first, known.count * 2 >= words.count else { return nil }
    return ([first.calmed.startingSmall] + known.dropFirst().map { $0.calmed.capitalizedFirst })
      .joined().shortened
  }

  /// The name of an object of the app as the name of a property, such as `nameLabel` for `name_label`.
  ///
  /// A name that is one already stays as it is. The result is `nil` for a name without letters of ASCII.
  var propertyName: String? {
    if isPropertyName { return self }
    let parts = split { $0 == "_" || !($0.isLetter || $0.isNumber) }.compactMap { $0.plainLetters }
      .drop(while: \.isEmpty)
    guard let first = parts.first else { return nil }
    let name = first.startingSmall + parts.dropFirst().map(\.capitalizedFirst).joined()
    return name.shortened.isPropertyName ? name.shortened : nil
  }

  /// Whether the text can be the name of a property, in letters of ASCII with a small beginning.
  var isPropertyName: Bool {
    isIdentifier && first?.isLowercase == true && !contains("_") && count <= 2 * Self.longestName
  }

  /// Whether the text can be a name of Swift, in letters of ASCII.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_", self != "_" else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The name without the first of some words that it ends with, unless it is only this word.
  func without(_ endings: [String]) -> String {
    let ending = endings.first { hasSuffix($0) && count > $0.count }
    return String(dropLast(ending?.count ?? 0))
  }

  /// The name up to the last word that fits into the longest one.
  var shortened: String {
    guard count > Self.longestName else { return self }
    let beginning = prefix(Self.longestName)
    let end = beginning.lastIndex { $0.isUppercase } ?? beginning.endIndex
    return String(end > beginning.startIndex ? beginning[..<end] : beginning)
  }

  /// The word, in small letters if it has no others than capitals.
  fileprivate var calmed: String {
    count > 1 && allSatisfy { !$0.isLowercase } ? lowercased() : self
  }
}

extension StringProtocol {
  /// The words of a name in camel case, or of one with other marks between its words.
  var spacedWords: String {
    split { !($0.isLetter || $0.isNumber) }.flatMap(\.camelCaseWords).joined(separator: " ")
  }

  /// The letters and digits of ASCII without accents, or `nil` if the word has others.
  fileprivate var plainLetters: String? {
    var result = ""
    for character in self {
      guard let plain = character.isASCII ? String(character) : plainForms[character] else {
        return nil
      }
      result += plain
    }
    return result
  }
}

extension Set<String> {
  /// The words of a text.
  init(words: String) { self.init(words.split(whereSeparator: \.isWhitespace).map(String.init)) }
}

/// The letters of European languages without accents; not by decomposition, which leaves ø, ł and ß.
private let plainForms: [Character: String] = {
  let rows = [
    "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
    "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő",
    "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
  ]
  var forms: [Character: String] = [:]
  for (plain, letter) in rows.flatMap({ plain, letters in letters.map { (plain, $0) } }) {
    forms[letter] = plain
    if let capital = letter.uppercased().first, capital != letter {
      forms[capital] = plain.capitalizedFirst
    }
  }
  return forms
}()
