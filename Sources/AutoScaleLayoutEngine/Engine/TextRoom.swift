import AutoScale
import AutoScaleTrees

/// A text that can be seen, and the room that its view has for it.
package struct TextRoom {
  /// The label or the button.
  package let node: ViewNode

  /// The size that the whole text needs, in points: at the width of the frame where it may wrap.
  package let needed: LayoutSize

  /// The size that there is for it, in points.
  package let available: LayoutSize

  /// Whether the text has room; what has it in a smaller font alone is tight.
  package let fit: TextFit

  /// By which factor the font shrinks to make room; 1 where it does not.
  package let fontScale: Double
}

extension LayoutResult {
  /// The texts of labels and buttons that can be seen, in the order of the tree.
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
    guard let content = model.content(of: position), let shown = ShownText(node) else {
      return nil
    }
    let frame = frames[position]
    let measure = { (width: Double?, lines: Int) in
      shown.measured(
        by: model.settings.sizing.measurer, width: width, lines: lines, in: model.context)
    }
    let natural = measure(nil, 1)
    // Around the text is what the content has beside it: insets, or an image.
    let around = shown.isWrapping ? 0 : max(0, (content.width ?? 0) - natural.size.width)
    let room = LayoutSize(width: max(0, frame.width - around), height: frame.height)
    let needed = shown.isWrapping ? measure(room.width, 0).size : natural.size
    var fit = measure(room.width, shown.lines).fit
    let fontScale = fit == .fits ? 1 : shown.fontScale(for: room.width / natural.size.width)
    if fontScale < 1 { fit = .tight }
    if needed.height * fontScale > room.height + Self.noHeight { fit = .clipped }
    return TextRoom(
      node: node, needed: needed, available: room, fit: fit, fontScale: fontScale)
  }

  /// By how much a text may be higher than its room before something of it is missing, in points.
  ///
  /// That much of a line is above the highest letters and below the lowest ones.
  private static let noHeight = 1.0
}

/// A text that is cut off, or shrinks, where there is no room for it.
private enum ShownText {
  case label(LabelNode)
  case title(String, ButtonNode)

  /// The text of a node; nil for one that shows none, or that lets it scroll.
  init?(_ node: ViewNode) {
    switch node.role {
    case .label(let label) where label.text ?? "" != "": self = .label(label)
    case .button(let button):
      guard let title = button.title, !title.isEmpty, button.font != nil else { return nil }
      self = .title(title, button)
    case .label, .view, .textField, .textView, .searchBar, .control, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator,
      .picker, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell,
      .navigationBar, .tabBar, .toolbar:
      return nil
    }
  }

  /// The largest number of lines; zero for any.
  var lines: Int {
    if case .label(let label) = self { label.numberOfLines } else { 1 }
  }

  var isWrapping: Bool { lines != 1 }

  /// By which factor the font shrinks at most; 1 where it does not.
  private var leastFontScale: Double {
    if case .label(let label) = self { label.minimumScaleFactor ?? 1 } else { 1 }
  }

  func measured(
    by measurer: any TextMeasurer, width: Double?, lines: Int, in context: ScreenContext
  ) -> TextMeasurement {
    switch self {
    case .label(let label): measurer.measure(label, width: width, lines: lines, in: context)
    case .title(let title, let button):
      measurer.measure(title, of: button, width: width, lines: lines, in: context)
    }
  }

  /// By which factor the font shrinks where a line has a part of the width that it needs; 1 where it
  /// has all of it, and where it may not shrink as much.
  func fontScale(for share: Double) -> Double {
    !isWrapping && share < 1 && share > 0 && share >= leastFontScale ? share : 1
  }
}
