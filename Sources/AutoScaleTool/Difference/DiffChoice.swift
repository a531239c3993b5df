import Foundation

/// The versions that the operands of `autoscale diff` name: two files, or revisions and files of Git.
struct DiffChoice {
  /// Two files.
  private let pair: (old: String, new: String)?

  private let revisions: [String]
  private let paths: [String]
  private let isStaged: Bool

  /// The missing document.
  private static let nothing = "/dev/null"

  /// Reads the operands, the first of which may be revisions.
  ///
  /// Without `--`, two files are compared with each other; otherwise the words before the first file are
  /// revisions.
  init(
    _ operands: [String], separator: Int?, isStaged: Bool
  ) throws(UsageError) {
    self.isStaged = isStaged
    if separator == nil, operands.count == 2, operands.allSatisfy(Self.isFile) {
      if isStaged { throw UsageError("--staged requires Git's files; write them after '--'") }
      pair = (operands[0], operands[1])
      (revisions, paths) = ([], [])
      return
    }
    pair = nil
    let count = separator ?? operands.firstIndex(where: Self.exists) ?? operands.count
    (revisions, paths) = (Array(operands[..<count]), Array(operands[count...]))
    if let word = operands.first(where: { $0 == DocumentReader.standardInput }) {
      throw UsageError("'\(word)' is compared with a second file: autoscale diff \(word) NEW")
    }
    guard revisions.count <= 2 else {
      throw UsageError(
        "\(revisions.count) revisions are given, but two are compared; write files after '--'")
    }
  }

  /// Whether two files are compared.
  var isOfFiles: Bool { pair != nil }

  /// The two files.
  var files: [String] { pair.map { [$0.old, $0.new] } ?? [] }

  /// Finds the documents.
  func documents() throws(UsageError) -> (pairs: [DocumentPair], unmerged: [String]) {
    guard let pair else {
      let documents = try GitDocuments(between: revisions, of: paths, isStaged: isStaged)
      return (documents.pairs, documents.unmerged)
    }
    return ([DocumentPair(old: Self.version(pair.old), new: Self.version(pair.new))], [])
  }

  private static func version(_ path: String) -> DocumentPair.Version? {
    path == nothing ? nil : DocumentPair.Version(path: path, file: path)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Whether a word names a file, and not a folder.
  private static func isFile(_ path: String) -> Bool {
    if path == DocumentReader.standardInput { return true }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}
