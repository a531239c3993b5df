import AutoScaleAudit
import AutoScaleEditing
import Foundation

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
            toolExecutionNotifications: (summary.failures.map(\.message)
              + summary.defects.flatMap(\.messages))
              .map { Notification(level: "error", message: Message(text: $0)) })
        ],
        results: summary.findings.map {
          Result(
            $0, rules: rules, sourceLine: summary.sourceLines[$0],
            replacements: summary.replacements[$0] ?? [])
        })
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
    let fixes: [SARIFFix]?

    init(
      _ finding: Finding, rules: [AuditRuleDescription], sourceLine: String?,
      replacements: [SourceReplacement]
    ) {
      ruleId = finding.rule.rawValue
      ruleIndex = rules.firstIndex { $0.id == finding.rule }
      level = finding.severity.rawValue
      message = Message(text: finding.summary)
      locations = [Location(finding, sourceLine: sourceLine)]
      partialFingerprints = ["elementAndRule/v1": finding.fingerprint]
      fixes = SARIFFix(finding, replacements, in: Location.reference(to: finding.path)).map { [$0] }
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(_ finding: Finding, sourceLine: String?) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ["uri": Self.reference(to: finding.path)],
        region: finding.line.map { Region(line: $0, column: finding.column, text: sourceLine) })
    }

    static func reference(to path: String) -> String {
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
    let endColumn: Int?
    let snippet: Message?

    /// Makes a region of the first line of a start tag.
    init(line: Int, column: Int?, text: String?) {
      (startLine, startColumn) = (line, column)
      snippet = text.map { Message(text: $0) }
      endColumn = text.flatMap { text in
        column.map { column in
          let rest = Array(text.unicodeScalars).dropFirst(column - 1)
          return (rest.firstIndex(of: ">") ?? rest.endIndex - 1) + 2
        }
      }
    }
  }
}
