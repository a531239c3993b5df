import AutoScale
import ViewTree

/// A view whose frame is too small for its text.
public struct ClippedText {
  /// The label or the button.
  public let node: ViewNode

  /// The size that the whole text needs, in points: at the width of the frame where it may wrap.
  public let needed: LayoutSize

  /// The size that there is for it, in points.
  public let available: LayoutSize
}

extension ClippedText: CustomStringConvertible {
  /// The view and the two sizes, such as `title needs 120.5 × 20.5, but has 96 × 20.5`.
  public var description: String { "\(node.layoutName) needs \(needed), but has \(available)" }
}

extension LayoutResult {
  /// The labels and buttons that can be seen and whose texts are cut off, in the order of the tree.
  ///
  /// What a measurer calls tight, since its prediction may be wrong by so much, is not among them.
  ///
  ///     #expect(engine.layout(screen, in: Screen.phones[0].context()).clippedTexts.isEmpty)
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  public var clippedTexts: [ClippedText] {
    var found: [ClippedText] = []
    forEachVisible { position, _ in
      if let clipped = clippedText(at: position) { found.append(clipped) }
    }
    return found
  }

  private func clippedText(at position: Int) -> ClippedText? {
    guard let content = model.content(of: position), let shown = ShownText(nodes[position]) else {
      return nil
    }
    let frame = frames[position]
    let measure = { (width: Double?, lines: Int) in
      model.settings.sizing.measurer.measure(
        shown.text, font: shown.font, lineHeight: shown.lineHeight, width: width, lines: lines,
        in: model.context)
    }
    let natural = measure(nil, 1)
    // Around the text is what the content has beside it: insets, or an image.
    let around = shown.isWrapping ? 0 : max(0, (content.width ?? 0) - natural.size.width)
    let room = LayoutSize(width: max(0, frame.width - around), height: frame.height)
    let needed = shown.isWrapping ? measure(room.width, 0) : natural
    let isClipped =
      measure(room.width, shown.lines).fit == .clipped
      || needed.size.height > room.height + Self.noHeight
    guard isClipped else { return nil }
    return ClippedText(node: nodes[position], needed: needed.size, available: room)
  }

  /// By how much a text may be higher than its room before something of it is missing, in points.
  private static let noHeight = 0.5
}

/// A text that is cut off where there is no room for it.
private struct ShownText {
  let text: String
  let font: FontDescriptor
  let lines: Int
  var lineHeight: LineHeight?

  var isWrapping: Bool { lines != 1 }

  /// The text of a node; nil for one that shows none, or that lets it scroll.
  init?(_ node: ViewNode) {
    switch node.role {
    case .label(let label):
      (text, lines, lineHeight) = (label.text ?? "", label.numberOfLines, label.lineHeight)
    case .button(let button): (text, lines) = (button.title ?? "", 1)
    case .view, .textField, .textView, .searchBar, .control, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator,
      .picker, .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell,
      .tableHeaderFooter, .contentView, .collection, .collectionReusable, .collectionCell,
      .navigationBar, .tabBar, .toolbar:
      return nil
    }
    guard !text.isEmpty, let font = node.font else { return nil }
    self.font = font
  }
}
