import Foundation

/// The folders of outputs that are missing before a command runs.
///
/// Commands make them, and say so, because a misspelt path would make one in silence.
struct MissingFolders {
  private let paths: [String]

  /// Looks for the folders of a command line.
  init(of arguments: Arguments) {
    paths = ["-o", "--svg", "--pictures"].compactMap(arguments.text(of:))
      .flatMap { [URL(filePath: $0).deletingLastPathComponent().relativePath, $0] }
      .filter { !DocumentSearch.exists($0) }
  }

  /// Says which folders the command made.
  func report(on terminal: Terminal) {
    for path in paths where DocumentSearch.isFolder(path) {
      terminal.error("note: made the folder '\(path)'")
    }
  }
}
