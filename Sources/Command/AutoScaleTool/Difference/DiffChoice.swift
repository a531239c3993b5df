import Foundation

/// The versions that the operands of `autoscale diff` name: two files or folders, or revisions and files of
/// Git.
struct DiffChoice {
  /// The kinds of operands.
  private enum Kind {
    case files(old: String, new: String)
    case folders(old: String, new: String)
    case git(GitVersions, paths: [String])
  }

  private let kind: Kind

  /// The missing document.
  private static let nothing = "/dev/null"

  /// Reads the operands; the first ones may be revisions.
  ///
  /// Without `--`, two files or two folders are compared with each other; otherwise the words before the
  /// first file are revisions.
  init(
    _ operands: [String], separator: Int?, on side: GitVersions.Side
  ) throws(UsageError) {
    if separator == nil, let pair = try Self.pair(of: operands) {
      if side == .index {
        throw UsageError("--staged requires Git's files; write them after '--'")
      }
      kind = pair
      return
    }
    if let word = operands.first(where: { $0 == DocumentReader.standardInput }) {
      throw UsageError("'\(word)' is compared with a second file: autoscale diff \(word) NEW")
    }
    let count = separator ?? operands.firstIndex(where: DocumentSearch.exists) ?? operands.count
    let (revisions, paths) = (Array(operands[..<count]), Array(operands[count...]))
    // A file that does not exist would pass for a revision, were it not for its ending.
    let files = separator == nil ? revisions.filter(DocumentSearch.isDocument) + paths : []
    if let path = files.first(where: { !DocumentSearch.exists($0) }) {
      throw UsageError.badInput(
        "there is no '\(path)'; write '--' before files that only a revision has")
    }
    kind = .git(try GitVersions(revisions, side), paths: paths)
  }

  /// Returns two files or two folders that exist, or `nil` for other operands.
  private static func pair(of operands: [String]) throws(UsageError) -> Kind? {
    let kinds = operands.compactMap(isFolder)
    guard operands.count == 2, kinds.count == 2 else { return nil }
    let (old, new) = (operands[0], operands[1])
    guard kinds[0] == kinds[1] else {
      let (folder, file) = kinds[0] ? (old, new) : (new, old)
      throw UsageError(
        "'\(folder)' is a folder, but '\(file)' is a file; name two files or two folders, or write "
          + "'--' before them for their versions in Git")
    }
    return kinds[0] ? .folders(old: old, new: new) : .files(old: old, new: new)
  }

  /// Whether one document is compared, whose name needs no line.
  var isOfFiles: Bool { if case .files = kind { true } else { false } }

  /// The two files.
  var files: [String] { if case .files(let old, let new) = kind { [old, new] } else { [] } }

  /// Finds the documents.
  func documents() throws(UsageError) -> (pairs: [DocumentPair], unmerged: [String]) {
    switch kind {
    case .files(let old, let new):
      return ([DocumentPair(old: Self.version(old), new: Self.version(new))], [])
    case .folders(let old, let new): return (try FolderDocuments(from: old, to: new).pairs, [])
    case .git(let versions, let paths):
      let documents = try GitDocuments(of: versions, at: paths)
      return (documents.pairs, documents.unmerged)
    }
  }

  private static func version(_ path: String) -> DocumentPair.Version? {
    if path == nothing { return nil }
    let path = DocumentReader.path(of: path)
    return DocumentPair.Version(path: path, file: path)
  }

  /// Returns whether a word names a folder, or `nil` if it names nothing.
  private static func isFolder(_ path: String) -> Bool? {
    if path == DocumentReader.standardInput { return false }
    return DocumentSearch.exists(path) ? DocumentSearch.isFolder(path) : nil
  }
}

/// The documents of two folders, paired by their paths in them.
struct FolderDocuments {
  /// The pairs in the order of their paths; a document in only one folder is new or deleted.
  let pairs: [DocumentPair]

  /// Searches both folders; files that are links count, as `git difftool` makes them.
  ///
  /// - Throws: ``UsageError`` if neither folder has a document.
  init(from old: String, to new: String) throws(UsageError) {
    let (before, after) = (Self.documents(in: old), Self.documents(in: new))
    if before.isEmpty, after.isEmpty {
      throw UsageError.badInput("there is no .xib or .storyboard file in '\(old)' or '\(new)'")
    }
    pairs = before.union(after).sorted().map { name in
      DocumentPair(
        old: before.contains(name) ? Self.version(name, in: old) : nil,
        new: after.contains(name) ? Self.version(name, in: new) : nil, name: name)
    }
  }

  private static func documents(in folder: String) -> Set<String> {
    // 'git difftool --dir-diff' makes links, which the search of documents leaves out.
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Set(names.filter(DocumentSearch.isDocument))
  }

  private static func version(_ name: String, in folder: String) -> DocumentPair.Version {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    return DocumentPair.Version(path: path, file: path)
  }
}
