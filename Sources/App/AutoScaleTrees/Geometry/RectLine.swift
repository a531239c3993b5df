import AutoScale

/// A line or a length of a rectangle, independent of the direction of reading.
@usableFromInline package enum RectLine: Hashable, Sendable {
  /// One of the four edges.
  case edge(LayoutInsets.Edge)
  /// The middle between the two edges of an axis.
  case center(LayoutAxis)
  /// The distance between the two edges of an axis.
  case length(LayoutAxis)

  @inlinable package static var left: RectLine { .edge(.left) }
  @inlinable package static var right: RectLine { .edge(.right) }
  @inlinable package static var top: RectLine { .edge(.top) }
  @inlinable package static var bottom: RectLine { .edge(.bottom) }
  @inlinable package static var width: RectLine { .length(.horizontal) }
  @inlinable package static var height: RectLine { .length(.vertical) }
  @inlinable package static var centerX: RectLine { .center(.horizontal) }
  @inlinable package static var centerY: RectLine { .center(.vertical) }

  /// The axis along which the line is measured.
  @inlinable package var axis: LayoutAxis {
    switch self {
    case .edge(let edge): edge.axis
    case .center(let axis), .length(let axis): axis
    }
  }

  /// Whether the line is a length rather than a position.
  @inlinable package var isLength: Bool {
    if case .length = self { true } else { false }
  }
}

extension LayoutInsets {
  /// Returns the distance that a line of a rectangle moves, in points, when insets move the edges
  /// in.
  @inlinable package func shift(of line: RectLine) -> Double {
    switch line {
    case .edge(let edge): edge.isFar ? -self[edge] : self[edge]
    case .center(.horizontal): (left - right) / 2
    case .center(.vertical): (top - bottom) / 2
    case .length(.horizontal): -horizontal
    case .length(.vertical): -vertical
    }
  }
}

extension LayoutInsets.Edge {
  /// The attribute of constraints for the edge, in every layout direction.
  package var attribute: LayoutAttribute {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}
