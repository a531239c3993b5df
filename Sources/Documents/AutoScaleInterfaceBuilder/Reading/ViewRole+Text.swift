import AutoScaleTrees
import Foundation

extension ViewRole {
  /// The views that contain text.
  static let textRoles: [String: ViewRole] = [
    "label": .role(LabelNode.init) { node, element, reader in
      (node.text, node.font) = text(of: element, &reader)
      node.lineHeight = reader.lineHeight(of: element)
      node.numberOfLines = reader.wholeNumber("numberOfLines", of: element) ?? 1
      node.preferredMaxLayoutWidth = reader.number("preferredMaxLayoutWidth", of: element)
    },
    "textField": .role(TextFieldNode.init) { node, element, reader in
      (node.text, node.font) = text(of: element, &reader)
      node.placeholder = reader.string("placeholder", of: element)
      node.borderStyle =
        reader.choice("borderStyle", of: element, or: .none)
      node.isSecureTextEntry =
        element.child("textInputTraits")?["secureTextEntry"] == "YES"
    },
    "textView": .role(TextViewNode.init) { node, element, reader in
      (node.text, node.font) = text(of: element, &reader)
      node.lineHeight = reader.lineHeight(of: element)
      reader.readContentInset(of: node, from: element)
    },
    "searchBar": .role(SearchBarNode.init) { node, element, reader in
      node.text = reader.string("text", of: element)
      node.placeholder = reader.string("placeholder", of: element)
    },
  ]

  /// Returns the plain text, or the attributed one with its font.
  private static func text(
    of element: MarkupElement, _ reader: inout ElementReader
  ) -> (text: String?, font: FontDescriptor?) {
    // An attributed text replaces the plain one, which Xcode may leave in the file.
    reader.attributedText("attributedText", of: element) ?? (
      reader.string("text", of: element), nil
    )
  }
}

extension ElementReader {
  /// Returns the minimum scale of a label's text, if it shrinks to fit; the label's font is known.
  mutating func minimumScaleFactor(of label: LabelNode, from element: MarkupElement) -> Double? {
    // Xcode states only NO (5,415 labels); the 514 that shrink have a smallest size instead.
    guard flag("adjustsFontSizeToFit", of: element, or: true) else { return nil }
    if let factor = number("minimumScaleFactor", of: element) { return factor }
    guard let smallest = number("minimumFontSize", of: element), let size = label.font?.size,
      size > 0
    else { return nil }
    return smallest / size
  }
}

extension MarkupElement {
  /// Returns the text of a property: an attribute or, with line breaks, an element.
  package func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard let element = child("string", key: key) ?? child("mutableString", key: key) else {
      return nil
    }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder omits the padding of the last group.
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let filling = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + filling).map { String(decoding: $0, as: UTF8.self) }
      ?? element.text
  }
}
