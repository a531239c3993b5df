import AutoScaleSourceText

extension String {
  /// The most letters of a name.
  static let longestName = 48

  /// The first words of a text as a name, such as `forgotPassword`, or `nil` if it has no letter.
  ///
  /// Accents are left out. A word of another script ends the name, as names are of ASCII.
  func camelCased(words count: Int = 4) -> String? {
    var words = split { !($0.isLetter || $0.isNumber) }.map { $0.plainLetters }
    words = Array(words.drop { $0?.first?.isLetter != true && $0 != nil }.prefix(count))
    let known = words.prefix { $0 != nil }.compactMap { $0 }
    guard let first = known.first, known.count * 2 >= words.count else { return nil }
    return ([first.calmed.startingSmall] + known.dropFirst().map { $0.calmed.capitalizedFirst })
      .joined().shortened
  }

  /// The name of an object of the app as the name of a property, such as `nameLabel` for `name_label`.
  ///
  /// A name that is one already stays as it is. The result is `nil` for a name without letters of ASCII.
  var propertyName: String? {
    guard !isPropertyName else { return self }
    let parts = split { $0 == "_" || !($0.isLetter || $0.isNumber) }.compactMap { $0.plainLetters }
    guard let first = parts.first(where: { !$0.isEmpty }) else { return nil }
    let name =
      first.startingSmall + parts.drop { $0 != first }.dropFirst().map(\.capitalizedFirst).joined()
    let short = name.shortened
    return short.isPropertyName ? short : nil
  }

  /// Whether the text can be the name of a property, in letters of ASCII with a small beginning.
  var isPropertyName: Bool {
    isIdentifier && first?.isLowercase == true && !contains("_") && count <= 2 * Self.longestName
  }

  /// Whether the text can be a name of Swift, in letters of ASCII.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_", self != "_" else { return false }
    return utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || byte == 95
        || (97...122).contains(byte)
    }
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
      if character.isASCII {
        result.append(character)
      } else if let plain = PlainLetters.forms[character] {
        result += plain
      } else {
        return nil
      }
    }
    return result
  }
}

/// The letters of European languages without accents.
private enum PlainLetters {
  static let forms: [Character: String] = {
    let rows = [
      "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő",
      "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
      "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
    ]
    var forms: [Character: String] = [:]
    for (plain, letters) in rows {
      for letter in letters {
        forms[letter] = plain
        if let capital = letter.uppercased().first, capital != letter {
          forms[capital] = plain.capitalizedFirst
        }
      }
    }
    return forms
  }()
}
