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
      view.set("isSymbol", image.isSymbol, unless: false)
    case .stack(let stack): writeStack(stack, view)
    case .segmentedControl(let control): writeSegments(control, view)
    case .pageControl(let control):
      view.set("numberOfPages", "\(control.numberOfPages)")
    case .datePicker(let picker):
      view.set("mode", picker.mode, unless: .dateAndTime)
      view.set("style", picker.style, unless: .automatic)
    case .switch(let control): view.set("isOn", control.isOn, unless: false)
    case .slider(let slider):
      view.set("minimumValue", slider.minimumValue, unless: 0)
      view.set("maximumValue", slider.maximumValue, unless: 1)
      view.set("value", slider.value, unless: 0)
    case .progress(let bar): view.set("progress", bar.progress, unless: 0)
    case .activityIndicator(let indicator):
      view.set("isLarge", indicator.isLarge, unless: false)
      view.set("isAnimating", indicator.isAnimating, unless: false)
      view.set("hidesWhenStopped", indicator.hidesWhenStopped, unless: true)
    case .tableCell(let cell): writeCell(cell, view)
    case .navigationBar(let bar):
      writeTexts(
        [("title", bar.title), ("prompt", bar.prompt), ("backTitle", bar.backTitle)], view)
      view.set("hasLargeTitle", bar.hasLargeTitle, unless: false)
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
    view.set("borderStyle", field.borderStyle, unless: .none)
    view.set("isSecureTextEntry", field.isSecureTextEntry, unless: false)
  }

  private func writeSuperclasses(of view: ViewCode) {
    if let control = view.node as? ControlNode {
      view.set("isEnabled", control.isEnabled, unless: true)
      view.set(
        "contentHorizontalAlignment", control.contentHorizontalAlignment, unless: .center)
    }
    guard let scroll = view.node as? ScrollNode else { return }
    view.set("isScrollEnabled", scroll.isScrollEnabled, unless: true)
    view.set("alwaysBounceVertical", scroll.alwaysBounceVertical, unless: false)
    view.set("adjustsContentInset", scroll.adjustsContentInset, unless: true)
    if scroll.contentInset != .zero { set("contentInset", scroll.contentInset, view) }
    if let table = scroll as? TableNode {
      view.set("style", table.style, unless: .plain)
      view.set("hasSeparators", table.hasSeparators, unless: true)
    }
    guard let collection = scroll as? CollectionNode else { return }
    setLength("lineSpacing", collection.lineSpacing, view)
    setLength("interitemSpacing", collection.interitemSpacing, view)
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
    let lengths = context.lengths(
      ["minimum", "maximum", "spacing"], [height.minimum, height.maximum, height.spacing])
    let multiple = Expression.Argument("multiple", .text(height.multiple.literal))
    view.set("lineHeight", .call("LineHeight", [multiple] + lengths))
  }

  private func writeButton(_ button: ButtonNode, _ view: ViewCode) {
    writeTexts([("title", button.title), ("imageName", button.imageName)], view)
    if let size = button.imageSize { view.set("imageSize", Self.size(size)) }
    if let font = button.symbolFont {
      view.set("symbolFont", self.font(font, of: button))
    }
    writeTexts([("backgroundImageName", button.backgroundImageName)], view)
    if let size = button.backgroundImageSize { view.set("backgroundImageSize", Self.size(size)) }
    view.set("style", button.style, unless: .system)
    view.set("configuration", button.configuration, unless: .plain)
    if let insets = button.contentInsets { set("contentInsets", insets, view) }
    if let insets = button.titleInsets { set("titleInsets", insets, view) }
    if let insets = button.imageInsets { set("imageInsets", insets, view) }
    if let color = button.configurationColor {
      view.set("configurationColor", Self.color(color, stated: nil))
    }
  }

  private func writeStack(_ stack: StackNode, _ view: ViewCode) {
    view.set("axis", stack.axis, unless: .horizontal)
    view.set("distribution", stack.distribution, unless: .fill)
    view.set("alignment", stack.alignment, unless: .fill)
    view.set(
      "isLayoutMarginsRelativeArrangement", stack.isLayoutMarginsRelativeArrangement,
      unless: false)
    view.set("isBaselineRelativeArrangement", stack.isBaselineRelativeArrangement, unless: false)
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
    view.set("apportionsWidthsByContent", control.apportionsWidthsByContent, unless: false)
  }

  private func writeCell(_ cell: TableCellNode, _ view: ViewCode) {
    view.set("hasAccessory", cell.hasAccessory, unless: false)
    view.set("accessory", cell.accessory, unless: .none)
    writeTexts(
      [
        ("sectionHeaderTitle", cell.sectionHeaderTitle),
        ("sectionFooterTitle", cell.sectionFooterTitle),
      ], view)
  }
}
