import Foundation

/// Where the command writes: results on standard output, all else on standard error.
struct Terminal {
  /// Writes one text to the standard output, with a line break.
  let print: (String) -> Void

  /// Writes one text to the standard error, with a line break.
  let error: (String) -> Void

  /// Whether results may be coloured.
  var isColored = false

  /// The streams of the process; coloured when they end at a terminal that wants it.
  static var standard: Terminal {
    Terminal(
      print: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) },
      error: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
      isColored: isatty(STDOUT_FILENO) == 1 && wantsColor(ProcessInfo.processInfo.environment))
  }

  /// Whether the environment allows colours.
  ///
  /// Source: the convention of no-color.org.
  static func wantsColor(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The text in a style, where colours are allowed.
  func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A style by its ANSI code.
  enum Style: Int {
    case bold = 1
    case dim = 2
    case yellow = 33
  }
}
