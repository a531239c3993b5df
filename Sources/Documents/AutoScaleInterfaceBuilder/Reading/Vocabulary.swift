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
  static let elements: Set<String> = Set(
    [
      documentElements, objectElements, geometryElements, valueElements, textElements,
      appearanceElements, barElements, collectionElements, connectionElements, simulatedElements,
    ].joined())

  private static let documentElements: Set<String> = [
    // Xcode 7 wrote an empty `animations` into each view.
    "accessibilityOverrides", "adaptation", "animations", "array", "capability", "customFonts",
    "dependencies", "deployment", "designable", "designables", "development", "device",
    "inferredMetricsTieBreakers", "objects", "plugIn", "resources", "scene", "scenes",
  ]

  private static let objectElements: Set<String> = [
    "accessibility", "accessibilityTraits", "command", "customObject", "exit", "gestureRecognizers",
    "hoverGestureRecognizer", "keyCommand", "keyCommands", "longPressGestureRecognizer", "menu",
    "menuElements", "menuItem", "panGestureRecognizer", "pinchGestureRecognizer", "placeholder",
    "pongPressGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "searchDisplayController", "swipeGestureRecognizer", "tapGestureRecognizer",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "userGuides", "userLayoutGuide",
    "wkPreferences", "wkWebViewConfiguration", "audiovisualMediaTypes", "dataDetectorType",
    "dataDetectorTypes",
  ]

  private static let geometryElements: Set<String> = [
    "autoresizingMask", "constraints", "directionalEdgeInsets", "edgeInsets", "extendedEdge",
    "inset", "keyboardLayoutGuide", "layoutGuides", "mask", "exclude", "include", "offset",
    "offsetWrapper", "point", "rect", "size", "subviews", "variation", "viewControllerLayoutGuide",
    "viewLayoutGuide",
  ]

  private static let valueElements: Set<String> = [
    "bool", "calendar", "data", "date", "dictionary", "integer", "locale", "mutableArray",
    "mutableData", "mutableDictionary", "mutableString", "nil", "null", "range", "real", "set",
    "string", "timeZone", "url", "value",
  ]

  private static let textElements: Set<String> = [
    "listContentConfiguration",
    "attributedString", "attributes", "font", "fontDescription", "fragment", "paragraphStyle",
    "scopeButtonTitles", "tabStops", "textAttributes", "textInputTraits", "textTab",
  ]

  private static let appearanceElements: Set<String> = [
    "backgroundConfiguration", "blurEffect", "buttonConfiguration", "color", "image",
    "imageReference", "namedColor", "preferredSymbolConfiguration", "segment", "segments", "state",
    "symbolConfiguration", "systemColor", "vibrancyEffect",
  ]

  private static let barElements: Set<String> = [
    "backButton", "barAppearance", "barButtonItem", "barButtonItemAppearance",
    "barButtonItemStateAppearance", "items", "leftBarButtonItems", "navigationBarAppearance",
    "navigationItem", "rightBarButtonItems", "tabBarAppearance", "tabBarItem",
    "tabBarItemAppearance", "tabBarItemStateAppearance", "toolbarAppearance", "toolbarItems",
  ]

  private static let collectionElements: Set<String> = [
    "cells", "collectionViewFlowLayout", "collectionViewLayout", "prototypes", "sections",
    "tableViewSection",
  ]

  private static let connectionElements: Set<String> = [
    "action", "connections", "outlet", "outletCollection", "popoverArrowDirection",
    "popoverPassthroughViews", "relationship", "segue",
  ]

  private static let simulatedElements: Set<String> = [
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "simulatedMetricsContainer",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
  ]
}
