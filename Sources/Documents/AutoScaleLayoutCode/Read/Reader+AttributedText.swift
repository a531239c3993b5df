import AutoScaleInterfaceBuilder

extension Reader {
  /// Reads a child `attributedString`, or returns `nil` if there is none.
  ///
  /// Languages have the text under keys of its owner.
  mutating func attributedText(
    _ key: String, of element: MarkupElement, keys: [String], of owner: MarkupElement
  ) -> Value? {
    guard let string = child("attributedString", key: key, of: element) else { return nil }
    var text = AttributedText()
    for fragment in children("fragment", of: string) {
      let content = self.string(inside: "content", of: fragment) ?? ""
      var run = AttributedText.Run(string: .content(.text, .literal(content)))
      if let attributes = child("attributes", of: fragment) {
        read(attributes, into: &run, of: &text)
      }
      text.runs.append(run)
    }
    if text.runs.isEmpty { text.runs = [.init(string: .literal(""))] }
    // A language has one string: where it replaces a text of several runs, their attributes would be lost.
    if text.runs.count == 1, let key = source.textKey(of: owner, keys) {
      let content = string.child("fragment")?.string("content") ?? ""
      text.runs[0].string = .text(content, key: key)
    }
    return .attributedText(text)
  }

  private mutating func read(
    _ attributes: MarkupElement, into run: inout AttributedText.Run, of text: inout AttributedText
  ) {
    func add(_ key: String, _ value: Value) { run.attributes.append(.init(key: key, value: value)) }
    for child in attributes.children {
      guard let key = child["key"] else { continue }
      switch (child.name, key) {
      case ("font", "NSFont"):
        guard let font = font("font", key: key, of: attributes) else { continue }
        add(".font", .font(StatedFont(font, isUntyped: true)))
      // The font before Xcode replaced one that lacks some letters.
      case ("font", "NSOriginalFont"): whole("font", key: key, of: attributes)
      case ("color", _):
        guard let name = Self.textColors[key], let color = color(key, of: attributes, for: .untyped)
        else { continue }
        add(name, color)
      case ("paragraphStyle", _):
        guard let style = self.child("paragraphStyle", key: key, of: attributes) else { continue }
        let settings = settings(Rules.paragraph, of: style)
        // iOS has no such factor; 0 is none.
        if Double(style["tighteningFactorForTruncation"] ?? "") == 0 {
          coverage.take("tighteningFactorForTruncation", of: style)
        }
        guard !settings.isEmpty else { continue }
        let known = text.paragraphs.firstIndex(of: settings)
        if known == nil { text.paragraphs.append(settings) }
        run.paragraph = .init(
          position: run.attributes.count, index: known ?? text.paragraphs.count - 1)
      case ("url", "NSLink"), ("string", "NSLink"):
        takeAll(of: child)
        add(".link", .literal(child["string"] ?? child["value"] ?? child.text))
      default:
        guard let (name, isLength) = Self.textNumbers[key],
          let element = self.child(child.name, key: key, of: attributes),
          let number = number("value", of: element)
        else { continue }
        let isSingle = name.hasSuffix("Style") && number == 1
        add(
          name,
          isSingle
            ? .code("NSUnderlineStyle.single.rawValue")
            : isLength ? .length(number) : .number(number))
      }
    }
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
