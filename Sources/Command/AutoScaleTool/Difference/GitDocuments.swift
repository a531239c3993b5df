import Foundation

/// The documents that differ between two versions of a Git repository.
struct GitDocuments {
  /// The pairs in the order of Git, by path.
  let pairs: [DocumentPair]

  /// The documents with a conflict that is not resolved.
  let unmerged: [String]

  /// Asks Git about the repository of the current folder.
  ///
  /// - Parameters:
  ///   - versions: The versions to compare.
  ///   - paths: The files and folders, or none for all.
  /// - Throws: ``UsageError`` if Git is missing or reports an error, and for a path that is not a
  ///   document or that no version has.
  init(of versions: GitVersions, at paths: [String]) throws(UsageError) {
    let git = GitProcess(
      caller: "autoscale diff", alternative: "name two files or two folders to compare them")
    // Git gives paths from the root of the repository, and messages have them from the current
    // folder.
    let folders = try git.text(of: ["rev-parse", "--show-prefix", "--show-cdup"])
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The user's settings may name an external program, whose output has no such form.
    let text = try git.text(
      of: ["diff", "--raw", "-z", "--no-abbrev", "--find-renames", "--no-ext-diff"]
        + versions.words + ["--"] + paths)
    if let path = paths.first(where: Self.isOtherFile) {
      throw UsageError("'\(path)' is no .xib or .storyboard file")
    }
    if let path = try versions.missingPath(among: paths, git) {
      throw UsageError.badInput(
        "there is no '\(path)', neither as a file nor in a version that Git compares")
    }
    let changes = Self.changes(in: text).filter(\.isDocument)
    let place = Place(prefix: folders.first ?? "", up: folders.dropFirst().first ?? "")
    unmerged = Set(changes.filter { $0.status == "U" }.map { place.path($0.new) }).sorted()
    pairs = try changes.filter { !["U", "T"].contains($0.status) }.map {
      change throws(UsageError) in
      DocumentPair(
        old: change.status == "A"
          ? nil : try Self.version(change.old, change.oldBlob, place, git),
        new: change.status == "D"
          ? nil : try Self.version(change.new, change.newBlob, place, git),
        isInRepository: true)
    }
  }

  /// Returns whether a path names a file that is not a document.
  private static func isOtherFile(_ path: String) -> Bool {
    DocumentSearch.exists(path) && !DocumentSearch.isFolder(path)
      && !DocumentSearch.isDocument(path)
  }

  /// The current folder in the repository.
  private struct Place {
    let prefix: String
    let up: String

    /// Returns the path from the current folder to a file of the repository.
    func path(_ path: String) -> String {
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : up + path
    }
  }

  /// A line of `git diff --raw`.
  private struct Change {
    let status: String
    let old: String
    let new: String
    let oldBlob: String
    let newBlob: String

    var isDocument: Bool { [old, new].contains(where: DocumentSearch.isDocument) }
  }

  /// Parses `:100644 100644 OLD NEW M␀PATH␀` and `… R90␀OLD PATH␀NEW PATH␀`.
  private static func changes(in text: String) -> [Change] {
    var parts = text.split(separator: "\0").map(String.init)[...]
    var changes: [Change] = []
    while let head = parts.popFirst(), let old = parts.popFirst() {
      let words = head.split(separator: " ").map(String.init)
      guard words.count == 5, let status = words[4].first else { break }
      let isMoved = "RC".contains(status)
      guard let new = isMoved ? parts.popFirst() : old else { break }
      // A symbolic link and a submodule are not documents.
      guard words[0...1].allSatisfy(isFileMode) else { continue }
      changes.append(
        Change(
          status: String(status), old: old, new: new, oldBlob: words[2], newBlob: words[3]))
    }
    return changes
  }

  /// Returns whether a mode belongs to a file, or to no object at all.
  private static func isFileMode(_ word: String) -> Bool {
    let mode = word.drop { $0 == ":" }
    return mode.hasPrefix("100") || mode.allSatisfy { $0 == "0" }
  }

  private static func version(
    _ path: String, _ blob: String, _ place: Place, _ git: GitProcess
  ) throws(UsageError) -> DocumentPair.Version {
    let file = place.path(path)
    // Git names no object for a file that differs from the index.
    if blob.allSatisfy({ $0 == "0" }) { return DocumentPair.Version(path: file, file: file) }
    return DocumentPair.Version(
      path: "\(file)@\(blob.prefix(7))", file: file,
      data: try git.data(of: ["cat-file", "blob", blob]))
  }
}
