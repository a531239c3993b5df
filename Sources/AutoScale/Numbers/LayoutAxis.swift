/// A direction in which lengths are measured: across the screen or down it.
public enum LayoutAxis: String, CaseIterable, Hashable, Sendable, Codable {
  /// From left to right, or side by side.
  case horizontal
  /// From top to bottom, or one below the other.
  case vertical

  /// The axis across this one.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The edge where the coordinates of the axis begin, left or top; or the one where they end.
  package func edge(isFar: Bool) -> LayoutInsets.Edge {
    switch self {
    case .horizontal: isFar ? .right : .left
    case .vertical: isFar ? .bottom : .top
    }
  }
}
