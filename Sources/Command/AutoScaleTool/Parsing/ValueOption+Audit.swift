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
    Self(name, "PERCENT", help: help) { (text, name) throws(UsageError) in
      guard let number = Int(text), (1...300).contains(number) else {
        throw UsageError("\(name) needs a number from 1 to 300, but is '\(text)'")
      }
      return number
    }
  }
}

extension ValueOption where Value == ClosedRange<Int> {
  /// Declares an option whose value is a range of whole widths.
  static func widths(_ name: String, help: String) -> Self {
    Self(name, "A-B", help: help) { (text, name) throws(UsageError) in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard let first = numbers.first, let last = numbers.last, parts.count <= 2,
        numbers.count == parts.count, (1...10_000).contains(first), (first...10_000).contains(last)
      else {
        throw UsageError("\(name) needs whole widths such as 320-440, but is '\(text)'")
      }
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
    Self(name, "VERSION", help: help) { (text, name) throws(UsageError) in
      guard let number = Int(text), Audit.systems.contains(number) else {
        throw UsageError(
          "\(name) needs a version from \(Audit.systems.lowerBound) to "
            + "\(Audit.systems.upperBound), but is '\(text)'")
      }
      return number
    }
  }
}
