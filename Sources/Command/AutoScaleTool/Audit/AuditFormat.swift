import AutoScaleAudit

/// The format of an audit's findings.
enum AuditFormat: String, CaseIterable, Sendable {
  /// Lines for people, the documents one after the other.
  case text
  /// A JSON object a line.
  case json
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// Test cases, as continuous integration shows them.
  case junit
  /// Annotations of GitHub's workflows.
  case github
  /// The pages of previews, with the findings on them.
  case html

  /// Writes the findings to the standard output, and totals and gaps to the standard error.
  func write(_ summary: AuditSummary, on terminal: Terminal) {
    switch self {
    case .text:
      for reported in summary.listed {
        let finding = reported.finding
        terminal.printFolded(finding.description)
        for participant in finding.participants {
          terminal.printFolded("    \(participant)", indent: 8)
        }
        for companion in finding.companions {
          terminal.printFolded("    \(companion.place): \(companion.message)", indent: 8)
        }
        for line in reported.drawing { terminal.print("    \(line)") }
      }
    case .json:
      for reported in summary.listed {
        terminal.print(JSONLine(JSONObject(reported.finding)).text)
      }
    case .sarif: terminal.print(JSONLine(SARIFLog(summary).object).text)
    case .junit: terminal.print(JUnitReport(summary).text)
    case .github:
      for reported in summary.listed {
        terminal.print(GitHubAnnotation(reported.finding).text)
      }
    case .html: break  // AuditOutput writes the pages
    }
    for (path, messages) in summary.assumptions + summary.defects {
      terminal.warn(messages, of: path)
    }
    for failure in summary.failures { terminal.error(failure.message) }
    for line in summary.gapLines { terminal.error(line) }
    if let note = summary.baselineNote { terminal.error(note) }
    // This line would break the syntax of any other format.
    if self == .text {
      terminal.printFolded(summary.statusLine)
    } else {
      terminal.error(summary.statusLine)
    }
  }
}

extension JSONObject {
  /// A finding in JSON output, with the widths and devices of all its members.
  init(_ finding: Finding) {
    let participants: [JSONObject] = finding.participants.map {
      ["id": $0.identifier, "line": $0.line, "text": $0.text]
    }
    let companions: [JSONObject] = finding.companions.map { companion in
      [
        "file": companion.path, "element": companion.element, "elementID": companion.elementID,
        "message": companion.message, "fingerprint": companion.fingerprint, "line": companion.line,
        "column": companion.column, "widths": companion.widths.numbers,
      ]
    }
    self = [
      "file": finding.path, "rule": finding.rule.rawValue, "severity": finding.severity.rawValue,
      "element": finding.element, "elementID": finding.elementID, "line": finding.line,
      "column": finding.column, "message": finding.message, "evidence": finding.evidence,
      "fingerprint": finding.fingerprint, "hint": finding.hint, "condition": finding.conditionWords,
      "widths": finding.widths.numbers, "worstWidth": finding.worstWidth,
      "devices": finding.devices, "participants": participants.isEmpty ? nil : participants,
      "companions": companions.isEmpty ? nil : companions, "context": finding.context.rawValue,
      "direction": finding.condition.direction == .rightToLeft ? "rtl" : "ltr",
    ]
  }
}

extension WidthRanges {
  /// The first and the last width of each range.
  var numbers: [[Int]] { ranges.map { [$0.lowerBound, $0.upperBound] } }
}

/// A finding as an annotation of GitHub's workflows.
///
/// Source: GitHub, Workflow commands for GitHub Actions.
struct GitHubAnnotation {
  let text: String

  /// Writes `::error file=…,line=…,col=…,title=…::message`.
  init(_ finding: Finding) {
    // GitHub has no 'note'; its mildest annotation is a 'notice'.
    let level = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties = [("file", finding.path)]
    if let line = finding.line { properties.append(("line", "\(line)")) }
    if let column = finding.column { properties.append(("col", "\(column)")) }
    properties.append(("title", finding.rule.rawValue))
    let list = properties.map { "\($0)=\(Self.escaped($1, alsoIn: [":", ","]))" }
    text = "::\(level) \(list.joined(separator: ","))::\(Self.escaped(finding.summary, alsoIn: []))"
  }

  private static func escaped(_ text: String, alsoIn special: Set<Character>) -> String {
    // GitHub's toolkit escapes the same characters, ':' and ',' only in properties, which they end.
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where special.contains(":"): "%3A"
      case "," where special.contains(","): "%2C"
      default: String(character)
      }
    }.joined()
  }
}
