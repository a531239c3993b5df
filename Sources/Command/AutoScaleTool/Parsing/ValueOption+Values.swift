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
    Self(name, "TAG", help: help) { (text, name) throws(UsageError) in
      if LanguageTag(text) != nil { return text }
      throw UsageError("\(name) needs a language such as de or zh-Hans-CN, but is '\(text)'")
    }
  }

  /// Declares an option whose value is a development region: a language, or the name of one or of a
  /// country.
  static func developmentRegion(_ name: String, help: String) -> Self {
    Self(name, "REGION", help: help) { (text, name) throws(UsageError) in
      if LanguageTag(developmentRegion: text) != nil { return text }
      throw UsageError(
        "\(name) needs a language or a country such as de or China, but is '\(text)'")
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
  /// Declares an option whose value is one of some words with meanings.
  static func choice(
    _ name: String, help: String, _ choices: [(name: String, value: Value)]
  ) -> Self {
    let words = choices.map(\.name)
    return Self(
      name, words.joined(separator: "|"), help: help, completion: .words(words)
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
    Self(name, placeholder, help: help) { (text, name) throws(UsageError) in
      guard let number = Double(text) else {
        throw UsageError("\(name) needs a number, but is '\(text)'")
      }
      return number
    }
  }
}

extension ValueOption where Value == DesignWidth {
  /// Declares an option whose value is the width of the design, in points, or that of the document.
  static func designWidth(_ name: String, help: String) -> Self {
    Self(name, "N|document", help: help, completion: .words(["document"])) {
      (text, name) throws(UsageError) in
      if text == "document" { return .document }
      guard let number = Double(text) else {
        throw UsageError("\(name) needs a number or 'document', but is '\(text)'")
      }
      return .points(number)
    }
  }
}

/// Splits a text at commas, without empty and repeated parts.
func uniqueParts(of text: String) -> [String] {
  var seen: Set<String> = []
  return text.split(separator: ",").map(\.trimmed).filter {
    !$0.isEmpty && seen.insert($0).inserted
  }
}
