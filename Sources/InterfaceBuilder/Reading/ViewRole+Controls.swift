import ViewTree

extension ViewRole {
  /// The views that the user operates.
  static let controlRoles: [String: ViewRole] = [
    "button": .role(ButtonNode.self, reading: readButton),
    "segmentedControl": .role(SegmentedControlNode.self) { node, element, reader in
      node.apportionsWidthsByContent =
        reader.flag("apportionsSegmentWidthsByContent", of: element) ?? false
      guard let segments = element.child("segments") else { return }
      node.titles = segments.children.filter { $0.name == "segment" }.enumerated().map {
        reader.localized("segmentTitles[\($0)]", of: element) ?? $1.string("title") ?? ""
      }
    },
    "pageControl": .role(PageControlNode.self) { node, element, reader in
      node.numberOfPages = reader.wholeNumber("numberOfPages", of: element) ?? 0
    },
    "switch": .role(SwitchNode.self),
    "slider": .role(SliderNode.self),
    "stepper": .role(StepperNode.self),
    "datePicker": .role(DatePickerNode.self),
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
      // What a button with a configuration says of its state is left from before, and not shown.
      if let part = configuration ?? element.child("state", key: "normal") {
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
