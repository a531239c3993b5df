import AutoScale
import AutoScaleTrees

/// The distances of a view to the edges of its room along one axis, as far as they are the same on all screens.
struct AxisFit {
  /// The place of the view; `nil` for one that fills the room.
  var place: SwiftUIAlignment.Place?
  /// The distance at the start, if the view keeps one.
  var start: Double?
  /// The distance at the end, if the view keeps one; a text may keep it only where it is too long.
  var end: Double?
  /// The distance of the centers.
  var offset = 0.0

  /// Finds the distances, or returns `nil` if nothing stays the same.
  init?(_ unit: ArrangedUnit, along axis: LayoutAxis, in region: ArrangingRegion) {
    let (starts, ends) = region.distances(to: unit.boxes, along: axis)
    let centers = zip(starts, ends).map { ($0 - $1) / 2 }
    if unit.extents[axis] == .stretched {
      guard let start = starts.common, let end = ends.common else { return nil }
      (self.start, self.end) = (start, end)
      place = unit.greedy.contains(axis) ? nil : unit.place[axis]
      return
    }
    if let center = centers.common, starts.common == nil || center == 0 {
      (place, offset) = (.center, center)
    } else if let start = starts.common, start <= ends.common ?? start {
      (place, self.start) = (.start, start)
      end = Self.limit(of: unit, at: axis.edge(isFar: true), in: region)
    } else if let end = ends.common {
      (place, self.end) = (.end, end)
      start = Self.limit(of: unit, at: axis.edge(isFar: false), in: region)
    } else {
      return nil
    }
  }

  /// The least distance of a text to the edge of its room.
  static func limit(
    of unit: ArrangedUnit, at edge: LayoutInsets.Edge, in region: ArrangingRegion
  ) -> Double? {
    guard edge.axis == .horizontal, unit.hasText, unit.extents[.horizontal] == .content,
      unit.crowded.width > unit.boxes[0].width + 1
    else { return nil }
    let distance =
      edge.isFar ? region.crowded.maxX - unit.crowded.maxX : unit.crowded.x - region.crowded.x
    return distance > -0.5 ? [distance].common : nil
  }
}

extension [Double] {
  /// The number that occurs most often; of several, the smallest.
  var mostCommon: Double? {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
