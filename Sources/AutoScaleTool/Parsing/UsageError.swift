import AutoScale
import AutoScaleSourceText

/// A command line that cannot be run, with what to write instead.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A word that is none of those that are possible.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    let advice =
      nearestSpelling(to: word, in: known).map { "did you mean '\($0)'?" }
      ?? "write one of \(known.joined(separator: ", "))"
    return UsageError("unknown \(kind) '\(word)'; \(advice)")
  }
}
