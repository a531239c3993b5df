import AutoScaleSourceText
import Foundation
import Synchronization

/// The files that Git says have changed since a commit.
struct GitChanges {
  private let paths: Set<String>

  /// Asks Git about the whole repository around the present folder, also for files that it does not
  /// track yet.
  init(since commit: String) throws(UsageError) {
    let root = try Self.output(of: ["rev-parse", "--show-toplevel"])
    // Git takes a word that begins with a hyphen for an option, unless it is told not to.
    let id = try Self.output(of: [
      "rev-parse", "--verify", "--end-of-options", commit + "^{commit}",
    ])
    let changed = try Self.output(of: ["diff", "--name-only", "-z", id, "--"])
    let added = try Self.output(of: [
      "-C", root, "ls-files", "--others", "--exclude-standard", "-z",
    ])
    paths = Set((changed + added).split(separator: "\0").map { Self.resolved("\(root)/\($0)") })
  }

  /// Those of some paths that have changed.
  func filter(_ paths: [String]) -> [String] {
    paths.filter { self.paths.contains(Self.resolved($0)) }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// What Git writes, without the end of its last line.
  private static func output(of words: [String]) throws(UsageError) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.standardOutput = output
    process.standardError = errors
    let message = Mutex(Data())
    let reading = DispatchGroup()
    do {
      try process.run()
      // Both pipes are emptied at once, since Git waits where one is full.
      DispatchQueue.global().async(group: reading) {
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        message.withLock { $0 = data }
      }
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      reading.wait()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let text = String(decoding: message.withLock { $0 }, as: UTF8.self)
        throw UsageError("--changed: git says: \(text.split(separator: "\n").first ?? "")")
      }
      let text = String(decoding: data, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("--changed needs git, which cannot be run: \(error.cause)")
    }
  }
}
