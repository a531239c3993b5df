import AutoScaleTrees

/// Writes values of documents in the words of a style.
struct ValueWriter {
  let options: CodeOptions
  /// The expressions of the objects of a class, by the indices of their elements.
  var objects: [Int: String] = [:]

  private var isUIKit: Bool { options.style.target == .uiKit }

  /// The expression of a value that needs no statements before it.
  func expression(_ value: Value) -> Expression {
    switch value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): .text(number.literal)
    case .exact(let number): .text(number.exactLiteral)
    case .length(let length): self.length(length)
    case .word(let word): .text("." + word)
    case .options(let names):
      names.count == 1 ? .text("." + names[0]) : .list(names.map { .text("." + $0) })
    case .literal(let text): .text(text.literal)
    case .text(let text, let key): self.text(text, key)
    case .color(let color, let place): isUIKit ? self.color(color, place) : Self.nodeColor(color)
    case .font(let font): isUIKit ? self.font(font) : nodeFont(font)
    case .insets(let insets):
      edges(insets, isUIKit ? "UIEdgeInsets" : "LayoutInsets", ["top", "left", "bottom", "right"])
    case .directionalInsets(let insets):
      edges(insets, "NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
    case .size(let width, let height): lengths("CGSize", ["width": width, "height": height])
    case .frame(let frame):
      lengths(
        isUIKit ? "CGRect" : "LayoutRect",
        ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
    case .made(let name, let arguments, let tail):
      .call(name, self.arguments(arguments), tail: tail)
    case .list(let values): .list(values.map(expression))
    case .column(let values): .column(values.map(expression))
    case .entries(let entries): .dictionary(arguments(entries))
    case .code(let code): .text(code)
    case .object(let element): .text(objects[element] ?? "nil")
    case .priority(let priority): .text(Self.priority(priority))
    case .closure(let closure): self.closure(closure)
    case .content(_, let value): expression(value)
    case .destination, .attributedText, .local: "nil"
    }
  }

  func arguments(_ arguments: Arguments<Value>) -> Arguments<Expression> {
    arguments.mapValues(expression)
  }

  /// A length, as a design value if lengths are scaled.
  func length(_ length: Double) -> Expression {
    .text(options.scalesLengths ? length.designLiteral : length.literal)
  }

  private func lengths(_ type: String, _ lengths: Arguments<Double>) -> Expression {
    .call(type, lengths.mapValues(length))
  }

  private func edges(_ insets: LayoutInsets, _ type: String, _ names: [String]) -> Expression {
    lengths(type, Arguments(zip(names, LayoutInsets.Edge.allCases.map { insets[$0] })))
  }

  /// A text as a literal, or looked up by its key.
  private func text(_ text: String, _ key: String?) -> Expression {
    guard let key, let table = options.translations else { return .text(text.literal) }
    return .call(
      "NSLocalizedString",
      [
        "_": .text(key.literal), "tableName": .text(table.name.literal),
        "value": .text(text.literal), "comment": "\"\"",
      ])
  }

  private func closure(_ closure: Value.Closure) -> Expression {
    switch closure {
    case .action(let name): .closure("[weak self] in", ["self?.\(name)($0.sender)"])
    case .parameter(let name): .closure("", ["\(name)($0.sender)"])
    case .empty: .closure("_ in", [])
    case .font(let font):
      .closure(
        "",
        [
          "var attributes = $0", .assignment("attributes.font", self.font(font)),
          "return attributes",
        ])
    }
  }

  /// The name of a priority, the difference from one, or its number.
  static func priority(_ priority: LayoutPriority) -> String {
    let number = Double(priority.rawValue)
    let names = [(1000.0, ".required"), (750, ".defaultHigh"), (250, ".defaultLow")]
    // 10: people move a standard priority by a few, and mean it by its name.
    for (standard, name) in names where (number - standard).magnitude <= 10 {
      if number == standard { return name }
      let difference = (number - standard).magnitude.literal
      return "\(name) \(number < standard ? "-" : "+") \(difference)"
    }
    return "UILayoutPriority(\(number.literal))"
  }
}

extension Double {
  /// The length as a design value that this package scales, except for a hairline.
  var designLiteral: String {
    guard magnitude > 1 else { return literal }
    return self < 0 ? "(\(literal)).auto()" : "\(literal).auto()"
  }
}
