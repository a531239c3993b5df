import AutoScale
import AutoScaleAudit
import AutoScaleSourceText

/// Reads the content of `.autoscale.json`, and reports unknown settings as defects.
struct AuditConfigurationReader {
  private typealias Stop = JSONScanner.Stop

  private var scanner: JSONScanner
  private var configuration = AuditConfiguration()
  private var defects: [(offset: Int, text: String)] = []

  private enum Key: String, CaseIterable {
    case paths, widths, contexts, directions, languages, textSizes, longer, rules, exceptedClasses,
      suppressed
  }

  private static let directions: [String: [InterfaceDirection]] = [
    "ltr": [.leftToRight], "rtl": [.rightToLeft], "both": InterfaceDirection.allCases,
  ]

  /// Prepares reading.
  init(_ bytes: [UInt8]) { scanner = JSONScanner(bytes) }

  /// Reads as much as possible.
  mutating func read() -> AuditConfiguration {
    do throws(Stop) {
      try readFile()
    } catch {}  // the defect that stopped the reader is among the others
    return configuration
  }

  /// Returns the defects, a line each, in the order of the file.
  mutating func defects(path: String) -> [String] {
    let malformed = scanner.defects.map { ($0.offset, "\($0.problem.text); \($0.problem.fix)") }
    return (malformed + defects).sorted { $0.0 < $1.0 }.map { offset, text in
      "\(SourcePlace(path: path, position: scanner.lines.position(of: offset))): error: \(text)"
    }
  }

  private mutating func readFile() throws(Stop) {
    try scanner.begin(withObject: "an object of settings")
    var members = scanner.members
    var seen: Set<Key> = []
    while let (name, offset) = try scanner.nextMember(of: &members) {
      guard let key = Key(rawValue: name) else {
        report(unknown: "key", name, among: Key.allCases.map(\.rawValue), at: offset)
        try scanner.skipValue()
        continue
      }
      if !seen.insert(key).inserted {
        defects.append((offset, "duplicate key '\(name)'; delete one of them"))
      }
      switch key {
      case .paths: for path in try texts(key) { configuration.look(at: path.text) }
      case .languages: try readLanguages()
      case .textSizes: try readTextSizes()
      case .longer: try readLonger()
      case .widths: try readWidths()
      case .contexts: try readContexts()
      case .directions: try readDirections()
      case .rules: try readRules()
      case .exceptedClasses: for name in try texts(key) { configuration.except(name.text) }
      case .suppressed: try readSuppressed()
      }
    }
    if scanner.token != .end { scanner.report(.trailingContent) }
  }

  private mutating func readWidths() throws(Stop) {
    let start = scanner.tokenOffset
    guard try scanner.begins(.arrayStart, "two widths", key: Key.widths.rawValue) else { return }
    var numbers: [Int?] = []
    var elements = scanner.elements
    while try scanner.nextElement(of: &elements) {
      let number: Double? = if case .number(let number) = scanner.token { number } else { nil }
      numbers.append(number.flatMap { Int(exactly: $0) })
      try scanner.skipValue()
    }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1],
      (1...10_000).contains(first), (first...10_000).contains(last)
    else {
      return defects.append((start, "'widths' must be two whole numbers, such as [320, 440]"))
    }
    configuration.set(widths: first...last)
  }

  private mutating func readContexts() throws(Stop) {
    var contexts: [AuditContext] = []
    for word in try texts(.contexts) {
      if let context = AuditContext(rawValue: word.text) {
        contexts.append(context)
      } else {
        report(
          unknown: "context", word.text, among: AuditContext.allCases.map(\.rawValue),
          at: word.offset)
      }
    }
    if !contexts.isEmpty { configuration.set(contexts: contexts) }
  }

  private mutating func readDirections() throws(Stop) {
    guard let word = try string("ltr, rtl or both", key: .directions) else { return }
    guard let directions = Self.directions[word.text] else {
      return report(
        unknown: "direction", word.text, among: Self.directions.keys.sorted(), at: word.offset)
    }
    configuration.set(directions: directions)
  }

  private mutating func readRules() throws(Stop) {
    guard try scanner.begins(.objectStart, "an object of rules", key: Key.rules.rawValue) else {
      return
    }
    let severities = Finding.Severity.allCases.map(\.rawValue)
    var members = scanner.members
    while let (name, offset) = try scanner.nextMember(of: &members) {
      let rule = rule(named: name, at: offset)
      guard let word = try string("on, off or a severity", key: .rules) else { continue }
      if let severity = Finding.Severity(rawValue: word.text) {
        if let rule { configuration.limit(rule, to: severity) }
      } else if word.text == "off" {
        if let rule { configuration.limit(rule, to: nil) }
      } else if word.text != "on" {
        report(unknown: "severity", word.text, among: severities + ["on", "off"], at: word.offset)
      }
    }
  }

  private mutating func readLanguages() throws(Stop) {
    var languages: [String] = []
    defer { configuration.languages = languages }
    for word in try texts(.languages) {
      if LanguageTag(word.text) == nil {
        defects.append((word.offset, "'\(word.text)' is not a language; write one such as de"))
      } else {
        languages.append(word.text)
      }
    }
  }

  private mutating func readTextSizes() throws(Stop) {
    var sizes: [TextSizeCategory] = []
    defer { configuration.textSizes = sizes }
    for word in try texts(.textSizes) {
      if let size = TextSizeCategory(rawValue: word.text) {
        sizes.append(size)
      } else {
        let sizes = TextSizeCategory.allCases.map(\.rawValue)
        report(unknown: "text size", word.text, among: sizes, at: word.offset)
      }
    }
  }

  private mutating func readLonger() throws(Stop) {
    let start = scanner.tokenOffset
    if case .number(let number) = scanner.token, let percent = Int(exactly: number),
      (1...300).contains(percent)
    {
      configuration.longer = percent
    } else {
      defects.append((start, "'longer' must be a whole number of percent from 1 to 300"))
    }
    try scanner.skipValue()
  }

  /// Reads an array of texts.
  private mutating func texts(_ key: Key) throws(Stop) -> [(text: String, offset: Int)] {
    guard try scanner.begins(.arrayStart, "an array of texts", key: key.rawValue) else { return [] }
    var texts: [(text: String, offset: Int)] = []
    var elements = scanner.elements
    while try scanner.nextElement(of: &elements) {
      if let text = try string("a text", key: key) { texts.append(text) }
    }
    return texts
  }

  private mutating func readSuppressed() throws(Stop) {
    let key = Key.suppressed
    guard try scanner.begins(.arrayStart, "an array of findings", key: key.rawValue) else { return }
    var elements = scanner.elements
    while try scanner.nextElement(of: &elements) {
      let start = scanner.tokenOffset
      guard try scanner.begins(.objectStart, "an element and a rule", key: key.rawValue) else {
        continue
      }
      var values: [String: (text: String, offset: Int)] = [:]
      var members = scanner.members
      while let (name, offset) = try scanner.nextMember(of: &members) {
        guard ["element", "rule"].contains(name) else {
          report(unknown: "key", name, among: ["element", "rule"], at: offset)
          try scanner.skipValue()
          continue
        }
        guard let word = try string("a name", key: key) else { continue }
        values[name] = word
      }
      guard let element = values["element"], let name = values["rule"] else {
        defects.append((start, "'element' and 'rule' are required"))
        continue
      }
      if let rule = rule(named: name.text, at: name.offset) {
        configuration.suppress(.init(element: element.text, rule: rule))
      }
    }
  }

  /// Reads a text, or reports and skips anything else.
  private mutating func string(
    _ expected: String, key: Key
  ) throws(Stop) -> (text: String, offset: Int)? {
    guard case .string(let text) = scanner.token else {
      scanner.reportWrongType(expected, key: key.rawValue)
      try scanner.skipValue()
      return nil
    }
    let offset = scanner.tokenOffset
    try scanner.advance()
    return (text, offset)
  }

  /// Returns the rule of a name, or reports an unknown one.
  private mutating func rule(named name: String, at offset: Int) -> Finding.Rule? {
    if let rule = Finding.Rule(rawValue: name) { return rule }
    report(unknown: "rule", name, among: Finding.Rule.allCases.map(\.rawValue), at: offset)
    return nil
  }

  private mutating func report(
    unknown kind: String, _ word: String, among known: [String], at offset: Int
  ) {
    defects.append((offset, UsageError.unknown(kind, word, among: known).description))
  }
}
