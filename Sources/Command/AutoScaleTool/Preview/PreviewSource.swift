import AutoScalePages

/// A document to show.
struct PreviewSource: Hashable, Sendable {
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
      // The file systems of Macs ignore case by default.
      while !names.insert(name.lowercased()).inserted {
        count += 1
        name = "\(document.name)-\(count)"
      }
      return PreviewSource(path: document.path, name: name)
    }
  }
}

extension PreviewLinks {
  /// Returns the links of each page to those before and after it, if there are several.
  static func links(between sources: [PreviewSource]) -> [PreviewLinks?] {
    sources.indices.map { index in
      guard sources.count > 1 else { return nil }
      return PreviewLinks(
        from: sources[index].name, previous: index > 0 ? sources[index - 1].name : nil,
        next: index + 1 < sources.count ? sources[index + 1].name : nil)
    }
  }
}
