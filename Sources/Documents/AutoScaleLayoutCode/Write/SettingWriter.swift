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
    var statements: [Statement] = []
    switch setting {
    case .set(let property, let value):
      let value = expression(value, of: owner, after: &statements)
      statements.append(.assignment(owner.dot + property, value))
    case .call(let name, let arguments):
      let arguments = arguments.mapValues { expression($0, of: owner, after: &statements) }
      statements.append(.call(owner.dot + name, arguments))
    }
    return statements
  }

  /// The expression of a value that needs no statements before it.
  func expression(_ value: Expression) -> Expression {
    var statements: [Statement] = []
    return expression(value, of: Owner(dot: "", localName: ""), after: &statements)
  }

  func making(_ name: String, _ arguments: Arguments) -> Expression {
    expression(.call(name, arguments))
  }

  /// The expression of a value, after the statements that make parts of it in local variables.
  private func expression(
    _ value: Expression, of owner: Owner, after statements: inout [Statement]
  ) -> Expression {
    switch value {
    case .content(_, let value): return expression(value, of: owner, after: &statements)
    case .object(let element): return .text(objects[element] ?? "nil")
    case .attributedText(let text): return self.text(text, of: owner, after: &statements)
    case .local(let object):
      let name = owner.localName + object.name
      let making =
        object.making.hasPrefix(".") ? owner.dot + object.making.dropFirst() : object.making
      // Configurations are values, which are changed before they are set.
      let word = object.settings.isEmpty ? "let" : "var"
      statements.append("\(word) \(name) = \(making)")
      let inner = Owner(dot: name + ".", localName: owner.localName)
      statements += self.statements(object.settings, of: inner)
      return .text(name)
    default: return value.mapParts { expression($0, of: owner, after: &statements) }
    }
  }

  private func text(
    _ text: AttributedText, of owner: Owner, after statements: inout [Statement]
  ) -> Expression {
    let ordinals = ["", "Second", "Third", "Fourth", "Fifth"]
    let names = text.paragraphs.indices.map { index in
      let ordinal = index < ordinals.count ? ordinals[index] : "\(index + 1)"
      return "\(owner.localName)\(ordinal)Paragraph"
    }
    for (name, settings) in zip(names, text.paragraphs) {
      statements.append("let \(name) = NSMutableParagraphStyle()")
      statements += self.statements(settings, of: Owner(dot: name + ".", localName: name))
    }
    let runs = text.runs.map { run -> Expression in
      var attributes = run.attributes
      if let paragraph = run.paragraph {
        let style: Arguments = [".paragraphStyle": .text(names[paragraph.index])]
        attributes =
          Arguments(attributes.prefix(paragraph.position)) + style
          + Arguments(attributes.dropFirst(paragraph.position))
      }
      return making(
        "NSAttributedString",
        ["string": run.string, "attributes": attributes.isEmpty ? nil : .dictionary(attributes)])
    }
    guard runs.count > 1 else { return runs.first ?? "nil" }
    let name = owner.localName + "Text"
    statements.append("let \(name) = NSMutableAttributedString()")
    statements += runs.map { .call("\(name).append", ["_": $0]) }
    return .text(name)
  }
}

extension SettingWriter.Owner {
  init(_ property: Property) { self.init(dot: property.dot, localName: property.localName) }
}
