/// A direction in which lengths are measured: across the screen or down it.
public enum LayoutAxis: String, CaseIterable, Hashable, Sendable, Codable {
  /// From left to right, or side by side.
  case horizontal
  /// From top to bottom, or one below the other.
  case vertical

  /// The perpendicular axis.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the edge at the start of the axis, left or top, or the one at its end, right or
  /// bottom.
  package func edge(isFar: Bool) -> LayoutInsets.Edge {
    switch self {
    case .horizontal: isFar ? .right : .left
    case .vertical: isFar ? .bottom : .top
    }
  }
}
