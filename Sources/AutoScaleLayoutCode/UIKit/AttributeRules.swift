import AutoScaleTrees

/// The rules of UIKit's classes.
///
/// Standard values are those of a view that `init(frame:)` makes, by Apple's pages of its properties.
enum AttributeRules {
  /// Returns the rules of a view's class, those of its superclasses first.
  static func rules(for node: ViewNode) -> [AttributeRule] {
    var rules = view(
      isInteractive: !(node is LabelNode || node is ImageNode), clips: node is ScrollNode)
    if node is ControlNode { rules += control(node) }
    if node is ScrollNode { rules += scroll(isTable: node is TableNode) }
    return rules + own(node)
  }

  private static func own(_ node: ViewNode) -> [AttributeRule] {
    switch node.role {
    case .label: label
    case .textField: textField
    case .textView: textView
    case .table: table
    case .collection: [.flag("prefetchingEnabled", "isPrefetchingEnabled", standard: true)]
    case .tableCell: tableCell
    case .stack: stack
    case .switch: [.flag("on", "isOn", absent: false)]
    case .slider: slider
    case .stepper: stepper
    case .segmentedControl: segmentedControl
    case .pageControl: pageControl
    case .progress: [.number("progress")]
    case .activityIndicator: [.flag("hidesWhenStopped", standard: true, absent: false)]
    case .searchBar: searchBar
    case .datePicker: datePicker
    case .navigationBar: bar + [.flag("largeTitles", "prefersLargeTitles")]
    case .tabBar, .toolbar: bar
    case .image: image
    case .button: [.flag("showsMenuAsPrimaryAction")]
    default: []
    }
  }

  private static func view(isInteractive: Bool, clips: Bool) -> [AttributeRule] {
    [
      .flag("hidden", "isHidden"),
      .flag(
        "userInteractionEnabled", "isUserInteractionEnabled", standard: isInteractive, absent: true),
      .flag("multipleTouchEnabled", "isMultipleTouchEnabled", standard: clips),
      .flag("clipsSubviews", "clipsToBounds", standard: clips),
      .flag("autoresizesSubviews", standard: true),
      .flag("preservesSuperviewLayoutMargins"),
      .flag("insetsLayoutMarginsFromSafeArea", standard: true),
      .number("alpha", standard: 1), .number("tag"),
      .text("restorationIdentifier"),
      .choice("semanticContentAttribute", standard: "unspecified"),
    ]
  }

  private static func control(_ node: ViewNode) -> [AttributeRule] {
    let horizontal = node is TextFieldNode ? "left" : "center"
    return [
      .flag("enabled", "isEnabled", standard: true), .flag("selected", "isSelected"),
      .choice("contentHorizontalAlignment", standard: horizontal),
      .choice("contentVerticalAlignment", standard: "center"),
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
    ]
  }

  private static let alignments = ["natural": "natural"]

  private static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  private static let label: [AttributeRule] = [
    .number("numberOfLines", standard: 1),
    .choice("textAlignment", standard: "natural", alignments),
    .choice("lineBreakMode", standard: "tailTruncation", lineBreakModes),
    .flag("enabled", "isEnabled", standard: true), .flag("highlighted", "isHighlighted"),
    .flag("adjustsFontForContentSizeCategory"),
    .choice("baselineAdjustment", standard: "alignBaselines"),
    .flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation"),
    .number("preferredMaxLayoutWidth"),
  ]

  private static let image: [AttributeRule] = [
    .flag("highlighted", "isHighlighted"),
    .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
  ]

  private static let textField: [AttributeRule] = [
    .choice("textAlignment", standard: "natural"), .choice("borderStyle", standard: "none"),
    .choice("clearButtonMode", standard: "never"), .flag("clearsOnBeginEditing"),
    .flag("adjustsFontForContentSizeCategory"),
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
  ]

  private static let tableCell: [AttributeRule] = [
    .choice("selectionStyle", standard: "default"), .choice("accessoryType", standard: "none"),
    .choice("editingAccessoryType", standard: "none"), .number("indentationLevel"),
    .number("indentationWidth", standard: 10),
  ]

  private static let stack: [AttributeRule] = [
    .choice("axis", standard: "horizontal"), .choice("distribution", standard: "fill"),
    .choice("alignment", standard: "fill"),
    .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
  ]

  private static let slider: [AttributeRule] = [
    .number("minValue", "minimumValue"), .number("maxValue", "maximumValue", standard: 1),
    .number("value"), .flag("continuous", "isContinuous", standard: true),
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
    .choice("barStyle", standard: "default"), .flag("translucent", "isTranslucent", standard: true),
  ]

  private static let datePicker: [AttributeRule] = [
    .choice("datePickerMode", standard: "dateAndTime"),
    .choice("style", "preferredDatePickerStyle", standard: "automatic"),
    .number("minuteInterval", standard: 1),
  ]

  private static let bar: [AttributeRule] = [
    .choice(
      "barStyle", standard: "default", ["blackOpaque": "black", "blackTranslucent": "black"]),
    .flag("translucent", "isTranslucent", standard: true),
  ]
}
