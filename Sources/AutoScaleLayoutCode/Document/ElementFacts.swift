import AutoScaleInterfaceBuilder

/// The attributes and children of an element, and a record of those that code says.
final class ElementFacts {
  let markup: MarkupElement
  private var said: Set<String> = []

  init(_ markup: MarkupElement) { self.markup = markup }

  /// Returns an attribute, which counts as said.
  func take(_ attribute: String) -> String? {
    said.insert(attribute)
    return markup[attribute]
  }

  /// Returns an attribute that is YES or NO.
  func takeFlag(_ attribute: String) -> Bool? {
    take(attribute).map { $0 == "YES" || $0 == "true" }
  }

  /// Returns an attribute that is a number.
  func takeNumber(_ attribute: String) -> Double? {
    take(attribute).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a text, in an attribute or an element.
  func takeText(_ key: String) -> String? {
    for name in [key, "string:\(key)", "mutableString:\(key)", "nil:\(key)"] { said.insert(name) }
    return markup.string(key)
  }

  /// Returns a child, which counts as said.
  func takeChild(_ name: String, key: String? = nil) -> MarkupElement? {
    said.insert(key.map { "\(name):\($0)" } ?? name)
    return markup.child(name, key: key)
  }

  /// Marks attributes or children as said.
  func skip(_ names: some Sequence<String>) { said.formUnion(names) }

  /// The attributes and the children of which nothing was said, in order.
  var unsaid: [(name: String, line: Int)] {
    let attributes = markup.attributes.filter { !said.contains($0.name) }.map {
      ($0.name, markup.line)
    }
    let children = markup.children.filter { child in
      !said.contains(child.name) && !said.contains("\(child.name):\(child["key"] ?? "")")
    }
    return attributes + children.map { (Self.title(of: $0), $0.line) }
  }

  private static func title(of child: MarkupElement) -> String {
    guard let key = child["key"] else { return child.name }
    return child.name == "variation" ? "variation for \(key)" : key
  }
}
