/// Writes the settings of an object as statements.
struct SettingWriter {
  /// The object whose settings are written.
  struct Owner {
    /// The beginning of expressions about the object: empty for the object of the class itself.
    var dot: String
    /// The beginning of the names of local variables.
    var localName: String
  }

  /// The expressions of the objects of a class, by the indices of their elements.
  var objects: [Int: String] = [:]

  func statements(_ settings: [Setting], of owner: Owner) -> [Statement] {
    settings.flatMap { statements($0, of: owner) }
  }

  func statements(_ setting: Setting, of owner: Owner) -> [Statement] {
    var locals = Locals()
    let statement = statement(setting, of: owner, after: &locals)
    return locals.statements + [statement]
  }

  /// The expression of a value that needs no statements before it.
  func expression(_ value: Expression) -> Expression {
    var locals = Locals()
    return expression(value, of: Owner(dot: "", localName: ""), after: &locals)
  }

  func making(_ name: String, _ arguments: Arguments) -> Expression {
    expression(.call(name, arguments))
  }

  /// The local variables of a setting, with the statements that make them.
  private struct Locals {
    var statements: [Statement] = []
    var names: [LocalObject: String] = [:]
  }

  private func statement(
    _ setting: Setting, of owner: Owner, after locals: inout Locals
  ) -> Statement {
    switch setting {
    case .set(let property, let value):
      .assignment(owner.dot + property, expression(value, of: owner, after: &locals))
    case .call(let name, let arguments):
      .call(
        owner.dot + name, arguments.mapValues { expression($0, of: owner, after: &locals) })
    }
  }

  /// The expression of a value, after the statements that make parts of it in local variables.
  private func expression(
    _ value: Expression, of owner: Owner, after locals: inout Locals
  ) -> Expression {
    switch value {
    case .object(let element): return .text(objects[element] ?? "nil")
    case .local(let object): return .text(name(of: object, of: owner, in: &locals))
    default: return value.mapParts { expression($0, of: owner, after: &locals) }
    }
  }

  /// The name of a local variable, which is made unless an equal one is there.
  private func name(
    of object: LocalObject, of owner: Owner, in locals: inout Locals
  ) -> String {
    if let known = locals.names[object] { return known }
    let twins = locals.names.keys.count { $0.name == object.name }
    let ordinals = ["", "Second", "Third", "Fourth", "Fifth"]
    let ordinal = twins < ordinals.count ? ordinals[twins] : "\(twins + 1)"
    let name = owner.localName + ordinal + object.name
    let making =
      object.making.hasPrefix(".") ? owner.dot + object.making.dropFirst() : object.making
    // The objects that it takes come first.
    let inner = Owner(dot: name + ".", localName: owner.localName)
    let settings = object.settings.map { statement($0, of: inner, after: &locals) }
    // Configurations are values, which are changed before they are set.
    let word = object.isReference || settings.isEmpty ? "let" : "var"
    locals.statements += ["\(word) \(name) = \(making)"] + settings
    locals.names[object] = name
    return name
  }
}

extension SettingWriter.Owner {
  init(_ property: Property) { self.init(dot: property.dot, localName: property.localName) }
}
