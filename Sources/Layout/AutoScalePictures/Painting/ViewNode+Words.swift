import AutoScaleTrees

extension ViewNode {
  /// The words that stand for the view in a picture of characters.
  ///
  /// They are empty for a plain background, and nil for a view without a look of its own.
  package var pictureWords: String? { shownWords ?? (appearance.backgroundColor == nil ? nil : "") }

  /// The text, title, placeholder or image name of the view in one line of at most 40 characters, or nil if
  /// it is empty.
  package var shortText: String? {
    let text: String? =
      switch role {
      case .label(let label): label.text
      case .button(let button): button.title ?? button.imageName
      case .textField(let field): field.text ?? field.placeholder
      case .textView(let view): view.text
      case .image(let image): image.imageName
      case .navigationBar(let bar): bar.title
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0.singleLine(of: 40) }
  }

  /// All texts of the view in full, with those of bar items and of the sections that begin at a cell.
  package var shownTexts: [String] {
    let texts: [String?] =
      switch role {
      case .label(let label): [label.text]
      case .button(let button): [button.title, button.imageName]
      case .textField(let field): [field.text, field.placeholder]
      case .textView(let view): [view.text]
      case .searchBar(let bar): [bar.text, bar.placeholder]
      case .segmentedControl(let control): control.titles
      case .image(let image): [image.imageName]
      case .tableCell(let cell):
        [
          cell.sectionHeaderTitle, cell.configuredText, cell.configuredSecondaryText,
          cell.sectionFooterTitle,
        ]
      case .navigationBar(let bar):
        [bar.title, bar.prompt, bar.backTitle] + (bar.leadingItems + bar.trailingItems).texts
      case .tabBar(let bar): bar.items.texts
      case .toolbar(let bar): bar.items.texts
      case .view, .control, .switch, .slider, .stepper, .pageControl, .datePicker, .progress,
        .activityIndicator, .picker, .visualEffect, .web, .map, .stack, .scroll, .table,
        .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell:
        []
      }
    return texts.compactMap(\.self).filter { !$0.isEmpty }
  }

  private var shownWords: String? {
    switch role {
    case .label(let label): label.text
    case .button(let button): button.title ?? ""
    case .textField(let field): field.text ?? field.placeholder ?? ""
    case .image(let image): image.imageName ?? "image"
    case .switch, .slider, .stepper, .segmentedControl, .datePicker, .searchBar: className
    case .view, .textView, .control, .pageControl, .progress, .activityIndicator, .picker,
      .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      nil
    }
  }
}

extension [BarItem] {
  /// The titles of the items and the names of their images.
  fileprivate var texts: [String?] { flatMap { [$0.title, $0.imageName] } }
}
