/// The names of a font: the table `name`.
///
/// Source: the OpenType specification 1.9.1, name.
package struct FontNames: Hashable, Sendable {
  /// The PostScript name, such as `Roboto-MediumItalic`.
  package private(set) var postScriptName: String?

  /// The full name, such as `Roboto Medium Italic`.
  package private(set) var fullName: String?

  /// The family names: the typographic one with all weights, and the one with four styles.
  package private(set) var families: Set<String> = []

  /// Reads the names; a font without that table has none.
  init(_ table: FontTable?) {
    guard let table, let count = table.uint16(at: 2), let start = table.uint16(at: 4) else {
      return
    }
    var names: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      guard let name = Name(table, at: 6 + 12 * index, texts: start) else { continue }
      // The best entry of each kind; the order in the file has no meaning.
      if name.rank > names[name.id]?.rank ?? 0 { names[name.id] = (name.rank, name.text) }
    }
    postScriptName = names[6]?.text
    fullName = names[4]?.text
    // Name 16 groups all weights, 1 only four styles.
    families = Set([names[1], names[16]].compactMap { $0?.text })
  }
}

/// One entry of the table.
private struct Name {
  let id: Int
  let text: String
  /// The preference of the entry: English before other languages, Unicode before Roman.
  let rank: Int

  init?(_ table: FontTable, at record: Int, texts: Int) {
    guard let platform = table.uint16(at: record), let language = table.uint16(at: record + 4),
      let id = table.uint16(at: record + 6), let length = table.uint16(at: record + 8),
      let offset = table.uint16(at: record + 10),
      let bytes = table.bytes(at: texts + offset, count: length)
    else { return nil }
    self.id = id
    switch platform {
    case 0, 3:
      // Big-endian UTF-16, as the platforms Unicode and Windows store names.
      let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
        .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      text = String(decoding: units, as: UTF16.self)
      // English before Unicode without a language, before other languages of Windows.
      rank = platform == 3 && language == 0x409 ? 4 : platform == 0 ? 3 : 2
    case 1:
      // PostScript names are ASCII, for which the Roman encoding is the same.
      text = String(decoding: bytes, as: UTF8.self)
      rank = 1
    default: return nil
    }
    if text.isEmpty { return nil }
  }
}
