import AutoScale
import Foundation

@testable import AutoScaleTool

/// One run of the command, and what it wrote.
struct CommandRun {
  let status: ExitStatus
  let output: String
  let errors: String

  /// The lines of progress, one after the other.
  var progress: [String] = []

  init(status: ExitStatus, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  init(_ words: String..., isColored: Bool = false, width: Int? = nil) {
    self.init(words, isColored: isColored, width: width)
  }

  init(_ words: [String], input: Data = Data(), isColored: Bool = false, width: Int? = nil) {
    let output = Guarded("")
    let errors = Guarded("")
    let progress = Guarded<[String]>([])
    let terminal = Terminal(
      print: { text in output.withLock { $0 += text + "\n" } },
      writeError: { text in errors.withLock { $0 += text + "\n" } },
      input: { maximum in input.prefix(maximum + 1) },
      isColored: isColored, hasColoredMessages: isColored, width: width,
      progress: { line in progress.withLock { $0.append(line) } })
    status = Tool.run(words, on: terminal)
    self.output = output.withLock { $0 }
    self.errors = errors.withLock { $0 }
    self.progress = progress.withLock { $0 }
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The objects of an output of one JSON object a line.
  func objects() throws -> [[String: Any]] {
    try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return object as? [String: Any] ?? [:]
    }
  }
}
