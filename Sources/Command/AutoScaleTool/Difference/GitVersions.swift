/// The versions that Git compares.
struct GitVersions {
  /// The newer version if fewer than two revisions are given.
  enum Side {
    case workingTree
    case index
  }

  /// The revisions and ranges of them, as for `git diff`.
  let revisions: [String]

  private let side: Side

  /// Takes the revisions of a command line.
  ///
  /// - Throws: ``UsageError`` for more revisions than can be compared.
  init(_ revisions: [String], _ side: Side) throws(UsageError) {
    (self.revisions, self.side) = (revisions, side)
    // A range names two revisions even without an end, which is then HEAD.
    let count = revisions.reduce(0) { $0 + ($1.contains("..") ? 2 : 1) }
    if side == .index, count > 1 {
      throw UsageError(
        "--staged compares the index with one revision, but \(count) are given; omit --staged")
    }
    if count > 2 {
      throw UsageError(
        "\(count) revisions are given, but two are compared; write files after '--'")
    }
  }

  /// The words of `git diff` for these versions.
  var words: [String] { (side == .index ? ["--cached"] : []) + ["--end-of-options"] + revisions }

  /// Finds the first path that no version has.
  ///
  /// A word with a pattern may match nothing.
  func missingPath(among paths: [String], _ git: GitProcess) throws(UsageError) -> String? {
    for path in paths where !path.contains(where: { "*?[:".contains($0) }) {
      if DocumentSearch.exists(path) { continue }
      var searches = [["ls-files", "--cached", "--", path]]
      searches += names.map {
        ["ls-tree", "-r", "--name-only", "--end-of-options", $0, "--", path]
      }
      var isFound = false
      for words in searches where !isFound { isFound = try !git.data(of: words).isEmpty }
      if !isFound { return path }
    }
    return nil
  }

  /// The single revisions.
  private var names: [String] {
    revisions.flatMap { range in
      range.split(separator: /\.{2,3}/, omittingEmptySubsequences: true).map(String.init)
    }
  }
}
