/// The elements of Interface Builder documents that are neither views nor view controllers.
///
/// Other elements are reported, because they could be views of a newer Xcode.
enum Vocabulary {
  /// The attributes by which elements refer to other elements.
  static let referringAttributes: [String: String] = [
    "outlet": "destination",
    "outletCollection": "destination",
    "action": "destination",
    "segue": "destination",
    "include": "reference",
    "exclude": "reference",
  ]

  /// The names of all known elements that are not read as views, controllers or constraints.
  ///
  /// A paragraph each: documents, objects, geometry, values, texts, appearance, bars, collections, connections, and
  /// simulated metrics. Xcode 7 wrote an empty `animations` into each view.
  static let elements = Set(
    """
    accessibilityOverrides adaptation animations array capability customFonts dependencies
    deployment designable designables development device inferredMetricsTieBreakers objects
    plugIn resources scene scenes

    accessibility accessibilityTraits command customObject exit gestureRecognizers
    hoverGestureRecognizer keyCommand keyCommands longPressGestureRecognizer menu
    menuElements menuItem panGestureRecognizer pinchGestureRecognizer placeholder
    pongPressGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer
    searchDisplayController swipeGestureRecognizer tapGestureRecognizer
    userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userLayoutGuide
    wkPreferences wkWebViewConfiguration audiovisualMediaTypes dataDetectorType
    dataDetectorTypes

    autoresizingMask constraints directionalEdgeInsets edgeInsets extendedEdge inset
    keyboardLayoutGuide layoutGuides mask exclude include offset offsetWrapper point rect
    size subviews variation viewControllerLayoutGuide viewLayoutGuide

    bool calendar data date dictionary integer locale mutableArray mutableData
    mutableDictionary mutableString nil null range real set string timeZone url value

    listContentConfiguration attributedString attributes font fontDescription fragment
    paragraphStyle scopeButtonTitles tabStops textAttributes textInputTraits textTab

    backgroundConfiguration blurEffect buttonConfiguration color image imageReference
    namedColor preferredSymbolConfiguration segment segments state symbolConfiguration
    systemColor vibrancyEffect

    backButton barAppearance barButtonItem barButtonItemAppearance
    barButtonItemStateAppearance items leftBarButtonItems navigationBarAppearance
    navigationItem rightBarButtonItems tabBarAppearance tabBarItem tabBarItemAppearance
    tabBarItemStateAppearance toolbarAppearance toolbarItems

    cells collectionViewFlowLayout collectionViewLayout prototypes sections tableViewSection

    action connections outlet outletCollection popoverArrowDirection popoverPassthroughViews
    relationship segue

    freeformSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics
    modalPageSheetSimulatedSizeMetrics simulatedMetricsContainer
    simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
    splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
