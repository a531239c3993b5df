/// Makes names that are unique in a scope.
struct NameMaker {
  private var taken: Set<String>
  /// The next ordinal of names that were taken.
  private var ordinals: [String: Int] = [:]

  /// Begins with names that are taken.
  init(taken: Set<String> = []) { self.taken = taken }

  /// Returns the first free name, or else the first one with an ordinal, such as `secondLabel`.
  mutating func name(_ candidates: [String]) -> String {
    let name = candidates.first { !taken.contains($0) } ?? numbered(candidates.first ?? "value")
    taken.insert(name)
    return name
  }

  /// Lets others have a name.
  mutating func release(_ name: String) { taken.remove(name) }

  /// Whether a name is free.
  func isFree(_ name: String) -> Bool { !taken.contains(name) }

  private mutating func numbered(_ name: String) -> String {
    let isType = name.first?.isUppercase ?? false
    // From the last one on: a screen of a thousand labels would count from two each time.
    for ordinal in (ordinals[name] ?? 2)... {
      let word = Self.ordinal(ordinal)
      let candidate = (isType ? word.capitalizedFirst : word) + name.capitalizedFirst
      if taken.contains(candidate) { continue }
      ordinals[name] = ordinal + 1
      return candidate
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
