import AutoScale
import AutoScaleTrees

extension ElementReader {
  /// Returns the number in an attribute; if it is absent, or invalid with a warning, `nil`.
  mutating func number(_ attribute: String, of element: MarkupElement) -> Double? {
    guard let text = element[attribute] else { return nil }
    if let number = Double(interfaceBuilder: text) { return number }
    warn(.invalidValue(attribute: attribute, value: text), at: element)
    return nil
  }

  /// Returns the number in an attribute that must be in a range; if it is absent, or invalid with a
  /// warning, `nil`.
  mutating func number(
    _ attribute: String, of element: MarkupElement, in range: some RangeExpression<Double>
  ) -> Double? {
    guard let number = number(attribute, of: element) else { return nil }
    if range.contains(number) { return number }
    warn(.invalidValue(attribute: attribute, value: element[attribute] ?? ""), at: element)
    return nil
  }

  /// Returns the whole number in an attribute; if it is absent, or invalid with a warning, `nil`.
  mutating func wholeNumber(_ attribute: String, of element: MarkupElement) -> Int? {
    guard let text = element[attribute] else { return nil }
    if let number = Int(text) { return number }
    warn(.invalidValue(attribute: attribute, value: text), at: element)
    return nil
  }

  /// Returns the Boolean in an attribute; if it is absent, or unknown with a warning, the assumed one.
  mutating func flag(
    _ attribute: String, of element: MarkupElement, or assumed: Bool = false
  ) -> Bool {
    value(attribute, of: element, assuming: assumed ? "YES" : "NO") {
      Bool(interfaceBuilder: $0)
    } ?? assumed
  }

  /// Returns the case whose raw value is an attribute's text; if it is absent, or unknown with a warning, the
  /// assumed one.
  mutating func choice<Value: RawRepresentable<String>>(
    _ attribute: String, of element: MarkupElement, or assumed: Value
  ) -> Value {
    value(attribute, of: element, assuming: assumed.rawValue) { Value(rawValue: $0) } ?? assumed
  }

  /// Returns the value of an attribute's text; if it is absent, or unknown with a warning, `nil`.
  mutating func value<Value>(
    _ attribute: String, of element: MarkupElement, assuming assumed: String? = nil,
    read: (String) -> Value?
  ) -> Value? {
    guard let text = element[attribute] else { return nil }
    if let value = read(text) { return value }
    warn(.unknownValue(attribute: attribute, value: text, assumed: assumed), at: element)
    return nil
  }

  /// Returns the text of an object's property, translated if the strings have it.
  func string(_ property: String, of element: MarkupElement) -> String? {
    localized(property, of: element) ?? element.string(property)
  }

  /// Returns the strings' text for a property of an object.
  func localized(_ property: String, of element: MarkupElement) -> String? {
    guard let strings, let id = element["id"] else { return nil }
    return strings["\(id).\(property)"]
  }

  /// Returns the rectangle of an element; absent numbers count as zero.
  mutating func rect(of element: MarkupElement) -> LayoutRect {
    LayoutRect(
      x: number("x", of: element) ?? 0, y: number("y", of: element) ?? 0,
      width: number("width", of: element) ?? 0, height: number("height", of: element) ?? 0)
  }

  /// Returns the insets of an element whose attributes have the given names.
  mutating func insets(
    of element: MarkupElement, top: String, left: String, bottom: String, right: String
  ) -> LayoutInsets {
    LayoutInsets(
      top: number(top, of: element) ?? 0, left: number(left, of: element) ?? 0,
      bottom: number(bottom, of: element) ?? 0, right: number(right, of: element) ?? 0)
  }

  /// Returns the insets in an element `inset`, in which the least positive number means a stated
  /// zero.
  mutating func insets(ofInset element: MarkupElement) -> LayoutInsets {
    var insets = insets(of: element, top: "minY", left: "minX", bottom: "maxY", right: "maxX")
    for edge in [\LayoutInsets.top, \.left, \.bottom, \.right]
    where insets[keyPath: edge].magnitude <= Double.leastNormalMagnitude {
      insets[keyPath: edge] = 0
    }
    return insets
  }
}

extension Double {
  /// Reads a number; returns `nil` unless it is finite.
  init?(interfaceBuilder text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Bool {
  /// Reads YES or NO, which old files may write as `true` and `false`.
  init?(interfaceBuilder text: String) {
    switch text {
    case "YES", "true", "1": self = true
    case "NO", "false", "0": self = false
    default: return nil
    }
  }
}
