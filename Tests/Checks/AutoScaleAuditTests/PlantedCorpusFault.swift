import AutoScaleTestSupport
import Foundation
import Testing

/// A fault that is planted into a real document, a row of `Tests/planted-faults.tsv`.
///
/// An edit removes the line of an element (`- ID`), sets an attribute of one (`= ID NAME VALUE`), inserts a
/// line before it (`+ ID LINE`), or replaces a text (`~ OLD|NEW`).
struct PlantedCorpusFault: Sendable, CustomTestStringConvertible {
  private let columns: [String: String]

  private subscript(_ name: String) -> String { columns[name] ?? "" }

  var testDescription: String { self["fault"] }

  /// The path of the document in the corpus.
  var file: String { self["file"] }

  /// The identifier of the view at fault.
  var view: String { self["view"] }

  /// The rule that finds the fault.
  var rule: String { self["rule"] }

  /// The ranges of widths, or an empty text for any.
  var widths: String { self["widths"] }

  /// The context in which the fault is found.
  var context: String { self["context"] }

  /// A part of the message.
  var words: String { self["words"] }

  /// The language of the texts beside the document, or an empty text without any.
  var language: String { self["language"] }

  /// The lines of the file with these texts.
  var translation: String {
    self["translation"].split(separator: ";").map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1)
      return "\"\(parts[0])\" = \"\(parts[1])\";"
    }.joined(separator: "\n")
  }

  /// The faults of the table.
  static func all() throws -> [PlantedCorpusFault] {
    let table = Corpus.package.appending(path: "Tests/planted-faults.tsv")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { line in
      PlantedCorpusFault(columns: Dictionary(zip(lines[0], line)) { first, _ in first })
    }
  }

  /// Returns a document with the fault.
  func planted(in text: String) throws -> String {
    try self["edits"].split(separator: " ;; ").reduce(text) { try Self.edited($0, by: $1) }
  }

  /// An edit that does not fit the document.
  struct Misfit: Error {
    let edit: String
  }

  private static func edited(_ text: String, by edit: Substring) throws -> String {
    let rest = edit.dropFirst(2)
    if edit.hasPrefix("~") {
      let parts = rest.replacing("\\n", with: "\n").split(separator: "|", maxSplits: 1)
      guard parts.count == 2, text.contains(parts[0]) else { throw Misfit(edit: String(edit)) }
      return text.replacing(parts[0], with: parts[1], maxReplacements: 1)
    }
    let words = rest.split(separator: " ", maxSplits: 1)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let id = words.first,
      let index = lines.firstIndex(where: { $0.contains(" id=\"\(id)\"") })
    else { throw Misfit(edit: String(edit)) }
    switch (edit.first, words.dropFirst().first) {
    case ("-", nil): lines.remove(at: index)
    case ("+", let line?): lines.insert(String(line), at: index)
    case ("=", let change?): lines[index] = setting(change, in: lines[index])
    default: throw Misfit(edit: String(edit))
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the line of an element with another value of an attribute, such as `constant 8`.
  private static func setting(_ change: Substring, in line: String) -> String {
    let words = change.split(separator: " ", maxSplits: 1)
    let name = words[0]
    var line = line
    if let start = line.range(of: " \(name)=\""),
      let end = line[start.upperBound...].firstIndex(of: "\"")
    {
      line.removeSubrange(start.lowerBound...end)
    }
    let tag = line.firstIndex(of: "<").flatMap { line[$0...].firstIndex(of: " ") }
    line.insert(contentsOf: " \(name)=\"\(words[1])\"", at: tag ?? line.endIndex)
    return line
  }
}
