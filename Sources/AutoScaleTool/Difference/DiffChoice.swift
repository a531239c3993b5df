import Foundation

/// The versions that the operands of `autoscale diff` name: two files or folders, or revisions and files of
/// Git.
struct DiffChoice {
  /// The kinds of operands.
  private enum Kind {
    case files(old: String, new: String)
    case folders(old: String, new: String)
    case git(revisions: [String], paths: [String], isStaged: Bool)
  }

  private let kind: Kind

  /// The missing document.
  private static let nothing = "/dev/null"

  /// Reads the operands; the first ones may be revisions.
  ///
  /// Without `--`, two files or two folders are compared with each other; otherwise the words before the
  /// first file are revisions.
  init(
    _ operands: [String], separator: Int?, isStaged: Bool
  ) throws(UsageError) {
    if separator == nil, operands.count == 2 {
      let (old, new) = (operands[0], operands[1])
      let kinds = operands.map(Self.isFolder)
      let isPair = !kinds.contains(nil) && kinds[0] == kinds[1]
      if isPair, isStaged {
        throw UsageError("--staged requires Git's files; write them after '--'")
      }
      if isPair {
        kind = kinds[0] == true ? .folders(old: old, new: new) : .files(old: old, new: new)
        return
      }
    }
    let count = separator ?? operands.firstIndex(where: Self.exists) ?? operands.count
    let (revisions, paths) = (Array(operands[..<count]), Array(operands[count...]))
    if let word = operands.first(where: { $0 == DocumentReader.standardInput }) {
      throw UsageError("'\(word)' is compared with a second file: autoscale diff \(word) NEW")
    }
    if separator == nil, let path = paths.first(where: { !Self.exists($0) }) {
      throw UsageError(
        "there is no '\(path)'; write '--' before files that only a revision has")
    }
    guard revisions.count <= 2 else {
      throw UsageError(
        "\(revisions.count) revisions are given, but two are compared; write files after '--'")
    }
    kind = .git(revisions: revisions, paths: paths, isStaged: isStaged)
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
    case .folders(let old, let new): return (FolderDocuments(from: old, to: new).pairs, [])
    case .git(let revisions, let paths, let isStaged):
      let documents = try GitDocuments(between: revisions, of: paths, isStaged: isStaged)
      return (documents.pairs, documents.unmerged)
    }
  }

  private static func version(_ path: String) -> DocumentPair.Version? {
    path == nothing ? nil : DocumentPair.Version(path: path, file: path)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Whether a word names a folder, or `nil` if it names nothing.
  private static func isFolder(_ path: String) -> Bool? {
    if path == DocumentReader.standardInput { return false }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : nil
  }
}
