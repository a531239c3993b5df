import AutoScaleTrees

extension ElementReader {
  /// Reads those parts of a view's look that do not affect layout.
  mutating func readAppearance(of node: ViewNode, from element: MarkupElement) {
    var appearance = ViewAppearance()
    appearance.alpha = number("alpha", of: element) ?? 1
    appearance.clipsToBounds = value(
      "clipsSubviews", of: element, read: { Bool(interfaceBuilder: $0) })
    appearance.contentMode = contentMode(of: element)
    appearance.backgroundColor = color("backgroundColor", of: element)
    appearance.tintColor = color("tintColor", of: element)
    readText(of: element, into: &appearance)
    readLayer(of: element, into: &appearance)
    node.appearance = appearance
    if let scroll = node.role.scrollView {
      scroll.alwaysBounceVertical = flag("alwaysBounceVertical", of: element)
      scroll.adjustsContentInset = element["contentInsetAdjustmentBehavior"] != "never"
    }
    if let control = node as? ControlNode {
      control.isEnabled = flag("enabled", of: element, or: true)
      control.contentHorizontalAlignment =
        choice("contentHorizontalAlignment", of: element, or: .center)
    }
    if case .button(let button) = node.role {
      readLook(of: button, from: element)
      readTitle(of: button, from: element)
    }
  }

  /// Returns the content mode; old files capitalize the word.
  private mutating func contentMode(of element: MarkupElement) -> ViewAppearance.ContentMode {
    let assumed = ViewAppearance.ContentMode.scaleToFill
    return value("contentMode", of: element, assuming: assumed.rawValue) {
      // Two elements of the corpus have `ScaleToFill` or the like.
      ViewAppearance.ContentMode(rawValue: $0.prefix(1).lowercased() + $0.dropFirst())
    } ?? assumed
  }

  /// Returns the color of a property, or `nil` if the element states none.
  func color(_ property: String, of element: MarkupElement) -> ViewColor? {
    element.child("color", key: property).flatMap { InterfaceColor($0) }.map(resources.viewColor)
  }

  private mutating func readText(
    of element: MarkupElement, into appearance: inout ViewAppearance
  ) {
    let parts = element.fragments
    let attributes = parts.lazy.compactMap { $0.child("attributes") }.first
    let paragraph = attributes?.child("paragraphStyle")
    appearance.textColor =
      attributes.flatMap { color("NSColor", of: $0) } ?? color("textColor", of: element)
    appearance.textAlignment =
      paragraph?["alignment"].flatMap(ViewAppearance.TextAlignment.init(rawValue:))
      ?? choice("textAlignment", of: element, or: .natural)
    appearance.textRuns = textRuns(of: parts)
    appearance.lineBreakMode = value(
      "lineBreakMode", of: element, read: { ViewAppearance.LineBreakMode(rawValue: $0) })
    guard let shadow = color("shadowColor", of: element) else { return }
    let offset = element.child("size", key: "shadowOffset")
    appearance.shadow = ViewAppearance.Shadow(
      color: shadow,
      offset: LayoutSize(
        // UILabel's default offset is one point up.
        width: offset?.length("width") ?? 0, height: offset?.length("height") ?? -1),
      radius: 0)
  }

  /// Returns the runs of an attributed text with their fonts and colors; empty for a single run.
  private mutating func textRuns(of parts: [MarkupElement]) -> [ViewAppearance.TextRun] {
    guard parts.count > 1 else { return [] }
    let fonts = parts.map { $0.child("attributes")?.child("font", key: "NSFont") }
    let first = fonts.firstIndex { $0 != nil }
    // Defects of the first font were reported when the view's own font was read.
    var reader = self
    return parts.indices.map { index in
      let font = fonts[index].map {
        index == first ? reader.attributedFont(from: $0) : attributedFont(from: $0)
      }
      return ViewAppearance.TextRun(
        length: (parts[index].string("content") ?? "").utf8.count, font: font,
        color: parts[index].child("attributes").flatMap { color("NSColor", of: $0) })
    }
  }

  /// Reads the runtime attributes that set the look of a view's layer.
  private func readLayer(of element: MarkupElement, into appearance: inout ViewAppearance) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      let value = RuntimeAttribute.Value(of: attribute)
      switch attribute["keyPath"] {
      case "layer.masksToBounds", "clipsToBounds":
        appearance.clipsToBounds = value.flag ?? appearance.clipsToBounds
      case "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
        "layer.borderColor":
        appearance.borderColor = color("value", of: attribute)
      default: break
      }
    }
  }

  /// Reads the runs of a button's attributed title, and its color.
  private mutating func readTitle(of button: ButtonNode, from element: MarkupElement) {
    let parts = element.titledPart?.fragments ?? []
    button.appearance.textRuns = textRuns(of: parts)
    let attributes = parts.lazy.compactMap { $0.child("attributes") }.first
    if let attributes, let color = color("NSColor", of: attributes) {
      button.appearance.textColor = color
    }
  }

  /// Reads the colors and the image of a button's normal state or of its configuration.
  private mutating func readLook(of button: ButtonNode, from element: MarkupElement) {
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = choice("style", of: configuration, or: .plain)
      button.appearance.textColor = color("baseForegroundColor", of: configuration)
      button.configurationColor =
        color("baseBackgroundColor", of: configuration)
        ?? configuration.child("backgroundConfiguration").flatMap {
          color("backgroundColor", of: $0)
        }
    } else if let state = element.child("state", key: "normal") {
      button.appearance.textColor = color("titleColor", of: state)
      if let name = state["backgroundImage"] {
        button.backgroundImageName = name
        button.backgroundImageSize =
          InterfaceSymbol(of: element) == nil
          ? resources.image(named: name)?.size : imageSize(of: element)
      }
      if let shadow = color("titleShadowColor", of: state), shadow.light.alpha > 0 {
        let offset = element.child("size", key: "titleShadowOffset")
        let size = LayoutSize(
          width: offset?.length("width") ?? 0, height: offset?.length("height") ?? 0)
        // A shadow of a button without an offset lies exactly under its title.
        button.appearance.shadow =
          size == .zero
          ? nil : ViewAppearance.Shadow(color: shadow, offset: size, radius: 0)
      }
    }
  }
}
