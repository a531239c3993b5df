/// Finds where the cost of a single number is least, level by level.
struct Line: ~Copyable {
  /// The best values: all between two kinks, or a single one.
  struct Optimum {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The indices of the kinks at both ends, or -1 at an open end.
    var lowerKink = -1
    var upperKink = -1
    /// The level that left a single value, or `nil` if several are left.
    var level: Int32?

    var isUnique: Bool { level != nil }

    /// The best value that is nearest to another value.
    func nearest(to value: Double) -> Double {
      value < lower ? lower : value > upper ? upper : value
    }

    /// Keeps the part of the best values from one kink to another one; -1 is an open end.
    @inline(__always)
    fileprivate mutating func clip(from first: Int, to last: Int, _ kinks: borrowing Buffer<Kink>) {
      let start = first < 0 ? -Double.infinity : kinks[unchecked: first].position
      let end = last < 0 ? Double.infinity : kinks[unchecked: last].position
      if start >= upper {
        keepUpper()
      } else if end <= lower {
        keepLower()
      } else {
        if start > lower { (lower, lowerKink) = (start, first) }
        if end < upper { (upper, upperKink) = (end, last) }
      }
    }

    /// Keeps the best values for which a constraint holds that is alone at its level.
    @inline(__always)
    fileprivate mutating func clip(toSingle kink: Int, _ kinks: borrowing Buffer<Kink>) {
      let relation = kinks[unchecked: kink].relation
      clip(
        from: relation == .lessThanOrEqual ? -1 : kink,
        to: relation == .greaterThanOrEqual ? -1 : kink, kinks)
    }

    fileprivate mutating func keepLower() { (upper, upperKink) = (lower, lowerKink) }
    fileprivate mutating func keepUpper() { (lower, lowerKink) = (upper, upperKink) }
  }

  /// The kinks of one level.
  private struct Group {
    var level = Int32.max
    var count = 0
    /// The index of the last one.
    var last = -1
  }

  /// A kink of a level between the best values of those before.
  struct Bend: BitwiseCopyable {
    var position: Double
    var column: Int32
    var kink: Int32
  }

  private var bends = Buffer<Bend>()
  /// Whether slopes counted as zero that are larger than rounding errors, since the last reset.
  private(set) var hasDoubts = false

  mutating func reset() { hasDoubts = false }

  /// Narrows the line to the best values of the first level, of these to the second's, and so on.
  ///
  /// The kinks may be in any order.
  ///
  /// - Complexity: O(levels · kinks), and sorting those of a level that the levels before leave a choice.
  @inline(__always)
  mutating func optimum(of kinks: borrowing Buffer<Kink>, in range: Range<Int>) -> Optimum {
    var optimum = Optimum()
    var group = firstGroup(after: -1, kinks, range)
    while group.count > 0 {
      if group.count == 1 {
        optimum.clip(toSingle: group.last, kinks)
      } else {
        narrow(&optimum, to: group.level, kinks, range)
      }
      if isNear(optimum.lower, optimum.upper) {
        optimum.level = group.level
        break
      }
      group = firstGroup(after: group.level, kinks, range)
    }
    return optimum
  }

  @inline(__always)
  private func firstGroup(
    after level: Int32, _ kinks: borrowing Buffer<Kink>, _ range: Range<Int>
  ) -> Group {
    var group = Group()
    for index in range {
      let own = kinks[unchecked: index].level
      if own <= level || own > group.level { continue }
      group = Group(level: own, count: own == group.level ? group.count + 1 : 1, last: index)
    }
    return group
  }

  /// Clips the best values to those of one level.
  ///
  /// Mostly the cost rises or falls all the way between them, which its slopes at both ends show.
  private mutating func narrow(
    _ optimum: inout Optimum, to level: Int32, _ kinks: borrowing Buffer<Kink>, _ range: Range<Int>
  ) {
    var (atLower, atUpper, total) = (0.0, 0.0, 0.0)
    bends.clear()
    for index in range where kinks[unchecked: index].level == level {
      let kink = kinks[unchecked: index]
      total += kink.weight
      atLower += kink.position <= optimum.lower ? kink.slopeAfter : kink.slopeBefore
      atUpper += kink.position < optimum.upper ? kink.slopeAfter : kink.slopeBefore
      if kink.position > optimum.lower && kink.position < optimum.upper {
        bends.append(Bend(position: kink.position, column: kink.column, kink: Int32(index)))
      }
    }
    let negligible = Tolerance.cancelled * total
    doubt(atLower, negligible)
    doubt(atUpper, negligible)
    if atLower > negligible && optimum.lowerKink >= 0 {
      optimum.keepLower()
    } else if atUpper < -negligible && optimum.upperKink >= 0 {
      optimum.keepUpper()
    } else {
      narrow(&optimum, atBendsFrom: atLower, negligible, kinks)
    }
  }

  /// Notes whether rounding errors may decide the sign of a slope.
  @inline(__always) private mutating func doubt(_ slope: Double, _ negligible: Double) {
    let rounding = negligible * (Tolerance.rounding / Tolerance.cancelled)
    if abs(slope) <= negligible && abs(slope) > rounding { hasDoubts = true }
  }

  /// Clips the best values to where the slope, which only the bends change, passes 0.
  private mutating func narrow(
    _ optimum: inout Optimum, atBendsFrom slopeBefore: Double, _ negligible: Double,
    _ kinks: borrowing Buffer<Kink>
  ) {
    bends.sort(0..<bends.count) {
      $0.position != $1.position ? $0.position < $1.position : $0.column < $1.column
    }
    var slope = slopeBefore
    var (first, last) = (-1, -1)
    for index in 0..<bends.count {
      let isFalling = slope < -negligible
      let kink = Int(bends[unchecked: index].kink)
      slope += kinks[unchecked: kink].bend
      doubt(slope, negligible)
      if isFalling && slope >= -negligible { first = kink }
      if slope > negligible {
        last = kink
        break
      }
    }
    optimum.clip(from: first, to: last, kinks)
  }
}
