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

  /// The kinks, in any order; the search sorts them by position.
  var kinks = Buffer<Kink>()

  /// Narrows the line to the best values of the first level, of these to the second's, and so on.
  mutating func optimum() -> Optimum {
    sort()
    var optimum = Optimum()
    var level: Int32 = -1
    while let next = firstLevel(after: level) {
      level = next
      narrow(&optimum, to: level)
      if isNear(optimum.lower, optimum.upper) {
        optimum.level = level
        return optimum
      }
    }
    return optimum
  }

  @inline(__always) private mutating func sort() {
    var isSorted = true
    for index in 1..<max(1, kinks.count)
    where kinks[unchecked: index].position < kinks[unchecked: index - 1].position {
      isSorted = false
    }
    if isSorted { return }
    kinks.sort(0..<kinks.count) {
      $0.position != $1.position ? $0.position < $1.position : $0.column < $1.column
    }
  }

  @inline(__always) private func firstLevel(after level: Int32) -> Int32? {
    var first = Int32.max
    for index in 0..<kinks.count where kinks[unchecked: index].level > level {
      first = min(first, kinks[unchecked: index].level)
    }
    return first == .max ? nil : first
  }

  /// Clips the best values to those of one level.
  @inline(__always)
  private mutating func narrow(_ optimum: inout Optimum, to level: Int32) {
    var slope = 0.0
    var total = 0.0
    for index in 0..<kinks.count where kinks[unchecked: index].level == level {
      slope += kinks[unchecked: index].slopeBefore
      total += kinks[unchecked: index].weight
    }
    let negligible = Tolerance.cancelled * total
    var (first, last) = (-1, -1)
    var isRising = slope >= -negligible
    for index in 0..<kinks.count where kinks[unchecked: index].level == level {
      slope += kinks[unchecked: index].bend
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
