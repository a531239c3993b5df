/// A property of an object with its value, or a call of one of its functions, as a document states it.
///
/// It does not know the name of its object, so that views that look alike have equal settings.
enum Setting: Hashable, Sendable {
  case set(String, Expression)
  case call(String, Arguments = [:])

  /// Whether code makes the value, or a part of it, in a local variable.
  var isLocal: Bool {
    switch self {
    case .set(_, let value): value.isLocal
    case .call(_, let arguments): arguments.contains(where: \.value.isLocal)
    }
  }

  /// Whether the setting places the view by its frame.
  var isPlacement: Bool {
    switch self {
    case .set("frame", _), .set("autoresizingMask", _): true
    default: false
    }
  }
}

/// An object that code makes in a local variable before a property takes it, once for equal ones.
struct LocalObject: Hashable, Sendable {
  /// The end of the variable's name.
  let name: String
  /// The expression that makes the object; one that starts with a period is a call of the owner.
  let making: String
  /// Whether it is an object of a class, which a constant may hold while it changes.
  var isReference = false
  var settings: [Setting]
}

extension Expression {
  fileprivate var isLocal: Bool {
    switch self {
    case .local: true
    case .call(_, let arguments, _), .brackets(let arguments, _):
      arguments.contains(where: \.value.isLocal)
    default: false
    }
  }

  /// The expression with other parts of its call or its list.
  func mapParts(_ transform: (Expression) -> Expression) -> Expression {
    switch self {
    case .call(let callee, let arguments, let tail):
      .call(callee, arguments.mapValues(transform), tail: tail)
    case .brackets(let entries, let isColumn):
      .brackets(entries.mapValues(transform), isColumn: isColumn)
    default: self
    }
  }
}
