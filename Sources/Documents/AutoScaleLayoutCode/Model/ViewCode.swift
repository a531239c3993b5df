import AutoScaleTrees

/// A view of a generated class.
final class ViewCode: PropertyCode {
  /// The place of a view in its class.
  enum Place: Equatable {
    /// The object of the class itself.
    case root
    /// A property.
    case property
    /// A view that another one makes, such as the content view of a cell.
    case part(String, isOptional: Bool = false)
  }

  let node: ViewNode
  let place: Place
  /// Whether some size class installs the view in its parent.
  var isInstalled = true
  /// The cells that the view makes when it is asked for one, with their classes.
  var registered: [(node: ViewNode, typeName: String)] = []

  /// The view of the class whose own class has this view.
  var holder: ViewCode?

  init(
    _ node: ViewNode, facts: ElementFacts, place: Place, name: String, className: String
  ) {
    self.node = node
    self.place = place
    super.init(facts: facts, name: name, className: className)
  }

  override var expression: String {
    switch place {
    case .root: "self"
    case .property: name
    case .part(let expression, _): expression
    }
  }

  override var dot: String {
    switch place {
    case .root: ""
    case .property: name + "."
    case .part(let expression, let isOptional): expression + (isOptional ? "?." : ".")
    }
  }

  override var localName: String {
    switch place {
    case .root: "own"
    case .property, .part: name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  /// The beginning of an expression about a view that holds this one.
  static func beginning(_ expression: String) -> String {
    expression == "self" ? "" : expression + "."
  }
}
