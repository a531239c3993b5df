/// What is wrong with a file: where it is, what it is, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// What a diagnostic means for what is done with the file.
  package enum Severity: String, Sendable {
    /// It stops.
    case error
    /// It goes on.
    case warning
  }

  /// What it means for what is done with the file.
  package let severity: Severity

  /// Where it is.
  package let place: SourcePlace

  /// The part of the file that it is about, as the file calls it; nil where there is none.
  package let element: String?

  /// What is wrong, in words.
  package let problem: String

  /// What to do about it, or what was done, in words.
  package let fix: String

  /// Makes a diagnostic of its parts.
  package init(
    _ severity: Severity, at place: SourcePlace, in element: String?, problem: String, fix: String
  ) {
    self.severity = severity
    self.place = place
    self.element = element
    self.problem = problem
    self.fix = fix
  }

  /// What is wrong, in which part of the file, and what to do about it.
  package var message: String {
    let scope = element.map { " (in '\($0)')" } ?? ""
    return "\(problem)\(scope); \(fix)"
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'element'); fix`, that editors make a link.
  package var description: String { "\(place): \(severity.rawValue): \(message)" }
}
