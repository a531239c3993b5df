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
      where scalar.value < 32 || scalar.value == 127 || (0x2028...0x202E).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small first letter.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Double {
  /// The number as a literal, to a millionth; whole numbers have no fraction.
  var literal: String { literal(digits: 1e6) }

  /// The number as a literal with the digits that it has.
  var exactLiteral: String {
    if let whole = Int(exactly: self) { return String(whole) }
    return String(describing: self)
  }

  private func literal(digits: Double) -> String {
    let rounded = (self * digits).rounded() / digits
    let number = rounded.isFinite ? rounded : self
    if let whole = Int(exactly: number) { return String(whole) }
    return String(describing: number)
  }
}

extension LayoutRect {
  /// The numbers with labels, such as `x: 0, y: 20, width: 375, height: 44`.
  var literalArguments: String {
    "x: \(x.literal), y: \(y.literal), width: \(width.literal), height: \(height.literal)"
  }
}

extension LayoutInsets {
  /// The numbers with the labels of UIKit's insets.
  var literalArguments: String {
    "top: \(top.literal), left: \(left.literal), bottom: \(bottom.literal), right: \(right.literal)"
  }
}
