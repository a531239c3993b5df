import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LeafReader {
  /// Reads a label; a label with an outlet becomes a property with its text.
  mutating func readLabel(_ label: LabelNode) {
    facts.whole("fontDescription", key: "fontDescription")
    if facts.flag("enabled") == false { leaveOut("the look of a disabled text") }
    let text = facts.text("text") ?? label.text ?? ""
    var code = context.textView(text, of: facts.element, keys: "text")
    let hasOutlet = context.index.outletName(of: facts.element) != nil || isCellText
    if hasOutlet, context.options.translations == nil {
      code = .call("Text", texts: [screen.parameter(names(without: "Label"), .literal(text))])
    }
    place.horizontal = alignment
    view = .leaf(code).looking(looks(of: label))
  }

  /// Whether a cell that is made many times shows its data in the label.
  private var isCellText: Bool {
    guard let id = node.identifier, let cell = context.document.markup(of: reader.view) else {
      return false
    }
    return cell["textLabel"] == id || cell["detailTextLabel"] == id
  }

  private func looks(of label: LabelNode) -> [Expression] {
    var looks = fontLooks() + textColor
    if label.numberOfLines > 0 {
      looks.append(.call(".lineLimit", texts: [String(label.numberOfLines)]))
    }
    switch facts.word("lineBreakMode") ?? "tailTruncation" {
    case "headTruncation": looks.append(".truncationMode(.head)")
    case "middleTruncation": looks.append(".truncationMode(.middle)")
    case "characterWrap": leaveOut("its line breaks between letters")
    case "clip": leaveOut("its clipped text")
    default: break
    }
    let shrinks = facts.flag("adjustsFontSizeToFit") ?? true
    if shrinks, let factor = label.minimumScaleFactor {
      looks.append(.call(".minimumScaleFactor", texts: [factor.literal]))
    }
    return label.numberOfLines == 1 ? looks : looks + multiline(place.horizontal)
  }

  /// The modifiers of a font; none for the body style, which is SwiftUI's default.
  func fontLooks() -> [Expression] {
    guard let font = node.font else { return [] }
    if font.traits.contains(.condensed) || font.traits.contains(.expanded) {
      leaveOut("its condensed or expanded font")
    }
    let looks = SwiftUINames.fontLooks(font, scales: context.source.scalesFont(of: node))
    return font.textStyle?.rawValue == "body" && !scales ? Array(looks.dropFirst()) : looks
  }

  /// The modifier of a color that texts do not have by themselves.
  private var textColor: [Expression] {
    colorLook(".foregroundStyle", "textColor").filter { $0.flat != ".foregroundStyle(.primary)" }
  }

  private func multiline(_ place: SwiftUIAlignment.Place) -> [Expression] {
    if place == .start { return [] }
    let name = SwiftUIAlignment.name(of: place, along: .horizontal)
    return [.call(".multilineTextAlignment", texts: ["." + name])]
  }

  /// The place of a text in its frame.
  private var alignment: SwiftUIAlignment.Place {
    switch facts.word("textAlignment") ?? "natural" {
    case "center": return .center
    case "right": return .end
    case "justified":
      leaveOut("its justified text")
      return .start
    default: return .start
    }
  }

  /// Reads a text field, whose text the caller keeps.
  mutating func readField(_ field: TextFieldNode) {
    facts.whole("fontDescription", key: "fontDescription")
    let title = facts.localized("placeholder") ?? .literal("")
    let text = screen.binding(
      names(without: "TextField", "Field"), "String", .literal(facts.text("text") ?? ""),
      usual: .literal(""))
    let name = field.isSecureTextEntry ? "SecureField" : "TextField"
    view = .leaf(.call(name, ["_": title, "text": text]))
      .looking(fontLooks() + inputLooks + textColor + multiline(alignment))
    readBorder()
    // A text field fills the width that it is offered.
    keepWidth()
  }

  /// Reads the border; SwiftUI draws its own in one height alone.
  private mutating func readBorder() {
    let style = facts.word("borderStyle") ?? "none"
    switch style {
    case "none": break
    case "roundedRect" where !sized.contains(.vertical):
      view = view.looking([".textFieldStyle(.roundedBorder)"])
    case "roundedRect":
      view = view.looking([
        .call(scales ? ".autoPadding" : ".padding", texts: [".horizontal", "7"])
      ])
      let shape: Statement =
        "RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator))"
      trailingLooks = [
        .call(".background", ["_": ".background", "in": ".rect(cornerRadius: 5)"]),
        .call(".overlay", ["_": .closure("", [shape])]),
      ]
    default: leaveOut("its \(style) border")
    }
  }

  /// The modifiers of the keyboard and the corrections of a text field.
  private var inputLooks: [Expression] {
    let traits = facts.child("textInputTraits", key: "textInputTraits")
    traits?.skip("secureTextEntry")
    let keyboard = traits?.word("keyboardType", unless: "default")
    let key = traits?.word("returnKeyType")
    // SwiftUI begins sentences with a capital letter.
    let capitals = ["none": "never", "words": "words", "allCharacters": "characters"]
    let looks: [(String, String?)] = [
      (".keyboardType", keyboard.map { Rules.words["keyboardType"]?[$0] ?? $0 }),
      (".textContentType", traits?.word("textContentType", in: Rules.contentTypes)),
      (".submitLabel", key.flatMap { Self.labels[$0] }),
      (".textInputAutocapitalization", capitals[traits?.word("autocapitalizationType") ?? "none"]),
    ]
    let hasCorrection = traits?.word("autocorrectionType") != "no"
    return looks.compactMap { name, word in word.map { .call(name, texts: ["." + $0]) } }
      + (hasCorrection ? [] : [".autocorrectionDisabled()"])
  }

  private static let labels = [
    "done": "done", "go": "go", "send": "send", "join": "join", "route": "route",
    "search": "search", "next": "next", "continue": "continue", "google": "search",
    "yahoo": "search",
  ]
}
