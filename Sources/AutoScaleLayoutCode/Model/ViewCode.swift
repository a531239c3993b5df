import AutoScaleTrees

/// A view of a generated class: its name and the words that make it.
final class ViewCode {
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
  let facts: ElementFacts
  let place: Place
  /// The name in messages, and of the property.
  let name: String
  /// The class.
  var className: String
  /// The arguments of the initializer that makes the view.
  var arguments: [String] = []
  /// The statements about the look.
  var statements: [Statement] = []
  /// The statements behind the constraints, such as actions.
  var actions: [Statement] = []
  /// The parts that are not said.
  var comments: [String] = []
  /// The lines of comments about them.
  var notes: [String] = []
  /// The cells that the view makes when it is asked for one, with their classes.
  var registered: [(node: ViewNode, typeName: String)] = []

  init(_ node: ViewNode, facts: ElementFacts, place: Place, name: String, className: String) {
    self.node = node
    self.facts = facts
    self.place = place
    self.name = name
    self.className = className
  }

  /// The expression that makes the view.
  var making: Statement { .call(className, arguments) }

  /// The view as an expression of its class; `self` for the class's own object.
  var expression: String {
    switch place {
    case .root: "self"
    case .property: name
    case .part(let expression, _): expression
    }
  }

  /// The beginning of an expression about a property of the view: a period behind all but `self`.
  var dot: String {
    switch place {
    case .root: ""
    case .property: name + "."
    case .part(let expression, let isOptional): expression + (isOptional ? "?." : ".")
    }
  }

  /// The beginning of an expression about a view that holds this one.
  static func beginning(_ expression: String) -> String {
    expression == "self" ? "" : expression + "."
  }

  /// States a value.
  func set(_ property: String, _ value: String) {
    statements.append(.assignment(dot + property, .line(value)))
  }
}
