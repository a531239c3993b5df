/// Splits the bytes of a JSON file into tokens with their places, and recovers from problems inside
/// a token.
///
/// Foundation's reader reports no places, drops duplicate keys, and stops at 512 levels.
package struct JSONScanner {
  /// A problem at an offset, under a key.
  package typealias Defect = (offset: Int, key: String?, problem: JSONDefect)

  /// A problem that makes the rest unreadable; it is among the ``defects``.
  package struct Stop: Error {}

  /// The last token.
  package private(set) var token = JSONToken.end

  /// The offset of that token.
  package private(set) var tokenOffset = 0

  /// The problems, in the order of discovery.
  package private(set) var defects: [Defect] = []

  /// The lines of the text, indexed on demand, because few texts have defects.
  package private(set) lazy var lines = LineIndex(bytes)

  private let bytes: [UInt8]
  private var offset: Int

  /// Starts before the first token, after a byte order mark.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Editors of Windows begin a file with a byte order mark.
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the first token, which must begin an object.
  ///
  /// - Parameter expected: The description of the object.
  /// - Throws: ``Stop`` if the text is empty, in another encoding, or not an object.
  package mutating func begin(withObject expected: String) throws(Stop) {
    // The byte order marks of UTF-16.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      report(.wrongEncoding)
      throw Stop()
    }
    try advance()
    if token == .end {
      report(.empty, at: 0)
      throw Stop()
    }
    guard try begins(.objectStart, expected) else { throw Stop() }
  }

  /// Reads the next token.
  package mutating func advance() throws(Stop) {
    try skipSpace()
    tokenOffset = offset
    guard let byte = peek else {
      token = .end
      return
    }
    switch byte {
    case UInt8(ascii: "{"): take(.objectStart)
    case UInt8(ascii: "}"): take(.objectEnd)
    case UInt8(ascii: "["): take(.arrayStart)
    case UInt8(ascii: "]"): take(.arrayEnd)
    case UInt8(ascii: ":"): take(.colon)
    case UInt8(ascii: ","): take(.comma)
    case UInt8(ascii: "\""): token = try string()
    // JSON numbers begin with neither `+` nor `.`, but people write such numbers.
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      token = number()
    default: token = try word()
    }
  }

  /// Reports a problem at the last token, or at another offset.
  package mutating func report(
    _ problem: JSONDefect, at offset: Int? = nil, key: String? = nil
  ) {
    defects.append((offset ?? tokenOffset, key, problem))
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ token: JSONToken) {
    self.token = token
    offset += 1
  }

  /// Skips white space and, with a defect, comments.
  private mutating func skipSpace() throws(Stop) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Stop) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else {
      report(.unexpected("'/'"), at: offset)
      throw Stop()
    }
    // JSON has no comments; one is reported and skipped, so that the rest can be read.
    report(.comment, at: offset)
    offset += 2
    while let byte = peek {
      if next == UInt8(ascii: "/") && (byte == 0x0A || byte == 0x0D) { return }
      offset += 1
      if next == UInt8(ascii: "*") && byte == next && peek == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }
}

extension JSONScanner {
  /// Reads a number; an invalid number is reported.
  private mutating func number() -> JSONToken {
    let start = offset
    while let byte = peek, byte.isPartOfNumber { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    // `Double` accepts more than JSON, such as `01` and `.5`.
    guard Self.isNumber(bytes[start..<offset]), let number = Double(text) else {
      report(.invalidNumber(text))
      return .invalid
    }
    guard number.isFinite else {
      report(.numberTooLarge(text))
      return .invalid
    }
    return .number(number)
  }

  /// Returns whether bytes have the form of a JSON number: no plus, no leading zeros, digits on
  /// both sides of a point.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func skipDigits() -> Int {
      let count = rest.count
      rest = rest.drop(while: isDigit)
      return count - rest.count
    }
    // RFC 8259, section 6.
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole == 1 || whole > 1 && !isZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a word; an unknown word is reported.
  private mutating func word() throws(Stop) -> JSONToken {
    let start = offset
    // A word such as `True` is read whole, so that the message can name it.
    while let byte = peek, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "":
      report(.unexpected("'\(character(at: start))'"))
      throw Stop()
    default:
      report(.invalidWord(text))
      return .invalid
    }
  }

  /// Returns the character at an offset, or its code if it is not printable.
  private func character(at offset: Int) -> String {
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0xFFFD
    else { return "byte 0x" + String(bytes[offset], radix: 16, uppercase: true) }
    return String(scalar)
  }
}

extension JSONScanner {
  /// Reads a string; problems inside it are reported, and the rest is kept.
  private mutating func string() throws(Stop) -> JSONToken {
    offset += 1
    let start = offset
    var isASCII = true
    // Most strings have no escape, and are a part of the text.
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      if byte >= 0x80 { isASCII = false }
      offset += 1
    }
    if peek == UInt8(ascii: "\"") {
      offset += 1
      return .string(text(of: bytes[start..<offset - 1], isASCII: isASCII, at: start))
    }
    offset = start
    return .string(try stringWithEscapes())
  }

  private mutating func text(of bytes: ArraySlice<UInt8>, isASCII: Bool, at offset: Int) -> String {
    if !isASCII && bytes.firstInvalidUTF8 != nil {
      report(.wrongEncoding, at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func stringWithEscapes() throws(Stop) -> String {
    let start = offset
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      // JSON strings end on their line; reading on would report false defects.
      guard byte != 0x0A && byte != 0x0D else { break }
      if byte == UInt8(ascii: "\\") {
        let escape = offset
        guard let scalar = escapedScalar() else {
          report(
            .invalidEscape(String(decoding: bytes[escape..<offset], as: UTF8.self)), at: escape)
          continue
        }
        text.append(contentsOf: String(scalar).utf8)
        continue
      }
      if byte < 0x20 { report(.controlCharacter(byte), at: offset) }
      text.append(byte)
      offset += 1
    }
    guard peek == UInt8(ascii: "\"") else {
      report(.unterminatedString, at: tokenOffset)
      throw Stop()
    }
    offset += 1
    return self.text(of: text[...], isASCII: false, at: start)
  }

  /// Reads an escape from its backslash, or returns `nil` if it is invalid.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    offset += 1
    guard let byte = peek else { return nil }
    if byte >= 0x20 { offset += 1 }
    // RFC 8259, section 7.
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unicodeScalar()
    default: return nil
    }
  }

  /// Reads the digits of `\u`, and a second escape for a surrogate pair.
  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[offset...].starts(with: Array("\\u".utf8)) else { return nil }
    offset += 2
    guard let second = hexadecimal(), UTF16.isTrailSurrogate(second) else { return nil }
    return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first
  }

  private mutating func hexadecimal() -> UInt16? {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
    offset += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isHexadecimalDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  fileprivate var isPartOfNumber: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
      || self | 0x20 == UInt8(ascii: "e")
  }
}
