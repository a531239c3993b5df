import AutoScale
import AutoScaleSourceText

extension ValueOption where Value == String {
  /// Declares an option whose value is a nonempty text.
  static func text(
    _ name: String, _ placeholder: String, help: String, completion: Completion = .none
  ) -> Self {
    Self(name, placeholder, help: help, completion: completion) {
      (text, name) throws(UsageError) in
      if text.isEmpty { throw UsageError("\(name) needs a value, but is empty") }
      return text
    }
  }

  /// Declares an option whose value is a language.
  static func language(_ name: String, help: String) -> Self {
    parsed(name, "TAG", needing: "a language such as de or zh-Hans-CN", help: help) {
      LanguageTag($0) == nil ? nil : $0
    }
  }

  /// Declares an option whose value is a development region: a language, or the name of one or of a
  /// country.
  static func developmentRegion(_ name: String, help: String) -> Self {
    parsed(name, "REGION", needing: "a language or a country such as de or China", help: help) {
      LanguageTag(developmentRegion: $0) == nil ? nil : $0
    }
  }
}

extension ValueOption where Value == [String] {
  /// Declares an option whose value is a list of texts, each taken once.
  static func texts(
    _ name: String, _ placeholder: String, of noun: String, help: String,
    completion: Completion = .none
  ) -> Self {
    Self(name, placeholder, help: help, completion: completion) {
      (text, name) throws(UsageError) in
      let texts = uniqueParts(of: text)
      if texts.isEmpty { throw UsageError("\(name) names no \(noun)") }
      return texts
    }
  }

  /// Declares an option whose value is a list of languages, each taken once.
  static func languages(_ name: String, help: String) -> Self {
    Self(name, "TAG,...", help: help) { (text, name) throws(UsageError) in
      let tags = uniqueParts(of: text)
      if let tag = tags.first(where: { LanguageTag($0) == nil }) {
        throw UsageError("\(name) needs languages such as de or zh-Hans-CN, but one is '\(tag)'")
      }
      if tags.isEmpty { throw UsageError("\(name) names no language") }
      return tags
    }
  }
}

extension ValueOption {
  /// An option whose value a function reads; a text for which it returns `nil` is an error.
  static func parsed(
    _ name: String, _ placeholder: String, needing words: String, help: String,
    completion: Completion = .none, _ parse: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(name, placeholder, help: help, completion: completion) { (text, name) throws(UsageError) in
      guard let value = parse(text) else {
        throw UsageError("\(name) needs \(words), but is '\(text)'")
      }
      return value
    }
  }

  /// Declares an option whose value is one of some words with meanings.
  static func choice(
    _ name: String, _ placeholder: String? = nil, help: String,
    _ choices: [(name: String, value: Value)]
  ) -> Self {
    let words = choices.map(\.name)
    return Self(
      name, placeholder ?? words.joined(separator: "|"), help: help, completion: .words(words)
    ) { (text, name) throws(UsageError) in
      guard let choice = choices.first(where: { $0.name == text }) else {
        throw .unknown("value of \(name)", text, among: words)
      }
      return choice.value
    }
  }
}

extension ValueOption where Value: SetAlgebra, Value: Sendable {
  /// Declares an option whose value is a union of parts that have names.
  static func union(
    _ name: String, _ placeholder: String, of noun: String, help: String,
    _ parts: [(name: String, value: Value)]
  ) -> Self {
    let words = parts.map(\.name)
    return Self(name, placeholder, help: help, completion: .list(words)) {
      (text, name) throws(UsageError) in
      var union = Value()
      for word in uniqueParts(of: text) {
        guard let part = parts.first(where: { $0.name == word }) else {
          throw .unknown(noun, word, among: words)
        }
        union.formUnion(part.value)
      }
      if union.isEmpty { throw UsageError("\(name) names no \(noun)") }
      return union
    }
  }
}

/// The width of a design.
enum DesignWidth: Sendable {
  /// That of each document.
  case document
  /// A width in points.
  case points(Double)
}

extension ValueOption where Value == Double {
  /// Declares an option whose value is a number.
  static func number(_ name: String, _ placeholder: String, help: String) -> Self {
    parsed(name, placeholder, needing: "a number", help: help) { Double($0) }
  }
}

extension ValueOption where Value == DesignWidth {
  /// Declares an option whose value is the width of the design, in points, or that of the document.
  static func designWidth(_ name: String, help: String) -> Self {
    parsed(
      name, "N|document", needing: "a number or 'document'", help: help,
      completion: .words(["document"])
    ) { $0 == "document" ? .document : Double($0).map { .points($0) } }
  }
}

/// Splits a text at commas, without empty and repeated parts.
func uniqueParts(of text: String) -> [String] {
  var seen: Set<String> = []
  return text.split(separator: ",").map(\.trimmed).filter {
    !$0.isEmpty && seen.insert($0).inserted
  }
}
