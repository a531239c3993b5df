import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the text of a view with its font, or with the attributes of its runs.
  mutating func readText(of node: ViewNode, standard: FontDescriptor? = nil) {
    whole("fontDescription", key: "fontDescription")
    if let text = attributedText("attributedText", keys: ["attributedText", "text"], of: element) {
      return set("attributedText", text)
    }
    if let font = node.font, font != standard || source.scalesFont(of: node) {
      set("font", options.font(font, of: node))
    }
    apply([Rule("text:text")])
  }

  /// Reads a child `attributedString`, or returns `nil` if there is none.
  ///
  /// Languages have the text under keys of its owner.
  func attributedText(_ key: String, keys: [String], of owner: MarkupElement) -> Expression? {
    guard let string = child("attributedString", key: key) else { return nil }
    let fragments = string.children("fragment")
    // A language has one string: where it replaces a text of several runs, their attributes would be lost.
    let key = fragments.count < 2 ? source.textKey(of: owner, keys) : nil
    // An empty text has no fragment in the document.
    let runs = (fragments.isEmpty ? [string] : fragments).map { $0.run(key) }
    if runs.count == 1 { return runs[0] }
    let text = LocalObject(
      name: "Text", making: "NSMutableAttributedString()", isReference: true,
      settings: runs.map { .call("append", ["_": $0]) })
    return .local(text)
  }

  /// A run of a text, which languages may have under a key.
  private func run(_ key: String?) -> Expression {
    let content = text("content") ?? ""
    var entries: Arguments = [:]
    let attributes = child("attributes")
    for child in attributes?.element.children.map(\.self) ?? [] {
      guard let attributes, let key = child["key"] else { continue }
      entries +=
        child.name == "paragraphStyle"
        ? [".paragraphStyle": attributes.paragraph(key)] : attributes.attribute(child, key)
    }
    return .call(
      "NSAttributedString",
      [
        "string": key.map { options.text(content, key: $0) } ?? .literal(content),
        "attributes": entries.isEmpty ? nil : .brackets(entries),
      ])
  }

  private func attribute(_ child: MarkupElement, _ key: String) -> Arguments {
    switch (child.name, key) {
    // The font before Xcode replaced one that lacks some letters.
    case ("font", "NSOriginalFont"): whole("font", key: key)
    case ("font", "NSFont"):
      return [".font": font("font", key: key).map { options.font($0, isUntyped: true) }]
    case ("color", _):
      guard let name = Self.textColors[key] else { break }
      return [name: color(key, for: .untyped)]
    case ("url", "NSLink"), ("string", "NSLink"):
      whole(child.name, key: key)
      return [".link": .literal(child["string"] ?? child["value"] ?? child.text)]
    default:
      guard let (name, isLength) = Self.textNumbers[key] else { break }
      let value = part(child).number("value").map { number -> Expression in
        name.hasSuffix("Style") && number == 1
          ? "NSUnderlineStyle.single.rawValue" : isLength ? options.length(number) : .number(number)
      }
      return [name: value]
    }
    return [:]
  }

  /// Reads a paragraph style, or returns `nil` for one that says nothing.
  private func paragraph(_ key: String) -> Expression? {
    guard var style = child("paragraphStyle", key: key) else { return nil }
    style.apply("paragraph")
    // iOS has no such factor; 0 is none.
    let factor = style["tighteningFactorForTruncation"].flatMap(Double.init)
    if factor == 0 { style.skip("tighteningFactorForTruncation") }
    let settings = style.look.settings
    if settings.isEmpty { return nil }
    return .local(
      LocalObject(
        name: "Paragraph", making: "NSMutableParagraphStyle()", isReference: true,
        settings: settings))
  }

  private static let textColors = [
    "NSColor": ".foregroundColor", "NSBackgroundColor": ".backgroundColor",
    "NSStrokeColor": ".strokeColor", "NSUnderlineColor": ".underlineColor",
    "NSStrikethroughColor": ".strikethroughColor",
  ]

  private static let textNumbers: [String: (name: String, isLength: Bool)] = [
    "NSKern": (".kern", true), "NSLigature": (".ligature", false),
    "NSUnderline": (".underlineStyle", false), "NSStrikethrough": (".strikethroughStyle", false),
    "NSBaselineOffset": (".baselineOffset", true), "NSStrokeWidth": (".strokeWidth", false),
    "NSObliqueness": (".obliqueness", false), "NSExpansion": (".expansion", false),
  ]
}
