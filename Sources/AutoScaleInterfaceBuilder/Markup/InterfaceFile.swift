import AutoScaleSourceText
import Foundation

/// Reads whole files, and reports why that fails.
package enum InterfaceFile {
  package static func contents(of url: URL) throws(InterfaceBuilderError) -> Data {
    let path = url.relativePath
    guard url.isFileURL else { throw InterfaceBuilderError(.notAFile, path: url.absoluteString) }
    // The system follows links, because the target of /dev/stdin has no path.
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      if errno == ENOENT { throw InterfaceBuilderError(.missingFile, path: path) }
      throw InterfaceBuilderError(.unreadable(String(cString: strerror(errno))), path: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO, S_IFSOCK: break
    default: throw InterfaceBuilderError(.notAFile, path: path)  // a device might never end
    }
    do {
      return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    } catch {
      throw InterfaceBuilderError(.unreadable(error.cause), path: path)
    }
  }
}
