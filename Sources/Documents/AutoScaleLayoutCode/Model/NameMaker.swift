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

  /// Whether a name is free.
  func isFree(_ name: String) -> Bool { !taken.contains(name) }

  private mutating func numbered(_ name: String) -> String {
    let isType = name.first?.isUppercase ?? false
    var ordinal = ordinals[name] ?? 2
    // From the last one on: a screen of a thousand labels would count from two each time.
    defer { ordinals[name] = ordinal + 1 }
    while true {
      let word = ordinal < Self.words.count ? Self.words[ordinal] : nil
      // Words beyond these are longer than names that people read.
      let candidate =
        word.map { (isType ? $0.capitalizedFirst : $0) + name.capitalizedFirst }
        ?? "\(name)\(ordinal)"
      if !taken.contains(candidate) { return candidate }
      ordinal += 1
    }
  }

  private static let words = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
  ]
}
