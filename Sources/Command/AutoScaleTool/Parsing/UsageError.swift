import AutoScale
import AutoScaleSourceText

/// An error of a command line or of a file that it names, with a correction.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  /// The status of the process: that of a wrong command line, or of bad input.
  let status: ExitStatus

  init(_ description: String) { (self.description, status) = (description, .usage) }

  private init(_ description: String, status: ExitStatus) {
    (self.description, self.status) = (description, status)
  }

  /// Reports a file or folder that is absent, empty, unreadable or unwritable; the words are right.
  static func badInput(_ description: String) -> UsageError {
    UsageError(description, status: .findings)
  }

  /// Reports an unknown word with the nearest known one.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    UsageError("unknown \(kind) '\(word)'; \(advice(for: word, among: known))")
  }

  /// Returns the question for the nearest known word or, if none is near, all known words.
  static func advice(for word: String, among known: [String]) -> String {
    nearestSpelling(to: word, in: known).map { "did you mean '\($0)'?" }
      ?? "write one of \(known.joined(separator: ", "))"
  }
}
