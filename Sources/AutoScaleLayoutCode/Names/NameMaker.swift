/// Makes names that are unique in a scope.
struct NameMaker {
  private var taken: Set<String>

  /// The last ordinal of each name; the ones before are taken.
  private var lastOrdinals: [String: Int] = [:]

  /// Begins with names that are taken.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns the first free name, or else the last one with an ordinal, such as `secondLabel`.
  mutating func name(_ candidates: [String]) -> String {
    let name = candidates.first { !taken.contains($0) } ?? numbered(candidates.first ?? "value")
    taken.insert(name)
    return name
  }

  private mutating func numbered(_ name: String) -> String {
    let next = (lastOrdinals[name] ?? 1) + 1
    for ordinal in next... {
      lastOrdinals[name] = ordinal
      let isType = name.first?.isUppercase ?? false
      let word = Self.ordinal(ordinal)
      let candidate = (isType ? word.capitalizedFirst : word) + name.capitalizedFirst
      if !taken.contains(candidate) { return candidate }
    }
    return name
  }

  /// The word of an ordinal, such as `twentySecond`; the hundreds are counted in words too.
  private static func ordinal(_ number: Int) -> String {
    if number < ordinals.count { return ordinals[number] }
    if number < 100 {
      let (ten, one) = number.quotientAndRemainder(dividingBy: 10)
      return one == 0 ? tenths[ten] : tens[ten] + ordinals[one].capitalizedFirst
    }
    let (hundreds, rest) = number.quotientAndRemainder(dividingBy: 100)
    let count = ordinal(hundreds) + "Hundred"
    return rest == 0 ? count : count + ordinal(rest).capitalizedFirst
  }

  private static let ordinals = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]

  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static let tenths = [
    "", "", "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
    "ninetieth",
  ]
}

extension String {
  /// The first words of a text as a name, such as `forgotPassword`, or `nil` if it has no letter.
  func camelCased(words count: Int = 4) -> String? {
    var words = split { !($0.isLetter || $0.isNumber) || !$0.isNameCharacter }
    words = Array(words.drop { $0.first?.isLetter != true }.prefix(count))
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.calmed.capitalizedFirst }
    return ([first.calmed.startingSmall] + rest).joined()
  }

  /// The text with a small beginning, such as `urlField` for `URLField`.
  var startingSmall: String {
    let capitals = prefix { $0.isUppercase }.count
    if capitals <= 1 || capitals == count {
      return capitals == count ? lowercased() : lowercasedFirst
    }
    return prefix(capitals - 1).lowercased() + dropFirst(capitals - 1)
  }

  /// Whether the text can be the name of a property or a type.
  var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return self != "_"
      && allSatisfy { ($0.isLetter || $0.isNumber || $0 == "_") && $0.isNameCharacter }
  }
}

extension Substring {
  /// The word, in small letters if it has no others than capitals.
  fileprivate var calmed: String {
    count > 1 && allSatisfy { !$0.isLowercase } ? lowercased() : String(self)
  }
}

extension Character {
  /// Whether names may have the character; Swift takes most letters, of all scripts.
  fileprivate var isNameCharacter: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        || (0xC0...0x24F).contains(scalar.value) && scalar.value != 0xD7 && scalar.value != 0xF7
        || (0x370...0x5FF).contains(scalar.value) || (0x3040...0xD7FF).contains(scalar.value)
    }
  }
}
