import Foundation

/// The documents of two folders, paired by their paths in them.
struct FolderDocuments {
  /// The pairs in the order of their paths; a document of one folder alone is new or deleted.
  let pairs: [DocumentPair]

  /// Searches both folders; files that are links count, as `git difftool` makes them.
  ///
  /// - Throws: ``UsageError`` if neither folder has a document.
  init(from old: String, to new: String) throws(UsageError) {
    let (before, after) = (Self.documents(in: old), Self.documents(in: new))
    if before.isEmpty, after.isEmpty {
      throw UsageError("there is no .xib or .storyboard file in '\(old)' or '\(new)'")
    }
    pairs = before.union(after).sorted().map { name in
      DocumentPair(
        old: before.contains(name) ? Self.version(name, in: old) : nil,
        new: after.contains(name) ? Self.version(name, in: new) : nil, name: name)
    }
  }

  private static func documents(in folder: String) -> Set<String> {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Set(names.filter(DocumentSearch.isDocument))
  }

  private static func version(_ name: String, in folder: String) -> DocumentPair.Version {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    return DocumentPair.Version(path: path, file: path)
  }
}
