import AutoScaleTrees

extension NodeWriter {
  /// Writes the properties of a node's role.
  func writeRole(of view: ViewCode) {
    switch view.node.role {
    case .label(let label): writeLabel(label, view)
    case .textField(let field): writeField(field, view)
    case .textView(let text):
      writeTexts([("text", text.text)], view)
      write(text.lineHeight, view)
    case .searchBar(let bar):
      writeTexts([("text", bar.text), ("placeholder", bar.placeholder)], view)
    case .button(let button): writeButton(button, view)
    case .image(let image):
      writeTexts([("imageName", image.imageName)], view)
      if let size = image.imageSize { view.set("imageSize", Self.size(size)) }
      if image.isSymbol { view.set("isSymbol", "true") }
    case .stack(let stack): writeStack(stack, view)
    case .segmentedControl(let control): writeSegments(control, view)
    case .pageControl(let control):
      view.set("numberOfPages", .text("\(control.numberOfPages)"))
    case .datePicker(let picker):
      if picker.mode != .dateAndTime { view.set("mode", .text(".\(picker.mode.rawValue)")) }
      if picker.style != .automatic { view.set("style", .text(".\(picker.style.rawValue)")) }
    case .switch(let control): if control.isOn { view.set("isOn", "true") }
    case .slider(let slider): writeSlider(slider, view)
    case .progress(let bar):
      if bar.progress != 0 { view.set("progress", .text(bar.progress.literal)) }
    case .activityIndicator(let indicator):
      if indicator.isLarge { view.set("isLarge", "true") }
      if indicator.isAnimating { view.set("isAnimating", "true") }
      if !indicator.hidesWhenStopped { view.set("hidesWhenStopped", "false") }
    case .tableCell(let cell): writeCell(cell, view)
    case .navigationBar(let bar):
      writeTexts(
        [("title", bar.title), ("prompt", bar.prompt), ("backTitle", bar.backTitle)], view)
      if bar.hasLargeTitle { view.set("hasLargeTitle", "true") }
    case .visualEffect(let effect): writeTexts([("blurStyle", effect.blurStyle)], view)
    default: break
    }
    writeSuperclasses(of: view)
  }

  private func writeTexts(_ texts: [(String, String?)], _ view: ViewCode) {
    for case (let property, let text?) in texts { view.set(property, .text(text.literal)) }
  }

  private func writeField(_ field: TextFieldNode, _ view: ViewCode) {
    writeTexts([("text", field.text), ("placeholder", field.placeholder)], view)
    if field.borderStyle != .none {
      view.set("borderStyle", .text(".\(field.borderStyle.rawValue)"))
    }
    if field.isSecureTextEntry { view.set("isSecureTextEntry", "true") }
  }

  private func writeSuperclasses(of view: ViewCode) {
    if let control = view.node as? ControlNode {
      if !control.isEnabled { view.set("isEnabled", "false") }
      if control.contentHorizontalAlignment != .center {
        view.set(
          "contentHorizontalAlignment", .text(".\(control.contentHorizontalAlignment.rawValue)"))
      }
    }
    guard let scroll = view.node as? ScrollNode else { return }
    if !scroll.isScrollEnabled { view.set("isScrollEnabled", "false") }
    if scroll.alwaysBounceVertical { view.set("alwaysBounceVertical", "true") }
    if !scroll.adjustsContentInset { view.set("adjustsContentInset", "false") }
    if scroll.contentInset != .zero { set("contentInset", scroll.contentInset, view) }
    if let table = scroll as? TableNode {
      if table.style != .plain { view.set("style", .text(".\(table.style.rawValue)")) }
      if !table.hasSeparators { view.set("hasSeparators", "false") }
    }
    guard let collection = scroll as? CollectionNode else { return }
    if collection.lineSpacing != 0 {
      view.set("lineSpacing", context.length(collection.lineSpacing))
    }
    if collection.interitemSpacing != 0 {
      view.set("interitemSpacing", context.length(collection.interitemSpacing))
    }
    if collection.sectionInset != .zero { set("sectionInset", collection.sectionInset, view) }
  }

  private func writeLabel(_ label: LabelNode, _ view: ViewCode) {
    writeTexts([("text", label.text)], view)
    if label.numberOfLines != 1 { view.set("numberOfLines", .text("\(label.numberOfLines)")) }
    if let factor = label.minimumScaleFactor {
      view.set("minimumScaleFactor", .text(factor.exactLiteral))
    }
    write(label.lineHeight, view)
  }

  private func write(_ height: LineHeight?, _ view: ViewCode) {
    guard let height else { return }
    view.set(
      "lineHeight",
      .call(
        "LineHeight",
        [
          .init("multiple", .text(height.multiple.literal)),
          .init("minimum", context.length(height.minimum)),
          .init("maximum", context.length(height.maximum)),
          .init("spacing", context.length(height.spacing)),
        ]))
  }

  private func writeButton(_ button: ButtonNode, _ view: ViewCode) {
    writeTexts([("title", button.title), ("imageName", button.imageName)], view)
    if let size = button.imageSize { view.set("imageSize", Self.size(size)) }
    if let font = button.symbolFont {
      view.set("symbolFont", self.font(font, of: button))
    }
    writeTexts([("backgroundImageName", button.backgroundImageName)], view)
    if let size = button.backgroundImageSize { view.set("backgroundImageSize", Self.size(size)) }
    if button.style != .system { view.set("style", .text(".\(button.style.rawValue)")) }
    if button.configuration != .plain {
      view.set("configuration", .text(".\(button.configuration.rawValue)"))
    }
    if let insets = button.contentInsets { set("contentInsets", insets, view) }
    if let color = button.configurationColor {
      view.set("configurationColor", Self.color(color, stated: nil))
    }
  }

  private func writeStack(_ stack: StackNode, _ view: ViewCode) {
    if stack.axis != .horizontal { view.set("axis", .text(".\(stack.axis.rawValue)")) }
    if stack.distribution != .fill {
      view.set("distribution", .text(".\(stack.distribution.rawValue)"))
    }
    if stack.alignment != .fill { view.set("alignment", .text(".\(stack.alignment.rawValue)")) }
    if stack.isLayoutMarginsRelativeArrangement {
      view.set("isLayoutMarginsRelativeArrangement", "true")
    }
    if stack.isBaselineRelativeArrangement { view.set("isBaselineRelativeArrangement", "true") }
  }

  private func writeSegments(_ control: SegmentedControlNode, _ view: ViewCode) {
    func list(_ items: [String]) -> Expression { .list(items.map { .text($0) }) }
    if !control.titles.isEmpty { view.set("titles", list(control.titles.map(\.literal))) }
    if control.segmentWidths.contains(where: { $0 != 0 }) {
      view.set("segmentWidths", .list(control.segmentWidths.map { context.length($0) }))
    }
    if control.imageWidths.contains(where: { $0 != 0 }) {
      view.set("imageWidths", list(control.imageWidths.map(\.literal)))
    }
    if control.selectedSegmentIndex >= 0 {
      view.set("selectedSegmentIndex", .text("\(control.selectedSegmentIndex)"))
    }
    if control.apportionsWidthsByContent { view.set("apportionsWidthsByContent", "true") }
  }

  private func writeSlider(_ slider: SliderNode, _ view: ViewCode) {
    if slider.minimumValue != 0 { view.set("minimumValue", .text(slider.minimumValue.literal)) }
    if slider.maximumValue != 1 { view.set("maximumValue", .text(slider.maximumValue.literal)) }
    if slider.value != 0 { view.set("value", .text(slider.value.literal)) }
  }

  private func writeCell(_ cell: TableCellNode, _ view: ViewCode) {
    if cell.hasAccessory { view.set("hasAccessory", "true") }
    if cell.accessory != .none { view.set("accessory", .text(".\(cell.accessory.rawValue)")) }
    writeTexts(
      [
        ("sectionHeaderTitle", cell.sectionHeaderTitle),
        ("sectionFooterTitle", cell.sectionFooterTitle),
      ], view)
  }
}
