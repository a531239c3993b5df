import AutoScaleAudit
import AutoScaleEditing
import Foundation

/// The findings of an audit as SARIF 2.1.0, for code scanning.
///
/// Source: OASIS, Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFLog {
  private let summary: AuditSummary
  private let rules = Audit.ruleDescriptions

  init(_ summary: AuditSummary) { self.summary = summary }

  var object: JSONObject {
    let driver: JSONObject = [
      "name": "autoscale", "version": ToolVersion.current, "rules": rules.map(Self.rule),
    ]
    let invocation: JSONObject = [
      "executionSuccessful": summary.failures.isEmpty && summary.unauditedCount == 0,
      "toolExecutionNotifications": notifications,
    ]
    let run: JSONObject = [
      "tool": ["driver": driver],
      // The reader of documents counts Unicode scalars.
      "columnKind": "unicodeCodePoints", "invocations": [invocation],
      "results": summary.listed.map(result),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  /// Failures and inconsistencies as errors, and gaps as notes.
  private var notifications: [JSONObject] {
    let errors = summary.failures.map(\.message) + summary.defects.flatMap(\.messages)
    return errors.map { ["level": "error", "message": Self.message($0)] }
      + summary.gapLines.map { ["level": "note", "message": Self.message($0)] }
  }

  private static func message(_ text: String) -> [String: String] { ["text": text] }

  /// A rule, with the page that code scanning shows beside a finding.
  private static func rule(_ rule: AuditRuleDescription) -> JSONObject {
    let page = """
      # \(rule.id.rawValue)

      \(rule.summary)

      - **Proves:** \(rule.proves)
      - **Limits:** \(rule.limits)
      - **Severity:** \(rule.severity.rawValue) at most

      `autoscale audit --rules \(rule.id.rawValue)` draws an example. A view suppresses the rule by the runtime
      attribute `layer.autoscaleSuppressed` with the value `\(rule.id.rawValue)`.
      """
    return [
      "id": rule.id.rawValue, "shortDescription": message(rule.summary),
      "fullDescription": message(rule.proves),
      "help": ["text": "Proves: \(rule.proves)\nLimits: \(rule.limits)", "markdown": page],
      "defaultConfiguration": ["level": rule.severity.rawValue],
    ]
  }

  private func result(_ reported: ReportedFinding) -> JSONObject {
    let finding = reported.finding
    let properties: JSONObject = [
      "widths": finding.widths.numbers, "worstWidth": finding.worstWidth,
      "devices": finding.devices, "context": finding.context.rawValue,
      "direction": finding.condition.direction == .rightToLeft ? "rtl" : "ltr",
    ]
    let region = finding.line.map {
      Self.region(line: $0, column: finding.column, text: reported.sourceLine)
    }
    return [
      "ruleId": finding.rule.rawValue, "ruleIndex": rules.firstIndex { $0.id == finding.rule },
      "level": finding.severity.rawValue, "message": Self.message(finding.summary),
      "locations": [["physicalLocation": Self.location(finding.path, region)] as JSONObject],
      "relatedLocations": Self.relatedLocations(of: finding), "properties": properties,
      // Code scanning recognizes a finding by this, even if its line moved.
      "partialFingerprints": ["elementAndRule/v1": finding.fingerprint],
      "fixes": Self.fix(reported).map { [$0] },
    ]
  }
}

/// Places.
extension SARIFLog {
  /// Constraints and views that take part, and further findings with the same cause, if there are any.
  private static func relatedLocations(of finding: Finding) -> [JSONObject]? {
    let places =
      finding.participants.map { ($0.text, finding.path, $0.line) }
      + finding.companions.map { ($0.message, $0.path, $0.line) }
    if places.isEmpty { return nil }
    return places.enumerated().map { index, place in
      let (text, path, line) = place
      let region = line.map { Self.region(line: $0, column: nil, text: nil) }
      return [
        "id": index + 1, "message": message(text), "physicalLocation": location(path, region),
      ]
    }
  }

  private static func location(_ path: String, _ region: JSONObject?) -> JSONObject {
    ["artifactLocation": ["uri": reference(to: path)], "region": region]
  }

  private static func reference(to path: String) -> String {
    // Code scanning takes a relative reference as one from the root of the repository.
    (path.hasPrefix("/") ? "file://" : "") + path.asURIReference
  }

  /// The region of the first line of a start tag.
  private static func region(line: Int, column: Int?, text: String?) -> JSONObject {
    // Columns count from 1, and the end is the column after the last character. A tag may go on
    // in the next line; its region then ends with this one.
    let end = text.flatMap { text in
      column.map { column in
        let rest = Array(text.unicodeScalars).dropFirst(column - 1)
        return (rest.firstIndex(of: ">") ?? rest.endIndex - 1) + 2
      }
    }
    return [
      "startLine": line, "startColumn": column, "endColumn": end, "snippet": text.map(message),
    ]
  }

  /// The hint of a finding as a `fix` object: the replacements in its file; `nil` without any.
  ///
  /// Source: sections 3.55 to 3.57 of the format.
  private static func fix(_ reported: ReportedFinding) -> JSONObject? {
    guard let hint = reported.finding.hint, !reported.replacements.isEmpty else { return nil }
    let replacements: [JSONObject] = reported.replacements.map { replacement in
      let region = [
        "startLine": replacement.start.line, "startColumn": replacement.start.column,
        "endLine": replacement.end.line, "endColumn": replacement.end.column,
      ]
      return ["deletedRegion": region, "insertedContent": message(replacement.text)]
    }
    let change: JSONObject = [
      "artifactLocation": ["uri": reference(to: reported.finding.path)],
      "replacements": replacements,
    ]
    return ["description": message(hint), "artifactChanges": [change]]
  }
}
