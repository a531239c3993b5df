import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes texts with attributes: fonts, colors, kerning, lines and paragraph styles, run by run.
struct AttributedTextWriter {
  let context: CodeContext

  /// A text: the statements that prepare it, and its expression.
  struct Text {
    var preparation: [Statement]
    let value: Expression
  }

  /// Writes the text of a label, a field or a text view.
  ///
  /// - Returns: Whether the view has one.
  func write(_ view: ViewCode) -> Bool {
    guard
      let text = text(
        in: view.facts, key: "attributedText", keys: ["attributedText", "text"],
        of: view.facts.markup)
    else { return false }
    view.statements += text.preparation
    view.set("attributedText", text.value)
    return true
  }

  /// The text of a child `attributedString`, or `nil` if there is none; languages have it under the keys of its owner.
  func text(
    in facts: ElementFacts, key: String, keys: [String], of owner: MarkupElement
  ) -> Text? {
    guard let string = facts.child("attributedString", key: key) else { return nil }
    var paragraphs: [(values: [Statement], name: String)] = []
    let runs = string.children("fragment").map { fragment in
      let content = fragment.takeText("content") ?? ""
      let attributes = fragment.child("attributes").map { self.attributes(of: $0, &paragraphs) }
      return Self.run(.varying(.text, .text(content.literal)), attributes ?? [])
    }
    var text = Text(
      preparation: paragraphs.flatMap(\.values), value: runs.first ?? Self.run("\"\"", []))
    if runs.count == 1, let looked = lookedUp(keys, string, owner) {
      return Text(
        preparation: text.preparation, value: Self.replacingString(of: text.value, by: looked))
    }
    guard runs.count > 1 else { return text }
    let name = PropertyCode.localMark + "Text"
    text.preparation.append("let \(name) = NSMutableAttributedString()")
    text.preparation += runs.map { .call("\(name).append", [.init(nil, $0)]) }
    return Text(preparation: text.preparation, value: .text(name))
  }

  private static func run(_ string: Expression, _ attributes: [Expression.Entry]) -> Expression {
    let list =
      attributes.isEmpty ? [] : [Expression.Argument("attributes", .dictionary(attributes))]
    return .call("NSAttributedString", [.init("string", string)] + list)
  }

  /// The text as looked up by a key, if a language has one.
  private func lookedUp(
    _ keys: [String], _ string: ElementFacts, _ owner: MarkupElement
  ) -> Expression? {
    let content = string.markup.child("fragment")?.string("content") ?? ""
    for key in keys {
      let text = context.text(content, of: owner, keys: key)
      if case .call = text { return text }
    }
    return nil
  }

  private static func replacingString(of run: Expression, by string: Expression) -> Expression {
    guard case .call(let callee, let arguments, let tail) = run else { return run }
    return .call(callee, [.init("string", string)] + arguments.dropFirst(), tail: tail)
  }
}

extension AttributedTextWriter {
  /// The attributes of a run; paragraph styles become local variables.
  private func attributes(
    of facts: ElementFacts, _ paragraphs: inout [(values: [Statement], name: String)]
  ) -> [Expression.Entry] {
    var entries: [Expression.Entry] = []
    for child in facts.markup.children {
      guard let key = child["key"] else { continue }
      switch (child.name, key) {
      case ("font", "NSFont"):
        facts.skipChild("font", key: key)
        let font = context.typedFont(context.document.font(of: child))
        entries.append(.init(key: ".font", value: font))
      case ("font", "NSOriginalFont"): facts.skipChild("font", key: key)
      case ("color", _):
        guard let name = Self.colors[key],
          let value = context.typedColor(key, of: facts)
        else { continue }
        entries.append(.init(key: name, value: value))
      case ("paragraphStyle", _):
        if let name = paragraph(facts, key, &paragraphs) {
          entries.append(.init(key: ".paragraphStyle", value: .text(name)))
        }
      case ("url", "NSLink"), ("string", "NSLink"):
        facts.skipChild(child.name, key: key)
        let link = child["string"] ?? child["value"] ?? child.text
        entries.append(.init(key: ".link", value: .text(link.literal)))
      default:
        guard let entry = number(of: child, key, facts) else { continue }
        entries.append(entry)
      }
    }
    return entries
  }

  private static let colors = [
    "NSColor": ".foregroundColor", "NSBackgroundColor": ".backgroundColor",
    "NSStrokeColor": ".strokeColor", "NSUnderlineColor": ".underlineColor",
    "NSStrikethroughColor": ".strikethroughColor",
  ]

  private func number(
    of child: MarkupElement, _ key: String, _ facts: ElementFacts
  ) -> Expression.Entry? {
    guard let (name, isLength) = Self.numbers[key],
      let value = facts.child(child.name, key: key)?.takeNumber("value")
    else { return nil }
    if name.hasSuffix("Style"), value == 1 {
      return .init(key: name, value: "NSUnderlineStyle.single.rawValue")
    }
    return .init(key: name, value: isLength ? context.length(value) : .text(value.literal))
  }

  private static let numbers: [String: (name: String, isLength: Bool)] = [
    "NSKern": (".kern", true), "NSLigature": (".ligature", false),
    "NSUnderline": (".underlineStyle", false), "NSStrikethrough": (".strikethroughStyle", false),
    "NSBaselineOffset": (".baselineOffset", true), "NSStrokeWidth": (".strokeWidth", false),
    "NSObliqueness": (".obliqueness", false), "NSExpansion": (".expansion", false),
  ]

  /// Returns the name of a paragraph style, or `nil` for one that says nothing.
  private func paragraph(
    _ attributes: ElementFacts, _ key: String,
    _ paragraphs: inout [(values: [Statement], name: String)]
  ) -> String? {
    guard let facts = attributes.child("paragraphStyle", key: key) else { return nil }
    let mark = "\u{2}"
    let values = paragraphValues(of: facts, mark)
    guard !values.isEmpty else { return nil }
    func named(_ name: String) -> [Statement] {
      ["let \(name) = NSMutableParagraphStyle()"]
        + values.map { $0.mapTexts { $0.replacing(mark, with: name) } }
    }
    if let known = paragraphs.first(where: { $0.values == named($0.name) }) { return known.name }
    let ordinals = ["", "Second", "Third", "Fourth", "Fifth"]
    let ordinal =
      paragraphs.count < ordinals.count ? ordinals[paragraphs.count] : "\(paragraphs.count + 1)"
    let name = PropertyCode.localMark + ordinal + "Paragraph"
    paragraphs.append((named(name), name))
    return name
  }

  private func paragraphValues(of facts: ElementFacts, _ name: String) -> [Statement] {
    var values: [Statement] = []
    func set(_ property: String, _ value: Expression) {
      values.append(.assignment("\(name).\(property)", value))
    }
    for key in ["alignment", "baseWritingDirection"] {
      if let word = facts.takeCase(key, unless: "natural") { set(key, ".\(word)") }
    }
    if let mode = facts.takeCase("lineBreakMode").flatMap({ Self.lineBreakModes[$0] }) {
      set("lineBreakMode", ".\(mode)")
    }
    for key in ["lineHeightMultiple", "hyphenationFactor"] {
      if let number = facts.takeNumber(key), number != 0 { set(key, .text(number.literal)) }
    }
    for key in Self.lengths {
      if let number = facts.takeNumber(key), number != 0 { set(key, context.length(number)) }
    }
    if facts.takeFlag("allowsDefaultTighteningForTruncation") == true {
      set("allowsDefaultTighteningForTruncation", "true")
    }
    // iOS has no such factor; 0 is none.
    if facts["tighteningFactorForTruncation"].flatMap(Double.init) == 0 {
      facts.skip("tighteningFactorForTruncation")
    }
    return values
  }

  private static let lengths = [
    "lineSpacing", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing",
    "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
    "defaultTabInterval",
  ]

  /// The names of line breaks besides the standard one in paragraph styles.
  private static let lineBreakModes = [
    "charWrapping": "byCharWrapping", "clipping": "byClipping",
    "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
    "truncatingMiddle": "byTruncatingMiddle",
  ]
}
