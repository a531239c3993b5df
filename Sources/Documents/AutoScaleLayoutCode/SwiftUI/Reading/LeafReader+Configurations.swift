import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LeafReader {
  /// Reads a button with a configuration as one with a style.
  func readConfiguration(
    _ configuration: Reader, _ button: ButtonNode, _ unit: inout SwiftUIUnit, _ look: LookReader
  ) {
    facts.skipButtonStates()
    configuration.whole("fontDescription", key: "titleFontDescription")
    guard let label = label(of: configuration, button) else {
      unit.view = reader.slot(for: button, facts)
      return
    }
    let action = actionName(of: button)
    unit.view = SwiftUIView(
      .button(label: label, action: action, isBordered: button.configuration != .plain)
    ).looking(style(of: configuration, button, look))
  }

  private func label(of configuration: Reader, _ button: ButtonNode) -> SwiftUIView? {
    let title = configuration.text("title") ?? ""
    var image = image("image", of: configuration)
    if let symbol = configuration.child("preferredSymbolConfiguration") {
      image?.looks += symbolLooks([symbol])
    }
    let placement = configuration.word("imagePlacement") ?? "leading"
    let spacing = configuration.number("imagePadding") ?? 0
    var views: [SwiftUIView] = []
    if let image {
      views.append(.leaf(image.base).looking(image.looks))
    }
    if !title.isEmpty {
      let text = texts.view(title, of: facts.element, keys: "configuration.title")
      views.append(.leaf(text))
    }
    if placement == "trailing" || placement == "bottom" { views.reverse() }
    let isRow = placement == "leading" || placement == "trailing"
    guard
      var label = joined(views, along: isRow ? .horizontal : .vertical, spacing: spacing)
    else { return nil }
    let hasFont = configuration.element.child("fontDescription", key: "titleFontDescription") != nil
    if hasFont || button.font?.textStyle == nil { label = label.looking(fontLooks(of: button)) }
    // The styles of bordered buttons have insets of their own; 7 and 12 are those of a plain configuration.
    guard button.configuration == .plain else { return label }
    let insets = configuration.child("directionalEdgeInsets", key: "contentInsets")
    func inset(_ edge: String, _ usual: Double) -> Double {
      insets.map { $0.number(edge) ?? 0 } ?? usual
    }
    return label.modified(
      .padding(
        LayoutInsets(
          top: inset("top", 7), left: inset("leading", 12), bottom: inset("bottom", 7),
          right: inset("trailing", 12))))
  }

  /// The style of a button, and its colors.
  private func style(
    of configuration: Reader, _ button: ButtonNode, _ look: LookReader
  ) -> [Expression] {
    var looks: [Expression] = []
    switch button.configuration {
    case .plain: break
    case .filled: looks.append(.call(".buttonStyle", texts: [".borderedProminent"]))
    case .gray: looks.append(.call(".buttonStyle", texts: [".bordered"]))
    case .tinted:
      looks.append(.call(".buttonStyle", texts: [".bordered"]))
      if look.facts.element.child("color", key: "tintColor") == nil {
        looks.append(.call(".tint", texts: [".accentColor"]))
      }
    }
    if let color = look.color("baseBackgroundColor", of: configuration) {
      looks.append(.call(".tint", texts: [color]))
    }
    if let color = look.color("baseForegroundColor", of: configuration) {
      looks.append(.call(".foregroundStyle", texts: [color]))
    }
    if configuration.word("cornerStyle", in: ["capsule": "capsule"]) != nil {
      looks.append(.call(".buttonBorderShape", texts: [".capsule"]))
    }
    return looks
  }
}
