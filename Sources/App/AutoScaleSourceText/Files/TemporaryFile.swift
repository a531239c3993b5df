import Foundation

/// A temporary file beside its destination; it is removed unless it is moved there.
final class TemporaryFile {
  private var path: String?

  /// Writes a file with the mode, the owner and the extended attributes of the file that it
  /// replaces.
  init(_ content: Data, beside path: String, replacing old: stat?) throws(FileFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let temporary = folder.appending(path: ".autoscale-\(UUID().uuidString)").path
    // Without an old file the user's mask sets the mode.
    let file = try FileDescriptor(
      temporary, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    self.path = temporary
    try file.write(content, at: nil)
    guard let old else { return }
    try file.take(ownerAndModeOf: old)
    copyExtendedAttributes(from: path, to: temporary)
    try file.synchronize()
  }

  deinit {
    if let path { unlink(path) }
  }

  /// Replaces a file.
  func rename(to destination: String) throws(FileFailure) {
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
