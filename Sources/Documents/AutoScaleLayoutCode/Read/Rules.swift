import AutoScaleTrees

/// What Interface Builder states of UIKit's classes, and of the objects and parts of objects in documents.
enum Rules {
  /// Returns the rows of a view's class, those of its superclasses first.
  static func rows(for node: ViewNode, className: String) -> [Rule] {
    var classes: [String] = type(of: node).classNames.reversed()
    // The tree models these controls as plain views, and UIKit makes content views with other values.
    if ["UIRefreshControl", "UIColorWell"].contains(className) { classes.append("UIControl") }
    if node is ContentViewNode { classes.append("content-view") }
    return views.rows(of: classes + (classes.contains(className) ? [] : [className]))
  }

  /// Standard values are those of a view that `init(frame:)` makes, by Apple's pages of its properties.
  ///
  /// A row without a value that a document does not state either is one of Xcode's defaults: it writes
  /// `userInteractionEnabled="NO"` for a label, and `hidesWhenStopped` only where its box is checked.
  static let views = RuleTable(
    """
    UIView: hidden>isHidden=NO userInteractionEnabled>isUserInteractionEnabled=YES?YES
      multipleTouchEnabled>isMultipleTouchEnabled=NO clipsSubviews>clipsToBounds=NO
      clearsContextBeforeDrawing=YES autoresizesSubviews=YES preservesSuperviewLayoutMargins=NO
      insetsLayoutMarginsFromSafeArea=YES alpha=1 tag=0
      literal:restorationIdentifier semanticContentAttribute=unspecified
    content-view: multipleTouchEnabled>isMultipleTouchEnabled=YES clipsSubviews>clipsToBounds=YES
      insetsLayoutMarginsFromSafeArea=NO
    UIControl: enabled>isEnabled=YES selected>isSelected=NO highlighted>isHighlighted=NO
      contentHorizontalAlignment=center contentVerticalAlignment=center
      springLoaded>isSpringLoaded=NO
    UIScrollView: multipleTouchEnabled>isMultipleTouchEnabled=YES clipsSubviews>clipsToBounds=YES
      scrollEnabled>isScrollEnabled=YES pagingEnabled>isPagingEnabled=NO
      directionalLockEnabled>isDirectionalLockEnabled=NO bounces=YES bouncesZoom=YES
      alwaysBounceVertical=NO alwaysBounceHorizontal=NO showsHorizontalScrollIndicator=YES
      showsVerticalScrollIndicator=YES delaysContentTouches=YES canCancelContentTouches=YES
      minimumZoomScale=1 maximumZoomScale=1 keyboardDismissMode=none indicatorStyle=default
      contentInsetAdjustmentBehavior=automatic springLoaded>isSpringLoaded=NO
    UILabel: userInteractionEnabled>isUserInteractionEnabled=NO?YES
      numberOfLines=1 textAlignment=natural lineBreakMode=tailTruncation enabled>isEnabled=YES
      highlighted>isHighlighted=NO adjustsFontForContentSizeCategory=NO
      baselineAdjustment=alignBaselines preferredMaxLayoutWidth=0pt
      adjustsLetterSpacingToFitWidth>allowsDefaultTighteningForTruncation=NO
      ignored:minimumScaleFactor ignored:minimumFontSize
    UIImageView: userInteractionEnabled>isUserInteractionEnabled=NO?YES
      highlighted>isHighlighted=NO adjustsImageSizeForAccessibilityContentSizeCategory=NO
      image:highlightedImage
    UIButton: showsMenuAsPrimaryAction=NO changesSelectionAsPrimaryAction=NO
      pointerInteraction>isPointerInteractionEnabled=NO role=normal
      adjustsImageSizeForAccessibilityContentSizeCategory=NO
    UITextField: contentHorizontalAlignment=left textAlignment=natural borderStyle=none
      clearButtonMode=never clearsOnBeginEditing=NO adjustsFontForContentSizeCategory=NO
      image:background image:disabledBackground
    UITextView: textAlignment=natural editable>isEditable=YES selectable>isSelectable=YES
      allowsEditingTextAttributes=NO adjustsFontForContentSizeCategory=NO
    UITableView: alwaysBounceVertical=YES separatorStyle=default allowsSelection=YES
      allowsMultipleSelection=NO allowsSelectionDuringEditing=NO
      allowsMultipleSelectionDuringEditing=NO sectionIndexMinimumDisplayRowCount=0
      separatorInsetReference=fromCellEdges
      contentViewInsetsToSafeArea>insetsContentViewsToSafeArea=YES ignored:style
    UITableViewCell: selectionStyle=default accessoryType=none editingAccessoryType=none
      indentationLevel=0 indentationWidth=10pt showsReorderControl=NO
      shouldIndentWhileEditing=YES focusStyle=default ignored:rowHeight
      ignored:reuseIdentifier ignored:textLabel ignored:detailTextLabel ignored:imageView
      ignored:style ignored:hidesAccessoryWhenEditing
    UICollectionView: prefetchingEnabled>isPrefetchingEnabled=YES
    UICollectionReusableView: ignored:reuseIdentifier
    UICollectionViewCell: multipleTouchEnabled>isMultipleTouchEnabled=YES
    UIStackView: axis=horizontal distribution=fill alignment=fill ignored:spacing
      baselineRelativeArrangement>isBaselineRelativeArrangement=NO ignored:spacingType
    UISwitch: on>isOn=NO literal:title
    UISlider: minValue>minimumValue=0 maxValue>maximumValue=1 value=0
      continuous>isContinuous=YES image:minimumValueImage image:maximumValueImage
    UIStepper: minimumValue=0 maximumValue=100 value=0 stepValue=1
      continuous>isContinuous=YES autorepeat=YES wraps=NO
    UISegmentedControl: contentHorizontalAlignment=left contentVerticalAlignment=top
      selectedSegmentIndex=-1 momentary>isMomentary=NO apportionsSegmentWidthsByContent=NO
      ignored:segmentControlStyle
    UIPageControl: numberOfPages=0 currentPage=0 hidesForSinglePage=NO
    UIProgressView: progress=0
    UIActivityIndicatorView: hidesWhenStopped=YES?NO ignored:style ignored:animating
    UISearchBar: searchBarStyle=default showsCancelButton=NO showsBookmarkButton=NO
      showsSearchResultsButton=NO showsScopeBar=NO barStyle=default
      translucent>isTranslucent=YES image:backgroundImage
    UIDatePicker: datePickerMode=dateAndTime style>preferredDatePickerStyle=automatic
      minuteInterval=1 countDownDuration=0 ignored:useCurrentDate
    UINavigationBar: barStyle=default translucent>isTranslucent=YES
      largeTitles>prefersLargeTitles=NO image:shadowImage
    UITabBar: barStyle=default translucent>isTranslucent=YES image:backgroundImage
      image:shadowImage
    UIToolbar: clearsContextBeforeDrawing=NO barStyle=default translucent>isTranslucent=YES
    MKMapView: mapType=standard showsScale=NO showsTraffic=NO showsUserLocation=NO
      showsCompass=YES showsBuildings=YES rotateEnabled>isRotateEnabled=YES
      pitchEnabled>isPitchEnabled=YES zoomEnabled>isZoomEnabled=YES
      scrollEnabled>isScrollEnabled=YES
    WKWebView: allowsBackForwardNavigationGestures=NO allowsLinkPreview=YES
    MTKView: colorPixelFormat=bgra8Unorm depthStencilPixelFormat=invalid
      stencilPixelFormat=invalid sampleCount=1 preferredFramesPerSecond=60 paused>isPaused=NO
      enableSetNeedsDisplay=NO
    """)

  /// The rows of a view that come after its colors, by classes.
  static let content = RuleTable(
    """
    UIImageView: image:image symbol:preferredSymbolConfiguration
    UITableView: rowHeight=+pt sectionHeaderHeight=+pt sectionFooterHeight=+pt
      estimatedRowHeight=+pt estimatedSectionHeaderHeight=+pt estimatedSectionFooterHeight=+pt
      insets:separatorInset
    UITableViewCell: insets:separatorInset
    UISearchBar: text:text text:placeholder text:prompt
    """)

  /// The rows of other objects, and of parts of objects.
  static let parts = RuleTable(
    """
    scrolling: insets:contentInset insets:scrollIndicatorInsets>verticalScrollIndicatorInsets
      insets:scrollIndicatorInsets>horizontalScrollIndicatorInsets
    input: autocapitalizationType=sentences?none secureTextEntry>isSecureTextEntry=NO
      enablesReturnKeyAutomatically=NO keyboardType=default returnKeyType=default
      autocorrectionType=default spellCheckingType=default keyboardAppearance=default
      smartDashesType=default smartInsertDeleteType=default smartQuotesType=default
    search-input: autocapitalizationType=none?none
    accessibility: literal:identifier>accessibilityIdentifier
      text:label>accessibilityLabel text:hint>accessibilityHint
      text:value>accessibilityValue
    paragraph: alignment=natural baseWritingDirection=natural lineBreakMode=wordWrapping
      lineHeightMultiple=0 hyphenationFactor=0 lineSpacing=0pt minimumLineHeight=0pt
      maximumLineHeight=0pt paragraphSpacing=0pt paragraphSpacingBefore=0pt
      firstLineHeadIndent=0pt headIndent=0pt tailIndent=0pt defaultTabInterval=0pt
      allowsDefaultTighteningForTruncation=NO
    list-content: text:text text:secondaryText
    configuration-texts: text:title text:subtitle
    plain-button: insets:contentEdgeInsets=0 insets:titleEdgeInsets=0 insets:imageEdgeInsets=0
      adjustsImageWhenHighlighted=YES adjustsImageWhenDisabled=YES showsTouchWhenHighlighted=NO
      reversesTitleShadowWhenHighlighted=NO
    configuration: image:image symbol:preferredSymbolConfigurationForImage
      imagePadding=pt titlePadding=pt imagePlacement cornerStyle titleAlignment buttonSize
      macIdiomStyle indicator titleLineBreakMode subtitleLineBreakMode showsActivityIndicator
      color:baseForegroundColor color:baseBackgroundColor directionalInsets:contentInsets
    background: cornerRadius=pt strokeWidth=pt strokeOutset=pt color:backgroundColor
      color:strokeColor image:image imageContentMode
    controller: modalPresentationStyle=automatic modalTransitionStyle=coverVertical
      hidesBottomBarWhenPushed=NO extendedLayoutIncludesOpaqueBars=NO
      definesPresentationContext=NO providesPresentationContextTransitionStyle=NO
      literal:restorationIdentifier ignored:autoresizesArchivedViewToFullSize
    navigation-controller: navigationBarHidden>isNavigationBarHidden=NO
      toolbarHidden>isToolbarHidden=YES hidesBarsOnSwipe=NO hidesBarsOnTap=NO
      hidesBarsWhenKeyboardAppears=NO
    split-controller: preferredDisplayMode=automatic behavior>preferredSplitBehavior=automatic
      primaryBackgroundStyle=none minimumPrimaryColumnWidth=0pt maximumPrimaryColumnWidth=0pt
      preferredPrimaryColumnWidthFraction=0 preferredSupplementaryColumnWidthFraction=0
      presentsWithGesture=YES primaryEdge=leading ignored:allowDoubleColumnStyle
    owned-bar: clipsSubviews>clipsToBounds=NO hidden>isHidden=NO ignored:contentMode
      ignored:clearsContextBeforeDrawing ignored:insetsLayoutMarginsFromSafeArea
      ignored:multipleTouchEnabled ignored:customModule
    item: enabled>isEnabled=YES selected>isSelected=NO
    button-item: style=plain width=0+pt
    other-button-item: tag=0 color:tintColor image:landscapeImage>landscapeImagePhone
      image:largeContentSizeImage insets:imageInsets
    other-item: ignored:tag color:tintColor
    tab-item: image:selectedImage literal:badgeValue enabled>isEnabled=YES
      image:landscapeImage>landscapeImagePhone image:largeContentSizeImage insets:imageInsets
    appearance: color:backgroundColor color:shadowColor
    navigation-item: text:prompt text:backButtonTitle largeTitleDisplayMode=automatic
      hidesBackButton=NO leftItemsSupplementBackButton=NO hidesSearchBarWhenScrolling=YES
    recognizer: enabled>isEnabled=YES cancelsTouchesInView=YES delaysTouchesBegan=NO
      delaysTouchesEnded=YES requiresExclusiveTouchType=YES numberOfTapsRequired=1
      numberOfTouchesRequired=1 minimumNumberOfTouches=1 maximumNumberOfTouches=0 direction=right
      allowableMovement=10pt minimumPressDuration=0.5
    flow-layout: scrollDirection=vertical minimumLineSpacing=10pt minimumInteritemSpacing=10pt
      sectionInsetReference=contentInset sectionHeadersPinToVisibleBounds=NO
      sectionFootersPinToVisibleBounds=NO
    flow-layout-sizes: size:itemSize=50 size:estimatedItemSize=0 size:headerReferenceSize=0
      size:footerReferenceSize=0 insets:sectionInset=0
    web-configuration: allowsInlineMediaPlayback=NO allowsAirPlayForMediaPlayback=YES
      allowsPictureInPictureMediaPlayback=YES suppressesIncrementalRendering=NO
    web-preferences: minimumFontSize>preferences.minimumFontSize=0
      javaScriptEnabled>defaultWebpagePreferences.allowsContentJavaScript=YES
      javaScriptCanOpenWindowsAutomatically>preferences.javaScriptCanOpenWindowsAutomatically=NO
    """)

  /// The words of UIKit by those of documents, where they differ.
  static let words = [
    "lineBreakMode": lineBreakModes, "titleLineBreakMode": lineBreakModes,
    "subtitleLineBreakMode": lineBreakModes, "style": ["bordered": "plain"],
    // UIKit has replaced these styles by `black` since iOS 13.
    "barStyle": ["blackOpaque": "black", "blackTranslucent": "black"],
    "keyboardType": ["alphabet": "asciiCapable", "url": "URL"],
    "keyboardAppearance": ["alert": "dark"],
    "preferredDisplayMode": ["beside": "oneBesideSecondary", "over": "oneOverSecondary"],
    "sectionInsetReference": ["safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins"],
  ]

  static let lineBreakModes = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
    // Paragraph styles have words of their own.
    "charWrapping": "byCharWrapping", "clipping": "byClipping",
    "truncatingHead": "byTruncatingHead", "truncatingTail": "byTruncatingTail",
    "truncatingMiddle": "byTruncatingMiddle",
  ]

  /// The rows of colors: those of all views, of classes with texts, and of classes that have no other of these keys.
  static let colors = RuleTable(
    """
    UIView: color:backgroundColor color:tintColor
    UILabel: color:textColor color:shadowColor color:highlightedColor>highlightedTextColor
    UITextField: color:textColor
    UITextView: color:textColor
    others: color:separatorColor color:barTintColor color:onTintColor color:thumbTintColor
      color:minimumTrackTintColor color:maximumTrackTintColor color:progressTintColor
      color:trackTintColor color:pageIndicatorTintColor color:currentPageIndicatorTintColor
      color:selectedSegmentTintColor color:color color:sectionIndexColor
      color:sectionIndexBackgroundColor color:sectionIndexTrackingBackgroundColor
      color:unselectedItemTintColor
    """)

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

  /// The content modes that Interface Builder gives to views of a class by itself.
  static let contentModes = [
    "label": "left", "tableViewCellContentView": "center", "collectionViewCell": "center",
    "collectionReusableView": "center", "searchBar": "redraw", "refreshControl": "center",
    "collectionViewCellContentView": "center",
  ]

  static let accessibilityTraits = Set(
    words: """
      button link image selected notEnabled staticText header searchField adjustable keyboardKey
      summaryElement updatesFrequently playsSound startsMediaSession allowsDirectInteraction
      causesPageTurn tabBar
      """)
}
