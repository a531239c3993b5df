import AutoScale
import AutoScaleTrees

// MARK: - Labels, fields and text views

extension PicturePainter {
  mutating func draw(_ label: LabelNode, _ view: PictureView) {
    // UILabel draws inside its bounds only.
    guard view.size.height > 0 else { return }
    draw(
      Text(
        content: label.text ?? "", font: label.font ?? .system(17), lineHeight: label.lineHeight,
        color: view.appearance.textColor ?? .label, alignment: view.appearance.textAlignment,
        mode: view.appearance.lineBreakMode ?? .tailTruncation,
        lineLimit: max(0, label.numberOfLines), minimumScaleFactor: label.minimumScaleFactor,
        slack: slack(of: label.font ?? .system(17), in: view), shadow: view.appearance.shadow,
        runs: view.appearance.textRuns),
      in: room(of: label, view))
  }

  /// Returns the space for a label's text.
  ///
  /// The system makes labels in cells with a style as wide as their texts, whatever width is stored.
  private func room(of label: LabelNode, _ view: PictureView) -> LayoutRect {
    // Constraints give a label of a user's own cell its width; only those of a style are free.
    guard label.numberOfLines == 1, label.translatesAutoresizingMaskIntoConstraints != false,
      let content = label.parent, content.parent is TableCellNode
    else { return view.bounds }
    let natural = width(of: label.text ?? "", in: label)
    let missing = max(0, natural - view.size.width)
    // The second label of two styles is at the right and grows to the left.
    let isAtEnd = view.appearance.textAlignment == .right
    return LayoutRect(
      x: isAtEnd ? -missing : 0, width: view.size.width + missing, height: view.size.height)
  }

  mutating func draw(_ field: TextFieldNode, _ view: PictureView) {
    drawBorder(of: field, view)
    // Half of the 14 points that a layout adds to the width of a field with a border.
    let inset = field.borderStyle == .none ? 0.0 : 7
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    draw(
      Text(
        content: text.isEmpty ? field.placeholder ?? "" : shown,
        font: field.font ?? .system(14),
        color: text.isEmpty ? .placeholderText : view.appearance.textColor ?? .label,
        alignment: view.appearance.textAlignment, runs: view.appearance.textRuns),
      in: view.bounds.inset(inset, 0))
  }

  private mutating func drawBorder(of field: TextFieldNode, _ view: PictureView) {
    switch field.borderStyle {
    case .none: break
    case .line: stroke(view.bounds, with: Stroke(color: .label))
    case .bezel: stroke(view.bounds, with: Stroke(color: .systemGray))
    case .roundedRect:
      // A rounded UITextField is white until a background is stated.
      if view.appearance.backgroundColor == nil {
        fill(view.bounds, radius: view.cornerRadius, with: .systemBackground)
      }
      stroke(
        view.bounds, radius: view.cornerRadius, with: Stroke(color: .systemFill, width: 1))
    }
  }

  mutating func draw(_ textView: TextViewNode, _ view: PictureView) {
    // Source: `textContainerInset` and `lineFragmentPadding` of UIKit.
    draw(
      Text(
        content: textView.text ?? "", font: textView.font ?? .system(14),
        lineHeight: textView.lineHeight,
        color: view.appearance.textColor ?? .label, alignment: view.appearance.textAlignment,
        mode: .wordWrap, lineLimit: 0, vertical: .top, runs: view.appearance.textRuns),
      in: view.bounds.inset(5, 8))
  }

  mutating func draw(_ bar: SearchBarNode, _ view: PictureView) {
    let field = LayoutRect(
      x: 8, y: (view.size.height - 36) / 2, width: view.size.width - 16, height: 36)
    fill(field, radius: metrics.searchField, with: .tertiarySystemFill)
    drawSymbol(
      "magnifyingglass", in: LayoutRect(x: 16, y: field.y + 9, width: 18, height: 18),
      color: .secondaryLabel)
    let text = bar.text ?? ""
    draw(
      Text(
        content: text.isEmpty ? bar.placeholder ?? "" : text, font: .system(17),
        color: text.isEmpty ? .secondaryLabel : .label),
      in: LayoutRect(x: 38, y: field.y, width: field.width - 38, height: 36))
  }
}
