/// Reads the entries of a `.strings` file: `"key" = "value";`, with comments between them.
struct StringsScanner {
  private(set) var entries: [InterfaceStrings.Entry] = []
  private(set) var warnings: [InterfaceBuilderWarning] = []

  private let path: String
  private let text: [Unicode.Scalar]
  private var position = 0
  /// Lines are counted up to here, and never twice.
  private var counted = 0
  private var line = 1
  private var lineStart = 0
  private var lines: [String: Int] = [:]

  /// Why an entry cannot be read, where that is, and where the line begins that is skipped then.
  private struct Defect: Error {
    let text: String
    let index: Int
    let resumption: Int

    init(_ text: String, at index: Int, resumingAt resumption: Int? = nil) {
      self.text = text
      self.index = index
      self.resumption = resumption ?? index
    }
  }

  init(_ text: String, path: String) {
    self.text = Array(text.unicodeScalars)
    self.path = path
  }

  /// Reads all entries; after one that is malformed it goes on with the next line.
  mutating func scan() {
    while true {
      do throws(Defect) {
        try skipBlanks()
        if position == text.count { return }
        try scanEntry()
      } catch {
        warnings.append(
          InterfaceBuilderWarning(
            .malformedEntry(error.text), place: place(of: error.index), element: "strings"))
        position = error.resumption
        while position < text.count, !isLineEnd(text[position]) { position += 1 }
      }
    }
  }

  private mutating func scanEntry() throws(Defect) {
    let place = place(of: position)
    let key = try scanWord()
    try skipBlanks()
    var value = key
    let hasValue = follows("=")
    if hasValue {
      position += 1
      try skipBlanks()
      value = try scanWord()
    }
    let end = position
    try skipBlanks()
    guard follows(";") else {
      throw Defect(hasValue ? "';' is missing" : "'=' is missing", at: end)
    }
    position += 1
    if let line = lines[key] {
      warnings.append(
        InterfaceBuilderWarning(.duplicateKey(firstLine: line), place: place, element: key))
    }
    lines[key] = lines[key] ?? place.line
    entries.append(InterfaceStrings.Entry(key: key, value: value, place: place))
  }

  /// Reads a text in quotation marks, or a word without them.
  private mutating func scanWord() throws(Defect) -> String {
    guard position < text.count else { throw Defect("the file ends inside it", at: position) }
    let start = position
    let quote = text[position]
    if quote == "\"" || quote == "'" { return try scanQuoted(quote) }
    while position < text.count, isPlain(text[position]) { position += 1 }
    guard position > start else { throw Defect("a quotation mark is missing", at: position) }
    return text[start..<position].reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  private mutating func scanQuoted(_ quote: Unicode.Scalar) throws(Defect) -> String {
    let start = position
    position += 1
    // Escapes may state the halves of a character one by one.
    var units: [UInt16] = []
    while position < text.count {
      let scalar = text[position]
      position += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        units += scanEscape()
      } else {
        units += UTF16.encode(scalar).map(Array.init) ?? []
      }
    }
    throw Defect("a quotation mark is not closed", at: start)
  }

  /// Reads what follows a backslash.
  private mutating func scanEscape() -> [UInt16] {
    guard position < text.count else { return [] }
    let scalar = text[position]
    position += 1
    switch scalar {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "U", "u": return [scanNumber(radix: 16, digits: 4)]
    case "0"..."7":
      position -= 1
      return [scanNumber(radix: 8, digits: 3)]
    default: return UTF16.encode(scalar).map(Array.init) ?? []
    }
  }

  private mutating func scanNumber(radix: Int, digits: Int) -> UInt16 {
    var number: UInt16 = 0
    for _ in 0..<digits {
      guard position < text.count,
        let digit = Character(text[position]).hexDigitValue, digit < radix
      else { break }
      number = number * UInt16(radix) + UInt16(digit)
      position += 1
    }
    return number
  }

  /// Moves behind white space and comments.
  private mutating func skipBlanks() throws(Defect) {
    while position < text.count {
      if text[position].properties.isWhitespace {
        position += 1
      } else if follows("/"), follows("*", at: 1) {
        try skipComment()
      } else if follows("/"), follows("/", at: 1) {
        while position < text.count, !isLineEnd(text[position]) { position += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Defect) {
    let start = position
    position += 2
    while position < text.count {
      if follows("*"), follows("/", at: 1) {
        position += 2
        return
      }
      position += 1
    }
    throw Defect("a comment is not closed", at: start, resumingAt: text.count)
  }

  private func follows(_ scalar: Unicode.Scalar, at distance: Int = 0) -> Bool {
    position + distance < text.count && text[position + distance] == scalar
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.$:/-[]".unicodeScalars.contains(scalar)
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  /// The line and column of an index, which is not before those that were asked for earlier.
  private mutating func place(of index: Int) -> SourcePlace {
    while counted < index {
      if text[counted] == "\n" {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return SourcePlace(path: path, line: line, column: max(index - lineStart, 0) + 1)
  }
}
