import AutoScaleSourceText
import Foundation

/// Finds the start of each element of an XML file.
///
/// XMLParser only reports the end of a start tag, which is the wrong place for a message if the tag
/// has several lines. In well-formed XML every `<` outside comments, character data sections and
/// processing instructions begins a tag, so finding them needs no second parser.
struct StartTagScanner {
  /// The result of a scan.
  struct StartTags {
    /// The start of each element.
    var positions: [SourcePosition] = []
    /// The ranges of processing instructions that are only a name, such as `<?hint?>`.
    var bareInstructions: [Range<Int>] = []
  }

  /// The reason for ending a scan early.
  enum Refusal: Error {
    case documentType(SourcePosition)
    case tooManyAttributes(SourcePosition)
  }

  // Invariant: the scanner exists only inside `withUnsafeBytes`, and every index is checked against
  // the number of bytes before its use.
  private let bytes: UnsafeRawBufferPointer
  private let lines: LineIndex
  private var position = 0
  private var found = StartTags()

  /// Scans a file in an encoding whose first 128 codes are ASCII.
  static func startTags(in data: Data) throws(Refusal) -> StartTags {
    let result: Result<StartTags, Refusal> = data.withUnsafeBytes { bytes in
      var scanner = StartTagScanner(bytes: bytes)
      return Result { () throws(Refusal) in
        try scanner.scan()
        return scanner.found
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    lines = LineIndex([UInt8](bytes))
  }

  private mutating func scan() throws(Refusal) {
    if follows("\u{FEFF}", at: 0) { position = 3 }
    while let tag = index(of: "<", in: position..<bytes.count) {
      position = tag + 1
      if follows("/", at: position) { continue }
      if follows("?", at: position) {
        skip(past: "?>", from: position + 1)
        if isBareInstruction(tag..<position) { found.bareInstructions.append(tag..<position) }
      } else if follows("!--", at: position) {
        skip(past: "-->", from: position + 3)
      } else if follows("![CDATA[", at: position) {
        skip(past: "]]>", from: position + 8)
      } else {
        let place = lines.position(of: tag)
        if follows("!", at: position) { throw .documentType(place) }
        if hasTooManyAttributes(from: tag) { throw .tooManyAttributes(place) }
        found.positions.append(place)
      }
    }
  }

  /// Whether a processing instruction, from `<?` to `?>`, is only a name.
  private func isBareInstruction(_ range: Range<Int>) -> Bool {
    guard range.count > 4, follows("?>", at: range.upperBound - 2) else { return false }
    return !bytes[range].contains { $0 <= UInt8(ascii: " ") }
  }

  /// Counts the attributes of a start tag that is long enough to have too many.
  private func hasTooManyAttributes(from tag: Int) -> Bool {
    let end = index(of: "<", in: tag + 1..<bytes.count) ?? bytes.count
    let shortestAttribute = 5  // ` a=""`
    guard end - tag > InterfaceBuilderError.maximumAttributes * shortestAttribute else {
      return false
    }
    var count = 0
    var next = tag
    while count <= InterfaceBuilderError.maximumAttributes,
      let sign = index(of: "=", in: next..<end)
    {
      count += 1
      let quote: Unicode.Scalar = follows("'", at: sign + 1) ? "'" : "\""
      let value = Swift.min(sign + 2, end)
      next = index(of: quote, in: value..<end).map { $0 + 1 } ?? end
    }
    return count > InterfaceBuilderError.maximumAttributes
  }

  /// The first position of an ASCII character in a range.
  private func index(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
    let found = memchr(base + range.lowerBound, Int32(character.value), range.count)
    return found.map { UnsafeRawPointer($0) - base }
  }

  private func follows(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, bytes.count - index >= length, let base = bytes.baseAddress else {
      return false
    }
    return memcmp(base + index, text.utf8Start, length) == 0
  }

  /// Skips past the next occurrence of a text that ends in `>`, or to the end.
  private mutating func skip(past text: StaticString, from start: Int) {
    let length = text.utf8CodeUnitCount
    position = Swift.min(start, bytes.count)
    while let found = index(of: ">", in: position..<bytes.count) {
      position = found + 1
      if position - length >= start, follows(text, at: position - length) { return }
    }
    position = bytes.count
  }
}
