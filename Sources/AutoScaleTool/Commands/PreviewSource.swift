import Foundation

/// A document that is shown.
struct PreviewSource: Sendable {
  /// The path of the file.
  let path: String

  /// The path under which its page stands in a folder of pages, without suffix.
  let name: String

  /// The documents at some paths: files, and all documents in folders, in the order of their names.
  static func sources(at paths: [String]) -> [PreviewSource] {
    var sources: [PreviewSource] = []
    var names: Set<String> = []
    for path in paths {
      for (file, name) in documents(at: path) {
        var unique = name
        var count = 1
        while !names.insert(unique.lowercased()).inserted {
          count += 1
          unique = "\(name)-\(count)"
        }
        sources.append(PreviewSource(path: file, name: unique))
      }
    }
    return sources
  }

  private static func documents(at path: String) -> [(path: String, name: String)] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return [(path, URL(filePath: path).lastPathComponent)] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { name in
        (URL(filePath: path, directoryHint: .isDirectory).appending(path: name).relativePath, name)
      }
  }
}
