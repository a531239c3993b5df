import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the statements about a view as UIKit says them.
struct UIKitWriter {
  let context: CodeContext
  let screen: ScreenCode

  /// Writes the initializer of a view and all that differs from a view made in code.
  func write(_ view: ViewCode) {
    view.arguments = arguments(of: view)
    writePlacement(of: view)
    view.set(
      context.values(
        of: AttributeRules.rules(for: view.node, className: view.frameworkClass), in: view.facts))
    writeColors(of: view)
    writeContent(of: view)
    writeMargins(of: view)
    writePriorities(of: view)
    writeAccessibility(of: view)
    RuntimeAttributeWriter(context: context, screen: screen).write(view)
  }

  private func writePlacement(of view: ViewCode) {
    let node = view.node
    // A standard cell places its own texts and image.
    if case .part(_, isOptional: true) = view.place { return }
    guard Placement.hasFrame(view, in: context) else { return }
    var frame = node.frame
    if view.place == .root { (frame.x, frame.y) = (0, 0) }
    view.set("frame", context.frame(frame, of: "CGRect"))
    guard view.place == .property, context.isPlacedByFrame(node) else { return }
    let parts = Placement.maskParts(of: node.autoresizingMask)
    if parts.count == 1 { view.set("autoresizingMask", .text(parts[0])) }
    if parts.count > 1 { view.set("autoresizingMask", .list(parts.map { .text($0) })) }
  }

  private func writeColors(of view: ViewCode) {
    for (key, property) in Self.colors {
      guard Self.hasColor(property, view.node), let color = context.color(key, of: view.facts)
      else { continue }
      if key == "textColor", view.node is LabelNode,
        view.facts.color(key) == .system("labelColor")
      {
        continue
      }
      view.set(property, color)
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
      "unselectedItemTintColor",
    ].map { ($0, $0) } + [("highlightedColor", "highlightedTextColor")]

  private func writeMargins(of view: ViewCode) {
    // Elsewhere constraints to the margins are to the guide of the readable width.
    if view.facts.takeFlag("layoutMarginsFollowReadableWidth") == true, view.node is TableNode {
      view.set("cellLayoutMarginsFollowReadableWidth", "true")
    }
    let isDirectional =
      view.facts.markup.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    view.facts.skipChild("directionalEdgeInsets", key: "directionalLayoutMargins")
    view.facts.skipChild("edgeInsets", key: "layoutMargins")
    guard let margins = view.node.layoutMargins else { return }
    if isDirectional {
      view.set("directionalLayoutMargins", context.directionalInsets(margins))
    } else {
      view.set("layoutMargins", context.insets(margins))
    }
  }

  private func writePriorities(of view: ViewCode) {
    view.facts.skip(
      "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority")
    let resistance = view.node.contentCompressionResistance
    for (priority, axis) in [
      (resistance.horizontal, "horizontal"), (resistance.vertical, "vertical"),
    ]
    where priority.rawValue != 750 {
      view.call(
        "setContentCompressionResistancePriority",
        [.init(nil, .text(UIKitNames.priority(priority))), .init("for", .text("." + axis))])
    }
  }
}

extension ViewCode {
  /// The class of the view in UIKit or another framework.
  var frameworkClass: String { node.frameworkClass(of: facts.markup) }

  /// The class of the app, if the document states one.
  var customClass: String? { facts.markup.appClass }
}
