import Foundation

/// An open file, closed with its last reference.
final class FileDescriptor {
  private let number: Int32

  /// Opens a file.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    // Closed in programs that this one starts, so that none keeps the file open.
    number = open(path, flags | O_CLOEXEC, mode)
    if number < 0 { throw .last }
  }

  deinit {
    // An initializer that throws has opened nothing.
    if number >= 0 { close(number) }
  }

  /// Writes all bytes at an offset, or at the current position.
  func write(_ data: Data, at offset: Int?) throws(FileError) {
    var done = 0
    while done < data.count {
      let count = data.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        return if let offset {
          pwrite(number, rest.baseAddress, rest.count, off_t(offset + done))
        } else {
          Foundation.write(number, rest.baseAddress, rest.count)
        }
      }
      // A signal came before anything was written.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      done += count
    }
  }

  /// Sets the length of the file in bytes.
  func truncate(to size: Int) throws(FileError) {
    guard ftruncate(number, off_t(size)) == 0 else { throw .last }
  }

  /// Flushes the content to the disk.
  func synchronize() throws(FileError) {
    guard fsync(number) == 0 else { throw .last }
  }

  /// Copies the mode of another file, and its owner if the system permits it.
  func take(ownerAndModeOf old: stat) throws(FileError) {
    // Only root may give a file to another owner; the group is kept where that is allowed.
    if fchown(number, old.st_uid, old.st_gid) != 0 { _ = fchown(number, uid_t.max, old.st_gid) }
    guard fchmod(number, old.st_mode & 0o7777) == 0 else { throw .last }
  }
}
