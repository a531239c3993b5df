import AutoScaleTrees

/// The rows of UIKit's classes.
///
/// Standard values are those of a view that `init(frame:)` makes, by Apple's pages of its properties.
enum Rules {
  /// Returns the rows of a view's class, those of its superclasses first.
  static func rules(for node: ViewNode, className: String) -> [Rule] {
    var rules = view(node)
    // The tree models these controls as plain views.
    if node is ControlNode || ["UIRefreshControl", "UIColorWell"].contains(className) {
      rules += control(node)
    }
    if node is ScrollNode { rules += scroll(isTable: node is TableNode) }
    return rules + own(node) + (FrameworkClass(className)?.rules ?? [])
  }

  private static func own(_ node: ViewNode) -> [Rule] {
    switch node.role {
    case .label: label
    case .textField: textField
    case .textView: textView
    case .table: table
    case .collection: [.flag("prefetchingEnabled", "isPrefetchingEnabled", standard: true)]
    case .tableCell: tableCell
    case .collectionCell, .collectionReusable: Rule.ignored("reuseIdentifier")
    case .stack: stack
    case .switch: [.flag("on", "isOn"), Rule(.literal, "title")]
    case .slider: slider
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .pageControl: pageControl
    case .progress: [.number("progress")]
    case .activityIndicator:
      // UIKit's own indicator hides; Xcode states it only where the box is checked.
      [.flag("hidesWhenStopped", standard: true, absent: false)]
        + Rule.ignored("style", "animating")
    case .searchBar: searchBar
    case .datePicker: datePicker
    case .navigationBar: navigationBar
    case .tabBar: tabBar
    case .toolbar: bar
    case .image: image
    case .button: button
    case .map: map
    case .web: web
    default: []
    }
  }

  /// The rows of all views; the content views of cells, which UIKit makes, have values of their own.
  private static func view(_ node: ViewNode) -> [Rule] {
    let (isScroll, isContent) = (node is ScrollNode, node is ContentViewNode)
    return [
      .flag("hidden", "isHidden"),
      .flag(
        "userInteractionEnabled", "isUserInteractionEnabled",
        standard: !(node is LabelNode || node is ImageNode), absent: true),
      .flag(
        "multipleTouchEnabled", "isMultipleTouchEnabled",
        standard: isScroll || isContent || node is CollectionCellNode),
      .flag("clipsSubviews", "clipsToBounds", standard: isScroll || isContent),
      .flag("clearsContextBeforeDrawing", standard: !(node is ToolbarNode)),
      .flag("autoresizesSubviews", standard: true),
      .flag("preservesSuperviewLayoutMargins"),
      .flag("insetsLayoutMarginsFromSafeArea", standard: !isContent),
      .number("alpha", standard: 1), .number("tag", as: .tag),
      Rule(.literal, "restorationIdentifier", as: .identifier),
      .choice("semanticContentAttribute", standard: "unspecified"),
    ]
  }

  private static func control(_ node: ViewNode) -> [Rule] {
    let (horizontal, vertical) =
      switch node.role {
      case .textField: ("left", "center")
      case .segmentedControl: ("left", "top")
      default: ("center", "center")
      }
    return [
      .flag("enabled", "isEnabled", standard: true), .flag("selected", "isSelected"),
      .flag("highlighted", "isHighlighted"),
      .choice("contentHorizontalAlignment", standard: horizontal),
      .choice("contentVerticalAlignment", standard: vertical),
      .flag("springLoaded", "isSpringLoaded"),
    ]
  }

  private static func scroll(isTable: Bool) -> [Rule] {
    [
      .flag("scrollEnabled", "isScrollEnabled", standard: true),
      .flag("pagingEnabled", "isPagingEnabled"),
      .flag("directionalLockEnabled", "isDirectionalLockEnabled"),
      .flag("bounces", standard: true), .flag("bouncesZoom", standard: true),
      .flag("alwaysBounceVertical", standard: isTable), .flag("alwaysBounceHorizontal"),
      .flag("showsHorizontalScrollIndicator", standard: true),
      .flag("showsVerticalScrollIndicator", standard: true),
      .flag("delaysContentTouches", standard: true),
      .flag("canCancelContentTouches", standard: true),
      .number("minimumZoomScale", standard: 1), .number("maximumZoomScale", standard: 1),
      .choice("keyboardDismissMode", standard: "none"),
      .choice("indicatorStyle", standard: "default"),
      .choice("contentInsetAdjustmentBehavior", standard: "automatic"),
      .flag("springLoaded", "isSpringLoaded"),
    ]
  }

  /// The names of line breaks in UIKit.
  static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  private static let label: [Rule] =
    [
      .number("numberOfLines", standard: 1),
      .choice("textAlignment", standard: "natural"),
      .choice("lineBreakMode", standard: "tailTruncation", names: lineBreakModes),
      .flag("enabled", "isEnabled", standard: true), .flag("highlighted", "isHighlighted"),
      .flag("adjustsFontForContentSizeCategory"),
      .choice("baselineAdjustment", standard: "alignBaselines"),
      .flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation"),
      .length("preferredMaxLayoutWidth"),
    ] + Rule.ignored("minimumScaleFactor", "minimumFontSize")

  private static let image: [Rule] = [
    .flag("highlighted", "isHighlighted"),
    .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
    Rule(.imageName, "highlightedImage"),
  ]

  private static let button: [Rule] = [
    .flag("showsMenuAsPrimaryAction"), .flag("changesSelectionAsPrimaryAction"),
    .flag("pointerInteraction", "isPointerInteractionEnabled"),
    .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
    .choice("role", standard: "normal"),
  ]

  private static let textField: [Rule] = [
    .choice("textAlignment", standard: "natural"), .choice("borderStyle", standard: "none"),
    .choice("clearButtonMode", standard: "never"), .flag("clearsOnBeginEditing"),
    .flag("adjustsFontForContentSizeCategory"),
    Rule(.imageName, "background"), Rule(.imageName, "disabledBackground"),
  ]

  private static let textView: [Rule] = [
    .choice("textAlignment", standard: "natural"), .flag("editable", "isEditable", standard: true),
    .flag("selectable", "isSelectable", standard: true), .flag("allowsEditingTextAttributes"),
    .flag("adjustsFontForContentSizeCategory"),
  ]

  private static let table: [Rule] =
    [
      .choice("separatorStyle", standard: "default", names: ["default": "singleLine"]),
      .flag("allowsSelection", standard: true), .flag("allowsMultipleSelection"),
      .flag("allowsSelectionDuringEditing"), .flag("allowsMultipleSelectionDuringEditing"),
      .number("sectionIndexMinimumDisplayRowCount"),
      .choice("separatorInsetReference", standard: "fromCellEdges"),
      .flag("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", standard: true),
    ] + Rule.ignored("style")

  private static let tableCell: [Rule] =
    [
      .choice("selectionStyle", standard: "default"), .choice("accessoryType", standard: "none"),
      .choice("editingAccessoryType", standard: "none"), .number("indentationLevel"),
      .length("indentationWidth", standard: 10), .flag("showsReorderControl"),
      .flag("shouldIndentWhileEditing", standard: true),
      .choice("focusStyle", standard: "default"),
    ]
    + Rule.ignored(
      "rowHeight", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView", "style",
      // The property has had no meaning since iOS 3.
      "hidesAccessoryWhenEditing")

  private static let stack: [Rule] =
    [
      .choice("axis", standard: "horizontal"), .choice("distribution", standard: "fill"),
      .choice("alignment", standard: "fill"),
      .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
    ] + Rule.ignored("spacing", "spacingType")

  private static let slider: [Rule] = [
    .number("minValue", "minimumValue"), .number("maxValue", "maximumValue", standard: 1),
    .number("value"), .flag("continuous", "isContinuous", standard: true),
    Rule(.imageName, "minimumValueImage"), Rule(.imageName, "maximumValueImage"),
  ]

  private static let stepper: [Rule] = [
    .number("minimumValue"), .number("maximumValue", standard: 100), .number("value"),
    .number("stepValue", standard: 1), .flag("continuous", "isContinuous", standard: true),
    .flag("autorepeat", standard: true), .flag("wraps"),
  ]

  private static let segmentedControl: [Rule] =
    [
      .number("selectedSegmentIndex", standard: -1), .flag("momentary", "isMomentary"),
      .flag("apportionsSegmentWidthsByContent"),
    ] + Rule.ignored("segmentControlStyle")

  private static let pageControl: [Rule] = [
    .number("numberOfPages"), .number("currentPage"), .flag("hidesForSinglePage"),
  ]

  private static let searchBar: [Rule] = [
    .choice("searchBarStyle", standard: "default"), .flag("showsCancelButton"),
    .flag("showsBookmarkButton"), .flag("showsSearchResultsButton"), .flag("showsScopeBar"),
    .choice("barStyle", standard: "default", names: blackStyles),
    .flag("translucent", "isTranslucent", standard: true), Rule(.imageName, "backgroundImage"),
  ]

  private static let datePicker: [Rule] =
    [
      .choice("datePickerMode", standard: "dateAndTime"),
      .choice("style", "preferredDatePickerStyle", standard: "automatic"),
      .number("minuteInterval", standard: 1), .number("countDownDuration"),
    ] + Rule.ignored("useCurrentDate")

  /// UIKit has replaced these styles by `black` since iOS 13.
  private static let blackStyles = ["blackOpaque": "black", "blackTranslucent": "black"]

  static let bar: [Rule] = [
    .choice("barStyle", standard: "default", names: blackStyles),
    .flag("translucent", "isTranslucent", standard: true),
  ]

  static let navigationBar =
    bar + [.flag("largeTitles", "prefersLargeTitles"), Rule(.imageName, "shadowImage")]

  static let tabBar = bar + [Rule(.imageName, "backgroundImage"), Rule(.imageName, "shadowImage")]

  private static let map: [Rule] = [
    .choice("mapType", standard: "standard"), .flag("showsScale"), .flag("showsTraffic"),
    .flag("showsUserLocation"), .flag("showsCompass", standard: true),
    .flag("showsBuildings", standard: true),
    .flag("rotateEnabled", "isRotateEnabled", standard: true),
    .flag("pitchEnabled", "isPitchEnabled", standard: true),
    .flag("zoomEnabled", "isZoomEnabled", standard: true),
    .flag("scrollEnabled", "isScrollEnabled", standard: true),
  ]

  private static let web: [Rule] = [
    .flag("allowsBackForwardNavigationGestures"), .flag("allowsLinkPreview", standard: true),
  ]
}
