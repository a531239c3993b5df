import AutoScale

extension LayoutRect {
  /// Returns the coordinate of an edge, in points.
  package func place(of edge: LayoutInsets.Edge) -> Double {
    switch edge {
    case .top: y
    case .left: x
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// Returns the coordinate where the rectangle begins along an axis, in points.
  package func start(along axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }

  /// Returns the coordinate where the rectangle ends along an axis, in points.
  package func end(along axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }

  /// Returns the width or the height, in points.
  package func length(along axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }

  /// x, y, width and height, in points.
  package var numbers: [Double] { [x, y, width, height] }

  /// The product of width and height, in square points, or 0 for an empty rectangle.
  package var area: Double { max(0, width) * max(0, height) }

  /// Returns whether all four numbers differ by at most a tolerance, in points.
  package func isClose(to other: LayoutRect, tolerance: Double) -> Bool {
    zip(numbers, other.numbers).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  /// Returns whether two rectangles overlap by more than a tolerance along an axis, in points.
  package func overlaps(
    _ other: LayoutRect, along axis: LayoutAxis, tolerance: Double
  ) -> Bool {
    min(end(along: axis), other.end(along: axis))
      - max(start(along: axis), other.start(along: axis)) > tolerance
  }

  /// Returns the edges of a rectangle that this one exceeds by more than a tolerance, and by how
  /// much.
  ///
  /// - Returns: At most one edge for each axis, the one exceeded most; empty for an empty
  ///   rectangle.
  package func passedEdges(
    of bounds: LayoutRect, tolerance: Double
  ) -> [(edge: LayoutInsets.Edge, distance: Double)] {
    guard width > 0, height > 0 else { return [] }
    let (left, right) = (bounds.x - x, maxX - bounds.maxX)
    let (top, bottom) = (bounds.y - y, maxY - bounds.maxY)
    return [
      // Of two sides of an axis, the one that is passed more is reported.
      right >= left ? (.right, right) : (.left, left),
      bottom >= top ? (.bottom, bottom) : (.top, top),
    ].filter { $0.distance > tolerance }
  }
}
