extension String {
  /// The text with references for the characters that have a meaning in XML and in HTML.
  ///
  /// It can be written between elements or, in quotation marks, as the value of an attribute.
  ///
  ///     "\"a\" < b".escapedForXML  // "&quot;a&quot; &lt; b"
  ///
  /// - Complexity: O(*n*) in the length.
  package var escapedForXML: String {
    // Most texts need no reference and are not copied.
    guard unicodeScalars.contains(where: { $0.reference != nil }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      if let reference = scalar.reference {
        escaped += reference
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// The reference that stands for the character in XML, if it needs one.
  ///
  /// A parser would make a space of a line break or a tab in an attribute.
  fileprivate var reference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    case "\t": "&#9;"
    default: nil
    }
  }
}
