/// The byte ranges of the elements and attributes of an XML text.
///
/// XMLParser decodes attributes and tells whether a text is well-formed, but reports only the end of a start
/// tag. This scan knows where each part is written. It accepts more than well-formed XML and nothing less, so
/// its elements have the parser's indices in each text that the parser accepts.
package struct MarkupScan: Sendable {
  /// An attribute of a start tag.
  package struct Attribute: Sendable {
    /// The bytes of the name.
    package let name: Range<Int>
    /// The bytes between the quotes.
    package let value: Range<Int>
  }

  /// An element, from its start tag to its end tag.
  package struct Element: Sendable {
    /// The bytes of the name in the start tag.
    package let name: Range<Int>
    /// The index of the parent element, or `nil` for the root.
    package let parent: Int?
    /// The start tag, from `<` through `>`.
    package let startTag: Range<Int>
    /// The positions of the attributes.
    package let attributes: Range<Int>
    /// Whether the start tag ends in `/>`.
    package let isEmptyTag: Bool
    /// The end tag; for an element without one, empty at the end of the start tag.
    package fileprivate(set) var endTag: Range<Int>
    /// The index after the last descendant.
    package fileprivate(set) var end: Int

    /// The whole element.
    package var range: Range<Int> { startTag.lowerBound..<endTag.upperBound }
  }

  /// The elements in document order.
  package private(set) var elements: [Element] = []

  /// The attributes in document order.
  package private(set) var attributes: [Attribute] = []

  /// Whether each tag up to the end of the text has its counterpart.
  package private(set) var isComplete = false

  /// The ranges of processing instructions that are only a name, such as `<?hint?>`.
  private(set) var bareInstructions: [Range<Int>] = []

  /// The start of a document type declaration, where the scan ends.
  private(set) var documentType: Int?

  /// Scans a text in an encoding whose first 128 codes are ASCII.
  ///
  /// The elements end at the first malformed tag. Instructions are found after it too, because the parser
  /// reads on.
  package init(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    var open: [Int] = []
    var isWellFormed = true
    while let piece = scanner.next() {
      switch piece {
      case .startTag(let tag) where isWellFormed:
        let first = attributes.count
        attributes += tag.attributes
        elements.append(
          Element(
            name: tag.name, parent: open.last, startTag: tag.range,
            attributes: first..<attributes.count, isEmptyTag: tag.isEmpty,
            endTag: tag.range.upperBound..<tag.range.upperBound, end: elements.count + 1))
        if !tag.isEmpty { open.append(elements.count - 1) }
      // XML requires equal names: after a mismatch no range of an element is certain.
      case .endTag(let range, let name) where isWellFormed:
        guard let index = open.popLast(), bytes[elements[index].name] == bytes[name] else {
          isWellFormed = false
          continue
        }
        elements[index].endTag = range
        elements[index].end = elements.count
      case .startTag, .endTag: continue
      case .malformed: isWellFormed = false
      case .bareInstruction(let range): bareInstructions.append(range)
      case .documentType(let start):
        documentType = start
        return
      }
    }
    isComplete = isWellFormed && open.isEmpty && !elements.isEmpty
  }
}

/// Finds the tags of an XML text one by one.
private struct MarkupScanner {
  struct StartTag {
    let range, name: Range<Int>
    var attributes: [MarkupScan.Attribute] = []
    var isEmpty = false
  }

  enum Piece {
    case startTag(StartTag)
    case endTag(Range<Int>, name: Range<Int>)
    case bareInstruction(Range<Int>)
    case documentType(Int)
    case malformed
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    // In well-formed XML each `<` outside comments, character data and instructions begins a tag.
    while let start = index(of: "<", from: position) {
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "!"):
        if follows("<!--", at: start) {
          guard skip(past: "-->", from: start + 4) else { return .malformed }
        } else if follows("<![CDATA[", at: start) {
          guard skip(past: "]]>", from: start + 9) else { return .malformed }
        } else {
          return .documentType(start)
        }
      case UInt8(ascii: "?"):
        guard skip(past: "?>", from: start + 2) else { return .malformed }
        if isBareInstruction(start..<position) { return .bareInstruction(start..<position) }
      case UInt8(ascii: "/"): return endTag(at: start) ?? malformed(at: start)
      default: return startTag(at: start) ?? malformed(at: start)
      }
    }
    position = bytes.count
    return nil
  }

  /// Moves on after the `<` of a malformed tag.
  private mutating func malformed(at start: Int) -> Piece {
    position = start + 1
    return .malformed
  }

  /// Returns whether a processing instruction, from `<?` to `?>`, is only a name.
  private func isBareInstruction(_ range: Range<Int>) -> Bool {
    range.count > 4 && !bytes[range].contains { $0 <= UInt8(ascii: " ") }
  }

  private mutating func endTag(at start: Int) -> Piece? {
    position = start + 2
    let name = takeName()
    skipSpace()
    guard take(">") else { return nil }
    return .endTag(start..<position, name: name)
  }

  private mutating func startTag(at start: Int) -> Piece? {
    position = start + 1
    let name = takeName()
    var attributes: [MarkupScan.Attribute] = []
    while true {
      skipSpace()
      let isEmpty = follows("/>", at: position)
      if isEmpty { position += 1 }
      if take(">") {
        return .startTag(
          StartTag(
            range: start..<position, name: name, attributes: attributes, isEmpty: isEmpty))
      }
      guard let attribute = takeAttribute() else { return nil }
      attributes.append(attribute)
    }
  }

  private mutating func takeAttribute() -> MarkupScan.Attribute? {
    let name = takeName()
    skipSpace()
    guard !name.isEmpty, take("=") else { return nil }
    skipSpace()
    guard position < bytes.count, Self.isQuote(bytes[position]),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { return nil }
    let value = position + 1..<end
    // XML has no `<` in values, and the parser reads one in a malformed value as markup.
    if bytes[value].contains(UInt8(ascii: "<")) { return nil }
    position = end + 1
    return MarkupScan.Attribute(name: name, value: value)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private mutating func takeName() -> Range<Int> {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return start..<position
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    // Names have no `<`; a text of many would be scanned in quadratic time if they had.
    case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): true
    default: byte.isXMLSpace
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func index(of character: Unicode.Scalar, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: character))
  }

  private func follows(_ text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  /// Skips past the next occurrence of a text that ends in `>`.
  private mutating func skip(past text: String, from start: Int) -> Bool {
    var next = start
    while let found = index(of: ">", from: next) {
      next = found + 1
      let begin = next - text.utf8.count
      if begin >= start, follows(text, at: begin) {
        position = next
        return true
      }
    }
    position = bytes.count
    return false
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line break.
  package var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
