import AutoScaleSourceText
import Foundation

/// The texts of a document in another language: a `.strings` file as exported by Xcode, or one
/// language of a string catalog.
///
///     // de.lproj/Login.strings
///     /* Class = "UILabel"; text = "Welcome"; ObjectID = "a1b-Cd-e2F"; */
///     "a1b-Cd-e2F.text" = "Willkommen";
///
/// A key consists of an object's id and the name of a property: `text`, `placeholder`,
/// `normalTitle`, `title`, `segmentTitles[0]` and so on.
public struct InterfaceStrings: Hashable, Sendable {
  struct Entry: Hashable {
    let key: String
    let value: String
    let place: SourcePlace
  }

  /// The path of the file, as given.
  public let path: String

  /// The unreadable and the repeated entries, in file order.
  public let warnings: [InterfaceBuilderWarning]

  /// The entries in file order; for a repeated key, the last one.
  let entries: [Entry]

  private let values: [String: String]

  /// Reads the bytes of a `.strings` file.
  ///
  /// A malformed entry becomes a warning, and the others are read.
  ///
  /// - Parameters:
  ///   - data: The content of the file: text in UTF-8 or UTF-16.
  ///   - path: The name of the file in messages.
  /// - Throws: ``InterfaceBuilderError`` if the data is not text, or is a compiled property list.
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

  /// Reads the texts in one language from the bytes of a string catalog, `.xcstrings`.
  ///
  /// For texts that vary by device or number, the variant for a phone and any other number is read;
  /// an untranslated text is left out. A malformed text becomes a warning.
  ///
  /// - Parameters:
  ///   - data: The content of the file: JSON.
  ///   - language: A language, such as `de-AT`; texts missing in it are read in `de`.
  ///   - path: The name of the file in messages.
  /// - Throws: ``InterfaceBuilderError`` if the data is not a string catalog.
  /// - Complexity: O(*n*) in the size of the data.
  public init(
    catalog data: Data, language: String, path: String
  ) throws(InterfaceBuilderError) {
    let catalog = try StringsCatalog(data: data, path: path)
    let names = Self.names(of: language)
    self.path = path
    warnings = catalog.warnings
    entries = catalog.strings.compactMap { string in
      let text = names.lazy.compactMap { string.texts[$0] }.first
      return text.map { Entry(key: string.key, value: $0, place: string.place) }
    }
    values = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// The text of a key, such as `a1b-Cd-e2F.text`, or `nil` if the file lacks it.
  public subscript(key: String) -> String? { values[key] }
}

extension InterfaceStrings {
  /// Returns the possible names of files and folders of a language and its parents, the nearest
  /// first; empty for a text that is not a language, which could lead out of the folder.
  static func names(of language: String) -> [String] {
    guard let tag = LanguageTag(language) else { return [] }
    return [language] + tag.fileNames.filter { $0 != language }
  }

  private static func text(of data: Data, path: String) throws(InterfaceBuilderError) -> String {
    if ["bplist", "<?xml", "<plist", "<!DOCTYPE"].contains(where: { data.starts(with: $0.utf8) }) {
      throw InterfaceBuilderError(.propertyList, path: path)
    }
    let text = String(
      decoding: try MarkupEncoding.utf8(of: utf8(of: data), path: path), as: UTF8.self)
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// Returns a text in UTF-8; UTF-16 without a byte order mark has a zero in its first character.
  private static func utf8(of data: Data) -> Data {
    let start = Array(data.prefix(2))
    guard start.count == 2, start.contains(0), start != [0, 0] else { return data }
    let encoding: String.Encoding = start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    return String(data: data, encoding: encoding).map { Data($0.utf8) } ?? data
  }
}
