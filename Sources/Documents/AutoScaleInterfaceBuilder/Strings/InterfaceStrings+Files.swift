import AutoScaleSourceText
import Foundation

extension InterfaceStrings {
  /// Returns whether a document is in a language's folder and therefore has its texts in that
  /// language.
  static func isDocument(at url: URL, in language: String) -> Bool {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      && names(of: language).contains(folder.deletingPathExtension().lastPathComponent)
  }

  /// Reads the texts of a document, or returns `nil` if there are none in the language.
  ///
  /// For `Base.lproj/Login.storyboard` in `de-AT`, they are in `de-AT.lproj/Login.strings`, or else
  /// in `de.lproj/Login.strings`, or else in the string catalog `mul.lproj/Login.xcstrings` or
  /// `Login.xcstrings`; likewise for a document beside such folders.
  ///
  /// - Parameters:
  ///   - language: A language, such as `de`, `pt-BR` or `zh-Hans`.
  ///   - document: The URL of the .xib or .storyboard file.
  /// - Throws: ``InterfaceBuilderError`` if a file cannot be read, or as ``init(data:path:)`` and
  ///   ``init(catalog:language:path:)`` do.
  public init?(
    language: String, ofDocumentAt document: URL
  ) throws(InterfaceBuilderError) {
    try self.init(language: language, ofDocumentAt: document, maximumSize: .max)
  }

  /// Reads the texts of a document from files up to a size in bytes.
  init?(
    language: String, ofDocumentAt document: URL, maximumSize: Int
  ) throws(InterfaceBuilderError) {
    for url in Self.places(of: language, document) {
      guard let data = try Self.contents(of: url, maximumSize) else { continue }
      try self.init(data: data, path: url.relativePath)
      return
    }
    for url in Self.catalogs(of: document) {
      guard let data = try Self.contents(of: url, maximumSize) else { continue }
      try self.init(catalog: data, language: language, path: url.relativePath)
      // A catalog need not have the language.
      if !entries.isEmpty || !warnings.isEmpty { return }
    }
    return nil
  }

  /// Returns the possible places of the texts of a document in a language, in the order of their
  /// precedence.
  package static func files(in language: String, ofDocumentAt document: URL) -> [URL] {
    places(of: language, document) + catalogs(of: document)
  }

  /// Returns the languages that have a folder beside a document, or texts in a string catalog
  /// there.
  ///
  /// - Complexity: O(*n*) in the entries of the folder and the bytes of the catalogs.
  package static func languages(ofDocumentAt document: URL) -> Set<String> {
    let names = languages(in: project(of: document).folder)
    let catalogs = catalogs(of: document).compactMap(catalog)
    return Set(names + catalogs.flatMap { $0.strings.flatMap(\.texts.keys) })
  }

  /// The translations beside a document.
  package struct Translations {
    /// The languages with texts that can be read, in the order of their names.
    package fileprivate(set) var languages: [String] = []

    /// What cannot be read, with its place and a fix.
    package fileprivate(set) var defects: [String] = []
  }

  /// Finds the translations of a document's texts.
  ///
  /// The language of a document in a language's folder is its own, and no translation.
  ///
  /// - Complexity: O(*n*) in the entries of the folder and the bytes of the texts.
  package static func translations(ofDocumentAt document: URL) -> Translations {
    let (folder, name) = project(of: document)
    var found = Translations()
    var names = languages(in: folder).filter {
      FileManager.default.fileExists(
        atPath: folder.appending(path: "\($0).lproj/\(name).strings").path)
    }
    for url in catalogs(of: document) {
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      do throws(InterfaceBuilderError) {
        names += try StringsCatalog(data: data, path: url.relativePath).strings
          .flatMap(\.texts.keys)
      } catch {
        found.defects.append(error.description)
      }
    }
    for language in Set(names).sorted() where !isDocument(at: document, in: language) {
      do throws(InterfaceBuilderError) {
        let texts = try InterfaceStrings(language: language, ofDocumentAt: document)
        found.defects += texts?.warnings.map(\.description) ?? []
        if texts?.entries.isEmpty == false { found.languages.append(language) }
      } catch {
        found.defects.append(error.description)
      }
    }
    return found
  }

  /// Returns the languages that have a folder, in the order of their names.
  static func languages(in folder: URL) -> [String] {
    ProjectFolder.entries(of: folder).filter { $0.hasSuffix(".lproj") }.map {
      String($0.dropLast(6))
    }
  }

  private static func catalog(at url: URL) -> StringsCatalog? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    do throws(InterfaceBuilderError) {
      return try StringsCatalog(data: data, path: url.path)
    } catch {
      return nil  // reading its texts reports the defect
    }
  }

  /// Returns the possible places of a `.strings` file: the folder of the language, then those of
  /// its parents.
  private static func places(of language: String, _ document: URL) -> [URL] {
    let (folder, name) = project(of: document)
    return names(of: language).map { folder.appending(path: "\($0).lproj/\(name).strings") }
  }

  /// Returns the possible places of a string catalog: the folder of many languages, or beside it.
  static func catalogs(of document: URL) -> [URL] {
    let (folder, name) = project(of: document)
    return ["mul.lproj/", ""].map { folder.appending(path: "\($0)\(name).xcstrings") }
  }

  /// Returns the parent of the language folders, and the base name of a document and its texts.
  static func project(of document: URL) -> (folder: URL, name: String) {
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    return (folder, document.deletingPathExtension().lastPathComponent)
  }

  /// Returns the content of a file, or `nil` if it does not exist.
  static func contents(
    of url: URL, _ maximumSize: Int
  ) throws(InterfaceBuilderError) -> Data? {
    do throws(InterfaceBuilderError) {
      return try InterfaceFile.contents(of: url, maximumSize: maximumSize)
    } catch {
      guard error.reason == .missingFile else { throw error }
      return nil
    }
  }
}
