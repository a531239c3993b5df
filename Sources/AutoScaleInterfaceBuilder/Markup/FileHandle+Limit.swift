import Foundation

extension FileHandle {
  /// Reads to the end, or until more than a number of bytes has been read.
  ///
  /// The rest of a longer file or pipe is not read.
  package func contents(upTo maximum: Int) throws -> Data {
    var contents = Data()
    while contents.count <= maximum {
      let missing = min(maximum - contents.count, 1 << 24) + 1
      guard let part = try read(upToCount: missing), !part.isEmpty else { break }
      contents += part
    }
    return contents
  }
}
