import LayoutReport

/// The findings of an audit as SARIF 2.1.0, for code scanning.
///
/// Source: OASIS, Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog: Encodable {
  private let version = "2.1.0"
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// The log of an audit.
  init(_ summary: AuditSummary) {
    let rules = Audit.ruleDescriptions
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules.map { Rule($0) })), columnKind: "unicodeCodePoints",
        invocations: [
          Invocation(
            executionSuccessful: summary.failures.isEmpty,
            toolExecutionNotifications: summary.failures.map {
              Notification(level: "error", message: Message(text: $0.message))
            })
        ],
        results: summary.findings.map { Result($0, rules: rules) })
    ]
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind: String
    let invocations: [Invocation]
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "autoscale"
    let version = AutoScaleTool.Tool.version
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription, fullDescription, help: Message
    let defaultConfiguration: [String: String]

    init(_ rule: AuditRuleDescription) {
      id = rule.id.rawValue
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.proves)
      help = Message(text: rule.limits)
      defaultConfiguration = ["level": rule.severity.rawValue]
    }
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level: String
    let message: Message
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ finding: Finding, rules: [AuditRuleDescription]) {
      ruleId = finding.rule.rawValue
      ruleIndex = rules.firstIndex { $0.id == finding.rule }
      level = finding.severity.rawValue
      message = Message(text: finding.summary)
      locations = [Location(finding)]
      partialFingerprints = ["elementAndRule/v1": finding.fingerprint]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(_ finding: Finding) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ["uri": Self.reference(to: finding.path)],
        region: finding.line.map { Region(startLine: $0, startColumn: finding.column) })
    }

    private static func reference(to path: String) -> String {
      (path.hasPrefix("/") ? "file://" : "") + path.asURIReference
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: [String: String]
    let region: Region?
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }
}
