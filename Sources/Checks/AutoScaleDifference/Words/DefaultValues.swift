import AutoScaleInterfaceBuilder

/// The values of properties that a file does not state.
enum DefaultValues {
  /// Looks up the default of an attribute.
  ///
  /// - Parameters:
  ///   - path: The path of the property.
  ///   - stated: A value that a file states; a switch without an entry is off.
  /// - Returns: The default, if it is known.
  static func value(of path: [String], besides stated: String) -> String? {
    guard let name = path.last else { return nil }
    // Xcode omits a switch with its default value, so a stated one says which kind it is.
    switch stated {
    case "YES", "NO": return switchedOn.contains(name) ? "YES" : "NO"
    default: return devices[path] ?? values[name]
    }
  }

  /// Returns whether a property states its default.
  static func isDefault(_ property: OutlineProperty) -> Bool {
    // A variation that states the default overrides the value of other size classes.
    guard case .attribute(let text) = property.value, !isVariation(property.path) else {
      return false
    }
    return value(of: property.path, besides: text) == text
  }

  /// Returns whether a property belongs to a variation for size classes.
  static func isVariation(_ path: [String]) -> Bool { path.first?.hasPrefix("variation ") ?? false }

  /// The switches that are on without an entry.
  ///
  /// Source: 1,982 documents of 128 repositories state each of them only as NO, and all other
  /// switches only as YES, but for four of 554 views that are not hidden.
  private static let switchedOn: Set<String> = [
    "adjustsFontSizeToFit", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
    "allowsAirPlayForMediaPlayback", "allowsDefaultTighteningForTruncation", "allowsLinkPreview",
    "allowsPictureInPictureMediaPlayback", "allowsSelection", "animates",
    "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize",
    "autoresizesSubviews", "bounces", "bouncesZoom", "canCancelContentTouches",
    "clearsContextBeforeDrawing", "clearsSelectionOnViewWillAppear",
    "contentViewInsetsToSafeArea", "continuous", "delaysContentTouches", "editable", "enabled",
    "hidesAccessoryWhenEditing", "insetsLayoutMarginsFromSafeArea", "javaScriptEnabled", "opaque",
    "pitchEnabled", "prefetchingEnabled", "presentsWithGesture", "prompted", "rotateEnabled",
    "scrollEnabled", "selectable", "shouldIndentWhileEditing", "showsHorizontalScrollIndicator",
    "showsPointsOfInterest", "showsVerticalScrollIndicator", "toolbarHidden",
    "translatesAutoresizingMaskIntoConstraints", "translucent", "useCurrentDate",
    "userInteractionEnabled", "zoomEnabled",
  ]

  /// The canvas without an entry, as versions of Xcode before 13 write it.
  private static let devices = [
    ["device", "adaptation", "id"]: "fullscreen", ["device", "appearance"]: "light",
    ["device", "orientation"]: "portrait",
  ]

  /// Other attributes with one default in all elements.
  ///
  /// Source: Apple, UIView, UILabel, UIStackView, NSLayoutConstraint.
  private static let values = [
    "alpha": "1", "axis": "horizontal", "constant": "0",
    "horizontalCompressionResistancePriority": "750", "horizontalHuggingPriority": "250",
    "multiplier": "1", "numberOfLines": "1", "priority": "1000", "propertyAccessControl": "none",
    "relation": "equal", "spacing": "0", "tag": "0",
    "verticalCompressionResistancePriority": "750", "verticalHuggingPriority": "250",
  ]
}
