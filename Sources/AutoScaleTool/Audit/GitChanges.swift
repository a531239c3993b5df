import AutoScale
import AutoScaleSourceText
import Foundation

/// The files that changed since a commit, according to Git.
struct GitChanges {
  private let paths: Set<String>

  /// Asks Git about the repository of the current folder, untracked files included.
  init(since commit: String) throws(UsageError) {
    let root = try Self.output(of: ["rev-parse", "--show-toplevel"])
    // Otherwise Git parses a word with a leading hyphen as an option.
    let id = try Self.output(of: [
      "rev-parse", "--verify", "--end-of-options", commit + "^{commit}",
    ])
    let changed = try Self.output(of: ["diff", "--name-only", "-z", id, "--"])
    let added = try Self.output(of: [
      "-C", root, "ls-files", "--others", "--exclude-standard", "-z",
    ])
    paths = Set((changed + added).split(separator: "\0").map { Self.resolved("\(root)/\($0)") })
  }

  /// Returns the changed files among some paths.
  func filter(_ paths: [String]) -> [String] {
    paths.filter { self.paths.contains(Self.resolved($0)) }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Returns the output of Git, without the last line break.
  private static func output(of words: [String]) throws(UsageError) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
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
