/// The format of a difference.
enum DiffFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// A JSON object a line for each document.
  case json
}
