/// The format of a difference.
enum DiffFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line for each document.
  case json
  /// Markdown for the summary of a pull request.
  case markdown
  /// A page with both versions on each screen.
  case html
}
