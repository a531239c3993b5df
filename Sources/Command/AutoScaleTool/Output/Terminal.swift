import AutoScale
import AutoScaleSourceText
import Foundation

/// The streams of the command: results go to the standard output, messages to the standard error.
struct Terminal {
  /// Writes one text to the standard output, with a line break.
  let print: (String) -> Void

  /// Writes one text to the standard error, with a line break.
  let writeError: (String) -> Void

  /// Reads the standard input to its end, or until it has more than a number of bytes.
  var input: (_ maximum: Int) throws -> Data = { _ in Data() }

  /// Whether results have colors.
  var isColored = false

  /// Whether messages have colors.
  var hasColoredMessages = false

  /// The number of columns, or `nil` where a line may have any length, as in a pipe.
  var width: Int?

  /// Shows the progress of long work, in a line that the next one replaces and any other output removes.
  var progress: @Sendable (String) -> Void = { _ in }

  /// The streams of the process, with colors on a terminal that allows them.
  ///
  /// The process ends without a message if the reader of its output is gone, and with an error if the
  /// output cannot be written for another reason.
  static var standard: Terminal {
    // Otherwise the signal would end the process.
    signal(SIGPIPE, SIG_IGN)
    let output = LineStream(FileHandle.standardOutput)
    let errors = LineStream(FileHandle.standardError)
    // Lines that replace each other make sense only on a terminal.
    let isWatched = isatty(STDERR_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    let isProgressShown = Guarded(false)
    let clearProgress = {
      if isProgressShown.withLock({ shown in
        defer { shown = false }
        return shown
      }) {
        errors.replaceLineOrGiveUp("")
      }
    }
    return Terminal(
      print: { line in
        clearProgress()
        do throws(LineStream.WriteError) {
          try output.write(line)
        } catch  where error.isClosedPipe {
          exit(ExitStatus.success.rawValue)  // the reader, such as 'head', has seen enough
        } catch {
          errors.writeOrGiveUp("error: the output cannot be written: \(error.reason)")
          exit(ExitStatus.findings.rawValue)
        }
      },
      writeError: { line in
        clearProgress()
        errors.writeOrGiveUp(line)
      },
      input: FileHandle.standardInput.contents(upTo:),
      isColored: ColorMode.auto.allows(onTerminal: isatty(STDOUT_FILENO) == 1, environment),
      hasColoredMessages: ColorMode.auto.allows(onTerminal: isWatched, environment),
      width: columns(environment),
      progress: { text in
        guard isWatched else { return }
        errors.replaceLineOrGiveUp(text)
        isProgressShown.withLock { $0 = !text.isEmpty }
      })
  }

  /// Returns the columns that the environment states, or those of the terminal.
  private static func columns(_ environment: [String: String]) -> Int? {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// Returns these streams with the colors of a mode.
  func colored(_ mode: ColorMode) -> Terminal {
    guard mode != .auto else { return self }
    var terminal = self
    terminal.isColored = mode == .always
    terminal.hasColoredMessages = mode == .always
    return terminal
  }

  /// Writes a message, whose severity may have a color.
  func error(_ message: String) {
    writeError(hasColoredMessages ? Style.highlightingSeverity(in: message) : message)
  }

  /// Returns the text in a style, if results have colors.
  func styled(_ text: String, _ style: Style) -> String { isColored ? style.text(text) : text }

  /// Returns the line with its severity in a color, if results have colors.
  func stylingSeverity(in line: String) -> String {
    isColored ? Style.highlightingSeverity(in: line) : line
  }

  /// A style by its ANSI code.
  enum Style: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case yellow = 33

    /// Returns a text in this style.
    func text(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }

    /// Returns a line `path:1:2: warning: text` with its first severity in a color.
    static func highlightingSeverity(in line: String) -> String {
      let styles: [(word: String, style: Style)] = [
        ("error:", .red), ("warning:", .yellow), ("note:", .dim),
      ]
      // A path or a text may contain 'note:', so the word counts only at the start or after ': '.
      let found = styles.compactMap { word, style in
        line.firstRange(of: word).map { ($0, style) }
      }.filter { range, _ in
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      }
      guard let (range, style) = found.min(by: { $0.0.lowerBound < $1.0.lowerBound }) else {
        return line
      }
      return line[..<range.lowerBound] + style.text(String(line[range]))
        + line[range.upperBound...]
    }
  }
}

extension Terminal {
  /// Writes a table as wide as the terminal.
  func print(_ table: TextTable, indent: String = "", style: Style? = nil) {
    for line in table.lines(within: width.map { $0 - indent.count }) {
      print(indent + (style.map { styled(line, $0) } ?? line))
    }
  }

  /// Writes a table whose first row is its heading.
  func printHeaded(_ table: TextTable, indent: String = "") {
    for (index, line) in table.lines(within: width.map { $0 - indent.count }).enumerated() {
      print(indent + (index == 0 ? styled(line, .bold) : line))
    }
  }

  /// Writes a line, on a narrow terminal in several ones, whose severity may have a color.
  func printFolded(_ line: String, indent: Int = 4, style: Style? = nil) {
    for part in line.folded(to: width, indent: indent) {
      print(style.map { styled(part, $0) } ?? stylingSeverity(in: part))
    }
  }

  /// Writes the first warnings of each kind about a file, and counts the others.
  func warn(_ warnings: [String], of file: String) {
    var counts: [String: Int] = [:]
    var kinds: [String] = []
    for warning in warnings {
      let kind = Self.kind(of: warning, about: file)
      if counts[kind, default: 0] == 0 { kinds.append(kind) }
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= Self.mostOfAKind { error(warning) }
    }
    for kind in kinds {
      let more = counts[kind, default: 0] - Self.mostOfAKind
      if more > 0 { error("\(file): \(more) more of: \(kind)") }
    }
  }

  /// Writes an error about contradictions in a file, whose warnings say which.
  func report(contradictions count: Int, in file: String) {
    error("\(file): error: \(count.counted("contradiction")), see the warnings")
  }

  /// The number of warnings of a kind that are written.
  private static let mostOfAKind = 5

  /// Returns the kind of a warning: its text without places, names and numbers.
  private static func kind(of warning: String, about file: String) -> String {
    let text = warning.hasPrefix(file) ? warning.dropFirst(file.count) : warning[...]
    return String(text.drop { $0 == ":" || $0.isNumber || $0 == " " })
      .replacing(/'[^']*'/, with: "…").replacing(/\d+/, with: "…")
  }
}

/// A stream of the process that takes lines.
private struct LineStream {
  private let handle: FileHandle

  init(_ handle: FileHandle) { self.handle = handle }

  /// A failure to write to a stream.
  struct WriteError: Error {
    let code: Int32
    var reason: String { String(cString: strerror(code)) }
    var isClosedPipe: Bool { code == EPIPE }
  }

  /// Writes a line with its line break.
  func write(_ line: String) throws(WriteError) { try writeText(line + "\n") }

  private func writeText(_ text: String) throws(WriteError) {
    var bytes = Array(text.utf8)[...]
    // A pipe may take only a part of the bytes, and a signal may interrupt a write.
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw WriteError(code: errno) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Replaces the text of the current line.
  func replaceLineOrGiveUp(_ text: String) {
    // The carriage return goes to the start of the line, and 'ESC [ K' clears it.
    do throws(WriteError) { try writeText("\r\u{1B}[K" + text) } catch {}
  }

  /// Writes a line, and ignores failures.
  func writeOrGiveUp(_ line: String) {
    do throws(WriteError) { try write(line) } catch {}
  }
}
