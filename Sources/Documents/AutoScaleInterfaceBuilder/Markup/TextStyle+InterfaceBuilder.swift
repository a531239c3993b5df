import AutoScale

extension TextStyle {
  /// The text styles by their names in files.
  ///
  /// `UICTFontTextStyle…` are UIKit's own names of the styles; the large title came last, as
  /// `Title0`.
  static let interfaceBuilderNames: [String: TextStyle] = [
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
