/// The byte ranges of the elements and attributes of an XML text.
///
/// The elements are in document order, as in `InterfaceDocument`, so an element has the same index
/// in both.
struct MarkupScan: Sendable {
  /// An attribute of a start tag.
  struct Attribute: Sendable {
    /// The bytes of the name.
    let name: Range<Int>
    /// The bytes between the quotes.
    let value: Range<Int>
  }

  /// An element, from its start tag to its end tag.
  struct Element: Sendable {
    /// The bytes of the name in the start tag.
    let name: Range<Int>
    /// The index of the parent element, or `nil` for the root.
    let parent: Int?
    /// The start tag, from `<` through `>`.
    let startTag: Range<Int>
    /// The positions of the attributes.
    let attributes: Range<Int>
    /// Whether the start tag ends in `/>`.
    let isEmptyTag: Bool
    /// The end tag; for an element without one, empty at the end of the start tag.
    fileprivate(set) var endTag: Range<Int>
    /// The index after the last descendant.
    fileprivate(set) var end: Int

    /// The whole element.
    var range: Range<Int> { startTag.lowerBound..<endTag.upperBound }
  }

  private(set) var elements: [Element] = []
  private(set) var attributes: [Attribute] = []

  /// Scans a text that should be well-formed XML; returns `nil` if it is not.
  init?(_ bytes: [UInt8]) {
    var scanner = MarkupScanner(bytes)
    var open: [Int] = []
    while let piece = scanner.next() {
      switch piece {
      case .startTag(let tag, let name, let found, let isEmpty):
        let first = attributes.count
        attributes += found
        elements.append(
          Element(
            name: name, parent: open.last, startTag: tag, attributes: first..<attributes.count,
            isEmptyTag: isEmpty, endTag: tag.upperBound..<tag.upperBound, end: elements.count + 1))
        if !isEmpty { open.append(elements.count - 1) }
      case .endTag(let tag, let name):
        guard let index = open.popLast(), bytes[elements[index].name] == bytes[name] else {
          return nil
        }
        elements[index].endTag = tag
        elements[index].end = elements.count
      }
    }
    if !scanner.isAtEnd || !open.isEmpty || elements.isEmpty { return nil }
  }
}

/// Finds the tags of an XML text one by one.
private struct MarkupScanner {
  enum Piece {
    case startTag(
      Range<Int>, name: Range<Int>, attributes: [MarkupScan.Attribute], isEmpty: Bool)
    case endTag(Range<Int>, name: Range<Int>)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all tags were found; false after malformed markup.
  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the next tag, or `nil` at the end and at malformed markup.
  mutating func next() -> Piece? {
    while let start = index(of: "<", from: position) {
      if follows("<!--", at: start) {
        guard skip(past: "-->", from: start + 4) else { return nil }
      } else if follows("<![CDATA[", at: start) {
        guard skip(past: "]]>", from: start + 9) else { return nil }
      } else if follows("<?", at: start) {
        guard skip(past: "?>", from: start + 2) else { return nil }
      } else {
        position = start
        return follows("</", at: start) ? endTag() : startTag()
      }
    }
    position = bytes.count
    return nil
  }

  private mutating func endTag() -> Piece? {
    let start = position
    position += 2
    let name = takeName()
    skipSpace()
    guard take(">") else { return nil }
    return .endTag(start..<position, name: name)
  }

  private mutating func startTag() -> Piece? {
    let start = position
    position += 1
    let name = takeName()
    var attributes: [MarkupScan.Attribute] = []
    while true {
      skipSpace()
      if take(">") {
        return .startTag(start..<position, name: name, attributes: attributes, isEmpty: false)
      }
      if follows("/>", at: position) {
        position += 2
        return .startTag(start..<position, name: name, attributes: attributes, isEmpty: true)
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
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard position < bytes.count, quotes.contains(bytes[position]),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { return nil }
    let value = position + 1..<end
    position = end + 1
    return MarkupScan.Attribute(name: name, value: value)
  }

  private mutating func takeName() -> Range<Int> {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    return start..<position
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isXMLSpace || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">")].contains(byte)
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
    return false
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line break.
  var isXMLSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
