import AutoScaleTrees

/// The rules of UIKit's classes.
///
/// Standard values are those of a view that `init(frame:)` makes, by Apple's pages of its properties.
enum AttributeRules {
  /// Returns the rules of a view's class, those of its superclasses first.
  static func rules(for node: ViewNode, className: String) -> [AttributeRule] {
    var rules = view(node)
    let isControl = node is ControlNode || otherControls.contains(className)
    if isControl { rules += control(node) }
    if node is ScrollNode { rules += scroll(isTable: node is TableNode) }
    return rules + own(node) + (FrameworkClass(className)?.rules ?? [])
  }

  /// The controls that the tree models as plain views.
  private static let otherControls: Set<String> = ["UIRefreshControl", "UIColorWell"]

  private static func own(_ node: ViewNode) -> [AttributeRule] {
    switch node.role {
    case .label: label
    case .textField: textField
    case .textView: textView
    case .table: table
    case .collection: [.flag("prefetchingEnabled", "isPrefetchingEnabled", standard: true)]
    case .tableCell: tableCell
    case .stack: stack
    case .switch: [.flag("on", "isOn", absent: false), .text("title")]
    case .slider: slider
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .pageControl: pageControl
    case .progress: [.number("progress")]
    case .activityIndicator: [.flag("hidesWhenStopped", standard: true, absent: false)]
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

  /// The rules of all views; the content views of cells, which UIKit makes, have values of their own.
  private static func view(_ node: ViewNode) -> [AttributeRule] {
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
      .number("alpha", standard: 1), .number("tag"),
      .text("restorationIdentifier"),
      .choice("semanticContentAttribute", standard: "unspecified"),
    ]
  }

  private static func control(_ node: ViewNode) -> [AttributeRule] {
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

  private static func scroll(isTable: Bool) -> [AttributeRule] {
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

  private static let label: [AttributeRule] = [
    .number("numberOfLines", standard: 1),
    .choice("textAlignment", standard: "natural"),
    .choice("lineBreakMode", standard: "tailTruncation", lineBreakModes),
    .flag("enabled", "isEnabled", standard: true), .flag("highlighted", "isHighlighted"),
    .flag("adjustsFontForContentSizeCategory"),
    .choice("baselineAdjustment", standard: "alignBaselines"),
    .flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation"),
    .length("preferredMaxLayoutWidth"),
  ]

  private static let image: [AttributeRule] = [
    .flag("highlighted", "isHighlighted"),
    .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
    .image("highlightedImage"),
  ]

  private static let button: [AttributeRule] = [
    .flag("showsMenuAsPrimaryAction"), .flag("changesSelectionAsPrimaryAction"),
    .flag("pointerInteraction", "isPointerInteractionEnabled"),
    .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
    .choice("role", standard: "normal"),
  ]

  private static let textField: [AttributeRule] = [
    .choice("textAlignment", standard: "natural"), .choice("borderStyle", standard: "none"),
    .choice("clearButtonMode", standard: "never"), .flag("clearsOnBeginEditing"),
    .flag("adjustsFontForContentSizeCategory"),
    .image("background"), .image("disabledBackground"),
  ]

  private static let textView: [AttributeRule] = [
    .choice("textAlignment", standard: "natural"), .flag("editable", "isEditable", standard: true),
    .flag("selectable", "isSelectable", standard: true), .flag("allowsEditingTextAttributes"),
    .flag("adjustsFontForContentSizeCategory"),
  ]

  private static let table: [AttributeRule] = [
    .choice("separatorStyle", standard: "default", ["default": "singleLine"]),
    .flag("allowsSelection", standard: true), .flag("allowsMultipleSelection"),
    .flag("allowsSelectionDuringEditing"), .flag("allowsMultipleSelectionDuringEditing"),
    .number("sectionIndexMinimumDisplayRowCount"),
    .choice("separatorInsetReference", standard: "fromCellEdges"),
    .flag("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", standard: true),
  ]

  private static let tableCell: [AttributeRule] = [
    .choice("selectionStyle", standard: "default"), .choice("accessoryType", standard: "none"),
    .choice("editingAccessoryType", standard: "none"), .number("indentationLevel"),
    .length("indentationWidth", standard: 10), .flag("showsReorderControl"),
    .flag("shouldIndentWhileEditing", standard: true),
    .choice("focusStyle", standard: "default"),
  ]

  private static let stack: [AttributeRule] = [
    .choice("axis", standard: "horizontal"), .choice("distribution", standard: "fill"),
    .choice("alignment", standard: "fill"),
    .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
  ]

  private static let slider: [AttributeRule] = [
    .number("minValue", "minimumValue"), .number("maxValue", "maximumValue", standard: 1),
    .number("value"), .flag("continuous", "isContinuous", standard: true),
    .image("minimumValueImage"), .image("maximumValueImage"),
  ]

  private static let stepper: [AttributeRule] = [
    .number("minimumValue"), .number("maximumValue", standard: 100), .number("value"),
    .number("stepValue", standard: 1), .flag("continuous", "isContinuous", standard: true),
    .flag("autorepeat", standard: true), .flag("wraps"),
  ]

  private static let segmentedControl: [AttributeRule] = [
    .number("selectedSegmentIndex", standard: -1), .flag("momentary", "isMomentary"),
    .flag("apportionsSegmentWidthsByContent"),
  ]

  private static let pageControl: [AttributeRule] = [
    .number("numberOfPages"), .number("currentPage"), .flag("hidesForSinglePage"),
  ]

  private static let searchBar: [AttributeRule] = [
    .choice("searchBarStyle", standard: "default"), .flag("showsCancelButton"),
    .flag("showsBookmarkButton"), .flag("showsSearchResultsButton"), .flag("showsScopeBar"),
    .choice("barStyle", standard: "default", blackStyles),
    .flag("translucent", "isTranslucent", standard: true), .image("backgroundImage"),
  ]

  private static let datePicker: [AttributeRule] = [
    .choice("datePickerMode", standard: "dateAndTime"),
    .choice("style", "preferredDatePickerStyle", standard: "automatic"),
    .number("minuteInterval", standard: 1), .number("countDownDuration"),
  ]

  private static let blackStyles = ["blackOpaque": "black", "blackTranslucent": "black"]

  /// The rules of all bars.
  static let bar: [AttributeRule] = [
    .choice("barStyle", standard: "default", blackStyles),
    .flag("translucent", "isTranslucent", standard: true),
  ]

  /// The rules of navigation bars.
  static let navigationBar =
    bar + [.flag("largeTitles", "prefersLargeTitles"), .image("shadowImage")]

  /// The rules of tab bars.
  static let tabBar = bar + [.image("backgroundImage"), .image("shadowImage")]

  private static let map: [AttributeRule] = [
    .choice("mapType", standard: "standard"), .flag("showsScale"), .flag("showsTraffic"),
    .flag("showsUserLocation"), .flag("showsCompass", standard: true),
    .flag("showsBuildings", standard: true),
    .flag("rotateEnabled", "isRotateEnabled", standard: true),
    .flag("pitchEnabled", "isPitchEnabled", standard: true),
    .flag("zoomEnabled", "isZoomEnabled", standard: true),
    .flag("scrollEnabled", "isScrollEnabled", standard: true),
  ]

  private static let web: [AttributeRule] = [
    .flag("allowsBackForwardNavigationGestures"), .flag("allowsLinkPreview", standard: true),
  ]
}
