import ViewTree

extension ViewRole {
  /// The views that the user operates.
  static let controlRoles: [String: ViewRole] = [
    "button": .role(ButtonNode.self, reading: readButton),
    "segmentedControl": .role(SegmentedControlNode.self) { node, element, reader in
      node.apportionsWidthsByContent =
        reader.flag("apportionsSegmentWidthsByContent", of: element) ?? false
      node.selectedSegmentIndex = reader.wholeNumber("selectedSegmentIndex", of: element) ?? -1
      guard let segments = element.child("segments") else { return }
      node.titles = segments.children.filter { $0.name == "segment" }.enumerated().map {
        reader.localized("segmentTitles[\($0)]", of: element) ?? $1.string("title") ?? ""
      }
    },
    "pageControl": .role(PageControlNode.self) { node, element, reader in
      node.numberOfPages = reader.wholeNumber("numberOfPages", of: element) ?? 0
      node.currentPage = reader.wholeNumber("currentPage", of: element) ?? 0
      node.pageIndicatorTintColor = reader.color("pageIndicatorTintColor", of: element)
      node.currentPageIndicatorTintColor = reader.color(
        "currentPageIndicatorTintColor", of: element)
    },
    "switch": .role(SwitchNode.self) { node, element, reader in
      node.isOn = reader.flag("on", of: element) ?? false
      node.onTintColor = reader.color("onTintColor", of: element)
      node.thumbTintColor = reader.color("thumbTintColor", of: element)
    },
    "slider": .role(SliderNode.self) { node, element, reader in
      node.value = reader.number("value", of: element) ?? 0
      node.minimumValue = reader.number("minValue", of: element) ?? 0
      node.maximumValue = reader.number("maxValue", of: element) ?? 1
      node.minimumTrackTintColor = reader.color("minimumTrackTintColor", of: element)
      node.maximumTrackTintColor = reader.color("maximumTrackTintColor", of: element)
      node.thumbTintColor = reader.color("thumbTintColor", of: element)
    },
    "stepper": .role(StepperNode.self),
    "datePicker": .role(DatePickerNode.self) { node, element, reader in
      node.mode =
        reader.choice("datePickerMode", of: element, as: DatePickerNode.Mode.self) ?? .dateAndTime
      node.style = reader.choice("style", of: element, as: DatePickerNode.Style.self) ?? .automatic
    },
    "colorWell": .role(ControlNode.self, className: "UIColorWell"),
  ]

  /// Reads what the button shows in its normal state.
  private static let readButton:
    @Sendable (ButtonNode, MarkupElement, inout ElementReader) -> Void = {
      node, element, reader in
      let configuration = element.child("buttonConfiguration", key: "configuration")
      if configuration != nil {
        node.style = .configured
      } else if element["buttonType"] == nil {
        node.style = .custom
      }
      if let part = element.titledPart {
        let attributed = reader.attributedText("attributedTitle", of: part)
        node.title =
          attributed?.text
          ?? reader.localized(
            configuration == nil ? "normalTitle" : "configuration.title", of: element)
          ?? part.string("title")
        node.font = attributed?.font
        if let name = part.imageName {
          node.imageName = name
          node.imageSize = reader.imageSize(of: part)
        }
        if let font = part.child("fontDescription", key: "titleFontDescription") {
          node.font = reader.font(from: font)
        }
      }
      if let insets = element.child("inset", key: "contentEdgeInsets") {
        node.contentInsets = reader.insets(ofInset: insets)
      }
    }
}

extension MarkupElement {
  /// The part of a button's element that says what it shows: the configuration or else the normal state.
  ///
  /// What a button with a configuration says of its state is left from before, and not shown.
  var titledPart: MarkupElement? {
    child("buttonConfiguration", key: "configuration") ?? child("state", key: "normal")
  }
}
