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
        tool: Producer(driver: Driver(rules: rules.map { Rule($0) })),
        // The reader of documents counts Unicode scalars.
        columnKind: "unicodeCodePoints",
        invocations: [
          Invocation(
            executionSuccessful: summary.failures.isEmpty,
            toolExecutionNotifications: Self.notifications(of: summary))
        ],
        results: summary.listed.map { Result($0, rules: rules) })
    ]
  }

  /// Returns failures and inconsistencies as errors, and gaps as notes.
  private static func notifications(of summary: AuditSummary) -> [Notification] {
    let errors = summary.failures.map(\.message) + summary.defects.flatMap(\.messages)
    return errors.map { Notification(level: "error", message: Message(text: $0)) }
      + summary.gapLines.map { Notification(level: "note", message: Message(text: $0)) }
  }

  private struct Message: Encodable {
    let text: String
  }

  private struct Run: Encodable {
    let tool: Producer
    let columnKind: String
    let invocations: [Invocation]
    let results: [Result]
  }

  private struct Producer: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "autoscale"
    let version = ToolVersion.current
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription, fullDescription: Message
    let help: Help
    let defaultConfiguration: [String: String]

    init(_ rule: AuditRuleDescription) {
      id = rule.id.rawValue
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.proves)
      help = Help(rule)
      defaultConfiguration = ["level": rule.severity.rawValue]
    }
  }

  /// The page of a rule, which code scanning shows beside a finding.
  private struct Help: Encodable {
    let text, markdown: String

    init(_ rule: AuditRuleDescription) {
      text = "Proves: \(rule.proves)\nLimits: \(rule.limits)"
      markdown = """
        # \(rule.id.rawValue)

        \(rule.summary)

        - **Proves:** \(rule.proves)
        - **Limits:** \(rule.limits)
        - **Severity:** \(rule.severity.rawValue) at most

        `autoscale audit --rules \(rule.id.rawValue)` draws an example. A view suppresses the rule by the runtime
        attribute `layer.autoscaleSuppressed` with the value `\(rule.id.rawValue)`.
        """
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
    let relatedLocations: [RelatedLocation]?
    let properties: Properties
    let partialFingerprints: [String: String]
    let fixes: [SARIFFix]?

    init(_ reported: ReportedFinding, rules: [AuditRuleDescription]) {
      let finding = reported.finding
      ruleId = finding.rule.rawValue
      ruleIndex = rules.firstIndex { $0.id == finding.rule }
      level = finding.severity.rawValue
      message = Message(text: finding.summary)
      locations = [Location(finding, sourceLine: reported.sourceLine)]
      relatedLocations = RelatedLocation.locations(of: finding)
      properties = Properties(finding)
      // Code scanning recognizes a finding by this, even if its line moved.
      partialFingerprints = ["elementAndRule/v1": finding.fingerprint]
      fixes = SARIFFix(reported, in: Location.reference(to: finding.path)).map { [$0] }
    }
  }

  /// The screens and conditions of a finding.
  private struct Properties: Encodable {
    let widths: [[Int]]
    let worstWidth: Int
    let devices: [String]
    let direction, context: String

    init(_ finding: Finding) {
      widths = finding.widths.numbers
      (worstWidth, devices) = (finding.worstWidth, finding.devices)
      direction = finding.condition.direction == .rightToLeft ? "rtl" : "ltr"
      context = finding.context.rawValue
    }
  }

  /// A constraint or a view that takes part, or a further finding with the same cause.
  private struct RelatedLocation: Encodable {
    let id: Int
    let message: Message
    let physicalLocation: PhysicalLocation

    private init(_ text: String, path: String, line: Int?, id: Int) {
      self.id = id
      message = Message(text: text)
      physicalLocation = PhysicalLocation(
        artifactLocation: ["uri": Location.reference(to: path)],
        region: line.map { Region(line: $0, column: nil, text: nil) })
    }

    /// Returns the locations beside that of a finding, if there are any.
    static func locations(of finding: Finding) -> [RelatedLocation]? {
      let places =
        finding.participants.map { ($0.text, finding.path, $0.line) }
        + finding.companions.map { ($0.message, $0.path, $0.line) }
      if places.isEmpty { return nil }
      return places.enumerated().map { index, place in
        RelatedLocation(place.0, path: place.1, line: place.2, id: index + 1)
      }
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
      // Code scanning takes a relative reference as one from the root of the repository.
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
      // Columns count from 1, and the end is the column after the last character. A tag may go on
      // in the next line; its region then ends with this one.
      endColumn = text.flatMap { text in
        column.map { column in
          let rest = Array(text.unicodeScalars).dropFirst(column - 1)
          return (rest.firstIndex(of: ">") ?? rest.endIndex - 1) + 2
        }
      }
    }
  }
}

/// A hint as a `fix` object of SARIF: the replacements in the file of a finding.
///
/// Source: OASIS, Static Analysis Results Interchange Format, version 2.1.0, sections 3.55 to 3.57.
struct SARIFFix: Encodable {
  private let description: [String: String]
  private let artifactChanges: [ArtifactChange]

  /// Describes the hint of a finding by its replacements in a file; `nil` without any.
  init?(_ reported: ReportedFinding, in file: String) {
    guard let hint = reported.finding.hint, !reported.replacements.isEmpty else { return nil }
    description = ["text": hint]
    artifactChanges = [
      ArtifactChange(
        artifactLocation: ["uri": file],
        replacements: reported.replacements.map { Replacement($0) })
    ]
  }

  private struct ArtifactChange: Encodable {
    let artifactLocation: [String: String]
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: [String: String]

    init(_ replacement: SourceReplacement) {
      deletedRegion = Region(
        startLine: replacement.start.line, startColumn: replacement.start.column,
        endLine: replacement.end.line, endColumn: replacement.end.column)
      insertedContent = ["text": replacement.text]
    }
  }

  private struct Region: Encodable {
    let startLine, startColumn, endLine, endColumn: Int
  }
}
