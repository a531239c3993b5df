/// A document to show.
struct PreviewSource: Sendable {
  /// The path of the file.
  let path: String

  /// The path of its page in a folder of pages, without suffix.
  let name: String

  /// Finds documents at paths, each with a unique name.
  static func sources(at paths: [String]) throws(UsageError) -> [PreviewSource] {
    var names: Set<String> = []
    return try DocumentSearch.documents(at: paths).map { document in
      var name = document.name
      var count = 1
      while !names.insert(name.lowercased()).inserted {
        count += 1
        name = "\(document.name)-\(count)"
      }
      return PreviewSource(path: document.path, name: name)
    }
  }
}
