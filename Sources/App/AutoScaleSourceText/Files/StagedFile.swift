import Foundation

/// New content of a file, complete on the disk but not yet in place.
///
///     let file = try StagedFile(Data(page.utf8), at: "Login.html")
///     try file.commit()
///
/// ``commit(ifStill:)`` renames a temporary file beside the destination: after an interrupt, or on
/// a full disk, the file has either the old or the new content. Symbolic links are followed; the
/// mode, the owner and the extended attributes stay. A file with several hard links keeps them: it
/// is overwritten, after reserving space for the new content. Devices and pipes receive the bytes
/// directly. A temporary file without a commit is removed with its last reference.
package final class StagedFile {
  private let content: Data
  private let path: String
  private let destination: Destination
  private var temporary: TemporaryFile?

  /// The present content of the path.
  private enum Destination {
    case nothing
    case file(stat)
    case hardLinks(stat)
    case stream
  }

  /// Writes the content beside its destination.
  ///
  /// - Throws: ``FileError`` for a folder, a read-only file, a missing folder, or a full disk.
  package init(_ content: Data, at path: String) throws(FileError) {
    self.content = content
    self.path = try Self.resolved(path)
    destination = try Self.destination(at: self.path)
    switch destination {
    case .nothing: temporary = try TemporaryFile(content, beside: self.path, replacing: nil)
    case .file(let status):
      temporary = try TemporaryFile(content, beside: self.path, replacing: status)
    case .hardLinks, .stream: break
    }
  }

  /// Whether the file has other hard links, so that replacing it is not safe from interrupts.
  package var isHardLinked: Bool {
    if case .hardLinks = destination { true } else { false }
  }

  /// Moves the content into place.
  ///
  /// - Parameter old: The expected content of the file, or `nil` to accept any.
  /// - Throws: ``FileError/changed`` if the content differs, and others if a system call fails.
  ///   The file is then unchanged.
  package func commit(ifStill old: Data? = nil) throws(FileError) {
    if let old, FileManager.default.contents(atPath: path) != old { throw .changed }
    switch destination {
    case .nothing, .file:
      try temporary?.rename(to: path)
      temporary = nil
    case .hardLinks(let status): try overwrite(status)
    case .stream:
      let file = try FileDescriptor(path, O_WRONLY)
      try file.write(content, at: nil)
    }
  }

  /// Overwrites the old content, starting past its end: a full disk shows there.
  private func overwrite(_ status: stat) throws(FileError) {
    let file = try FileDescriptor(path, O_WRONLY)
    let oldSize = Int(status.st_size)
    do {
      try file.write(content.dropFirst(oldSize), at: oldSize)
    } catch {
      try file.truncate(to: oldSize)
      throw error
    }
    // The part past the old end is on the disk, so the rest needs no further space.
    try file.write(content.prefix(oldSize), at: 0)
    try file.truncate(to: content.count)
    try file.synchronize()
  }

  /// Follows symbolic links, whether or not the last target exists.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var path = path
    // Linux gives up after 40 links as well.
    for _ in 0..<40 {
      var status = stat()
      // System links such as /dev/stdout lead to targets without a path.
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return path }
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      guard let link = FileManager.default.linkDestination(of: path) else { throw .last }
      path =
        link.hasPrefix("/")
        ? link : URL(filePath: path).deletingLastPathComponent().appending(path: link).path
    }
    throw .system(ELOOP)
  }

  private static func destination(at path: String) throws(FileError) -> Destination {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw .last
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .system(EISDIR)
    case S_IFREG:
      // For root, the system checks no permissions.
      guard status.st_mode & 0o222 != 0 else { throw .readOnly }
      guard access(path, W_OK) == 0 else { throw .last }
      return status.st_nlink > 1 ? .hardLinks(status) : .file(status)
    default: return .stream
    }
  }
}

extension Data {
  /// Writes the bytes to a file completely or not at all, as ``StagedFile`` does.
  package func write(wholeAt url: URL) throws(FileError) {
    try StagedFile(self, at: url.path).commit()
  }
}

extension FileManager {
  /// Returns the target of a symbolic link, or `nil` if it cannot be read.
  fileprivate func linkDestination(of path: String) -> String? {
    do { return try destinationOfSymbolicLink(atPath: path) } catch { return nil }
  }
}

/// A temporary file beside its destination; it is removed unless it is moved there.
final class TemporaryFile {
  private var path: String?

  /// Writes a file with the mode, the owner and the extended attributes of the file that it
  /// replaces.
  init(_ content: Data, beside path: String, replacing old: stat?) throws(FileError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let temporary = folder.appending(path: ".autoscale-\(UUID().uuidString)").path
    // Without an old file the user's mask sets the mode.
    // Closed to others until it has the mode of the old file.
    let file = try FileDescriptor(
      temporary, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    self.path = temporary
    try file.write(content, at: nil)
    guard let old else { return }
    try file.take(ownerAndModeOf: old)
    copyExtendedAttributes(from: path, to: temporary)
    // On the disk before the rename: otherwise a power failure could leave the name without
    // content.
    try file.synchronize()
  }

  deinit {
    if let path { unlink(path) }
  }

  /// Replaces a file.
  func rename(to destination: String) throws(FileError) {
    guard let path else { return }
    guard Foundation.rename(path, destination) == 0 else { throw .last }
    self.path = nil
  }

  /// Copies extended attributes as far as the file system permits; it rejects some of the system's
  /// own.
  private func copyExtendedAttributes(from old: String, to new: String) {
    let key = FileAttributeKey("NSFileExtendedAttributes")
    do {
      guard let attributes = try FileManager.default.attributesOfItem(atPath: old)[key] else {
        return
      }
      try FileManager.default.setAttributes([key: attributes], ofItemAtPath: new)
    } catch {}
  }
}
