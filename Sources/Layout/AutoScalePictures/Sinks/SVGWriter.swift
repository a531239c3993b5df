import AutoScaleSourceText

/// Writes the elements of an SVG document into one growing text.
///
/// The result is always well-formed: texts are escaped, and numbers are finite and the same on every
/// machine.
struct SVGWriter {
  /// The elements so far.
  private(set) var text = ""

  /// The value of an attribute.
  enum Value {
    case number(Double)
    case text(String)
    // The compiler knows these names, so they need no escaping.
    case name(StaticString)
    /// A text that is written without escaping.
    case markup(String)
  }

  /// The names and values of attributes in order.
  ///
  /// An attribute without a value is left out.
  typealias Attributes = KeyValuePairs<StaticString, Value?>

  /// Makes a writer, and reserves a number of bytes.
  init(capacity: Int = 0) { text.reserveCapacity(capacity) }

  /// Writes the start of an element.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">"
  }

  /// Writes the end of an element.
  mutating func close(_ name: StaticString) { text += "</\(name)>" }

  /// Writes an element without content, with two lists of attributes.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes, _ further: Attributes = [:]
  ) {
    begin(name, attributes)
    append(further)
    text += "/>"
  }

  /// Writes a text between elements.
  mutating func append(_ content: String) { text += content.drawable.escapedForXML }

  private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
    text += "<"
    append(name)
    append(attributes)
  }

  private mutating func append(_ attributes: Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      text += " "
      append(name)
      text += "=\""
      switch value {
      case .number(let number): text.append(svg: number)
      case .text(let value): text += value.drawable.escapedForXML
      case .name(let value): append(value)
      case .markup(let value): text += value
      }
      text += "\""
    }
  }

  private mutating func append(_ name: StaticString) {
    text += name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}

extension SVGWriter.Value: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: StaticString) { self = .name(value) }
}

extension String {
  /// Writes numbers with a space between them.
  init(svg numbers: some Sequence<Double>) {
    self = ""
    for number in numbers {
      if !isEmpty { self += " " }
      append(svg: number)
    }
  }

  /// Appends a number with at most three decimals, without trailing zeros and without an exponent.
  mutating func append(svg number: Double) {
    let thousandths = number.thousandths
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
