import AutoScale
import AutoScaleTrees

extension ElementReader {
  /// Returns the font of a `fontDescription`.
  mutating func font(from element: MarkupElement) -> FontDescriptor {
    if element["style"] != nil,
      let style = value("style", of: element, read: { TextStyle.interfaceBuilderNames[$0] })
    {
      return .preferred(style)
    }
    // Xcode writes zero for the default size, in labels of standard cells.
    let stated = number("pointSize", of: element, in: 0...) ?? 0
    // 17 points, the default size of a label.
    let size = stated < .leastNormalMagnitude ? 17 : stated
    if let name = element["name"] {
      return .named(name, family: element["family"], size: size)
    }
    // In files a bold font is a type, and the weights between came later.
    let type = choice("type", of: element, or: SystemFont.system)
    let weight = choice("weight", of: element, or: type.weight)
    var font = FontDescriptor.system(size, weight: weight, traits: type.traits)
    font.family = element["family"]
    return font
  }

  /// Returns the text of all runs of an attributed text, and the first font among them.
  mutating func attributedText(
    _ key: String, of element: MarkupElement
  ) -> (text: String, font: FontDescriptor?)? {
    guard element.child("attributedString", key: key) != nil else { return nil }
    let parts = element.fragments
    let fonts = parts.lazy.compactMap { $0.child("attributes")?.child("font", key: "NSFont") }
    let font = fonts.first.map { attributedFont(from: $0) }
    return (parts.compactMap { $0.string("content") }.joined(), font)
  }

  /// Returns the font of a run of an attributed text, described as in AppKit.
  mutating func attributedFont(from element: MarkupElement) -> FontDescriptor {
    let meta = element["metaFont"] ?? ""
    // AppKit takes zero for the default size.
    let stated = number("size", of: element).flatMap { $0 > 0 ? $0 : nil }
    let size = stated ?? Self.metaFontSizes[meta] ?? 17
    guard let name = element["name"] else {
      return .system(size, weight: meta.hasSuffix("Bold") ? .bold : .regular)
    }
    return .named(name, size: size)
  }

  /// The sizes of AppKit's fonts by purpose, in points.
  ///
  /// Source: Apple's documentation of `NSFont`, and stored frames of texts in two of them.
  private static let metaFontSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "menu": 13, "message": 13, "toolTip": 11, "cellTitle": 12, "controlContent": 12,
    "user": 12,
  ]

  /// Returns the line height of an attributed text from its first paragraph style, or `nil` for the
  /// font's.
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
  /// The runs of the element's attributed text; empty without one.
  package var fragments: [MarkupElement] {
    // A designer's comment is an attributed text too, which no user sees.
    let text = children.first { $0.name == "attributedString" && $0["key"] != "userComments" }
    return text?.children.filter { $0.name == "fragment" } ?? []
  }
}

/// The names of system fonts in files.
private enum SystemFont: String {
  case system, boldSystem, italicSystem

  var weight: FontWeight { self == .boldSystem ? .bold : .regular }

  var traits: FontTraits { self == .italicSystem ? .italic : [] }
}
