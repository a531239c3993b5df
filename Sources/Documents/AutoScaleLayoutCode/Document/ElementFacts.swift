import AutoScaleInterfaceBuilder

/// The attributes and the children of an element, which count as expressed once they are taken.
struct ElementFacts {
  let markup: MarkupElement
  private let coverage: Coverage

  init(_ markup: MarkupElement, in coverage: Coverage) {
    self.markup = markup
    self.coverage = coverage
  }

  /// Returns an attribute without taking it.
  subscript(attribute: String) -> String? { markup[attribute] }

  /// Returns an attribute.
  func take(_ attribute: String) -> String? {
    coverage.express(attribute, of: markup)
    return markup[attribute]
  }

  /// Returns an attribute that is YES or NO; another one is not taken.
  func takeFlag(_ attribute: String) -> Bool? {
    take(attribute) { ["YES": true, "true": true, "NO": false, "false": false][$0] }
  }

  /// Returns an attribute that is a finite number; another one is not taken.
  func takeNumber(_ attribute: String) -> Double? {
    take(attribute) { Double($0).flatMap { $0.isFinite ? $0 : nil } }
  }

  /// Returns an attribute that is a name of Swift, with a small beginning; another one is not taken.
  func takeCase(_ attribute: String) -> String? {
    take(attribute) { $0.startingSmall.isIdentifier ? $0.startingSmall : nil }
  }

  /// Takes such a name, and returns it unless it is the standard one.
  func takeCase(_ attribute: String, unless standard: String) -> String? {
    takeCase(attribute).flatMap { $0 == standard ? nil : $0 }
  }

  private func take<Value>(_ attribute: String, as convert: (String) -> Value?) -> Value? {
    guard let value = markup[attribute].flatMap(convert) else { return nil }
    coverage.express(attribute, of: markup)
    return value
  }

  /// Returns a text, in an attribute or an element.
  func takeText(_ key: String) -> String? {
    coverage.express(key, of: markup)
    for name in ["string", "mutableString"] {
      if let child = markup.child(name, key: key) { coverage.expressAll(of: child) }
    }
    return markup.string(key)
  }

  /// Returns the facts of a child.
  func child(_ name: String, key: String? = nil) -> ElementFacts? {
    markup.child(name, key: key).map { coverage.facts(of: $0) }
  }

  /// Returns the facts of all children of a name.
  func children(_ name: String) -> [ElementFacts] {
    markup.children.filter { $0.name == name }.map { coverage.facts(of: $0) }
  }

  /// Returns the facts of all children.
  var children: [ElementFacts] { markup.children.map { coverage.facts(of: $0) } }

  /// Returns the color of a child.
  func color(_ key: String) -> InterfaceColor? {
    guard let child = markup.child("color", key: key), let color = InterfaceColor(child) else {
      return nil
    }
    coverage.expressAll(of: child)
    return color
  }

  /// Records that attributes are expressed, or mean nothing.
  func skip(_ names: String...) { for name in names { coverage.express(name, of: markup) } }

  /// Records that a child is expressed with its contents, or means nothing.
  func skipChild(_ name: String, key: String? = nil) {
    if let child = markup.child(name, key: key) { coverage.expressAll(of: child) }
  }

  /// Records that the element is expressed with its contents, or means nothing.
  func skipAll() { coverage.expressAll(of: markup) }
}
