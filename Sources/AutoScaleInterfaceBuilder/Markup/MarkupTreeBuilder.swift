import AutoScaleSourceText
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects the parser's results in flat arrays.
final class MarkupTreeBuilder: NSObject, XMLParserDelegate {
  /// The elements whose text is content; the text of all others is indentation.
  private static let textElements: Set<String> = [
    "data", "mutableData", "mutableString", "string",
  ]

  private let positions: [SourcePosition]
  private var records: [MarkupTree.Record] = []
  private var attributes: [MarkupTree.Attribute] = []
  private var texts: [Int: String] = [:]
  private var open: [Int] = []
  /// The element whose text is being read.
  private var textElement: Int?
  /// One stored string for each distinct name.
  private var names: [String: String] = [:]
  private var failures: [(code: Int, position: SourcePosition)] = []

  init(positions: [SourcePosition]) {
    self.positions = positions
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
    let position = index < positions.count ? positions[index] : parser.position
    let start = self.attributes.count
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
    let failures = failures.filter { !XMLFailure.isHarmless($0.code) }
    guard let first = failures.first, let last = failures.last else {
      return open.isEmpty && !records.isEmpty ? nil : (.truncated, nil)
    }
    if last.code == XMLFailure.documentEnd, !open.isEmpty { return (.truncated, last.position) }
    return (.malformed(XMLFailure.explanation(of: first.code)), first.position)
  }
}

extension XMLParser {
  /// The position of the parser.
  fileprivate var position: SourcePosition {
    SourcePosition(line: max(lineNumber, 1), column: max(columnNumber, 1))
  }
}
