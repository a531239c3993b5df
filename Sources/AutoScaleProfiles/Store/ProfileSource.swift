import AutoScaleSourceText
import Foundation

/// A source of profiles: files that are listed first and read one by one.
struct ProfileSource: Sendable {
  /// A file that can be read.
  struct File: Sendable {
    /// The name of the file in messages.
    let path: String

    /// The file name, which gives the container and the device.
    let name: String

    /// Reads the whole content.
    let read: @Sendable () throws(ProfileDefect) -> [UInt8]
  }

  /// Finds the files, in the order of their paths.
  let files: @Sendable () throws(ProfileDefect) -> [File]

  /// Content in memory, by file name.
  static func memory(_ contents: [String: Data]) -> ProfileSource {
    let files = contents.sorted { $0.key < $1.key }.map { name, data in
      File(path: name, name: name) { () throws(ProfileDefect) in [UInt8](data) }
    }
    return ProfileSource { () throws(ProfileDefect) in files }
  }

  /// The files with profile names in a directory and its subdirectories.
  static func directory(
    _ url: URL, where isProfile: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> ProfileSource {
    ProfileSource { () throws(ProfileDefect) in
      try Self.paths(in: url).compactMap { path in
        let file = url.appending(path: path)
        let name = file.lastPathComponent
        guard isProfile(name) else { return nil }
        let shownPath = url.relativePath + "/" + path
        return File(path: shownPath, name: name) { () throws(ProfileDefect) in
          do {
            return [UInt8](try Data(contentsOf: file))
          } catch {
            throw ProfileDefect(.unreadable(error.cause), path: shownPath)
          }
        }
      }
    }
  }

  /// The paths of JSON files below a directory, sorted; hidden files are skipped.
  private static func paths(in directory: URL) throws(ProfileDefect) -> [String] {
    let path = directory.relativePath
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) else {
      throw ProfileDefect(.missingFile, path: path)
    }
    guard isDirectory.boolValue else { throw ProfileDefect(.notADirectory, path: path) }
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        .filter { $0.lowercased().hasSuffix(".json") && !$0.hasHiddenPart }
        .sorted()
    } catch {
      throw ProfileDefect(.unreadable(error.cause), path: path)
    }
  }
}

extension String {
  /// Whether a component of the path begins with a period.
  fileprivate var hasHiddenPart: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
