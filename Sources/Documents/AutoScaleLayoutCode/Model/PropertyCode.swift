import AutoScaleInterfaceBuilder

/// A property of a generated class: a view, or another object such as a gesture recognizer.
///
/// Statements about it hold ``mark`` for the property and ``localMark`` for the beginning of names of local
/// variables, so that those of repeated views compare as equal.
class PropertyCode {
  /// The character that stands for the property in its statements; documents cannot hold it.
  static let mark = "\u{0}"
  /// The character that stands for the beginning of the names of local variables.
  static let localMark = "\u{1}"

  let facts: ElementFacts
  /// The name of the property, and in messages.
  var name: String
  /// The class.
  var className: String
  /// The arguments of the initializer.
  var arguments: [Expression.Argument] = []
  /// Whether other properties are needed to make it.
  var isLazy = false
  /// The lines of the comment about the property.
  var documentation: [String] = []
  /// The parts without code, as comments.
  var notes: [String] = []
  /// The statements about its look and its content.
  var statements: [Statement] = []
  /// The statements behind the constraints, such as actions.
  var actions: [Statement] = []

  init(facts: ElementFacts, name: String, className: String) {
    self.facts = facts
    self.name = name
    self.className = className
  }

  /// The expression that makes the object.
  var making: Expression { .call(className, arguments) }

  /// The property as an expression of its class.
  var expression: String { name }

  /// The beginning of an expression about a part of the property.
  var dot: String { name + "." }

  /// The beginning of the names of local variables.
  var localName: String { name }

  /// States a value.
  final func set(_ property: String, _ value: Expression) {
    statements.append(.assignment(Self.mark + "." + property, value))
  }

  /// States a value behind the constraints.
  final func setLater(_ property: String, _ value: Expression) {
    actions.append(.assignment(Self.mark + "." + property, value))
  }

  /// Calls a function behind the constraints.
  final func callLater(_ function: String, _ arguments: [Expression.Argument]) {
    actions.append(.call(Self.mark + "." + function, arguments))
  }

  /// States values.
  final func set(_ values: [(property: String, value: Expression)]) {
    for (property, value) in values { set(property, value) }
  }

  /// Calls a function.
  final func call(_ function: String, _ arguments: [Expression.Argument] = []) {
    statements.append(.call(Self.mark + "." + function, arguments))
  }

  /// States a flag that is not the standard one.
  final func set(_ property: String, _ flag: Bool, unless standard: Bool) {
    if flag != standard { set(property, "\(flag)") }
  }

  /// States a number that is not the standard one.
  final func set(_ property: String, _ number: Double, unless standard: Double) {
    if number != standard { set(property, .text(number.literal)) }
  }

  /// States a case that is not the standard one.
  final func set<Case: RawRepresentable<String> & Equatable>(
    _ property: String, _ value: Case, unless standard: Case
  ) {
    if value != standard { set(property, ".\(value.rawValue)") }
  }

  /// Puts names in the place of the marks in a text.
  final func named(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 2 }) else { return text }
    return text.replacing(Self.mark + ".", with: dot).replacing(Self.mark, with: expression)
      .replacing(Self.localMark, with: localName)
  }

  /// Puts names in the place of the marks in a statement.
  final func named(_ statement: Statement) -> Statement { statement.mapTexts(named) }
}
