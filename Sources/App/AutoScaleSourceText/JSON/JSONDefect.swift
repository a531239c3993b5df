/// A problem of a JSON text with its fix.
package struct JSONDefect: Hashable, Sendable {
  /// The problem, in words.
  package let text: String

  /// The fix, in words.
  package let fix: String

  private init(_ text: String, fix: String) {
    self.text = text
    self.fix = fix
  }
}

extension JSONDefect {
  /// The text has no content.
  static let empty = JSONDefect("the file is empty", fix: "write at least {}")

  /// The text, or a string in it, is not UTF-8.
  static let wrongEncoding = JSONDefect("the text is not UTF-8", fix: "save the file as UTF-8")

  /// The text ends inside an object, an array or a string.
  static let truncated = JSONDefect(
    "the file ends too early", fix: "close the open brackets, or restore the file")

  /// The outermost object is followed by more text.
  package static let trailingContent = JSONDefect(
    "something follows the outermost object", fix: "delete it; a file is one object")

  /// The last member or element is followed by a comma.
  package static let trailingComma = JSONDefect("nothing follows the comma", fix: "delete it")

  /// There is a comment, which JSON does not allow.
  static let comment = JSONDefect(
    "JSON has no comments", fix: "delete it, or write it under a key of its own")

  /// A string is not closed on its line.
  static let unterminatedString = JSONDefect(
    "the string is not closed", fix: "close it with a quotation mark, on the same line")

  /// Describes a token that is out of place.
  static func unexpected(_ token: String) -> JSONDefect {
    JSONDefect("unexpected \(token)", fix: "repair the JSON here")
  }

  /// Describes a missing separator.
  static func missing(_ separator: String) -> JSONDefect {
    JSONDefect("\(separator) is missing", fix: "write \(separator) in front of this")
  }

  /// Describes a string with a control character that is not escaped.
  static func controlCharacter(_ code: UInt8) -> JSONDefect {
    let digits = (code < 0x10 ? "0" : "") + String(code, radix: 16, uppercase: true)
    return JSONDefect(
      "the string has a control character, 0x\(digits)", fix: "write it as \\u00\(digits)")
  }

  /// Describes a string with an escape that JSON does not define.
  static func invalidEscape(_ escape: String) -> JSONDefect {
    JSONDefect("'\(escape)' is not an escape", fix: "write \\\\ for a backslash")
  }

  /// Describes a number that does not have JSON's form.
  static func invalidNumber(_ text: String) -> JSONDefect {
    JSONDefect("'\(text)' is not a JSON number", fix: "write it as in 0.5, -3 or 1e3")
  }

  /// Describes a word that is not a JSON value.
  static func invalidWord(_ word: String) -> JSONDefect {
    JSONDefect(
      "'\(word)' is not a JSON value",
      fix: "write true, false, a number, or a string in quotation marks")
  }

  /// Describes a number that is larger than any `Double`.
  static func numberTooLarge(_ text: String) -> JSONDefect {
    JSONDefect("the number \(text) is too large", fix: "write one below 1e308")
  }

  /// Describes a value of the wrong type.
  package static func wrongType(expected: String, actual: String) -> JSONDefect {
    JSONDefect(
      "\(expected) is expected, but this is \(actual)",
      fix: actual == JSONToken.null.name
        ? "write \(expected), or delete the key" : "write \(expected)")
  }
}
