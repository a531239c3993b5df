/// The parser's error codes, in words.
///
/// Source: libxml2, `xmlerror.h`.
enum XMLFailure {
  /// The file ends, or should end, here.
  static let documentEnd = 5

  /// Whether the code is a remark on a well-formed file: an unknown version, or a namespace.
  static func isHarmless(_ code: Int) -> Bool { remarks.contains(code) }

  private static let remarks: Set<Int> = [97, 98, 99, 100, 102, 200, 201, 202, 203, 204, 205]

  /// The meaning of the code.
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
