import Foundation

/// Files in a folder of their own, which goes when the test is over.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(_ files: [String: Data]) throws {
    for (name, data) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  deinit { _ = try? FileManager.default.removeItem(at: url) }
}
