import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The views whose frames depend on texts without a stored size.
///
/// A layout with smaller and one with larger predictions tell: frames that rest on stored sizes alone do
/// not change.
struct PredictedFrames {
  private var positions: Set<Int> = []

  /// Compares a layout with other predictions.
  ///
  /// - Complexity: Two layouts.
  init(in result: LayoutResult, of canvas: DesignCanvas) throws(InvalidParameterError) {
    guard let root = result.nodes.first else { return }
    for scale in [0.5, 1.5] {
      var options = canvas.options
      options.textScale = scale
      let other = try canvas.with(options).layout(root)
      for position in result.frames.indices
      where !other.frames[position].isClose(
        to: result.frames[position], tolerance: LayoutRect.roundingError)
      {
        positions.insert(position)
      }
    }
  }

  /// Whether the frame of the view at a position depends on a prediction.
  func contains(_ position: Int) -> Bool { positions.contains(position) }
}
