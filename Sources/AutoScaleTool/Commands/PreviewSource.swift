/// A document that is shown.
struct PreviewSource: Sendable {
  /// The path of the file.
  let path: String

  /// The path under which its page stands in a folder of pages, without suffix.
  let name: String

  /// The documents at some paths, each with a name of its own.
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
