import AutoScale
import ViewTree

/// Writes the elements of an SVG document into one growing text.
///
/// Whatever goes in, what comes out is well-formed: texts are escaped, and numbers are finite and
/// written the same on every machine.
struct SVGWriter {
  /// What was written.
  private(set) var text = ""

  /// The value of an attribute.
  enum Value {
    case number(Double)
    case text(String)
    case name(StaticString)
    /// What is written as it is.
    case markup(String)
  }

  /// The names and values of attributes in their order; those without value are left out.
  typealias Attributes = KeyValuePairs<StaticString, Value?>

  /// Makes a writer that has room for a number of bytes.
  init(capacity: Int = 0) { text.reserveCapacity(capacity) }

  /// Writes the start of an element.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">"
  }

  /// Writes the end of an element.
  mutating func close(_ name: StaticString) { text += "</\(name)>" }

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: Attributes) {
    begin(name, attributes)
    text += "/>"
  }

  /// Writes an element that holds a text, which is markup already.
  mutating func element(_ name: StaticString, _ attributes: Attributes, markup content: String) {
    open(name, attributes)
    text += content
    close(name)
  }

  /// Writes what is markup already.
  mutating func append(markup: String) { text += markup }

  private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
    text += "<"
    append(name)
    for (name, value) in attributes {
      guard let value else { continue }
      text += " "
      append(name)
      text += "=\""
      switch value {
      case .number(let number): text.append(svg: number)
      case .text(let value): text += Self.escaped(value)
      case .name(let value): append(value)
      case .markup(let value): text += value
      }
      text += "\""
    }
  }

  private mutating func append(_ name: StaticString) {
    text += name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// A text in which markup means nothing; what XML cannot hold, and what pages use as a mark, becomes
  /// U+FFFD.
  static func escaped(_ content: String) -> String {
    if content.utf8.allSatisfy(isPlain) { return content }
    var text = ""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}",
        "\u{10FFFA}"..."\u{10FFFC}":
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: byte >= 32 && byte < 127
    }
  }
}

extension SVGWriter.Value: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: StaticString) { self = .name(value) }
}

extension String {
  /// Appends a number as SVG has it: at most three decimals, none that are zero, and no exponent.
  ///
  /// What is not a number counts as 0, and what is beyond 10⁹ as that.
  mutating func append(svg number: Double) {
    let limit = 1e9
    let thousandths = number.isNaN ? 0 : Int((min(max(number, -limit), limit) * 1000).rounded())
    if thousandths < 0 { self += "-" }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    self += String(whole)
    guard rest > 0 else { return }
    self += "."
    var digit: UInt = 100
    var left = rest
    while left > 0 {
      self += String(left / digit)
      left %= digit
      digit /= 10
    }
  }
}
