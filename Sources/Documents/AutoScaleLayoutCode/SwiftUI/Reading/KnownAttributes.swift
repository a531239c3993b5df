import AutoScaleInterfaceBuilder

/// The attributes that need no code in SwiftUI: the frames tell them, or only UIKit's views have them.
enum KnownAttributes {
  /// The row `value` is for controls whose value becomes state, and `root` for the outermost view and its cell.
  private static let table = RuleTable(
    """
    UIView: contentMode clearsContextBeforeDrawing multipleTouchEnabled autoresizesSubviews
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      layoutMarginsFollowReadableWidth tag restorationIdentifier baselineAdjustment
      adjustsLetterSpacingToFitWidth springLoaded pointerInteraction
      adjustsImageSizeForAccessibilityContentSizeCategory preferredMaxLayoutWidth
      adjustsFontForContentSizeCategory
    UILabel: minimumFontSize userInteractionEnabled numberOfLines minimumScaleFactor
    UIImageView: userInteractionEnabled
    UIButton: adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted
      reversesTitleShadowWhenHighlighted lineBreakMode buttonType role contentHorizontalAlignment
    UITextField: contentHorizontalAlignment contentVerticalAlignment minimumFontSize
      adjustsFontSizeToFit
    UIStackView: axis spacing spacingType alignment distribution baselineRelativeArrangement
      layoutMarginsRelativeArrangement
    UIScrollView: clipsSubviews bouncesZoom bounces delaysContentTouches canCancelContentTouches
      directionalLockEnabled alwaysBounceVertical alwaysBounceHorizontal
      showsHorizontalScrollIndicator indicatorStyle
    value: contentHorizontalAlignment contentVerticalAlignment title highlighted selected
    UISwitch: on
    UISlider: value minValue maxValue continuous
    UIStepper: continuous autorepeat
    UIProgressView: progress progressViewStyle
    UIActivityIndicatorView: animating hidesWhenStopped style
    UISegmentedControl: selectedSegmentIndex segmentControlStyle
    root: customClass customModule reuseIdentifier rowHeight selectionStyle indentationWidth
      hidesAccessoryWhenEditing
    """)

  /// Passes over the attributes of a view, and over its margins and constraints.
  static func skip(in facts: Reader, of classes: [String]) {
    for rule in classes.flatMap({ table[$0] }) { facts.skip(rule.key) }
    facts.whole("directionalEdgeInsets", key: "directionalLayoutMargins")
    facts.whole("edgeInsets", key: "layoutMargins")
    facts.whole("constraints")
    facts.whole("rect")
  }
}
