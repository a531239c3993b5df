import Foundation

/// The folders of a module, as `.github/CONTRIBUTING.md` lists them: each uses those below it alone.
///
/// An arrow goes from one folder to another if a file of the first names a type, function or constant that
/// the second declares at the top level.
package struct ModuleFolders {
  /// The folders that the guide lists, from the top down.
  package let documented: [String]

  private let sources: [(path: String, folder: String, words: Set<Substring>)]
  private var homes: [Substring: Set<String>] = [:]

  /// Reads the sources of a module, and the table under the heading "The folders of" the module.
  package init(of module: String) throws {
    let guide = try Self.read(Corpus.package.appending(path: ".github/CONTRIBUTING.md"))
    documented = Self.folders(inTableUnder: "### The folders of `\(module)`", of: guide)
    let root = try Self.folder(of: module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    let texts = try paths.filter { $0.hasSuffix(".swift") }.map {
      (path: $0, text: try Self.read(root.appending(path: $0)))
    }
    sources = texts.map { path, text in
      (path, Self.folder(ofFileAt: path), Set(text.split(separator: "\n").flatMap(Self.words)))
    }
    for (path, text) in texts {
      for name in text.split(separator: "\n").compactMap(Self.declaredName) {
        homes[name, default: []].insert(Self.folder(ofFileAt: path))
      }
    }
  }

  /// The folders that have sources.
  package var present: Set<String> { Set(sources.map(\.folder)) }

  /// The arrows that point up, or to a folder that is not documented.
  package var upwardArrows: [String] {
    sources.flatMap { path, folder, words in
      words.sorted().flatMap { word in
        (homes[word] ?? []).sorted().filter { !isBelow($0, folder) }.map {
          "\(path) uses \(word) of \($0)"
        }
      }
    }
  }

  private func isBelow(_ lower: String, _ upper: String) -> Bool {
    guard let low = documented.firstIndex(of: lower), let high = documented.firstIndex(of: upper)
    else { return false }
    return low >= high
  }

  /// The folder of a module, in one of the rooms.
  private static func folder(of module: String) throws -> URL {
    let sources = Corpus.package.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .map { sources.appending(path: "\($0)/\(module)") }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile) }
    return folder
  }

  private static func read(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static func folder(ofFileAt path: String) -> String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : "."
  }

  /// The first column of the table under a heading.
  private static func folders(inTableUnder heading: String, of text: String) -> [String] {
    text.split(separator: "\n").drop { $0 != heading }.dropFirst()
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
  }

  /// The words of a line outside of its comment.
  private static func words(of line: Substring) -> [Substring] {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// The name that a line declares at the top level for other files.
  private static func declaredName(in line: Substring) -> Substring? {
    let keywords: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = words(of: line)
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
      !words[..<keyword].contains(where: { ["private", "fileprivate", "extension"].contains($0) })
    else { return nil }
    return words[keyword + 1]
  }
}
