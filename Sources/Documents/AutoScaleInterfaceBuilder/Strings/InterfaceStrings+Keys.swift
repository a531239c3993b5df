import Foundation

extension InterfaceStrings {
  /// The keys of the texts of a document that some language has.
  package struct Keys: Sendable {
    /// The name of the table: the name of the document's file.
    package let table: String

    /// The keys, such as `a1b-Cd-e2F.text`.
    package private(set) var keys: Set<String> = []

    /// The files that could not be read.
    package private(set) var errors: [InterfaceBuilderError] = []

    /// Reads the `.strings` files and the string catalogs beside a document.
    ///
    /// - Parameters:
    ///   - url: The URL of the document.
    ///   - maximumSize: The largest size of a file of texts, in bytes.
    package init(ofDocumentAt url: URL, maximumSize: Int = .max) {
      let (folder, name) = InterfaceStrings.project(of: url)
      table = name
      for language in InterfaceStrings.languages(in: folder) {
        let file = folder.appending(path: "\(language).lproj/\(name).strings")
        read(file, maximumSize) { data throws(InterfaceBuilderError) in
          try InterfaceStrings(data: data, path: file.relativePath).entries.map(\.key)
        }
      }
      for file in InterfaceStrings.catalogs(of: url) {
        read(file, maximumSize) { data throws(InterfaceBuilderError) in
          try StringsCatalog(data: data, path: file.relativePath).strings.map(\.key)
        }
      }
    }

    private mutating func read(
      _ file: URL, _ maximumSize: Int,
      as keys: (Data) throws(InterfaceBuilderError) -> [String]
    ) {
      do throws(InterfaceBuilderError) {
        guard let data = try InterfaceStrings.contents(of: file, maximumSize) else { return }
        self.keys.formUnion(try keys(data))
      } catch {
        errors.append(error)
      }
    }
  }
}
