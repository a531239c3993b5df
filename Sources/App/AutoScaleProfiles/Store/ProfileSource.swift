import AutoScaleSourceText
import Foundation

/// A source of profiles: files that are listed first and read one by one.
struct ProfileSource: Sendable {
  /// A file that can be read.
  struct File: Sendable {
    /// The name of the file in messages.
    let path: String

    /// The file name, which gives the container and the device; `nil` for the standard input.
    let name: String?

    /// Reads the whole content.
    let read: @Sendable () throws(ProfileDefect) -> [UInt8]
  }

  /// Returns the files, in the order of their paths.
  let files: @Sendable () throws(ProfileDefect) -> [File]

  /// Reads content in memory, by file name.
  static func memory(_ contents: [String: Data]) -> ProfileSource {
    // Sorted, because a dictionary has no order.
    let files = contents.sorted { $0.key < $1.key }.map { name, data in
      File(path: name, name: name) { () throws(ProfileDefect) in [UInt8](data) }
    }
    return ProfileSource { () throws(ProfileDefect) in files }
  }

  /// Reads content without a file name, such as the standard input.
  static func nameless(
    _ path: String, read: @escaping @Sendable () throws -> Data
  ) -> ProfileSource {
    let file = File(path: path, name: nil) { () throws(ProfileDefect) in
      try bytes(at: path, read)
    }
    return ProfileSource { () throws(ProfileDefect) in [file] }
  }

  /// Reads a file, or the files with profile names in a directory and its subdirectories.
  static func path(_ path: String) -> ProfileSource {
    let url = URL(filePath: path)
    // A folder that is named may be a link; below it links are not followed.
    if isFolder(url.resolvingSymlinksInPath()) { return directory(url) }
    return ProfileSource { () throws(ProfileDefect) in
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw ProfileDefect(.missingFile, path: path)
      }
      return [
        File(path: path, name: url.lastPathComponent) { () throws(ProfileDefect) in
          try bytes(at: path) { try Data(contentsOf: url) }
        }
      ]
    }
  }

  /// Reads the files with profile names in a directory and its subdirectories.
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
          try bytes(at: shownPath) { try Data(contentsOf: file) }
        }
      }
    }
  }

  /// Reads the bytes of a file, or throws a defect of the file.
  private static func bytes(
    at path: String, _ read: () throws -> Data
  ) throws(ProfileDefect) -> [UInt8] {
    do {
      return [UInt8](try read())
    } catch {
      throw ProfileDefect(.unreadable(error.cause), path: path)
    }
  }

  /// Returns the paths of JSON files below a directory, sorted; hidden files are skipped.
  private static func paths(in directory: URL) throws(ProfileDefect) -> [String] {
    let path = directory.relativePath
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory) else {
      throw ProfileDefect(.missingFile, path: path)
    }
    guard isDirectory.boolValue else { throw ProfileDefect(.notADirectory, path: path) }
    var paths: [String] = []
    var pending = [""]
    while let parent = pending.popLast() {
      for name in try names(in: directory, parent) where !name.hasPrefix(".") {
        if isFolder(directory.appending(path: parent + name)) {
          pending.append(parent + name + "/")
        } else if name.lowercased().hasSuffix(".json") {
          paths.append(parent + name)
        }
      }
    }
    return paths.sorted()
  }

  /// Returns the names in a subdirectory.
  private static func names(
    in directory: URL, _ subdirectory: String
  ) throws(ProfileDefect) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(
        atPath: directory.appending(path: subdirectory).path)
    } catch {
      let path = subdirectory.isEmpty ? "" : "/" + subdirectory.dropLast()
      throw ProfileDefect(.unreadableDirectory(error.cause), path: directory.relativePath + path)
    }
  }

  /// Returns whether this is a directory, and not a link to one.
  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    // Not `stat`, which follows links: one may lead to a folder above.
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
