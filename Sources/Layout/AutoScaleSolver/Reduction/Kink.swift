/// A place on a line where the error of one constraint begins.
///
/// A constraint on one number costs nothing on its allowed side of `position` and `weight` for each
/// unit on the other, so that the cost of all constraints on it is convex and piecewise linear.
struct Kink: BitwiseCopyable {
  var position: Double
  /// The cost of a unit of error; greater than zero.
  var weight: Double
  /// The line: a root, or a row of several roots counted from the number of variables.
  var column: Int32
  /// The row of the store, or for the lower bound of a variable the complement of its index.
  var source: Int32
  /// The rank of the priority; 0 is required.
  var level: Int32
  /// On which side of the position the constraint holds.
  var relation: Relation

  /// The slope that the kink adds to the cost left of its position.
  @inline(__always) var slopeBefore: Double { relation == .lessThanOrEqual ? 0 : -weight }

  /// The slope that the kink adds to the cost right of its position.
  @inline(__always) var slopeAfter: Double { relation == .greaterThanOrEqual ? 0 : weight }

  /// How much steeper the cost is after the position than before.
  @inline(__always) var bend: Double { relation == .equal ? 2 * weight : weight }

  /// Makes it the same constraint on a number that is larger by a factor.
  mutating func scale(by factor: Double) {
    position = min(max(position * factor, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    weight /= factor
  }

  /// How far a value is on the wrong side of the position.
  @inline(__always) func error(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value - position)
    case .equal: abs(value - position)
    case .greaterThanOrEqual: max(0, position - value)
    }
  }

  /// Whether a value is further on the wrong side than rounding explains.
  ///
  /// The numbers of the constraint itself may be much smaller, and decide.
  @inline(__always) func isViolated(at value: Double) -> Bool {
    let error = error(at: value)
    return error > 0
      && error > Tolerance.still * max(Tolerance.least, abs(value), abs(position))
  }
}
