import AutoScaleTrees

/// A view with a frame that is too small for its text.
public struct ClippedText {
  /// The label or the button.
  public let node: ViewNode

  /// The size of the whole text, in points; a text that wraps has the width of the frame.
  public let needed: LayoutSize

  /// The available size, in points.
  public let available: LayoutSize
}

extension ClippedText: CustomStringConvertible {
  /// The view and the two sizes, such as `title needs 120.5 × 20.5, but has 96 × 20.5`.
  public var description: String { "\(node.layoutName) needs \(needed), but has \(available)" }
}

extension LayoutResult {
  /// The visible labels and buttons whose texts are cut off, in the order of the tree.
  ///
  /// Excluded are tight texts, within the error of a prediction; texts that shrink into their room by
  /// `minimumScaleFactor`; and texts that are at most a point higher than their room, because lines have
  /// space above and below their letters.
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
