/// Finds where the cost of a single number is least, level by level.
struct Line: ~Copyable {
  /// The best values: all between two kinks, or a single one.
  struct Optimum {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The positions in `kinks` of the kinks at both ends, or -1 at an open end.
    var lowerKink = -1
    var upperKink = -1
    /// The level that left a single value, or nil.
    var level: Int32?

    var isUnique: Bool { level != nil }

    /// The best value that is nearest to another value.
    func nearest(to value: Double) -> Double {
      value < lower ? lower : value > upper ? upper : value
    }
  }

  /// The kinks, in any order; the search sorts them by level and position.
  var kinks = Buffer<Kink>()

  /// Narrows the line to the best values of the first level, of these to the second's, and so on.
  mutating func optimum() -> Optimum {
    sort()
    var optimum = Optimum()
    var start = 0
    while start < kinks.count {
      let level = kinks[start].level
      var end = start + 1
      while end < kinks.count && kinks[end].level == level { end += 1 }
      narrow(&optimum, to: start..<end)
      if isNear(optimum.lower, optimum.upper) {
        optimum.level = level
        return optimum
      }
      start = end
    }
    return optimum
  }

  @inline(__always) private mutating func sort() {
    kinks.sort(0..<kinks.count) {
      if $0.level != $1.level { return $0.level < $1.level }
      if $0.position != $1.position { return $0.position < $1.position }
      return $0.column < $1.column
    }
  }

  /// Clips the best values to those of one level, whose kinks lie in a range.
  @inline(__always)
  private mutating func narrow(_ optimum: inout Optimum, to range: Range<Int>) {
    var slope = 0.0
    var total = 0.0
    for index in range {
      slope += kinks[index].slopeBefore
      total += kinks[index].weight
    }
    let negligible = 1e-9 * total
    var (first, last) = (-1, -1)
    var isRising = slope >= -negligible
    for index in range {
      slope += kinks[index].bend
      if !isRising && slope >= -negligible {
        first = index
        isRising = true
      }
      if slope > negligible {
        last = index
        break
      }
    }
    clip(&optimum, from: first, to: last)
  }

  @inline(__always)
  private func clip(_ optimum: inout Optimum, from first: Int, to last: Int) {
    let lower = first < 0 ? -Double.infinity : kinks[first].position
    let upper = last < 0 ? Double.infinity : kinks[last].position
    if lower >= optimum.upper {
      optimum.lower = optimum.upper
      optimum.lowerKink = optimum.upperKink
    } else if upper <= optimum.lower {
      optimum.upper = optimum.lower
      optimum.upperKink = optimum.lowerKink
    } else {
      if lower > optimum.lower { (optimum.lower, optimum.lowerKink) = (lower, first) }
      if upper < optimum.upper { (optimum.upper, optimum.upperKink) = (upper, last) }
    }
  }
}
