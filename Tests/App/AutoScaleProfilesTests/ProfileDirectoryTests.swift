import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleProfiles

@Suite struct ProfileDirectoryTests {
  /// Runs an operation with a folder of texts by their paths, which goes afterwards.
  private func withFiles(
    _ texts: [String: String], _ operation: (URL) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(texts)
    try await operation(folder.url)
    withExtendedLifetime(folder) {}
  }

  @Test func `a directory is read with those below it, and not again for a look-up`() async throws {
    try await withFiles([
      "A_iPhone6.json": ProfileStoreTests.profile(width: 1),
      "sub/B_iPhone6.JSON": ProfileStoreTests.profile(width: 2),
      ".hidden/C_iPhone6.json": "nothing", "readme.md": "nothing",
    ]) { directory in
      let store = ProfileStore(directory: directory)
      try await store.load()
      for name in ["A_iPhone6.json", "sub"] {
        try FileManager.default.removeItem(at: directory.appending(path: name))
      }
      let match = try store.match(for: "title", in: "A", on: ProfileStoreTests.context)
      #expect(match.file == directory.relativePath + "/A_iPhone6.json")
      #expect(try store.values(for: "title", in: "B", on: ProfileStoreTests.context).width == 2)
    }
  }

  @Test func `a bundle's other JSON files are passed over`() async throws {
    try await withFiles([
      "p/A_iPhone6.json": ProfileStoreTests.profile(width: 1), "p/Settings.json": "[1]",
    ]) { directory in
      let bundle = try #require(Bundle(path: directory.path))
      let store = ProfileStore(bundle: bundle, subdirectory: "p")
      try await store.load()
      #expect(try store.values(for: "title", in: "A", on: ProfileStoreTests.context).width == 1)
    }
  }

  @Test func `what is no directory is told`() async throws {
    try await withFiles(["A_iPhone6.json": "{}"]) { directory in
      for (name, reason) in [
        ("none", ProfileDefect.Reason.missingFile), ("A_iPhone6.json", .notADirectory),
      ] {
        let store = ProfileStore(directory: directory.appending(path: name))
        let error = await #expect(throws: ProfileLoadError.self) { try await store.load() }
        #expect(error?.defects.map(\.reason) == [reason])
      }
    }
  }
}
