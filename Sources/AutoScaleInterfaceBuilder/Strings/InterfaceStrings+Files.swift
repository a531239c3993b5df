import Foundation

extension InterfaceStrings {
  /// Whether a document is in the folder of a language, so that its own texts are in it.
  static func isDocument(at url: URL, in language: String) -> Bool {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      && names(of: language).contains(folder.deletingPathExtension().lastPathComponent)
  }

  /// Reads the texts of a document; nil where there are none in the language.
  ///
  /// Of `Base.lproj/Login.storyboard` in `de-AT` they are in `de-AT.lproj/Login.strings`, or else in
  /// `de.lproj/Login.strings`, or else in the string catalog `mul.lproj/Login.xcstrings` or
  /// `Login.xcstrings`; and so for a document that is beside such folders.
  ///
  /// - Parameters:
  ///   - language: A language, such as `de`, `pt-BR` or `zh-Hans`.
  ///   - document: The place of the .xib or .storyboard file.
  /// - Throws: ``InterfaceBuilderError`` when there is a file that cannot be read, or for the
  ///   reasons of ``init(data:path:)`` and ``init(catalog:language:path:)``.
  public init?(
    language: String, ofDocumentAt document: URL
  ) throws(InterfaceBuilderError) {
    for url in Self.places(of: language, document) {
      guard let data = try Self.contents(of: url) else { continue }
      try self.init(data: data, path: url.relativePath)
      return
    }
    for url in Self.catalogs(of: document) {
      guard let data = try Self.contents(of: url) else { continue }
      try self.init(catalog: data, language: language, path: url.relativePath)
      if !entries.isEmpty || !warnings.isEmpty { return }
    }
    return nil
  }

  /// Where a `.strings` file may be: in the folder of the language, then in those of wider ones.
  private static func places(of language: String, _ document: URL) -> [URL] {
    let (folder, name) = project(of: document)
    return names(of: language).map { folder.appending(path: "\($0).lproj/\(name).strings") }
  }

  /// Where a string catalog may be: in the folder of many languages, or beside it.
  private static func catalogs(of document: URL) -> [URL] {
    let (folder, name) = project(of: document)
    return ["mul.lproj/", ""].map { folder.appending(path: "\($0)\(name).xcstrings") }
  }

  /// The folder of the folders of languages, and the name that a document shares with its texts.
  private static func project(of document: URL) -> (folder: URL, name: String) {
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    return (folder, document.deletingPathExtension().lastPathComponent)
  }

  /// The content of a file; nil where there is none.
  private static func contents(of url: URL) throws(InterfaceBuilderError) -> Data? {
    do throws(InterfaceBuilderError) {
      return try InterfaceFile.contents(of: url)
    } catch {
      guard error.reason == .missingFile else { throw error }
      return nil
    }
  }
}
