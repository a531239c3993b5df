import AutoScale
import ViewTree

extension ElementReader {
  /// The font of a `fontDescription`.
  mutating func font(from element: MarkupElement) -> FontDescriptor {
    if element["style"] != nil, let style = choice("style", of: element, among: Self.textStyles) {
      return .preferred(style)
    }
    let size = fontSize("pointSize", of: element)
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
    guard let string = element.child("attributedString", key: key) else { return nil }
    let parts = string.children.filter { $0.name == "fragment" }
    let fonts = parts.lazy.compactMap { $0.child("attributes")?.child("font", key: "NSFont") }
    let font = fonts.first.map { attributedFont(from: $0) }
    return (parts.compactMap { $0.string("content") }.joined(), font)
  }

  /// The font of a part of an attributed text, which is described as AppKit does.
  mutating func attributedFont(from element: MarkupElement) -> FontDescriptor {
    let size = fontSize("size", of: element)
    guard let name = element["name"] else { return .system(size) }
    return .named(name, size: size)
  }

  /// The size of a font; where the file doesn't say a usable one, that of a label's text.
  private mutating func fontSize(_ attribute: String, of element: MarkupElement) -> Double {
    number(attribute, of: element) ?? 17
  }

  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}

/// The system fonts that files have by name.
private enum SystemFont: String {
  case system, boldSystem, italicSystem

  var weight: FontWeight { self == .boldSystem ? .bold : .regular }

  var traits: FontTraits { self == .italicSystem ? .italic : [] }
}
