import AutoScaleSourceText
import Foundation

/// Reads whole files, and reports why that fails.
package enum InterfaceFile {
  /// Returns the bytes of a file, or throws an error for one that has more than a number of bytes.
  package static func contents(
    of url: URL, maximumSize: Int = .max
  ) throws(InterfaceBuilderError) -> Data {
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
    // The status of a pipe states no size.
    let stated = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    let data = try stated > maximumSize ? nil : contents(of: url, path: path)
    guard let data, data.count <= maximumSize else {
      let size = max(stated, data?.count ?? 0)
      throw InterfaceBuilderError(.tooLarge(size, maximum: maximumSize), path: path)
    }
    return data
  }

  private static func contents(of url: URL, path: String) throws(InterfaceBuilderError) -> Data {
    do {
      return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    } catch {
      throw InterfaceBuilderError(.unreadable(error.cause), path: path)
    }
  }
}
