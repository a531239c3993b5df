import LayoutReport

/// The rules of an audit, as `--rules` shows them.
struct AuditRuleList {
  private let rules: [AuditRuleDescription]
  private let explains: Bool

  /// Takes all rules, or those that are named.
  init(naming names: [String]) throws(UsageError) {
    explains = !names.isEmpty
    rules =
      try explains
      ? names.map { name throws(UsageError) in try Self.rule(named: name) }
      : Audit.ruleDescriptions
  }

  /// The rule of a name.
  static func rule(named name: String) throws(UsageError) -> AuditRuleDescription {
    guard let rule = Audit.ruleDescriptions.first(where: { $0.id.rawValue == name }) else {
      throw .unknown("rule", name, among: Audit.ruleDescriptions.map(\.id.rawValue))
    }
    return rule
  }

  /// Writes a line for each rule, or a paragraph where rules are explained.
  func write(on terminal: Terminal) {
    guard explains else {
      let rows = rules.map { [$0.id.rawValue, "at most \($0.severity.rawValue)", $0.summary] }
      return terminal.print(TextTable(rows: rows))
    }
    for rule in rules {
      terminal.print(terminal.styled("\(rule.id): \(rule.summary)", .bold))
      terminal.print("  proves: \(rule.proves)")
      terminal.print("  cannot prove: \(rule.limits)")
      terminal.print("  at most: \(rule.severity.rawValue)")
    }
  }
}
