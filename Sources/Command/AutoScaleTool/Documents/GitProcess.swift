import AutoScale
import AutoScaleSourceText
import Foundation

/// Runs Git in the current folder.
struct GitProcess {
  /// The option or the command that needs Git, for messages.
  let caller: String

  /// The way to do without a repository, for messages; `nil` if there is none.
  var alternative: String?

  /// Returns the output of Git, without the last line break.
  func text(of words: [String]) throws(UsageError) -> String {
    let text = String(decoding: try data(of: words), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the bytes of the output of Git.
  ///
  /// - Parameters:
  ///   - words: The words of the command line after `git`.
  ///   - statuses: The exit statuses that are not failures.
  /// - Returns: The standard output.
  /// - Throws: ``UsageError`` with Git's message for any other status.
  func data(
    of words: [String], allowing statuses: ClosedRange<Int32> = 0...0
  ) throws(UsageError) -> Data {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    // 'env' looks Git up in PATH.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    // The messages below are those of Git in English.
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let message = Guarded(Data())
    let reading = DispatchGroup()
    do {
      try process.run()
      // Both pipes are read at once, because Git blocks if one is full.
      DispatchQueue.global().async(group: reading) {
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        message.withLock { $0 = data }
      }
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      reading.wait()
      process.waitUntilExit()
      guard statuses.contains(process.terminationStatus) else {
        throw failure(message.withLock { $0 }, status: process.terminationStatus)
      }
      return data
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError.badInput("\(caller) needs git, which cannot be run: \(error.cause)")
    }
  }

  private func failure(_ message: Data, status: Int32) -> UsageError {
    // The status with which 'env' ends if it does not find a command.
    if status == 127 { return UsageError.badInput("\(caller) needs git, which is not installed") }
    let line = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? ""
    let text = line.trimmingPrefix("fatal: ")
    if text.hasPrefix("not a git repository") {
      return UsageError.badInput(
        "\(caller) needs a Git repository, but the current folder is in none"
          + (alternative.map { "; \($0)" } ?? ""))
    }
    return UsageError("\(caller): git says: \(text)")
  }
}
