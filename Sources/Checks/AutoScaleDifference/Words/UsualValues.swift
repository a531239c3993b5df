import AutoScaleInterfaceBuilder

/// The values that Xcode writes for every new object of a kind, and that say nothing about one.
enum UsualValues {
  /// Returns whether an object states a property as nearly all objects of its kind do.
  static func contain(_ property: OutlineProperty, of element: String) -> Bool {
    guard property.path.count == 1, case .attribute(let text) = property.value else { return false }
    return values[element]?[property.path[0]] == text || common[property.path[0]] == text
  }

  private static let common = ["contentMode": "scaleToFill"]

  private static let centered = [
    "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center",
  ]
  private static let clipped = ["clipsSubviews": "YES", "multipleTouchEnabled": "YES"]
  private static let content = clipped.merging(["contentMode": "center"]) { $1 }
  private static let firm = [
    "horizontalHuggingPriority": "750", "verticalHuggingPriority": "750",
  ]

  /// The values by the names of elements and attributes.
  ///
  /// Source: the values that at least 85 of 100 elements of a name have in the documents of the public
  /// repositories whose name has an even SHA-1 digest.
  private static let values: [String: [String: String]] = [
    "activityIndicatorView": firm,
    "button": centered.merging(["buttonType": "system", "lineBreakMode": "middleTruncation"]) {
      $1
    },
    "collectionView": clipped,
    "collectionViewCell": content,
    "imageView": [
      "horizontalHuggingPriority": "251", "userInteractionEnabled": "NO",
      "verticalHuggingPriority": "251",
    ],
    "label": [
      "adjustsFontSizeToFit": "NO", "baselineAdjustment": "alignBaselines", "contentMode": "left",
      "horizontalHuggingPriority": "251", "lineBreakMode": "tailTruncation",
      "textAlignment": "natural", "userInteractionEnabled": "NO", "verticalHuggingPriority": "251",
    ],
    "scrollView": clipped,
    "segmentedControl": [
      "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top",
      "selectedSegmentIndex": "0",
    ],
    "slider": centered,
    "switch": centered.merging(firm) { $1 },
    "tableView": ["alwaysBounceVertical": "YES", "clipsSubviews": "YES", "style": "plain"],
    "tableViewCell": ["clipsSubviews": "YES", "indentationWidth": "10"],
    "tableViewCellContentView": content,
    "textField": [
      "contentHorizontalAlignment": "left", "contentVerticalAlignment": "center",
      "minimumFontSize": "17",
    ],
    "textView": clipped,
    "toolbar": ["clearsContextBeforeDrawing": "NO"],
  ]
}
