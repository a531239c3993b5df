import Foundation

/// The texts of a document in another language: a `.strings` file as Xcode exports it.
///
///     // de.lproj/Login.strings
///     /* Class = "UILabel"; text = "Welcome"; ObjectID = "a1b-Cd-e2F"; */
///     "a1b-Cd-e2F.text" = "Willkommen";
///
/// A key is an object's id and the name of a property: `text`, `placeholder`, `normalTitle`,
/// `title`, `segmentTitles[0]` and so on.
public struct InterfaceStrings: Hashable, Sendable {
  struct Entry: Hashable {
    let key: String
    let value: String
    let place: SourcePlace
  }

  /// The path of the file, as it was given.
  public let path: String

  /// The entries that cannot be read, and those that stand twice, in the order of the file.
  public let warnings: [InterfaceBuilderWarning]

  /// The entries in the order of the file; where a key stands twice, the last one.
  let entries: [Entry]

  private let values: [String: String]

  /// Reads the bytes of a `.strings` file.
  ///
  /// An entry that is malformed becomes a warning, and the others are read.
  ///
  /// - Parameters:
  ///   - data: The content of the file: text in UTF-8 or UTF-16.
  ///   - path: What messages call the file.
  /// - Throws: ``InterfaceBuilderError`` when the data is no text, or a compiled property list.
  /// - Complexity: O(*n*) in the size of the data.
  public init(data: Data, path: String) throws(InterfaceBuilderError) {
    var scanner = StringsScanner(try Self.text(of: data, path: path), path: path)
    scanner.scan()
    self.path = path
    warnings = scanner.warnings
    values = Dictionary(scanner.entries.map { ($0.key, $0.value) }) { _, last in last }
    var seen: Set<String> = []
    entries = scanner.entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  /// Reads the `.strings` file of a document; nil where there is none for the language.
  ///
  /// Of `Base.lproj/Login.storyboard` in `de-AT` that is `de-AT.lproj/Login.strings`, or else
  /// `de.lproj/Login.strings`; and so for a document that is beside such folders.
  ///
  /// - Parameters:
  ///   - language: A language, such as `de`, `pt-BR` or `zh-Hans`.
  ///   - document: The place of the .xib or .storyboard file.
  /// - Throws: ``InterfaceBuilderError`` when there is a file that cannot be read, or for the
  ///   reasons of ``init(data:path:)``.
  public init?(
    language: String, ofDocumentAt document: URL
  ) throws(InterfaceBuilderError) {
    for url in Self.places(of: language, document) {
      do throws(InterfaceBuilderError) {
        try self.init(data: InterfaceFile.contents(of: url), path: url.relativePath)
        return
      } catch {
        guard error.reason == .missingFile else { throw error }
      }
    }
    return nil
  }

  /// The text of a key, such as `a1b-Cd-e2F.text`; nil for one that the file doesn't have.
  public subscript(key: String) -> String? { values[key] }
}

extension InterfaceStrings {
  /// Where the file may be: in the folder of the language, then in those of wider ones.
  private static func places(of language: String, _ document: URL) -> [URL] {
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let file = document.deletingPathExtension().lastPathComponent + ".strings"
    var parts = language.split { $0 == "-" || $0 == "_" }
    // A name of something else than a language could lead out of the folder.
    guard parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return [] }
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      if parts.count > 1 { names.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    return names.map { folder.appending(path: "\($0).lproj/\(file)") }
  }

  private static func text(of data: Data, path: String) throws(InterfaceBuilderError) -> String {
    if ["bplist", "<?xml", "<plist", "<!DOCTYPE"].contains(where: { data.starts(with: $0.utf8) }) {
      throw InterfaceBuilderError(.propertyList, path: path)
    }
    let text = String(
      decoding: try MarkupEncoding.utf8(of: utf8(of: data), path: path), as: UTF8.self)
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// UTF-16 without a byte order mark shows itself by the zero in its first character.
  private static func utf8(of data: Data) -> Data {
    let start = Array(data.prefix(2))
    guard start.count == 2, start.contains(0), start != [0, 0] else { return data }
    let encoding: String.Encoding = start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    return String(data: data, encoding: encoding).map { Data($0.utf8) } ?? data
  }
}
