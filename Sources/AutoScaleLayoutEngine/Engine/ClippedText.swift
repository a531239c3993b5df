import AutoScaleTrees

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
  /// What a measurer calls tight, since its prediction may be wrong by so much, is not among them, nor
  /// is a text that its label's `minimumScaleFactor` lets shrink into its room, or one that is at most a
  /// point higher than its room: so much of a line is above and below its letters.
  ///
  ///     #expect(engine.layout(screen, in: Screen.phones[0].context()).clippedTexts.isEmpty)
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  public var clippedTexts: [ClippedText] {
    textRooms.filter { $0.fit == .clipped }.map {
      ClippedText(node: $0.node, needed: $0.needed, available: $0.available)
    }
  }
}
