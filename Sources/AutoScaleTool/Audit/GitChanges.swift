import Foundation
import SourceText

/// The files that Git says have changed since a commit.
struct GitChanges {
  private let paths: Set<String>

  /// Asks Git in the present folder, also for files that it does not track yet.
  init(since commit: String) throws(UsageError) {
    let root = try Self.lines(of: ["rev-parse", "--show-toplevel"]).first ?? ""
    let changed = try Self.lines(of: ["diff", "--name-only", "-z", commit, "--"])
    let added = try Self.lines(of: [
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z",
    ])
    paths = Set((changed + added).map { Self.resolved("\(root)/\($0)") })
  }

  /// Those of some paths that have changed.
  func filter(_ paths: [String]) -> [String] {
    paths.filter { self.paths.contains(Self.resolved($0)) }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func lines(of words: [String]) throws(UsageError) -> [String] {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      let message = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let text = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? ""
        throw UsageError("--changed: git says: \(text)")
      }
      return String(decoding: data, as: UTF8.self)
        .split { $0 == "\0" || $0 == "\n" }.map(String.init)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("--changed needs git, which cannot be run: \(error.cause)")
    }
  }
}
