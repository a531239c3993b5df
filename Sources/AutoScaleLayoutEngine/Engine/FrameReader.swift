import AutoScale
import AutoScaleTrees
import Foundation

/// Makes frames of solved rectangles.
///
/// Edges snap to whole pixels in the root, and sizes follow: separately rounded sizes would open gaps
/// between nodes that touch.
struct FrameReader {
  let model: LayoutModel
  let values: [Double]

  private var snapsToPixels: Bool { model.settings.snapsToPixels }

  /// The number of pixels in a point, or 1 without snapping.
  private var unitsPerPoint: Double { snapsToPixels ? model.context.pixelsPerPoint : 1 }

  /// The frame of each node in the coordinates of its parent, in points.
  func frames() -> [LayoutRect] {
    let scale = unitsPerPoint
    var frames = model.tree.nodes.indices.map { frame(at: $0, scale) }
    // Backwards, so that the frame of a node's parent is still relative to the root.
    for position in frames.indices.reversed() {
      let parent = Int(model.tree.parents[position])
      let (originX, originY) = parent < 0 ? (0, 0) : (frames[parent].x, frames[parent].y)
      let own = frames[position]
      frames[position] = LayoutRect(
        x: (own.x - originX) / scale, y: (own.y - originY) / scale, width: own.width / scale,
        height: own.height / scale)
    }
    return frames
  }

  /// The frame of a node in the root, in pixels, or in points without snapping.
  private func frame(at position: Int, _ scale: Double) -> LayoutRect {
    let outsets = model.contentSizes.alignmentOutsets(of: position)
    let rect = RectVariables(at: position).rect(in: values)
    let (left, top) = (snapped(rect.x - outsets.left, scale), snapped(rect.y - outsets.top, scale))
    let right = snapped(rect.x + rect.width + outsets.right, scale)
    let bottom = snapped(rect.y + rect.height + outsets.bottom, scale)
    // Numbers of the size of 1e20 leave errors of some points in sizes.
    return LayoutRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func snapped(_ length: Double, _ scale: Double) -> Double {
    guard snapsToPixels else { return length.asCoordinate }
    let pixels = length * scale
    // The solver's error must not decide the side to which half a pixel rounds.
    return (pixels + (pixels < 0 ? -1e-3 : 1e-3)).nearestWhole
  }
}

extension Double {
  /// The nearest whole number, halves away from zero, in the range of ``asCoordinate``.
  ///
  /// `rounded()` calls the system's library on some processors, which takes half of the time of reading
  /// frames.
  fileprivate var nearestWhole: Double {
    guard magnitude < 0x1p51 else { return rounded().asCoordinate }
    let whole = Double(Int64(self))
    let rest = self - whole
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The nearest number with which frames stay finite; NaN and negative zero become 0.
  fileprivate var asCoordinate: Double {
    let limit = Double.greatestFiniteMagnitude / 4
    return isNaN ? 0 : min(max(self, -limit), limit) + 0
  }
}
