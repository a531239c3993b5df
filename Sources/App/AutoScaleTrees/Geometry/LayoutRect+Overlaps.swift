extension LayoutRect {
  /// Returns the area of the intersection, if it exceeds a tolerance in points in both directions.
  package func overlap(with other: LayoutRect, tolerance: Double) -> LayoutRect? {
    let shared = intersection(other)
    return shared.width > tolerance && shared.height > tolerance ? shared : nil
  }
}

extension [LayoutRect] {
  /// A pair of overlapping rectangles.
  package struct Overlap {
    /// The position of the first rectangle.
    package let first: Int
    /// The position of the second rectangle, which is greater.
    package let second: Int
    /// The area of the intersection.
    package let area: LayoutRect
  }

  /// Returns the pairs of rectangles that overlap by more than a tolerance in both directions.
  ///
  /// - Parameters:
  ///   - positions: The positions of the rectangles to compare; those without area never overlap.
  ///   - tolerance: The allowed overlap, in points.
  /// - Returns: Each pair once, in the order of the positions.
  /// - Complexity: O(*n* log *n*) in the positions, plus the pairs that overlap vertically.
  package func overlaps(among positions: [Int], tolerance: Double) -> [Overlap] {
    // From top to bottom, so that a rectangle is compared only with those that begin beside it.
    let sorted = positions.filter { self[$0].area > 0 }.sorted { self[$0].y < self[$1].y }
    var overlaps: [Overlap] = []
    for (index, upper) in sorted.enumerated() {
      for lower in sorted[(index + 1)...] {
        guard self[lower].y < self[upper].maxY - tolerance else { break }
        guard let area = self[upper].overlap(with: self[lower], tolerance: tolerance) else {
          continue
        }
        overlaps.append(
          Overlap(first: Swift.min(upper, lower), second: Swift.max(upper, lower), area: area))
      }
    }
    return overlaps.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
