import AutoScale
import AutoScaleTrees

extension ElementReader {
  /// The font of a `fontDescription`.
  mutating func font(from element: MarkupElement) -> FontDescriptor {
    if element["style"] != nil,
      let style = choice("style", of: element, among: TextStyle.interfaceBuilderNames)
    {
      return .preferred(style)
    }
    // Where the file doesn't say a usable size, that of a label's text.
    let size = number("pointSize", of: element) ?? 17
    if let name = element["name"] {
      return .named(name, family: element["family"], size: size)
    }
    let type = choice("type", of: element, as: SystemFont.self) ?? .system
    let weight = choice("weight", of: element, as: FontWeight.self) ?? type.weight
    var font = FontDescriptor.system(size, weight: weight, traits: type.traits)
    font.family = element["family"]
    return font
  }

  /// The text of all parts of an attributed text, and the font of the first part that has one.
  mutating func attributedText(
    _ key: String, of element: MarkupElement
  ) -> (text: String, font: FontDescriptor?)? {
    guard element.child("attributedString", key: key) != nil else { return nil }
    let parts = element.fragments
    let fonts = parts.lazy.compactMap { $0.child("attributes")?.child("font", key: "NSFont") }
    let font = fonts.first.map { attributedFont(from: $0) }
    return (parts.compactMap { $0.string("content") }.joined(), font)
  }

  /// The font of a part of an attributed text, which is described as AppKit does.
  mutating func attributedFont(from element: MarkupElement) -> FontDescriptor {
    let meta = element["metaFont"] ?? ""
    let size = number("size", of: element) ?? Self.metaFontSizes[meta] ?? 17
    guard let name = element["name"] else {
      return .system(size, weight: meta.hasSuffix("Bold") ? .bold : .regular)
    }
    return .named(name, size: size)
  }

  /// The sizes of AppKit's fonts by what they are for, in points.
  ///
  /// Source: Apple's documentation of `NSFont`, and stored frames of texts in two of them.
  private static let metaFontSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "menu": 13, "message": 13, "toolTip": 11, "cellTitle": 12, "controlContent": 12,
    "user": 12,
  ]

  /// How high the lines of an attributed text are, as its first paragraph style says; nil for as high
  /// as those of the font.
  mutating func lineHeight(of element: MarkupElement) -> LineHeight? {
    let styles = element.fragments.lazy
      .compactMap { $0.child("attributes")?.child("paragraphStyle", key: "NSParagraphStyle") }
    guard let style = styles.first else { return nil }
    let height = LineHeight(
      multiple: number("lineHeightMultiple", of: style).map { $0 > 0 ? $0 : 1 } ?? 1,
      minimum: number("minimumLineHeight", of: style) ?? 0,
      maximum: number("maximumLineHeight", of: style) ?? 0,
      spacing: number("lineSpacing", of: style) ?? 0)
    return height == LineHeight() ? nil : height
  }
}

extension MarkupElement {
  /// The parts of the attributed text that an element shows; none without one.
  var fragments: [MarkupElement] {
    child("attributedString")?.children.filter { $0.name == "fragment" } ?? []
  }
}

/// The system fonts that files have by name.
private enum SystemFont: String {
  case system, boldSystem, italicSystem

  var weight: FontWeight { self == .boldSystem ? .bold : .regular }

  var traits: FontTraits { self == .italicSystem ? .italic : [] }
}
