import Foundation

/// The reason why a file cannot be written.
package enum FileError: Error, Hashable, CustomStringConvertible {
  /// A system call failed, with its `errno`.
  case system(Int32)
  /// The file is read-only.
  case readOnly
  /// The file is not the one that was read.
  case changed
  /// The file has other hard links, which replacing it would separate.
  case hardLinked

  /// The failure of the last system call.
  static var last: FileError { .system(errno) }

  /// The reason, without the name of the file and without a period, so that a fix can follow.
  package var description: String {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): "the disk is full"
    case .system(EACCES), .system(EPERM): "permission is denied"
    case .system(ENOENT): "there is no such folder"
    case .system(EISDIR): "it is a folder"
    case .system(let code): String(cString: strerror(code))
    case .readOnly: "it is read-only"
    case .changed: "it changed since it was read"
    case .hardLinked: "it has other hard links, which replacing it would separate"
    }
  }
}
