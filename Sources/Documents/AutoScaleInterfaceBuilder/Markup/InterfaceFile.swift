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
    let stated = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    if let stated, stated > maximumSize {
      throw InterfaceBuilderError(.tooLarge(stated, maximum: maximumSize), path: path)
    }
    return try contents(path: path, maximumSize: maximumSize) { maximum in
      try FileHandle(forReadingFrom: url).contents(upTo: maximum)
    }
  }

  /// Returns the bytes that a closure reads, or throws an error for more than a number of bytes.
  ///
  /// The closure may stop as soon as it has more bytes than that.
  package static func contents(
    path: String, maximumSize: Int, read: (_ maximum: Int) throws -> Data
  ) throws(InterfaceBuilderError) -> Data {
    let data: Data
    do {
      data = try read(maximumSize)
    } catch {
      throw InterfaceBuilderError(.unreadable(error.cause), path: path)
    }
    guard data.count <= maximumSize else {
      throw InterfaceBuilderError(.tooLarge(nil, maximum: maximumSize), path: path)
    }
    return data
  }
}

extension FileHandle {
  /// Reads to the end, or until more than a number of bytes has been read.
  ///
  /// The rest of a longer file or pipe is not read.
  package func contents(upTo maximum: Int) throws -> Data {
    var contents = Data()
    // One byte more than the limit tells a longer file, whose rest is not read.
    while contents.count <= maximum {
      // In parts: without a limit the maximum is `Int.max`, for which no buffer can be reserved.
      let missing = min(maximum - contents.count, 1 << 24) + 1
      guard let part = try read(upToCount: missing), !part.isEmpty else { break }
      contents += part
    }
    return contents
  }
}
