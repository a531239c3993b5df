import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the statements about a view as UIKit says them.
struct UIKitWriter {
  let document: InterfaceDocument
  let options: CodeOptions

  /// Writes the class, its initializer and all that differs from a view made in code.
  func write(_ view: ViewCode) {
    view.arguments = arguments(of: view)
    writePlacement(of: view)
    for rule in AttributeRules.rules(for: view.node) {
      if let value = rule.value(in: view.facts) { view.set(rule.property, value) }
    }
    writeColors(of: view)
    writeContent(of: view)
    writeMargins(of: view)
    writePriorities(of: view)
    writeAccessibility(of: view)
    writeRuntimeAttributes(of: view)
    skipWhatHasNoMeaning(in: view)
  }

  private func writePlacement(of view: ViewCode) {
    let node = view.node
    view.facts.skip(["translatesAutoresizingMaskIntoConstraints", "fixedFrame", "rect:frame"])
    view.facts.skip(["autoresizingMask:autoresizingMask", "autoresizingMask"])
    // A standard cell places its own texts and image.
    if case .part(_, isOptional: true) = view.place { return }
    guard Placement.hasFrame(node, isRoot: view.place == .root) else { return }
    let rect =
      view.place == .root
      ? LayoutRect(x: 0, y: 0, width: node.frame.width, height: node.frame.height) : node.frame
    view.statements.append(
      .assignment(
        view.dot + "frame",
        .call("CGRect", rect.literalArguments.split(separator: ",").map(\.trimmedSpace))))
    guard view.place == .property, node.translatesAutoresizingMaskIntoConstraints ?? true else {
      return
    }
    let parts = Placement.maskParts(of: node.autoresizingMask)
    if !parts.isEmpty { view.set("autoresizingMask", "[\(parts.joined(separator: ", "))]") }
  }

  private func writeColors(of view: ViewCode) {
    for (key, property) in Self.colors {
      guard let element = view.facts.takeChild("color", key: key) else { continue }
      guard Self.hasColor(property, view.node) else {
        view.facts.skip(["color:\(key)"])
        continue
      }
      guard let color = InterfaceColor(element) else { continue }
      if key == "textColor", color == .system("labelColor"), view.node is LabelNode { continue }
      view.set(property, UIKitNames.color(color))
    }
  }

  private static func hasColor(_ property: String, _ node: ViewNode) -> Bool {
    switch property {
    case "shadowColor", "highlightedTextColor": node is LabelNode
    case "textColor": node is LabelNode || node is TextFieldNode || node is TextViewNode
    default: true
    }
  }

  /// The keys of colors with their properties in UIKit.
  private static let colors: [(String, String)] =
    [
      "backgroundColor", "tintColor", "textColor", "shadowColor", "separatorColor", "barTintColor",
      "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
      "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
      "currentPageIndicatorTintColor", "selectedSegmentTintColor", "color", "sectionIndexColor",
      "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ].map { ($0, $0) } + [("highlightedColor", "highlightedTextColor")]

  private func writeMargins(of view: ViewCode) {
    view.facts.skip(["layoutMarginsFollowReadableWidth"])
    if view.node.layoutMarginsFollowReadableWidth {
      view.comments.append("layoutMarginsFollowReadableWidth")
    }
    let isDirectional =
      view.facts.takeChild("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    view.facts.skip(["edgeInsets:layoutMargins"])
    guard let margins = view.node.layoutMargins else { return }
    let names =
      isDirectional
      ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
    let lengths = [margins.top, margins.left, margins.bottom, margins.right].map {
      $0.length(in: options)
    }
    let type = isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets"
    view.statements.append(
      .assignment(
        view.dot + (isDirectional ? "directionalLayoutMargins" : "layoutMargins"),
        .call(type, zip(names, lengths).map { "\($0): \($1)" })))
  }

  private func writePriorities(of view: ViewCode) {
    let (hugging, resistance) = (view.node.contentHugging, view.node.contentCompressionResistance)
    let rows: [(String, String, LayoutPriority, Float)] = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", hugging.horizontal, 250),
      ("verticalHuggingPriority", "setContentHuggingPriority", hugging.vertical, 250),
      (
        "horizontalCompressionResistancePriority", "setContentCompressionResistancePriority",
        resistance.horizontal, 750
      ),
      (
        "verticalCompressionResistancePriority", "setContentCompressionResistancePriority",
        resistance.vertical, 750
      ),
    ]
    for (attribute, function, priority, standard) in rows {
      view.facts.skip([attribute])
      guard priority.rawValue != standard else { continue }
      let axis = attribute.hasPrefix("horizontal") ? ".horizontal" : ".vertical"
      view.statements.append(
        .call(view.dot + function, [Self.priority(priority), "for: \(axis)"]))
    }
  }

  /// The name of a priority, or its number.
  static func priority(_ priority: LayoutPriority) -> String {
    switch priority.rawValue {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(Double(priority.rawValue).literal))"
    }
  }

  private func skipWhatHasNoMeaning(in view: ViewCode) {
    view.facts.skip(Self.meaningless)
    if view.markupIsTargetModule { view.facts.skip(["customModule", "customModuleProvider"]) }
    for child in view.facts.markup.children where child["key"]?.hasPrefix("simulated") == true {
      view.facts.skip(["\(child.name):\(child["key"] ?? "")"])
    }
  }

  /// Attributes and children of documents alone, and those that other parts say.
  private static let meaningless: Set<String> = [
    "id", "key", "customClass", "userLabel", "opaque", "misplaced", "ambiguous", "verifyAmbiguity",
    "clearsContextBeforeDrawing", "contentMode", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "usesAttributedText", "subviews", "constraints", "rect", "point",
    "viewLayoutGuide", "keyboardLayoutGuide", "connections", "colorLabel", "sceneMemberID",
    "color:highlightedColor",
    "nil", "variation:default", "string:userLabel", "attributedString:userComments", "dataMode",
    "simulatedAppContext", "rect:contentStretch", "gestureRecognizers", "designable",
    "nil:textColor", "nil:highlightedColor", "contentViewInsetsToSafeArea", "tableViewCell",
    "customModuleProvider", "mutableString:userComments", "exclude", "reference",
  ]
}

extension Substring {
  fileprivate var trimmedSpace: String { String(drop { $0 == " " }) }
}

extension ViewCode {
  /// Whether the class is in the module of the app, so that its name needs no import.
  fileprivate var markupIsTargetModule: Bool {
    facts.markup["customModule"] == nil || facts.markup["customModuleProvider"] == "target"
  }
}
