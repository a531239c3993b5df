import AutoScaleAudit

extension ValueOption where Value == Finding.Severity {
  /// Declares an option whose value is a severity.
  static func severity(_ name: String, help: String) -> Self {
    .choice(name, help: help, Finding.Severity.allCases.reversed().map { ($0.rawValue, $0) })
  }
}

extension ValueOption where Value == Int {
  /// Declares an option whose value is a part of 100.
  static func percent(_ name: String, help: String) -> Self {
    parsed(name, "PERCENT", needing: "a number from 1 to 300", help: help) { text in
      Int(text).flatMap { (1...300).contains($0) ? $0 : nil }
    }
  }
}

extension ValueOption where Value == ClosedRange<Int> {
  /// Declares an option whose value is a range of whole widths.
  static func widths(_ name: String, help: String) -> Self {
    parsed(name, "A-B", needing: "whole widths such as 320-440", help: help) { text in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard let first = numbers.first, let last = numbers.last, parts.count <= 2,
        numbers.count == parts.count, (1...10_000).contains(first), (first...10_000).contains(last)
      else { return nil }
      return first...last
    }
  }
}

extension ValueOption where Value == [AuditContext] {
  /// Declares an option whose value is a list of contexts, or all of them.
  static func contexts(_ name: String, help: String) -> Self {
    let words = AuditContext.allCases.map(\.rawValue)
    return Self(name, "CONTEXT,...", help: help, completion: .list(words + ["all"])) {
      (text, name) throws(UsageError) in
      if text == "all" { return AuditContext.allCases }
      let contexts = try uniqueParts(of: text).map { word throws(UsageError) in
        guard let context = AuditContext(rawValue: word) else {
          throw .unknown("context", word, among: words + ["all"])
        }
        return context
      }
      if contexts.isEmpty { throw UsageError("\(name) names no context") }
      return contexts
    }
  }
}

extension ValueOption where Value == Int {
  /// Declares an option whose value is a version of iOS.
  static func system(_ name: String, help: String) -> Self {
    let systems = Audit.systems
    let words = "a version from \(systems.lowerBound) to \(systems.upperBound)"
    return parsed(name, "VERSION", needing: words, help: help) { text in
      Int(text).flatMap { systems.contains($0) ? $0 : nil }
    }
  }
}
