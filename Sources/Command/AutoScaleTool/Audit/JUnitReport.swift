import AutoScaleAudit
import AutoScaleSourceText

/// The findings of an audit as test cases in the form of JUnit, one for each finding.
struct JUnitReport {
  let text: String

  /// Writes the report.
  ///
  /// Warnings and notes are passed cases with their findings as output.
  ///
  /// An unreadable document and each inconsistency are errors.
  init(_ summary: AuditSummary) {
    let findings = summary.listed.map(\.finding)
    let failures = findings.count { $0.severity == .error }
    var names: [String: Int] = [:]
    let cases =
      findings.map { Self.testCase($0, named: Self.name(of: $0, after: &names)) }
      + summary.failures.map { Self.errorCase($0.path, "readable", $0.message) }
      + summary.defects.flatMap { path, messages in
        messages.map { Self.errorCase(path, "consistent", $0) }
      }
    let errors = cases.count - findings.count
    let head =
      "<testsuite name=\"autoscale audit\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" time=\"\(summary.seconds)\">"
    text = (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + cases + ["</testsuite>"])
      .joined(separator: "\n")
  }

  /// Returns the unique name of a finding's case.
  private static func name(of finding: Finding, after known: inout [String: Int]) -> String {
    // Of cases with one name, GitLab shows only the first.
    let id = finding.elementID.map { " (\($0))" } ?? ""
    let name = "\(finding.rule): \(finding.element)\(id)"
    let count = known["\(finding.path) \(name)", default: 0] + 1
    known["\(finding.path) \(name)"] = count
    return count > 1 ? "\(name) #\(count)" : name
  }

  private static func testCase(_ finding: Finding, named name: String) -> String {
    let lines =
      [finding.description] + finding.companions.map { "\($0.place): \($0.message)" }
    let place = lines.joined(separator: "\n").xml
    let content =
      finding.severity == .error
      ? "<failure type=\"\(finding.rule.rawValue.xml)\" message=\"\(finding.message.xml)\">\(place)</failure>"
      : "<system-out>\(place)</system-out>"
    return testCase(finding.path, name, content)
  }

  private static func errorCase(_ path: String, _ name: String, _ message: String) -> String {
    testCase(path, name, "<error message=\"\(message.xml)\"/>")
  }

  private static func testCase(_ path: String, _ name: String, _ content: String) -> String {
    "  <testcase classname=\"\(path.xml)\" name=\"\(name.xml)\">\(content)</testcase>"
  }
}

extension String {
  /// The text escaped for XML; characters that XML forbids become question marks.
  fileprivate var xml: String {
    let allowed = unicodeScalars.map { scalar -> Unicode.Scalar in
      // XML 1.0 allows these characters nowhere, not even as references.
      switch scalar {
      case "\t", "\n", "\r": scalar
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": "?"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(allowed)).escapedForXML
  }
}
