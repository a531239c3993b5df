import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// What only SwiftUI's views read of a document.
extension Reader {
  /// Passes over the attributes of a view that need no code, and over its margins and constraints.
  func skipKnown(of classes: [String]) {
    for rule in classes.flatMap({ Self.knownAttributes[$0] }) { skip(rule.key) }
    whole("directionalEdgeInsets", key: "directionalLayoutMargins")
    whole("edgeInsets", key: "layoutMargins")
    whole("constraints")
    whole("rect")
  }

  /// The attributes that need no code in SwiftUI: the frames tell them, or only UIKit's views have them.
  ///
  /// The row `value` is for controls whose value becomes state, and `root` for the outermost view and its cell.
  private static let knownAttributes = RuleTable(
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
    UITableView: style rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
      estimatedSectionHeaderHeight estimatedSectionFooterHeight contentViewInsetsToSafeArea
    UICollectionView: dataMode prefetchingEnabled
    UICollectionReusableView: reuseIdentifier
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
      hidesAccessoryWhenEditing style textLabel detailTextLabel imageView
    """)

  /// The view of a text.
  func textView(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    guard let key = source.textKey(of: element, keys), let table = options.translations else {
      return .call("Text", [text.isPlainSwiftUI ? "_" : "verbatim": .literal(text)])
    }
    return .call("Text", ["_": .literal(key), "tableName": .literal(table.name)])
  }
}

extension String {
  /// The text without a space at its end.
  var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
