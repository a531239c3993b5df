import AutoScaleSourceText

/// Reads the entries of a `.strings` file: `"key" = "value";`, with comments between them.
struct StringsScanner {
  private(set) var entries: [InterfaceStrings.Entry] = []
  private(set) var warnings: [InterfaceBuilderWarning] = []

  private let path: String
  private let text: String.UnicodeScalarView
  private let lines: LineIndex
  private var position: String.Index

  /// The line of each key's first entry.
  private var firstLines: [String: Int] = [:]

  /// The reason why an entry cannot be read, its position, and the start of the line to skip.
  private struct Defect: Error {
    let text: String
    let index: String.Index
    let resumption: String.Index

    init(_ text: String, at index: String.Index, resumingAt resumption: String.Index? = nil) {
      self.text = text
      self.index = index
      self.resumption = resumption ?? index
    }
  }

  init(_ text: String, path: String) {
    self.text = text.unicodeScalars
    self.path = path
    lines = LineIndex([UInt8](text.utf8))
    position = text.startIndex
  }

  /// Reads all entries; after a malformed one it continues on the next line.
  mutating func scan() {
    while true {
      do throws(Defect) {
        try skipBlanks()
        if position == text.endIndex { return }
        try scanEntry()
      } catch {
        warnings.append(
          InterfaceBuilderWarning(
            .malformedEntry(error.text), place: place(of: error.index), element: "strings"))
        position = error.resumption
        skip { !$0.isLineEnd }
      }
    }
  }

  private mutating func scanEntry() throws(Defect) {
    let place = place(of: position)
    let key = try scanWord()
    try skipBlanks()
    // An entry of one word is its own text.
    var value = key
    let hasValue = follows("=")
    if hasValue {
      advance()
      try skipBlanks()
      value = try scanWord()
    }
    let end = position
    try skipBlanks()
    guard follows(";") else {
      throw Defect(hasValue ? "';' is missing" : "'=' is missing", at: end)
    }
    advance()
    if let line = firstLines[key] {
      warnings.append(
        InterfaceBuilderWarning(.duplicateKey(firstLine: line), place: place, element: key))
    }
    firstLines[key] = firstLines[key] ?? place.line
    entries.append(InterfaceStrings.Entry(key: key, value: value, place: place))
  }

  /// Reads a text in quotation marks, or a word without them.
  private mutating func scanWord() throws(Defect) -> String {
    guard let quote = peek else { throw Defect("the file ends inside it", at: position) }
    let start = position
    if quote == "\"" || quote == "'" { return try scanQuoted(quote) }
    skip(while: \.isPlain)
    guard position > start else { throw Defect("a quotation mark is missing", at: position) }
    return String(text[start..<position])
  }

  private mutating func scanQuoted(_ quote: Unicode.Scalar) throws(Defect) -> String {
    let start = position
    advance()
    // Escapes may state the halves of a character separately.
    var units: [UInt16] = []
    while let scalar = peek {
      advance()
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        units += scanEscape()
      } else {
        units += UTF16.encode(scalar).map(Array.init) ?? []
      }
    }
    throw Defect("a quotation mark is not closed", at: start)
  }

  /// Reads the character after a backslash.
  private mutating func scanEscape() -> [UInt16] {
    guard let scalar = peek else { return [] }
    advance()
    switch scalar {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    // Old tools write `\U` with four digits, and `\u` means the same.
    case "U", "u": return [scanNumber(radix: 16, digits: 4)]
    case "0"..."7":
      position = text.index(before: position)
      return [scanNumber(radix: 8, digits: 3)]
    default: return UTF16.encode(scalar).map(Array.init) ?? []
    }
  }

  private mutating func scanNumber(radix: Int, digits: Int) -> UInt16 {
    var number: UInt16 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }), digit < radix else { break }
      number = number * UInt16(radix) + UInt16(digit)
      advance()
    }
    return number
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(Defect) {
    while true {
      skip(while: \.properties.isWhitespace)
      if follows("/*") {
        try skipComment()
      } else if follows("//") {
        skip { !$0.isLineEnd }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Defect) {
    let start = position
    advance(by: 2)
    while peek != nil {
      if follows("*/") { return advance(by: 2) }
      advance()
    }
    // A comment that is not closed takes the rest of the file.
    throw Defect("a comment is not closed", at: start, resumingAt: text.endIndex)
  }

  private var peek: Unicode.Scalar? { position < text.endIndex ? text[position] : nil }

  private mutating func advance(by distance: Int = 1) {
    position = text.index(position, offsetBy: distance, limitedBy: text.endIndex) ?? text.endIndex
  }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    while let scalar = peek, isSkipped(scalar) { advance() }
  }

  private func follows(_ word: String) -> Bool {
    text[position...].starts(with: word.unicodeScalars)
  }

  private func place(of index: String.Index) -> SourcePlace {
    // The distance is known, without counting, in a string of UTF-8.
    let offset = String(text).utf8.distance(from: text.startIndex, to: index)
    return SourcePlace(path: path, position: lines.position(of: offset))
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }

  /// Whether a word without quotation marks may contain this character.
  fileprivate var isPlain: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self)
      || "_.$:/-[]".unicodeScalars.contains(self)
  }
}
