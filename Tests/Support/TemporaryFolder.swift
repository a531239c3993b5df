import Foundation

/// A folder of files that goes when nobody refers to it any longer.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Makes a folder of texts by their paths in it.
  package convenience init(_ texts: [String: String] = [:]) throws {
    try self.init(texts.mapValues { Data($0.utf8) })
  }

  /// Makes a folder of files by their paths in it.
  package init(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, data) in files { try write(data, as: path) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("the folder \(url.path()) stays: \(error)")
    }
  }

  /// Writes a text, and returns the path of its file.
  @discardableResult
  package func write(_ text: String, as path: String) throws -> String {
    try write(Data(text.utf8), as: path)
  }

  @discardableResult
  private func write(_ data: Data, as path: String) throws -> String {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path()
  }
}
