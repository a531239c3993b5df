import AutoScale
import Foundation
import ViewTree

/// Makes frames of the rectangles that a solver found.
///
/// Edges as seen from the root go to whole pixels, and sizes follow from them: sizes that are rounded
/// by themselves would open gaps between nodes that touch.
struct FrameReader {
  let model: LayoutModel
  let values: [Double]

  /// The edges of a frame as seen from the root, in pixels, or in points where nothing is snapped.
  private struct Edges {
    var left, top, right, bottom: Double
  }

  /// The number of units of ``Edges`` in a point.
  private var unitsPerPoint: Double {
    model.settings.snapsToPixels ? model.context.pixelsPerPoint : 1
  }

  /// The frame of each node in the coordinates of its parent, in points.
  func frames() -> [LayoutRect] {
    let edges = model.tree.nodes.indices.map(edges)
    let scale = unitsPerPoint
    return edges.indices.map { position in
      let own = edges[position]
      let parent = Int(model.tree.parents[position])
      let (originX, originY) = parent < 0 ? (0, 0) : (edges[parent].left, edges[parent].top)
      return LayoutRect(
        x: (own.left - originX) / scale, y: (own.top - originY) / scale,
        width: (own.right - own.left) / scale, height: (own.bottom - own.top) / scale)
    }
  }

  private func edges(_ position: Int) -> Edges {
    let outsets = model.content(of: position)?.alignmentOutsets ?? .zero
    let rect = RectVariables(at: position).rect(in: values)
    let (left, top) = (snapped(rect.x - outsets.left), snapped(rect.y - outsets.top))
    // Numbers of the size of 1e20 leave errors of some points in sizes.
    return Edges(
      left: left, top: top, right: max(left, snapped(rect.maxX + outsets.right)),
      bottom: max(top, snapped(rect.maxY + outsets.bottom)))
  }

  private func snapped(_ length: Double) -> Double {
    guard model.settings.snapsToPixels else { return length.asCoordinate }
    let pixels = length * model.context.pixelsPerPoint
    // A solver's error must not decide to which side half a pixel goes.
    return (pixels + (pixels < 0 ? -1e-3 : 1e-3)).rounded().asCoordinate
  }
}

extension Double {
  /// The nearest number with which frames stay finite, zero without a sign; what is not a number
  /// counts as 0.
  fileprivate var asCoordinate: Double {
    let limit = Double.greatestFiniteMagnitude / 4
    return isNaN ? 0 : min(max(self, -limit), limit) + 0
  }
}
