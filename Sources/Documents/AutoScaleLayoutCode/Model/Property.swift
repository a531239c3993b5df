import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A property of a generated class: a view, or another object such as a gesture recognizer.
struct Property {
  let facts: ObjectFacts
  var place: ObjectFacts.Place
  /// The name of the property, and in messages.
  var name: String
  var className: String
  var arguments: Arguments
  /// The settings of its look and its content.
  var settings: [Setting]
  var documentation: [String] = []

  init(
    _ facts: ObjectFacts, place: ObjectFacts.Place = .property, name: String, className: String
  ) {
    self.facts = facts
    self.place = place
    self.name = name
    self.className = className
    (arguments, settings) = (facts.look.arguments, facts.look.settings)
  }

  var element: MarkupElement { facts.element }
  var index: Int { facts.element.index }
  var node: ViewNode? { facts.node }

  /// Whether other properties are needed to make it.
  var isLazy: Bool { facts.look.maker != nil }

  var isOptional: Bool { if case .part(_, isOptional: true) = place { true } else { false } }

  /// The property as an expression of its class.
  var expression: String {
    switch place {
    case .root: "self"
    case .property: name
    case .part(let expression, _): expression
    }
  }

  /// The beginning of an expression about a part of the property.
  var dot: String {
    switch place {
    case .root: ""
    case .property: name + "."
    case .part(let expression, let isOptional): expression + (isOptional ? "?." : ".")
    }
  }

  /// The beginning of the names of local variables.
  var localName: String {
    place == .root ? "own" : name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The beginning of an expression about a view that holds another one.
  static func beginning(_ expression: String) -> String {
    expression == "self" ? "" : expression + "."
  }
}

extension [Property] {
  /// The indices of views by their nodes.
  var places: [ObjectIdentifier: Int] {
    enumerated().compactMap { index, view in view.node.map { (ObjectIdentifier($0), index) } }
      .byKey()
  }
}
