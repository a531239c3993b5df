import AutoScaleSourceText
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the bytes of an XML file into a tree of elements.
enum MarkupReader {
  /// Returns the elements of a file, or the first reason why it is not well-formed XML.
  static func tree(of data: Data, path: String) throws(InterfaceBuilderError) -> MarkupTree {
    guard beginsAsXML(data) else {
      if data.allSatisfy(isWhitespace) { throw InterfaceBuilderError(.empty, path: path) }
      throw InterfaceBuilderError(
        .notXML, path: path, at: .start)
    }
    let utf8 = try MarkupEncoding.utf8(of: data, path: path)
    let bytes = [UInt8](utf8)
    let (scan, lines) = (MarkupScan(bytes), LineIndex(bytes))
    // Before the parser: it drops the text of entities silently, and takes seconds where they grow.
    if let (reason, start) = refusal(of: scan) {
      throw InterfaceBuilderError(reason, path: path, at: lines.position(of: start))
    }
    let data = replacingByComments(scan.bareInstructions, in: utf8)
    // `XMLParser(data:)` fails above 10 MB, a stream does not.
    let parser = XMLParser(stream: InputStream(data: data))
    let builder = MarkupTreeBuilder(scan.elements, lines)
    parser.delegate = builder
    // Ignore the result: it is true for a truncated file and for an empty one.
    _ = parser.parse()
    if let defect = builder.defect() {
      // The parser stops at the first marker, or before it at a tag whose end is on the other side.
      if let marker = utf8.firstRange(of: Data("\n<<<<<<< ".utf8)) {
        let offset = marker.lowerBound - utf8.startIndex + 1
        throw InterfaceBuilderError(.conflictMarkers, path: path, at: lines.position(of: offset))
      }
      throw InterfaceBuilderError(defect.reason, path: path, at: defect.position)
    }
    return builder.tree()
  }

  /// Returns whether the first character other than white space is `<`, as far as the bytes show.
  private static func beginsAsXML(_ data: Data) -> Bool {
    if MarkupEncoding.wideEncodings.contains(where: { data.starts(with: $0.start) }) { return true }
    let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return text.first { !isWhitespace($0) } == UInt8(ascii: "<")
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  /// Replaces processing instructions with comments, of the same length if possible.
  ///
  /// FoundationXML reads from a null pointer for an instruction that is only a name.
  private static func replacingByComments(_ instructions: [Range<Int>], in data: Data) -> Data {
    if instructions.isEmpty { return data }
    var result = Data(capacity: data.count)
    var rest = data[...]
    for instruction in instructions {
      result += rest[..<(data.startIndex + instruction.lowerBound)]
      let (start, end) = ("<!--", "-->")
      let padding = max(0, instruction.count - start.count - end.count)
      result += (start + String(repeating: " ", count: padding) + end).utf8
      rest = data[(data.startIndex + instruction.upperBound)...]
    }
    return result + rest
  }

  /// Returns the first part that the parser must not see, and its offset.
  private static func refusal(
    of scan: MarkupScan
  ) -> (InterfaceBuilderError.Reason, offset: Int)? {
    // Entities of a document type can grow a small file to gigabytes, and no document has one.
    if let start = scan.documentType { return (.documentType, start) }
    return scan.elements.first { $0.attributes.count > InterfaceBuilderError.maximumAttributes }
      .map { (.tooManyAttributes, $0.startTag.lowerBound) }
  }
}

/// Collects the results of a parser in flat arrays.
private final class MarkupTreeBuilder: NSObject, XMLParserDelegate {
  /// The elements whose text is content; the text of all others is indentation.
  private static let textElements: Set<String> = [
    "data", "mutableData", "mutableString", "string",
  ]

  private let scanned: [MarkupScan.Element]
  private let lines: LineIndex
  private var records: [MarkupTree.Record] = []
  private var attributes: [MarkupTree.Attribute] = []
  private var texts: [Int: String] = [:]
  private var open: [Int] = []
  /// The element whose text is being read.
  private var textElement: Int?
  /// One stored string for each distinct name.
  private var names: [String: String] = [:]
  private var failures: [(code: Int, position: SourcePosition)] = []

  init(_ scanned: [MarkupScan.Element], _ lines: LineIndex) {
    (self.scanned, self.lines) = (scanned, lines)
  }

  func tree() -> MarkupTree {
    MarkupTree(records: records, attributes: attributes, texts: texts)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let index = records.count
    // Only malformed XML has tags that the scan did not find.
    let position =
      index < scanned.count
      ? lines.position(of: scanned[index].startTag.lowerBound) : parser.position
    let start = self.attributes.count
    // The order of a dictionary differs from run to run, so users of it sort.
    for (name, value) in attributes {
      self.attributes.append(MarkupTree.Attribute(name: shared(name), value: value))
    }
    records.append(
      MarkupTree.Record(
        name: shared(name), parent: open.last, position: position,
        attributes: start..<self.attributes.count, end: index + 1))
    open.append(index)
    textElement = Self.textElements.contains(name) ? index : nil
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    textElement = nil
    if let index = open.popLast() { records[index].end = records.count }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let textElement { texts[textElement, default: ""] += text }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    // A text may come in several parts.
    if let textElement { texts[textElement, default: ""] += String(decoding: data, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    failures.append(((error as NSError).code, parser.position))
  }

  private func shared(_ name: String) -> String {
    if let kept = names[name] { return kept }
    names[name] = name
    return name
  }

  /// Returns the first reason why the file is not well-formed, or `nil` if it is.
  func defect() -> (reason: InterfaceBuilderError.Reason, position: SourcePosition?)? {
    // Namespaces and unknown versions are no reason to refuse a file that is read whole.
    let failures = failures.filter { !ParserErrorCode.isHarmless($0.code) }
    guard let first = failures.first, let last = failures.last else {
      return open.isEmpty && !records.isEmpty ? nil : (.truncated, nil)
    }
    if last.code == ParserErrorCode.documentEnd, !open.isEmpty {
      return (.truncated, last.position)
    }
    return (.malformed(ParserErrorCode.explanation(of: first.code)), first.position)
  }
}

extension XMLParser {
  /// The position of the parser.
  fileprivate var position: SourcePosition {
    SourcePosition(line: max(lineNumber, 1), column: max(columnNumber, 1))
  }
}

/// The parser's error codes, in words.
///
/// Source: libxml2, `xmlerror.h`.
enum ParserErrorCode {
  /// The file ends, or should end, here.
  static let documentEnd = 5

  /// Returns whether the code is a remark on a well-formed file: an unknown version, or a
  /// namespace.
  static func isHarmless(_ code: Int) -> Bool { remarks.contains(code) }

  private static let remarks: Set<Int> = [97, 98, 99, 100, 102, 200, 201, 202, 203, 204, 205]

  /// Returns the meaning of the code.
  static func explanation(of code: Int) -> String {
    explanations[code] ?? "the parser's error \(code)"
  }

  private static let explanations: [Int: String] = [
    1: "a tag, a text or a comment is longer than the parser allows",
    4: "there is no element",
    5: "something follows the outermost element",
    6: "a character reference is not hexadecimal",
    7: "a character reference is not a number",
    8: "a character reference is malformed",
    9: "a character is not allowed in XML",
    23: "an entity lacks its semicolon",
    26: "an entity is not declared",
    32: "the encoding is unknown",
    38: "an attribute's value contains '<'",
    39: "an attribute's value lacks its quotes",
    40: "an attribute's value lacks its closing quote",
    41: "an attribute lacks its value",
    42: "an attribute is repeated",
    45: "a comment is not closed",
    62: "a text contains ']]>'",
    63: "a character data section is not closed",
    64: "the XML declaration is not at the beginning",
    65: "white space is missing between attributes",
    68: "'<' or '&' is not followed by a name",
    73: "a tag lacks its '>'",
    76: "an end tag does not match its start tag",
    77: "an element is not closed",
    80: "a comment contains two hyphens",
    81: "the encoding does not match the file",
  ]
}
