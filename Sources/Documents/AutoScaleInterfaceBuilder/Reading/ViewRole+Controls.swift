import AutoScaleTrees

extension ViewRole {
  /// The views that the user operates.
  static let controlRoles: [String: ViewRole] = [
    "button": .role(ButtonNode.init, reading: readButton),
    "segmentedControl": .role(SegmentedControlNode.init) { node, element, reader in
      node.apportionsWidthsByContent =
        reader.flag("apportionsSegmentWidthsByContent", of: element)
      node.selectedSegmentIndex = reader.wholeNumber("selectedSegmentIndex", of: element) ?? -1
      let segments = element.child("segments")?.children.filter { $0.name == "segment" } ?? []
      node.titles = segments.enumerated().map {
        // The texts of segments are listed by their indices, not by ids.
        reader.localized("segmentTitles[\($0)]", of: element) ?? $1.string("title") ?? ""
      }
      node.segmentWidths = segments.map { max(0, reader.number("width", of: $0) ?? 0) }
      node.imageWidths = segments.map { reader.imageSize(of: $0)?.width ?? 0 }
    },
    "pageControl": .role(PageControlNode.init) { node, element, reader in
      node.numberOfPages = reader.wholeNumber("numberOfPages", of: element) ?? 0
      node.currentPage = reader.wholeNumber("currentPage", of: element) ?? 0
      node.pageIndicatorTintColor = reader.color("pageIndicatorTintColor", of: element)
      node.currentPageIndicatorTintColor = reader.color(
        "currentPageIndicatorTintColor", of: element)
    },
    "switch": .role(SwitchNode.init) { node, element, reader in
      node.isOn = reader.flag("on", of: element)
      node.onTintColor = reader.color("onTintColor", of: element)
      node.thumbTintColor = reader.color("thumbTintColor", of: element)
    },
    "slider": .role(SliderNode.init) { node, element, reader in
      node.value = reader.number("value", of: element) ?? 0
      node.minimumValue = reader.number("minValue", of: element) ?? 0
      node.maximumValue = reader.number("maxValue", of: element) ?? 1
      node.minimumTrackTintColor = reader.color("minimumTrackTintColor", of: element)
      node.maximumTrackTintColor = reader.color("maximumTrackTintColor", of: element)
      node.thumbTintColor = reader.color("thumbTintColor", of: element)
    },
    "stepper": .role(StepperNode.init),
    "datePicker": .role(DatePickerNode.init) { node, element, reader in
      node.mode =
        reader.choice("datePickerMode", of: element, or: .dateAndTime)
      node.style = reader.choice("style", of: element, or: .automatic)
    },
    "colorWell": .role(ControlNode.init, className: "UIColorWell"),
  ]

  /// Reads the content of the button's normal state.
  private static let readButton:
    @Sendable (ButtonNode, MarkupElement, inout ElementReader) -> Void = {
      node, element, reader in
      let configuration = element.child("buttonConfiguration", key: "configuration")
      node.style = configuration == nil ? style(ofType: element["buttonType"]) : .configured
      if let part = element.titledPart {
        let attributed = reader.attributedText("attributedTitle", of: part)
        node.title =
          attributed?.text
          ?? reader.localized(
            configuration == nil ? "normalTitle" : "configuration.title", of: element)
          ?? part.string("title")
        node.font = attributed?.font
        if let font = part.child("fontDescription", key: "titleFontDescription") {
          node.font = reader.font(from: font)
        }
        if let name = part.imageName {
          node.imageName = name
          node.imageSize = reader.imageSize(of: part)
          readSymbol(of: node, from: part)
        }
      }
      func insets(_ key: String) -> LayoutInsets? {
        element.child("inset", key: key).map { reader.insets(ofInset: $0) }
      }
      node.contentInsets = insets("contentEdgeInsets")
      node.titleInsets = insets("titleEdgeInsets")
      node.imageInsets = insets("imageEdgeInsets")
    }
}

extension ViewRole {
  private static func style(ofType type: String?) -> ButtonNode.Style {
    switch type {
    case nil: .custom
    // These show a symbol, and stored frames of four repositories have a size of their own for
    // them.
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": .detail
    default: .system
    }
  }

  /// Reads the font whose line positions a button's symbol; in a configuration it is the title's.
  private static func readSymbol(of node: ButtonNode, from part: MarkupElement) {
    guard let symbol = InterfaceSymbol(of: part) else { return }
    let standard = InterfaceSymbol.standardPointSize
    // A configuration scales its symbols with the font of the title, unless the symbol has a size.
    node.symbolFont = .system(symbol.pointSize ?? standard)
    guard symbol.pointSize == nil, node.style == .configured, let font = node.font else { return }
    node.symbolFont = font
    node.imageSize = node.imageSize.map {
      LayoutSize(width: $0.width * font.size / standard, height: $0.height * font.size / standard)
    }
  }
}

extension MarkupElement {
  /// The part of a button's element with its content: the configuration or else the normal state.
  ///
  /// The state of a button with a configuration is a leftover, and not shown.
  var titledPart: MarkupElement? {
    child("buttonConfiguration", key: "configuration") ?? child("state", key: "normal")
  }
}
