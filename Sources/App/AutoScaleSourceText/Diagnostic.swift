/// A problem of a file with its place and its fix.
package struct Diagnostic: Hashable, Sendable {
  /// The effect of a diagnostic on processing the file.
  package enum Severity: String, Sendable {
    /// Processing stops.
    case error
    /// Processing continues.
    case warning
    /// Processing continues, and nothing may be wrong.
    case note
  }

  /// The effect on processing the file.
  package let severity: Severity

  /// The place.
  package let place: SourcePlace

  /// The affected part of the file, by its name there, or `nil` if there is none.
  package let element: String?

  /// The problem, in words.
  package let problem: String

  /// The fix, or the action that was taken, in words.
  package let fix: String

  /// Makes a diagnostic from its parts.
  package init(
    _ severity: Severity, at place: SourcePlace, in element: String?, problem: String, fix: String
  ) {
    self.severity = severity
    self.place = place
    self.element = element
    self.problem = problem
    self.fix = fix
  }

  /// The problem, the affected part of the file, and the fix.
  package var message: String {
    let scope = element.map { " (in '\($0)')" } ?? ""
    return "\(problem)\(scope); \(fix)"
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'element'); fix`, which editors turn into a
  /// link.
  package var description: String { "\(place): \(severity.rawValue): \(message)" }
}
