import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A record of the parts of a document that the readers of structures express.
final class CoverageRecorder {
  private var reader: Reader

  init(_ source: DocumentSource) { reader = Reader(source) }

  /// The record; setting an earlier one forgets what a failed attempt took.
  var record: Coverage {
    get { reader.coverage }
    set { reader.coverage = newValue }
  }

  /// Reads an element.
  fileprivate func read<Value>(_ element: MarkupElement, _ read: (inout Reader) -> Value?) -> Value?
  {
    var value: Value?
    reader.read(element) { value = read(&$0) }
    return value
  }

  /// Returns the facts of an element; a reader expresses its attributes one by one.
  func facts(of element: MarkupElement) -> ElementFacts {
    record.visit(element)
    return ElementFacts(element, in: self)
  }

  /// Returns the facts of an object, which owns the unexpressed parts in it.
  func facts(ofOwner element: MarkupElement) -> ElementFacts {
    record.visit(owner: element)
    return ElementFacts(element, in: self)
  }

  /// Records that a reader expresses an element and its descendants.
  func expressAll(of element: MarkupElement) { record.takeAll(of: element) }

  /// Returns the parts under an element without code, in file order.
  func omitted(under root: MarkupElement) -> [Coverage.Part] { record.unread(under: root) }
}

/// The attributes and the children of an element, which count as expressed once they are taken.
struct ElementFacts {
  let markup: MarkupElement
  private let coverage: CoverageRecorder

  fileprivate init(_ markup: MarkupElement, in coverage: CoverageRecorder) {
    (self.markup, self.coverage) = (markup, coverage)
  }

  /// Returns an attribute without taking it.
  subscript(attribute: String) -> String? { markup[attribute] }

  /// Returns an attribute.
  func take(_ attribute: String) -> String? { coverage.read(markup) { $0.string(attribute) } }

  /// Returns an attribute that is YES or NO; another one is not taken.
  func takeFlag(_ attribute: String) -> Bool? { coverage.read(markup) { $0.flag(attribute) } }

  /// Returns an attribute that is a finite number; another one is not taken.
  func takeNumber(_ attribute: String) -> Double? { coverage.read(markup) { $0.number(attribute) } }

  /// Returns an attribute that is a name of Swift, unless it is the standard one; another one is not taken.
  func takeCase(_ attribute: String, unless standard: String? = nil) -> String? {
    coverage.read(markup) { $0.word(attribute, unless: standard) }
  }

  /// Returns a text, in an attribute or an element.
  func takeText(_ key: String) -> String? { coverage.read(markup) { $0.text(key) } }

  /// Returns the insets of an element `inset`.
  func takeInsets(_ key: String) -> LayoutInsets? { coverage.read(markup) { $0.insets(key) } }

  /// Returns the facts of a child.
  func child(_ name: String, key: String? = nil) -> ElementFacts? {
    markup.child(name, key: key).map(coverage.facts(of:))
  }

  /// Returns the facts of all children of a name.
  func children(_ name: String) -> [ElementFacts] {
    markup.children.filter { $0.name == name }.map(coverage.facts(of:))
  }

  /// Returns the facts of all children.
  var children: [ElementFacts] { markup.children.map(coverage.facts(of:)) }

  /// Records that attributes are expressed, or mean nothing.
  func skip(_ names: String...) {
    for name in names { coverage.record.take(name, of: markup) }
  }

  /// Records that a child is expressed with its contents, or means nothing.
  func skipChild(_ name: String, key: String? = nil) {
    if let child = markup.child(name, key: key) { coverage.expressAll(of: child) }
  }

  /// Records that the element is expressed with its contents, or means nothing.
  func skipAll() { coverage.expressAll(of: markup) }
}
