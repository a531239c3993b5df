import AutoScaleEditing
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The meaning of a document: its elements without white space, comments and the order of attributes.
final class Meaning: NSObject, XMLParserDelegate {
  private static let unordered: Set = [
    "constraints", "connections", "resources", "dependencies", "mask", "scenes",
  ]

  private struct Open {
    let name, start: String
    var children: [String] = []
    var text = ""
  }

  private let sortsAll: Bool
  private let withoutFrames: Set<String>
  private var open: [Open] = []
  private var ids: [String?] = []
  private(set) var text = ""

  private init(sortsAll: Bool, withoutFrames: Set<String>) {
    self.sortsAll = sortsAll
    self.withoutFrames = withoutFrames
  }

  /// Returns the meaning, without the frames of some views, and without any order if asked.
  static func text(
    of text: DocumentText, sorted: Bool, withoutFrames: Set<String> = []
  ) -> String {
    let meaning = Meaning(sortsAll: sorted, withoutFrames: withoutFrames)
    let parser = XMLParser(data: text.data)
    parser.delegate = meaning
    _ = parser.parse()
    return meaning.text
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    var all = attributes.map { " \($0.key)=\($0.value.debugDescription)" }.sorted().joined()
    let view = ids.last ?? nil
    if name == "rect", attributes["key"] == "frame", view.map(withoutFrames.contains) ?? false {
      all = " frame"
    }
    open.append(Open(name: name, start: name + all))
    ids.append(attributes["id"])
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    ids.removeLast()
    let element = open.removeLast()
    let isUnordered = sortsAll || Self.unordered.contains(element.name)
    let children = isUnordered ? element.children.sorted() : element.children
    let inner =
      children.isEmpty && !element.text.allSatisfy(\.isWhitespace) ? element.text : ""
    let isEmptyList = children.isEmpty && ["subviews", "constraints", "connections"].contains(name)
    let text = isEmptyList ? "" : "<\(element.start)>\(inner)\(children.joined())</>"
    if open.isEmpty {
      self.text = text
    } else if !text.isEmpty {
      open[open.count - 1].children.append(text)
    }
  }
}
