import AutoScaleAudit
import Foundation

/// The rules of an audit in the output of `--rules`.
struct AuditRuleList {
  /// The names of all rules.
  static let names = Audit.ruleDescriptions.map(\.id.rawValue)

  private let rules: [AuditRuleDescription]
  private let explains: Bool

  /// Selects all rules, or the named ones.
  init(naming names: [String]) throws(UsageError) {
    explains = !names.isEmpty
    // A file after --rules is most likely meant to be audited without these rules.
    if let file = names.first(where: FileManager.default.fileExists) {
      throw UsageError(
        "--rules explains rules, but '\(file)' is a file; use --skip RULE to disable rules in an audit"
      )
    }
    rules =
      try explains
      ? names.map { name throws(UsageError) in try Self.rule(named: name) }
      : Audit.ruleDescriptions
  }

  /// Returns the rule of a name.
  static func rule(named name: String) throws(UsageError) -> AuditRuleDescription {
    guard let rule = Audit.ruleDescriptions.first(where: { $0.id.rawValue == name }) else {
      throw .unknown("rule", name, among: names)
    }
    return rule
  }

  /// Returns the ids of the rules with some names.
  static func rules(named names: [String]) throws(UsageError) -> [Finding.Rule] {
    try names.map { name throws(UsageError) in try rule(named: name).id }
  }

  /// Writes a line for each rule, or an explanation with a drawing of each named rule.
  ///
  /// The picture of a single rule is written into an SVG file, if there is a path.
  func write(on terminal: Terminal, picture path: String?) throws(UsageError) {
    if path != nil, rules.count != 1 { throw UsageError("-o requires the name of a single rule") }
    guard explains else {
      let rows = rules.map { [$0.id.rawValue, "at most \($0.severity.rawValue)", $0.summary] }
      return terminal.print(TextTable(rows: rows))
    }
    for rule in rules {
      terminal.print(terminal.styled("\(rule.id): \(rule.summary)", .bold))
      terminal.print("  proves: \(rule.proves)")
      terminal.print("  cannot prove: \(rule.limits)")
      terminal.print("  at most: \(rule.severity.rawValue)")
      try writeExample(of: rule.id, on: terminal, picture: path)
    }
  }

  private func writeExample(
    of rule: Finding.Rule, on terminal: Terminal, picture path: String?
  ) throws(UsageError) {
    do {
      guard let example = try Audit.example(of: rule) else { return }
      terminal.print("  for example, on \(example.finding.worstWidth) pt:")
      // Two lines show the upper edge of the screen; most of its height is empty.
      for line in example.drawing.lines(around: 2) { terminal.print("    \(line)") }
      terminal.print("    \(example.finding.message)")
      if let path {
        try Data(example.picture.svg.utf8).write(asWholeFileAt: URL(filePath: path))
        terminal.print(path)
      }
    } catch {
      throw UsageError.badInput("\(error)")
    }
  }
}
