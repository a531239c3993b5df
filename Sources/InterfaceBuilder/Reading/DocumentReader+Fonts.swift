import AutoScale
import ViewTree

extension DocumentReader {
  /// The font of a `fontDescription`.
  func font(from element: MarkupElement) -> FontDescriptor {
    if element["style"] != nil, let style = choice("style", of: element, among: Self.textStyles) {
      return .preferred(style)
    }
    let size = fontSize(of: element)
    if let name = element["name"] {
      return .named(name, family: element["family"], size: size)
    }
    let type = choice("type", of: element, as: SystemFont.self) ?? .system
    let weight = choice("weight", of: element, as: FontWeight.self) ?? type.weight
    var font = FontDescriptor.system(size, weight: weight, traits: type.traits)
    font.family = element["family"]
    return font
  }

  /// The font of a part of an attributed text, from the description that AppKit uses.
  func attributedFont(from element: MarkupElement) -> FontDescriptor {
    let size = fontSize(of: element, attribute: "size")
    guard let name = element["name"] else { return .system(size) }
    return .named(name, size: size)
  }

  private func fontSize(of element: MarkupElement, attribute: String = "pointSize") -> Double {
    if let text = element[attribute], let size = Self.systemSizes[text] { return size }
    return number(attribute, of: element) ?? Self.defaultSize
  }

  /// The size of a label's text where nothing is said.
  private static let defaultSize = 17.0

  /// Sizes that stand in files by name.
  private static let systemSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  private static let textStyles: [String: TextStyle] = [
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
