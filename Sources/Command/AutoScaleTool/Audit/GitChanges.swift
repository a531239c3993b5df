import Foundation

/// The files that changed since a commit, according to Git.
struct GitChanges {
  private let paths: Set<String>

  /// Asks Git about the repository of the current folder, untracked files included.
  init(since commit: String) throws(UsageError) {
    let git = GitProcess(caller: "--changed")
    let root = try git.text(of: ["rev-parse", "--show-toplevel"])
    // Otherwise Git parses a word with a leading hyphen as an option.
    let id = try git.text(of: [
      "rev-parse", "--verify", "--end-of-options", commit + "^{commit}",
    ])
    let changed = try git.text(of: ["diff", "--name-only", "-z", id, "--"])
    let added = try git.text(of: [
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
}
