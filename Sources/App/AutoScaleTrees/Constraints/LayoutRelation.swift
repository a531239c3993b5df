/// The relation between the two sides of a constraint.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable, Codable {
  /// The first side is at most the second.
  case lessThanOrEqual
  /// Both sides are the same.
  case equal
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The sign of the relation: `<=`, `=` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}
