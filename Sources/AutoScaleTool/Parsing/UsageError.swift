import AutoScale
import AutoScaleSourceText

/// An error of a command line, with a correction.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// An unknown word, with the nearest known one.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    let advice =
      nearestSpelling(to: word, in: known).map { "did you mean '\($0)'?" }
      ?? "write one of \(known.joined(separator: ", "))"
    return UsageError("unknown \(kind) '\(word)'; \(advice)")
  }
}
