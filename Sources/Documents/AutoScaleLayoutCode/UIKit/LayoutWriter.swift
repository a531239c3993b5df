import AutoScaleInterfaceBuilder

/// Writes the layouts of collections and the configurations of web views.
struct LayoutWriter {
  let context: CodeContext

  private static let rules: [AttributeRule] = [
    .choice("scrollDirection", standard: "vertical"),
    .length("minimumLineSpacing", standard: 10), .length("minimumInteritemSpacing", standard: 10),
    .choice(
      "sectionInsetReference", standard: "contentInset",
      [
        "safeArea": "fromSafeArea", "layoutMargins": "fromLayoutMargins",
        "contentInset": "fromContentInset",
      ]),
    .flag("sectionHeadersPinToVisibleBounds"), .flag("sectionFootersPinToVisibleBounds"),
  ]

  /// Writes what differs from a layout made in code.
  func write(_ layout: ObjectCode) {
    let facts = layout.facts
    layout.set(context.values(of: Self.rules, in: facts))
    if facts.takeFlag("automaticEstimatedItemSize") == true {
      layout.set("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    }
    for (key, standard) in [
      ("itemSize", 50.0), ("estimatedItemSize", 0), ("headerReferenceSize", 0),
      ("footerReferenceSize", 0),
    ] {
      guard let size = facts.child("size", key: key), let width = size.takeNumber("width"),
        let height = size.takeNumber("height"), (width, height) != (standard, standard)
      else { continue }
      layout.set(key, context.size(of: size))
    }
    if let inset = facts.child("inset", key: "sectionInset")?.takeInsets(), inset != .zero {
      layout.set("sectionInset", context.insets(inset))
    }
  }

  /// Writes what differs from a configuration made in code.
  func writeWeb(_ configuration: ObjectCode) {
    let facts = configuration.facts
    let rules: [AttributeRule] = [
      .flag("allowsInlineMediaPlayback"), .flag("allowsAirPlayForMediaPlayback", standard: true),
      .flag("allowsPictureInPictureMediaPlayback", standard: true),
      .flag("suppressesIncrementalRendering"),
    ]
    configuration.set(context.values(of: rules, in: facts))
    if let media = facts.child("audiovisualMediaTypes") {
      let names = ["audio", "video"].filter { media.takeFlag($0) == true }
      media.skip("none")
      if !names.isEmpty {
        configuration.set(
          "mediaTypesRequiringUserActionForPlayback", .list(names.map { .text("." + $0) }))
      }
    }
    if let detectors = facts.child("dataDetectorTypes") {
      let names = detectors.markup.attributes.map(\.name).filter { detectors.takeFlag($0) == true }
        .filter { $0 != "none" }
      if !names.isEmpty {
        configuration.set("dataDetectorTypes", .list(names.map { .text("." + $0) }))
      }
    }
    guard let preferences = facts.child("wkPreferences") else { return }
    if let size = preferences.takeNumber("minimumFontSize"), size != 0 {
      configuration.set("preferences.minimumFontSize", .text(size.literal))
    }
    if preferences.takeFlag("javaScriptEnabled") == false {
      configuration.set("defaultWebpagePreferences.allowsContentJavaScript", "false")
    }
    if preferences.takeFlag("javaScriptCanOpenWindowsAutomatically") == true {
      configuration.set("preferences.javaScriptCanOpenWindowsAutomatically", "true")
    }
  }
}
