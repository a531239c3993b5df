import Foundation

extension Error {
  /// The reason why a file cannot be read or written, without its name and without a period, so
  /// that a fix can follow.
  ///
  ///     "'\(path)' cannot be read: \(error.cause)"  // 'a.xib' cannot be read: there is no such file
  package var cause: String {
    if let failure = self as? FileError { return failure.description }
    let error = self as? CocoaError
    switch error?.code {
    case .fileReadNoSuchFile: return "there is no such file"
    case .fileNoSuchFile: return "there is no such folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission is denied"
    case .fileReadInapplicableStringEncoding, .fileReadCorruptFile: return "it is not UTF-8 text"
    case .fileWriteOutOfSpace: return "the disk is full"
    default: break
    }
    if let code = (error?.underlying as? POSIXError ?? self as? POSIXError)?.code {
      return code == .EISDIR ? "it is a folder" : String(cString: strerror(code.rawValue))
    }
    let text = localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
