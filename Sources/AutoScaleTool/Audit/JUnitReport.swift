import LayoutReport

/// The findings of an audit as test cases in the form of JUnit, one for each finding.
struct JUnitReport {
  let text: String

  /// Writes the report; what is not an error is a case that did not fail, with its finding as output.
  init(_ summary: AuditSummary) {
    let findings = summary.findings
    let failures = findings.count { $0.severity == .error }
    let cases =
      findings.map(Self.testCase)
      + summary.failures.map { failure in
        Self.testCase(failure.path, "readable", "<error message=\"\(failure.message.xml)\"/>")
      }
    let head =
      "<testsuite name=\"autoscale audit\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
      + "errors=\"\(summary.failures.count)\" time=\"\(summary.seconds)\">"
    text = (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + cases + ["</testsuite>"])
      .joined(separator: "\n")
  }

  private static func testCase(_ finding: Finding) -> String {
    let place = "\(finding.description.xml)"
    let content =
      finding.severity == .error
      ? "<failure type=\"\(finding.rule.rawValue.xml)\" message=\"\(finding.message.xml)\">\(place)</failure>"
      : "<system-out>\(place)</system-out>"
    return testCase(finding.path, "\(finding.rule): \(finding.element)", content)
  }

  private static func testCase(_ path: String, _ name: String, _ content: String) -> String {
    "  <testcase classname=\"\(path.xml)\" name=\"\(name.xml)\">\(content)</testcase>"
  }
}

extension String {
  /// The text as XML has it in contents and attributes; characters that XML does not have become
  /// question marks.
  fileprivate var xml: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": "?"
      default: String(scalar)
      }
    }.joined()
  }
}
