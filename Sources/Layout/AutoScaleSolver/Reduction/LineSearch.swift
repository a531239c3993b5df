/// Finds the values at which the cost of a single number is least, level by level.
struct LineSearch: ~Copyable {
  /// The best values: an interval between two breakpoints, or a single value.
  struct Optimum {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The penalties whose breakpoints are the ends, or -1 at an open end.
    var lowerPenalty = -1
    var upperPenalty = -1
    /// The level that left only one value, or `nil` if several are left.
    var level: Int32?

    var isUnique: Bool { level != nil }

    /// The best value nearest to another value.
    func nearest(to value: Double) -> Double {
      value < lower ? lower : value > upper ? upper : value
    }

    /// Keeps the best values between the breakpoints of two penalties; -1 is an open end.
    @inline(__always)
    fileprivate mutating func clip(
      from first: Int, to last: Int, _ penalties: borrowing Buffer<Penalty>
    ) {
      let start = first < 0 ? -Double.infinity : penalties[unchecked: first].position
      let end = last < 0 ? Double.infinity : penalties[unchecked: last].position
      // A level that would rather have other values takes the nearest end of those that stronger levels left.
      if start >= upper {
        keepUpper()
      } else if end <= lower {
        keepLower()
      } else {
        if start > lower { (lower, lowerPenalty) = (start, first) }
        if end < upper { (upper, upperPenalty) = (end, last) }
      }
    }

    /// Keeps the best values for which the only constraint of a level holds.
    @inline(__always)
    fileprivate mutating func clip(toSingle penalty: Int, _ penalties: borrowing Buffer<Penalty>) {
      let relation = penalties[unchecked: penalty].relation
      clip(
        from: relation == .lessThanOrEqual ? -1 : penalty,
        to: relation == .greaterThanOrEqual ? -1 : penalty, penalties)
    }

    fileprivate mutating func keepLower() { (upper, upperPenalty) = (lower, lowerPenalty) }
    fileprivate mutating func keepUpper() { (lower, lowerPenalty) = (upper, upperPenalty) }
  }

  /// The penalties of one level.
  private struct Group {
    var level = Int32.max
    var count = 0
    /// The index of the last one.
    var last = -1
  }

  /// A breakpoint of a level between the best values of the levels before.
  struct Breakpoint: BitwiseCopyable {
    var position: Double
    var column: Int32
    var penalty: Int32
  }

  private var breakpoints = Buffer<Breakpoint>()
  /// Whether a slope larger than rounding errors counted as zero since the last reset.
  private(set) var isUncertain = false

  mutating func reset() { isUncertain = false }

  /// Finds the best values of the first level, among these the best of the second, and so on.
  ///
  /// The penalties may be in any order.
  ///
  /// - Complexity: O(levels · penalties), and sorting the breakpoints of a level between the best values so far.
  @inline(__always)
  mutating func optimum(of penalties: borrowing Buffer<Penalty>, in range: Range<Int>) -> Optimum {
    var optimum = Optimum()
    // A pass over the penalties for each level instead of sorting them: a view's size has three or four.
    var group = firstGroup(after: -1, penalties, range)
    while group.count > 0 {
      // Mostly a level has one constraint on a number, whose best values need no slopes.
      if group.count == 1 {
        optimum.clip(toSingle: group.last, penalties)
      } else {
        narrow(&optimum, to: group.level, penalties, range)
      }
      // Weaker levels cannot move a single value.
      if isNear(optimum.lower, optimum.upper) {
        optimum.level = group.level
        break
      }
      group = firstGroup(after: group.level, penalties, range)
    }
    return optimum
  }

  @inline(__always)
  private func firstGroup(
    after level: Int32, _ penalties: borrowing Buffer<Penalty>, _ range: Range<Int>
  ) -> Group {
    var group = Group()
    for index in range {
      let own = penalties[unchecked: index].level
      if own <= level || own > group.level { continue }
      group = Group(level: own, count: own == group.level ? group.count + 1 : 1, last: index)
    }
    return group
  }

  /// Clips the best values to those of one level.
  private mutating func narrow(
    _ optimum: inout Optimum, to level: Int32, _ penalties: borrowing Buffer<Penalty>,
    _ range: Range<Int>
  ) {
    var (atLower, atUpper, total) = (0.0, 0.0, 0.0)
    breakpoints.clear()
    for index in range where penalties[unchecked: index].level == level {
      let penalty = penalties[unchecked: index]
      total += penalty.weight
      atLower += penalty.position <= optimum.lower ? penalty.slopeAfter : penalty.slopeBefore
      atUpper += penalty.position < optimum.upper ? penalty.slopeAfter : penalty.slopeBefore
      if penalty.position > optimum.lower && penalty.position < optimum.upper {
        breakpoints.append(
          Breakpoint(position: penalty.position, column: penalty.column, penalty: Int32(index)))
      }
    }
    let negligible = Tolerance.cancelled * total
    noteUncertainty(of: atLower, negligible)
    noteUncertainty(of: atUpper, negligible)
    // Mostly the cost rises or falls all the way between the ends, as its slopes at both ends show.
    if atLower > negligible && optimum.lowerPenalty >= 0 {
      optimum.keepLower()
    } else if atUpper < -negligible && optimum.upperPenalty >= 0 {
      optimum.keepUpper()
    } else {
      narrow(&optimum, atBreakpointsFrom: atLower, negligible, penalties)
    }
  }

  /// Notes whether rounding errors may decide the sign of a slope.
  @inline(__always)
  private mutating func noteUncertainty(of slope: Double, _ negligible: Double) {
    let rounding = negligible * (Tolerance.rounding / Tolerance.cancelled)
    if abs(slope) <= negligible && abs(slope) > rounding { isUncertain = true }
  }

  /// Clips the best values to where the slope, which changes only at breakpoints, passes 0.
  private mutating func narrow(
    _ optimum: inout Optimum, atBreakpointsFrom slopeBefore: Double, _ negligible: Double,
    _ penalties: borrowing Buffer<Penalty>
  ) {
    // At one position by column: the result must not depend on the order in which constraints were added.
    breakpoints.sort(0..<breakpoints.count) {
      $0.position != $1.position ? $0.position < $1.position : $0.column < $1.column
    }
    var slope = slopeBefore
    var (first, last) = (-1, -1)
    for index in 0..<breakpoints.count {
      let isFalling = slope < -negligible
      let penalty = Int(breakpoints[unchecked: index].penalty)
      slope += penalties[unchecked: penalty].slopeChange
      noteUncertainty(of: slope, negligible)
      if isFalling && slope >= -negligible { first = penalty }
      if slope > negligible {
        last = penalty
        break
      }
    }
    optimum.clip(from: first, to: last, penalties)
  }
}
