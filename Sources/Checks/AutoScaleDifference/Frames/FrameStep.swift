/// A length of a view's frame: x, y, its width or its height.
struct FrameStep: Hashable {
  /// The object id of the view.
  let view: String

  /// The index of the length in x, y, width and height.
  let index: Int

  /// The lengths of a view.
  static func all(of view: String) -> [FrameStep] {
    (0..<4).map { FrameStep(view: view, index: $0) }
  }
}
