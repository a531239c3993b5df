import AutoScaleTrees

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where scalar.value < 32 || (0x7F...0x9F).contains(scalar.value)
        || (0x200B...0x200F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
  var exactLiteral: String {
    if let whole = Int(exactly: self) { return String(whole) }
    return String(describing: self)
  }
}
