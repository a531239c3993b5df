import Foundation

/// When output has colors.
enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment refuses.
  case auto
  /// In files and pipes too.
  case always
  /// Not at all.
  case never

  /// Returns whether a stream has colors.
  ///
  /// Source: the convention of no-color.org, which an option overrides.
  func allows(onTerminal isTerminal: Bool, _ environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
