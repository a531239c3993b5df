import AutoScale
import AutoScaleTrees

/// A visible text, and its room in its view.
package struct TextRoom {
  /// The label or the button.
  package let node: ViewNode

  /// The size of the whole text, in points; a text that wraps has the width of the frame.
  package let needed: LayoutSize

  /// The available size, in points.
  package let available: LayoutSize

  /// Whether the text has room; a text that only fits in a smaller font is tight.
  package let fit: TextFit

  /// The factor by which the font shrinks to make room, at most 1.
  package let fontScale: Double
}

extension LayoutResult {
  /// The visible texts of labels and buttons, in the order of the tree.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  package var textRooms: [TextRoom] {
    var found: [TextRoom] = []
    for position in tree.visibleIndices {
      if let room = textRoom(at: position) { found.append(room) }
    }
    return found
  }

  private func textRoom(at position: Int) -> TextRoom? {
    let node = nodes[position]
    guard let content = model.contentSizes[position], let shown = ShownText(node) else {
      return nil
    }
    let frame = frames[position]
    let measure = { (width: Double?, lines: Int) in
      measurer.measure(shown.text, of: node, width: width, lines: lines, in: model.context)
    }
    let natural = measure(nil, 1)
    // The rest of the content is insets or an image.
    let around =
      shown.isWrapping
      ? 0 : max(0, (content.width ?? 0) - natural.size.width) + shown.insetsBesideContent
    let room = LayoutSize(width: max(0, frame.width - around), height: frame.height)
    // A wrapped text takes the width that there is and asks for height.
    let needed = shown.isWrapping ? measure(room.width, 0).size : natural.size
    var fit = measure(room.width, shown.lines).fit
    let fontScale = fit == .fits ? 1 : shown.fontScale(for: room.width / natural.size.width)
    // The author allowed a smaller font, but it is harder to read.
    if fontScale < 1 { fit = .tight }
    // A smaller font has lower lines.
    if needed.height * fontScale > room.height + Self.heightTolerance { fit = .clipped }
    return TextRoom(
      node: node, needed: needed, available: room, fit: fit, fontScale: fontScale)
  }

  /// The largest excess height of a text that is not cut off, in points.
  ///
  /// Lines have about that much space above and below their letters.
  private static let heightTolerance = 1.0
}

/// A text that is cut off or shrinks without room.
private struct ShownText {
  let text: String

  /// The largest number of lines; zero means no limit.
  private(set) var lines = 1

  /// The smallest factor by which the font shrinks, at most 1.
  private var leastFontScale = 1.0

  /// The sum of insets that narrow the room of a title, but do not count for the size of its button.
  ///
  /// Source: openradar 18348992.
  private(set) var insetsBesideContent = 0.0

  /// The text of a node, if it shows one that does not scroll.
  init?(_ node: ViewNode) {
    // Listed instead of `default`, so that a new role must say whether it shows a text.
    switch node.role {
    case .label(let label):
      text = label.text ?? ""
      (lines, leastFontScale) = (label.numberOfLines, label.minimumScaleFactor ?? 1)
    case .button(let button) where button.font != nil:
      // UIKit's buttons have one line unless code says otherwise.
      text = button.title ?? ""
      if button.style != .configured { insetsBesideContent = button.titleInsets?.horizontal ?? 0 }
    case .button, .view, .textField, .textView, .searchBar, .control, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator,
      .picker, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell,
      .navigationBar, .tabBar, .toolbar:
      return nil
    }
    if text.isEmpty { return nil }
  }

  var isWrapping: Bool { lines != 1 }

  /// Returns the factor by which the font shrinks if a line has a share of its width; 1 if the line
  /// fits, or if it may not shrink as much.
  func fontScale(for share: Double) -> Double {
    // Only a single line shrinks: Apple's documentation of adjustsFontSizeToFitWidth.
    !isWrapping && share < 1 && share > 0 && share >= leastFontScale ? share : 1
  }
}
