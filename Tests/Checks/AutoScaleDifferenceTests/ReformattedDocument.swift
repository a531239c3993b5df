import AutoScaleTestSupport
import Foundation

@testable import AutoScaleEditing

/// Documents with other white space, and attributes and constraints in another order.
enum ReformattedDocument {
  /// Returns a document with the same meaning.
  static func make(
    _ text: DocumentText, using random: inout SplitMix64
  ) throws -> DocumentText {
    var edits: [DocumentEdit] = []
    for element in 0..<text.elementCount {
      let markup = text.markup.elements[element]
      if text.name(of: element) == "constraints" {
        let children = text.children(of: element)
        let shuffled = children.shuffled(using: &random)
        for (old, new) in zip(children, shuffled) {
          edits.append(
            DocumentEdit(
              text.markup.elements[old].range, text.string(text.markup.elements[new].range)))
        }
      } else if markup.parent.map({ text.name(of: $0) }) != "constraints",
        !isInConstraint(element, of: text)
      {
        edits.append(DocumentEdit(markup.startTag, startTag(of: element, in: text)))
      }
    }
    return try EditedDocument(text, edits).text
  }

  private static func isInConstraint(_ element: Int, of text: DocumentText) -> Bool {
    sequence(first: element) { text.markup.elements[$0].parent }
      .contains { text.name(of: $0) == "constraint" }
  }

  /// The start tag with its attributes in reverse order, two spaces apart.
  private static func startTag(of element: Int, in text: DocumentText) -> String {
    let markup = text.markup.elements[element]
    let attributes = text.markup.attributes[markup.attributes].reversed().map { attribute in
      "  \(text.string(attribute.name)) = \"\(text.string(attribute.value))\""
    }
    return "<\(text.name(of: element))\(attributes.joined())\(markup.isEmptyTag ? " />" : " >")"
  }
}
