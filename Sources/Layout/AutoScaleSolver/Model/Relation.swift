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

  /// The distance of a number from holding in the relation to 0; negative if an inequality holds with slack.
  @inline(__always) func error(of number: Double) -> Double {
    switch self {
    case .lessThanOrEqual: number
    case .equal: abs(number)
    case .greaterThanOrEqual: -number
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
