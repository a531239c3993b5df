import Foundation

/// Why a file cannot be written.
package enum FileFailure: Error, Hashable, CustomStringConvertible {
  /// The system refused, with the code of `errno`.
  case system(Int32)
  /// No one may write the file.
  case readOnly
  /// The file is another one than the one that was read.
  case changed
  /// The file has several names, as hard links; replacing it would part them.
  case hardLinked

  /// The failure of the last call of the system.
  static var last: FileFailure { .system(errno) }

  /// The reason without the name of the file and without a period, so that a fix can follow.
  package var description: String {
    switch self {
    case .system(ENOSPC), .system(EDQUOT): "the disk is full"
    case .system(EACCES), .system(EPERM): "permission is denied"
    case .system(ENOENT): "there is no such folder"
    case .system(EISDIR): "it is a folder"
    case .system(let code): String(cString: strerror(code))
    case .readOnly: "it is read-only"
    case .changed: "it changed since it was read"
    case .hardLinked: "it has several names (hard links), which replacing it would part"
    }
  }
}
