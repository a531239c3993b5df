/// The penalty of one constraint on one number, a root or the sum of a row.
///
/// It is 0 on the allowed side of the breakpoint at `position`, and grows by `weight` for each unit beyond it. The
/// cost of a number, the sum of its penalties, is convex and piecewise linear.
struct Penalty: BitwiseCopyable {
  var position: Double
  /// The cost of a unit of error, greater than zero: the coefficient that the row was divided by.
  var weight: Double
  /// The number: a root, or the number of variables plus a row over several roots.
  var column: Int32
  /// The row of the store, or the complement of a variable's index for its lower bound.
  var source: Int32
  /// The rank of the priority; 0 is required.
  var level: Int32
  /// On which side of the position the constraint holds.
  var relation: Relation

  /// The slope of the penalty before its breakpoint.
  @inline(__always) var slopeBefore: Double { relation == .lessThanOrEqual ? 0 : -weight }

  /// The slope of the penalty after its breakpoint.
  @inline(__always) var slopeAfter: Double { relation == .greaterThanOrEqual ? 0 : weight }

  /// The difference of the two slopes.
  @inline(__always) var slopeChange: Double { relation == .equal ? 2 * weight : weight }

  /// Turns the penalty into that of a number that is larger by a factor.
  mutating func scale(by factor: Double) {
    // An infinite position would make NaN of each difference from it.
    position = min(max(position * factor, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    weight /= factor
  }

  /// The distance of a value from the allowed side.
  @inline(__always) func error(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value - position)
    case .equal: abs(value - position)
    case .greaterThanOrEqual: max(0, position - value)
    }
  }

  /// Whether a value is farther from the allowed side than rounding errors explain.
  @inline(__always) func isViolated(at value: Double) -> Bool {
    // A strict test: the numbers of the constraint itself may be much smaller, and decide (`System.isViolated`).
    let error = error(at: value)
    return error > 0
      && error > Tolerance.negligible * max(Tolerance.least, abs(value), abs(position))
  }
}
