import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as a reader of XML sees it; reading fails where it is not well-formed.
package final class ReadXML: NSObject, XMLParserDelegate {
  /// What stands between the tags.
  package private(set) var text = ""

  /// The attributes of each element, in the order of the document.
  package private(set) var attributes: [[String: String]] = []

  /// The names of the elements, in the order of the document.
  package private(set) var names: [String] = []

  package init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse(), !names.isEmpty else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
