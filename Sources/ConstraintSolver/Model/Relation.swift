/// How the two sides of a constraint compare.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual

  /// The relation that holds after both sides are multiplied by a negative number.
  @inline(__always) var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The sign of the relation: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
