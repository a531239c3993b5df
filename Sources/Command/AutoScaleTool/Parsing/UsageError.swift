import AutoScale
import AutoScaleSourceText

/// An error of a command line, with a correction.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

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
