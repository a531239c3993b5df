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
