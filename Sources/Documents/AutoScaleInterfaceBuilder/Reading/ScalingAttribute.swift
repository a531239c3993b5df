/// The runtime attributes with which older scaling libraries select values in a file.
///
/// Source: the inspectable properties of AutoInch (`auto…`) and of SwiftyFitsize (`…FitType`).
package enum ScalingAttribute {
  /// The key paths of the switch of a constraint.
  package static let constraints: Set<String> = [
    "adapterScreen", "autoConstant", "swiftyFitType", "zoomConstant",
  ]

  /// The key paths of the switch of a view's font; on a button they refer to the title.
  package static let fonts: Set<String> = ["adapterScreen", "autoFont", "autoTitle", "fontFitType"]

  /// The key paths of a corner radius; one that begins with `auto` is also a design value.
  static let cornerRadii: Set<String> = ["layer.cornerRadius", "cornerRadius", "autoCornerRadius"]

  /// The switches that cannot apply to a single view here, with the type of an equivalent walk.
  static let others: [String: String?] = [
    "autoContentInsets": "insets", "autoImage": nil, "autoImageInsets": nil, "autoLine": nil,
    "autoShadowOffset": nil, "autoSpacing": "spacing", "autoTitleInsets": nil,
  ]

  /// The key paths by which an older library scales a view or a constraint, whatever it is.
  package static let switches = constraints.union(fonts).union(fitTypes).union(others.keys)
    .union(["autoCornerRadius"])

  /// The attributes whose numbers also select the method of scaling.
  static let fitTypes: Set<String> = ["fontFitType", "swiftyFitType"]

  /// The largest fit type that means the width; larger ones mean heights.
  static let lastWidthFitType = 2.0
}
