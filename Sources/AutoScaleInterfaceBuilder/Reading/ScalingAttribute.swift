/// The runtime attributes by which older scaling libraries say in a file what they scale.
///
/// Source: the inspectable properties of AutoInch (`auto…`) and of SwiftyFitsize (`…FitType`).
enum ScalingAttribute {
  /// The key paths of the switch of a constraint.
  static let constraints: Set<String> = [
    "adapterScreen", "autoConstant", "swiftyFitType", "zoomConstant",
  ]

  /// The key paths of the switch of a view's font; on a button it is called that of the title.
  static let fonts: Set<String> = ["adapterScreen", "autoFont", "autoTitle", "fontFitType"]

  /// The key paths of a corner radius; one that begins with `auto` is a design value too.
  static let cornerRadii: Set<String> = ["layer.cornerRadius", "cornerRadius", "autoCornerRadius"]

  /// The switches that no single view has here, with the type of a walk that scales the same.
  static let others: [String: String?] = [
    "autoContentInsets": "insets", "autoImage": nil, "autoImageInsets": nil, "autoLine": nil,
    "autoShadowOffset": nil, "autoSpacing": "spacing", "autoTitleInsets": nil,
  ]

  /// The attributes whose numbers say by what is scaled, not only whether.
  static let fitTypes: Set<String> = ["fontFitType", "swiftyFitType"]

  /// The largest number of a fit type that means the width; larger ones mean heights.
  static let lastWidthFitType = 2.0
}
