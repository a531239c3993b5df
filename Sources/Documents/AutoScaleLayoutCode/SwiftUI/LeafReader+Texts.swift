import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LeafReader {
  /// Reads a label; a label with an outlet becomes a property with its text.
  func readLabel(_ label: LabelNode, _ unit: inout SwiftUIUnit, _ look: LookReader) {
    facts.whole("fontDescription", key: "fontDescription")
    if facts.flag("enabled") == false { reader.leaveOut(label, "the look of a disabled text") }
    let text = facts.text("text") ?? label.text ?? ""
    var view = texts.view(text, of: facts.element, keys: "text")
    if context.index.outletName(of: facts.element) != nil, context.options.translations == nil {
      let name = screen.parameter(
        names(of: label, without: ["Label"]), .text(text.literal))
      view = .call("Text", texts: [name])
    }
    unit.view = .leaf(view).looking(looks(of: label, look))
    unit.place.horizontal = alignment(of: label)
  }

  private func looks(of label: LabelNode, _ look: LookReader) -> [Expression] {
    var looks = fontLooks(of: label)
    if let color = look.color("textColor"), color != ".primary" {
      looks.append(.call(".foregroundStyle", texts: [color]))
    }
    if label.numberOfLines > 0 {
      looks.append(.call(".lineLimit", texts: [String(label.numberOfLines)]))
    }
    looks += truncation(of: label)
    let shrinks = facts.flag("adjustsFontSizeToFit") ?? true
    if shrinks, let factor = label.minimumScaleFactor {
      looks.append(.call(".minimumScaleFactor", texts: [factor.literal]))
    }
    if label.numberOfLines != 1, alignment(of: label) != .start {
      looks.append(multiline(alignment(of: label)))
    }
    return looks
  }

  /// The modifiers of a font; none for the body style, which is SwiftUI's default.
  func fontLooks(of node: ViewNode) -> [Expression] {
    guard let font = node.font else { return [] }
    if font.traits.contains(.condensed) || font.traits.contains(.expanded) {
      reader.leaveOut(node, "its condensed or expanded font")
    }
    let looks =
      context.source.scalesFont(of: node)
      ? SwiftUINames.scaledFontLooks(font) : SwiftUINames.fontLooks(font)
    return font.textStyle?.rawValue == "body" && !scales ? Array(looks.dropFirst()) : looks
  }

  func multiline(_ place: SwiftUIAlignment.Place) -> Expression {
    .call(
      ".multilineTextAlignment",
      texts: ["." + SwiftUIAlignment.name(of: place, along: .horizontal)])
  }

  private func truncation(of label: LabelNode) -> [Expression] {
    switch facts.word("lineBreakMode") ?? "tailTruncation" {
    case "headTruncation": return [.call(".truncationMode", texts: [".head"])]
    case "middleTruncation": return [.call(".truncationMode", texts: [".middle"])]
    case "characterWrap": reader.leaveOut(label, "its line breaks between letters")
    case "clip": reader.leaveOut(label, "its clipped text")
    default: break
    }
    return []
  }

  /// The place of a text in its frame.
  func alignment(of node: ViewNode) -> SwiftUIAlignment.Place {
    switch facts.word("textAlignment") ?? "natural" {
    case "center": return .center
    case "right": return .end
    case "justified":
      reader.leaveOut(node, "its justified text")
      return .start
    default: return .start
    }
  }

  /// Reads a text field, whose text the caller keeps.
  func readField(_ field: TextFieldNode, _ unit: inout SwiftUIUnit, _ look: LookReader) {
    facts.whole("fontDescription", key: "fontDescription")
    let placeholder = facts.text("placeholder") ?? ""
    let text = facts.text("text") ?? ""
    let name = screen.binding(
      names(of: field, without: ["TextField", "Field"]), "String", .text(text.literal),
      usual: .text("".literal))
    let title = texts.title(placeholder, of: facts.element, keys: "placeholder")
    let code = Expression.call(
      field.isSecureTextEntry ? "SecureField" : "TextField",
      ["_": title, "text": .text("$" + name)])
    unit.view = .leaf(code)
      .looking(fontLooks(of: field) + InputReader(facts: facts).looks())
    if let color = look.color("textColor"), color != ".primary" {
      unit.view = unit.view.looking([.call(".foregroundStyle", texts: [color])])
    }
    let place = alignment(of: field)
    if place != .start { unit.view = unit.view.looking([multiline(place)]) }
    readBorder(of: field, &unit)
    // A text field fills the width that it is offered.
    if !unit.sized.contains(.horizontal) { unit.view = unit.view.modified(.fixedWidth) }
  }

  /// Reads the border; SwiftUI draws its own in one height alone.
  private func readBorder(of field: TextFieldNode, _ unit: inout SwiftUIUnit) {
    let style = facts.word("borderStyle") ?? "none"
    switch style {
    case "none": break
    case "roundedRect" where !unit.sized.contains(.vertical):
      unit.view = unit.view.looking([.call(".textFieldStyle", texts: [".roundedBorder"])])
    case "roundedRect":
      let length = scales ? ".autoPadding" : ".padding"
      let shape: Statement =
        "RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator))"
      unit.view = unit.view.looking([.call(length, texts: [".horizontal", "7"])])
      unit.trailingLooks = [
        .call(".background", ["_": ".background", "in": ".rect(cornerRadius: 5)"]),
        .call(".overlay", ["_": .closure("", [shape])]),
      ]
    default: reader.leaveOut(field, "its \(style) border")
    }
  }
}

/// Reads the keyboard and the corrections of a text field.
struct InputReader {
  let facts: Reader

  func looks() -> [Expression] {
    guard let traits = facts.child("textInputTraits", key: "textInputTraits") else {
      return [Self.capitals("none")].compactMap { $0 }
    }
    var looks: [Expression] = []
    if let word = traits.word("keyboardType"), word != "default" {
      looks.append(
        .call(".keyboardType", texts: ["." + (Rules.words["keyboardType"]?[word] ?? word)]))
    }
    if let name = traits.word("textContentType", in: Rules.contentTypes) {
      looks.append(.call(".textContentType", texts: ["." + name]))
    }
    if let word = traits.word("returnKeyType"), let label = Self.labels[word] {
      looks.append(.call(".submitLabel", texts: ["." + label]))
    }
    looks += [Self.capitals(traits.word("autocapitalizationType") ?? "none")].compactMap { $0 }
    if traits.word("autocorrectionType") == "no" { looks.append(".autocorrectionDisabled()") }
    traits.skip("secureTextEntry")
    return looks
  }

  /// The modifier of capital letters; SwiftUI begins sentences with one.
  private static func capitals(_ word: String) -> Expression? {
    let names = ["none": "never", "words": "words", "allCharacters": "characters"]
    return names[word].map { .call(".textInputAutocapitalization", texts: ["." + $0]) }
  }

  private static let labels = [
    "done": "done", "go": "go", "send": "send", "join": "join", "route": "route",
    "search": "search", "next": "next", "continue": "continue", "google": "search",
    "yahoo": "search",
  ]
}
