import Foundation

/// Real files of Interface Builder, where there are any.
///
/// They are in the folder that the environment names in `AUTOSCALE_CORPUS`, or else in
/// `../shared/corpus` beside the package: an `index.csv` with a row for each file, and the files.
public enum Corpus {
  /// The folder; nil where there is none.
  public static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["AUTOSCALE_CORPUS"]
    let path = named.flatMap { $0.isEmpty ? nil : $0 }
    let folder =
      path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? package.appending(path: "../shared/corpus/")
    let index = folder.appending(path: "index.csv").path
    return path != nil || FileManager.default.fileExists(atPath: index) ? folder : nil
  }()

  /// Why tests of the corpus are left out.
  public static let absence =
    "there is no corpus; AUTOSCALE_CORPUS names its folder"

  /// The folder of the package.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether tests read every file, and not a sample of them.
  ///
  /// `AUTOSCALE_CORPUS_ALL=1` asks for it, and so does recording.
  public static let isComplete = ["AUTOSCALE_CORPUS_ALL", "AUTOSCALE_RECORD"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// The rows of the index, by the names of their columns.
  public static func index() throws -> [[String: String]] {
    guard let folder else { return [] }
    return try rows(ofTableAt: folder.appending(path: "index.csv"))
  }

  /// The rows of the files that tests read: all, or the same one in sixteen in each run.
  public static func entries() throws -> [[String: String]] {
    try index().filter { isComplete || isSampled($0["file"] ?? "") }
  }

  /// The files that tests read.
  public static func files() throws -> [String] { try entries().compactMap { $0["file"] } }

  /// Whether the FNV-1a hash of a file's name puts it into the sample.
  private static func isSampled(_ file: String) -> Bool {
    let hash = file.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return (hash >> 32) % 16 == 0
  }

  /// The rows of a table of values without quotation marks, by the names of their columns.
  public static func rows(ofTableAt url: URL) throws -> [[String: String]] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard let columns = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }
}
