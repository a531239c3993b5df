import AutoScaleInterfaceBuilder
import Foundation

/// Two versions of a document, or the only one of a document that is added or deleted.
struct DocumentPair: Sendable {
  /// A version of a document.
  struct Version: Sendable {
    /// The path for messages.
    let path: String
    /// The file, which has texts, fonts and settings beside it.
    let file: String
    /// The bytes from Git, or `nil` to read the file.
    var data: Data?
  }

  /// The old version, or `nil` for a new document.
  let old: Version?

  /// The new version, or `nil` for a deleted document.
  let new: Version?

  /// The name of the document, if it is compared in two folders.
  var name: String?

  /// Whether the paths of both versions are those of one repository.
  var isInRepository = false

  /// The path of the new version, or else of the old one.
  var path: String { new?.file ?? old?.file ?? "" }

  /// Whether the document has another path in the new version of a repository.
  var isRenamed: Bool {
    guard isInRepository, let old, let new else { return false }
    return old.file != new.file
  }

  /// The path with the words for a new, deleted or renamed document.
  var title: String {
    guard let new else { return "\(name ?? path) is deleted" }
    guard let old else { return "\(name ?? path) is new" }
    return name ?? (old.file == new.file ? path : "\(old.file) → \(new.file)")
  }
}

extension DocumentReader {
  /// Reads a version of a document.
  func document(
    _ version: DocumentPair.Version
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    guard let data = version.data else { return try document(at: version.file) }
    let limited = try limited(data, from: version.path)
    return try InterfaceDocument(data: limited, path: version.path)
  }
}
