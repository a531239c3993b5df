extension String {
  /// The text as a literal of Swift.
  var literal: String { "\"\(escaped())\"" }

  /// The text with the escapes of a literal, which one of several lines needs for fewer quotes.
  func escaped(inLines isInLines: Bool = false) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      // Three quotes would end the literal of several lines.
      case "\"" where isInLines && !result.hasSuffix("\"\""): result += "\""
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Controls, and marks that no editor shows: zero widths, directions, separators of lines.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Double {
  /// The number to a millionth, as code states it.
  var millionths: Double {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded.isFinite ? rounded : self
  }

  /// The number as a literal, to a millionth; whole numbers have no fraction.
  var literal: String { millionths.exactLiteral }

  /// The number as a literal with the digits that it has.
  var exactLiteral: String { Int(exactly: self).map { String($0) } ?? String(describing: self) }
}
