import AutoScaleTrees

/// The rows that come after the colors of a view.
extension Rules {
  static func content(_ node: ViewNode) -> [Rule] {
    switch node.role {
    case .image:
      [Rule(.image, "image", as: .image), Rule(.symbol, "preferredSymbolConfiguration")]
    case .table:
      // Xcode writes -1 for a height that UIKit finds.
      [
        "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
      ].map { .length($0, standard: nil, least: 0) } + [Rule(.insets, "separatorInset")]
    case .tableCell: [Rule(.insets, "separatorInset")]
    case .searchBar:
      [
        Rule(.text, "text", as: .text), Rule(.text, "placeholder", as: .placeholder),
        Rule(.text, "prompt", as: .text),
      ]
    default: []
    }
  }

  static let listContent = [
    Rule(.text, "text", as: .text), Rule(.text, "secondaryText", as: .title),
  ]

  /// The content modes that Interface Builder gives to views of a class by itself.
  static let contentModes = [
    "label": "left", "tableViewCellContentView": "center", "collectionViewCell": "center",
    "collectionReusableView": "center", "searchBar": "redraw", "refreshControl": "center",
    "collectionViewCellContentView": "center",
  ]

  /// The rows of all that scrolls.
  static let scrollInsets = [
    Rule(.insets, "contentInset"),
    // UIKit has one property for each axis since iOS 13.
    Rule(.insets, "scrollIndicatorInsets", "verticalScrollIndicatorInsets"),
    Rule(.insets, "scrollIndicatorInsets", "horizontalScrollIndicatorInsets"),
  ]

  /// The keys of colors, which are the properties in UIKit but for the last one.
  static let colors: [(key: String, property: String)] =
    [
      "backgroundColor", "tintColor", "textColor", "shadowColor", "separatorColor", "barTintColor",
      "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
      "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
      "currentPageIndicatorTintColor", "selectedSegmentTintColor", "color", "sectionIndexColor",
      "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
      "unselectedItemTintColor",
    ].map { ($0, $0) } + [("highlightedColor", "highlightedTextColor")]

  /// The rows of the keyboard and the corrections of a text input.
  ///
  /// Interface Builder does not capitalize unless a document says so. A field made in code capitalizes sentences;
  /// a search bar does not.
  static func input(isSearch: Bool) -> [Rule] {
    [
      .choice(
        "autocapitalizationType", standard: isSearch ? "none" : "sentences", absent: "none"),
      .flag("secureTextEntry", "isSecureTextEntry"), .flag("enablesReturnKeyAutomatically"),
    ]
      + [
        "keyboardType", "returnKeyType", "autocorrectionType", "spellCheckingType",
        "keyboardAppearance", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
      ].map { .choice($0, standard: "default", names: inputNames) }
  }

  /// The traits that documents name otherwise.
  static let inputNames = ["alphabet": "asciiCapable", "alert": "dark", "url": "URL"]

  /// The content types by the words of documents, which are those of the web.
  static let contentTypes = [
    "password": "password", "email": "emailAddress", "one-time-code": "oneTimeCode", "name": "name",
    "username": "username", "url": "URL", "tel": "telephoneNumber", "new-password": "newPassword",
    "address-level1": "addressState", "address-level2": "addressCity",
    "address-line1": "streetAddressLine1", "address-line2": "streetAddressLine2",
    "postal-code": "postalCode", "cc-number": "creditCardNumber", "country-name": "countryName",
    "given-name": "givenName", "family-name": "familyName", "location": "location",
    "nickname": "nickname", "organization": "organizationName",
    "street-address": "fullStreetAddress", "honorific-prefix": "namePrefix",
    "honorific-suffix": "nameSuffix", "additional-name": "middleName",
    "organization-title": "jobTitle",
  ]

  /// The rows for assistive technologies and tests.
  static let accessibility = [
    Rule(.literal, "identifier", "accessibilityIdentifier", as: .identifier),
    Rule(.text, "label", "accessibilityLabel", as: .text),
    Rule(.text, "hint", "accessibilityHint", as: .text),
    Rule(.text, "value", "accessibilityValue", as: .text),
  ]

  static let accessibilityTraits: Set<String> = [
    "button", "link", "image", "selected", "notEnabled", "staticText", "header", "searchField",
    "adjustable", "keyboardKey", "summaryElement", "updatesFrequently", "playsSound",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "tabBar",
  ]

  /// The rows of a paragraph style of an attributed text.
  static let paragraph: [Rule] =
    [
      .choice("alignment", standard: "natural"),
      .choice("baseWritingDirection", standard: "natural"),
      .choice(
        "lineBreakMode", standard: "wordWrapping",
        names: [
          "charWrapping": "byCharWrapping", "clipping": "byClipping",
          "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
          "truncatingMiddle": "byTruncatingMiddle",
        ]),
      .number("lineHeightMultiple"), .number("hyphenationFactor"),
    ]
    + [
      "lineSpacing", "minimumLineHeight", "maximumLineHeight", "paragraphSpacing",
      "paragraphSpacingBefore", "firstLineHeadIndent", "headIndent", "tailIndent",
      "defaultTabInterval",
    ].map { .length($0) } + [.flag("allowsDefaultTighteningForTruncation")]

  /// The rows of a button without a configuration.
  static let plainButton: [Rule] =
    ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"]
    .map { Rule(.insets, $0, standard: "0") } + [
      .flag("adjustsImageWhenHighlighted", standard: true),
      .flag("adjustsImageWhenDisabled", standard: true), .flag("showsTouchWhenHighlighted"),
      .flag("reversesTitleShadowWhenHighlighted"),
    ]

  static let configurationTexts = [
    Rule(.text, "title", as: .title), Rule(.text, "subtitle", as: .text),
  ]

  static let configuration: [Rule] =
    [
      Rule(.image, "image", as: .image),
      Rule(.symbol, "preferredSymbolConfigurationForImage"),
      .length("imagePadding", standard: nil), .length("titlePadding", standard: nil),
    ]
    + [
      "imagePlacement", "cornerStyle", "titleAlignment", "buttonSize", "macIdiomStyle", "indicator",
      "titleLineBreakMode", "subtitleLineBreakMode",
    ].map { .choice($0, names: lineBreakModes) } + [
      .flag("showsActivityIndicator", standard: nil), Rule(.color, "baseForegroundColor"),
      Rule(.color, "baseBackgroundColor"), Rule(.directionalInsets, "contentInsets"),
    ]

  static let configurationBackground: [Rule] =
    ["cornerRadius", "strokeWidth", "strokeOutset"].map { .length($0, standard: nil) }
    + [
      Rule(.color, "backgroundColor"), Rule(.color, "strokeColor"), Rule(.image, "image"),
      .choice("imageContentMode"),
    ]
}
