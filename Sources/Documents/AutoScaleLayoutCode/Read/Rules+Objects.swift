/// The rows of objects that are no views.
extension Rules {
  /// The values of a controller that count before its view is loaded.
  static let controller: [Rule] =
    [
      .choice("modalPresentationStyle", standard: "automatic"),
      .choice("modalTransitionStyle", standard: "coverVertical"),
      .flag("hidesBottomBarWhenPushed"), .flag("extendedLayoutIncludesOpaqueBars"),
      .flag("definesPresentationContext"), .flag("providesPresentationContextTransitionStyle"),
      Rule(.literal, "restorationIdentifier", as: .identifier),
    ] + Rule.ignored("autoresizesArchivedViewToFullSize")

  static let navigationController: [Rule] = [
    .flag("navigationBarHidden", "isNavigationBarHidden"),
    .flag("toolbarHidden", "isToolbarHidden", standard: true),
    .flag("hidesBarsOnSwipe"), .flag("hidesBarsOnTap"), .flag("hidesBarsWhenKeyboardAppears"),
  ]

  static let splitController: [Rule] =
    [
      .choice(
        "preferredDisplayMode", standard: "automatic",
        names: ["beside": "oneBesideSecondary", "over": "oneOverSecondary"]),
      .choice("behavior", "preferredSplitBehavior", standard: "automatic"),
      .choice("primaryBackgroundStyle", standard: "none"),
      .length("minimumPrimaryColumnWidth"), .length("maximumPrimaryColumnWidth"),
      .number("preferredPrimaryColumnWidthFraction"),
      .number("preferredSupplementaryColumnWidthFraction"),
      .flag("presentsWithGesture", standard: true),
      .choice("primaryEdge", standard: "leading"),
    ] + Rule.ignored("allowDoubleColumnStyle")

  /// The rows of a container's bar, besides those of its class.
  static let ownedBar: [Rule] =
    [.flag("clipsSubviews", "clipsToBounds"), .flag("hidden", "isHidden")]
    + Rule.ignored(
      "contentMode", "clearsContextBeforeDrawing", "insetsLayoutMarginsFromSafeArea",
      "multipleTouchEnabled", "customModule")

  static let barAppearance = [Rule(.color, "backgroundColor"), Rule(.color, "shadowColor")]

  /// The values that items of all bars have.
  static let item: [Rule] = [
    .flag("enabled", "isEnabled", standard: true), .flag("selected", "isSelected"),
  ]

  static let barButton: [Rule] = [
    .choice("style", standard: "plain", names: ["bordered": "plain"]),
    .length("width", least: 0),
  ]

  /// The other images of an item, and their insets.
  static let itemImages = [
    Rule(.image, "landscapeImage", "landscapeImagePhone"), Rule(.image, "largeContentSizeImage"),
    Rule(.insets, "imageInsets"),
  ]

  static let tabItem: [Rule] = [
    Rule(.image, "selectedImage"), Rule(.literal, "badgeValue"),
    .flag("enabled", "isEnabled", standard: true),
  ]

  static let navigationItem: [Rule] = [
    Rule(.text, "prompt"), Rule(.text, "backButtonTitle"),
    .choice("largeTitleDisplayMode", standard: "automatic"),
    .flag("hidesBackButton"), .flag("leftItemsSupplementBackButton"),
    .flag("hidesSearchBarWhenScrolling", standard: true),
  ]

  static let gestureRecognizer: [Rule] = [
    .flag("enabled", "isEnabled", standard: true), .flag("cancelsTouchesInView", standard: true),
    .flag("delaysTouchesBegan"), .flag("delaysTouchesEnded", standard: true),
    .flag("requiresExclusiveTouchType", standard: true),
    .number("numberOfTapsRequired", standard: 1), .number("numberOfTouchesRequired", standard: 1),
    .number("minimumNumberOfTouches", standard: 1), .number("maximumNumberOfTouches"),
    .choice("direction", standard: "right"), .length("allowableMovement", standard: 10),
    .number("minimumPressDuration", standard: 0.5),
  ]

  static let flowLayout: [Rule] = [
    .choice("scrollDirection", standard: "vertical"),
    .length("minimumLineSpacing", standard: 10), .length("minimumInteritemSpacing", standard: 10),
    .choice(
      "sectionInsetReference", standard: "contentInset",
      names: [
        "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins",
        "contentInset": "fromContentInset",
      ]),
    .flag("sectionHeadersPinToVisibleBounds"), .flag("sectionFootersPinToVisibleBounds"),
  ]

  static let flowLayoutSizes = [
    Rule(.size, "itemSize", standard: "50"), Rule(.size, "estimatedItemSize", standard: "0"),
    Rule(.size, "headerReferenceSize", standard: "0"),
    Rule(.size, "footerReferenceSize", standard: "0"), Rule(.insets, "sectionInset", standard: "0"),
  ]

  static let webConfiguration: [Rule] = [
    .flag("allowsInlineMediaPlayback"), .flag("allowsAirPlayForMediaPlayback", standard: true),
    .flag("allowsPictureInPictureMediaPlayback", standard: true),
    .flag("suppressesIncrementalRendering"),
  ]

  static let webPreferences: [Rule] = [
    .number("minimumFontSize", "preferences.minimumFontSize"),
    .flag(
      "javaScriptEnabled", "defaultWebpagePreferences.allowsContentJavaScript", standard: true),
    .flag(
      "javaScriptCanOpenWindowsAutomatically", "preferences.javaScriptCanOpenWindowsAutomatically"),
  ]
}
