import AutoScaleTestSupport
import AutoScaleXcodeCanvas

extension CanvasDocument {
  /// The views of a document that are not where they were stored, with the reasons.
  static func misses(
    _ subviews: [String], _ constraints: [String], sizes: LayoutOptions.Sizes = .stored
  ) throws -> [FrameMiss] {
    let document = try make(subviews.joined(), constraints)
    return FrameComparison(of: DocumentLayout(document, options: LayoutOptions(sizes: sizes)))
      .misses
  }
}
