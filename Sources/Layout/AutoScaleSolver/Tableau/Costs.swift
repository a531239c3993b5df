/// The costs of a component's columns and rows: convex, piecewise linear, one slope for each level.
///
/// A column or row has breakpoints, where kinks that are close together meet, and between them
/// intervals; interval `k` lies left of breakpoint `k`. Only one level's slopes are loaded at a time.
struct Costs: ~Copyable {
  /// The kinks, whose `column` is the component's own number, grouped by it and ascending.
  private(set) var kinks = Buffer<Kink>()
  private(set) var kinkStarts = Buffer<Int32>()
  /// The breakpoint of each kink, counted inside its column.
  private(set) var breakpointOfKink = Buffer<Int32>()
  private(set) var positions = Buffer<Double>()
  private(set) var breakpointStarts = Buffer<Int32>()
  private(set) var levels = LevelBuckets()
  private(set) var levelCount = 0
  /// The columns that have a slope at the loaded level.
  private(set) var loaded = Buffer<Int32>()
  /// The largest slope at the loaded level.
  private(set) var largestSlope = 0.0
  private var isLoaded = Buffer<Bool>()
  private var slopes = Buffer<Double>()
  /// The strongest level of the kinks of each breakpoint.
  private var strongest = Buffer<Int32>()
  /// Breakpoints of levels before this one are sealed: later levels must not cross them.
  private var sealedBefore: Int32 = 0

  mutating func clear() {
    kinks.clear()
    kinkStarts.clear()
    kinkStarts.append(0)
    breakpointOfKink.clear()
    positions.clear()
    strongest.clear()
    breakpointStarts.clear()
    breakpointStarts.append(0)
  }

  /// Adds the next column with its kinks, for values that are larger by a factor.
  mutating func appendColumn(
    _ source: borrowing Buffer<Kink>, _ range: Range<Int>, factor: Double
  ) {
    let first = kinks.count
    for index in range {
      var kink = source[unchecked: index]
      kink.column = Int32(kinkStarts.count - 1)
      if factor != 1 { kink.scale(by: factor) }
      kinks.append(kink)
    }
    if range.count > 1 { kinks.sort(first..<kinks.count) { $0.position < $1.position } }
    var breakpoint: Int32 = -1
    for index in first..<kinks.count {
      let (position, level) = (kinks[unchecked: index].position, kinks[unchecked: index].level)
      let last = positions.count - 1
      if breakpoint < 0 || !isNear(position, positions[unchecked: last]) {
        positions.append(position)
        strongest.append(level)
        breakpoint += 1
      } else if level < strongest[unchecked: last] {
        strongest[unchecked: last] = level
      }
      breakpointOfKink.append(breakpoint)
    }
    kinkStarts.append(Int32(kinks.count))
    breakpointStarts.append(Int32(positions.count))
  }

  /// Sorts the kinks by level, once all columns are in.
  mutating func finish(levelCount: Int) {
    let columnCount = kinkStarts.count - 1
    self.levelCount = levelCount
    levels.reset(levelCount: levelCount, itemCount: kinks.count)
    for index in 0..<kinks.count { levels.insert(index, level: kinks[index].level) }
    levels.sort()
    slopes.fill(0, count: positions.count + columnCount)
    isLoaded.fill(false, count: columnCount)
    loaded.clear()
  }

  @inline(__always) func kinks(of column: Int) -> Range<Int> {
    Int(kinkStarts[unchecked: column])..<Int(kinkStarts[unchecked: column + 1])
  }

  @inline(__always) func breakpointCount(_ column: Int) -> Int {
    Int(breakpointStarts[unchecked: column + 1] - breakpointStarts[unchecked: column])
  }

  /// The position of a breakpoint among those of all columns.
  @inline(__always) func index(_ column: Int, _ breakpoint: Int) -> Int {
    Int(breakpointStarts[unchecked: column]) + breakpoint
  }

  @inline(__always) func position(_ column: Int, _ breakpoint: Int) -> Double {
    positions[index(column, breakpoint)]
  }

  /// The strongest level at which the slopes of two intervals may differ.
  func strongestLevel(_ column: Int32, between first: Int, and last: Int) -> Int32 {
    var level = Int32.max
    for breakpoint in max(0, first)..<max(0, last) {
      level = min(level, strongest[index(Int(column), breakpoint)])
    }
    return level
  }

  /// The strongest level at which an interval has a slope, if its cost falls in a direction, or `.max`.
  func fallingLevel(_ column: Int, _ interval: Int, upward: Bool) -> Int32 {
    var (level, sum) = (Int32.max, 0.0)
    for index in kinks(of: column) {
      let kink = kinks[unchecked: index]
      let isBefore = Int(breakpointOfKink[unchecked: index]) < interval
      let slope = isBefore ? kink.slopeAfter : kink.slopeBefore
      if slope == 0 || kink.level > level { continue }
      sum = kink.level < level ? slope : sum + slope
      level = kink.level
    }
    return (upward ? sum < 0 : sum > 0) ? level : .max
  }

  /// The slope of an interval at the loaded level.
  @inline(__always) func slope(_ column: Int, _ interval: Int) -> Double {
    slopes[firstSlope(of: column) + interval]
  }

  /// Whether an interval of a column contains a value, up to rounding errors.
  @inline(__always) func holds(_ column: Int, _ interval: Int, _ value: Double) -> Bool {
    let count = breakpointCount(column)
    guard interval >= 0 && interval <= count else { return false }
    let slack = Tolerance.near * (1 + abs(value))
    return (interval == 0 || position(column, interval - 1) <= value + slack)
      && (interval == count || position(column, interval) >= value - slack)
  }

  /// The first interval whose right end is at or after a value.
  func interval(_ column: Int, at value: Double) -> Int {
    let count = breakpointCount(column)
    let slack = Tolerance.near * (1 + abs(value))
    var interval = 0
    while interval < count && position(column, interval) < value - slack { interval += 1 }
    return interval
  }

  /// The breakpoint nearest to a value, or -1 if there is none.
  func nearestBreakpoint(_ column: Int, to value: Double) -> Int {
    let interval = interval(column, at: value)
    guard interval > 0 else { return breakpointCount(column) > 0 ? 0 : -1 }
    guard interval < breakpointCount(column) else { return interval - 1 }
    let isLowerNearer =
      value - position(column, interval - 1) < position(column, interval) - value
    return isLowerNearer ? interval - 1 : interval
  }
}

// MARK: - Levels

extension Costs {
  // The kinks that `levels` lists are these, and so are the columns and breakpoints that they were given
  // when they came in, so that they are used without a check.

  /// Loads the slopes of one level, and seals the breakpoints of those before it.
  mutating func load(_ level: Int32) {
    sealedBefore = level
    var cursor = levels.cursor(level)
    while let index = levels.next(&cursor) {
      let kink = kinks[unchecked: index]
      let first = firstSlope(of: Int(kink.column))
      slopes[unchecked: first] += kink.slopeBefore
      slopes[unchecked: first + Int(breakpointOfKink[unchecked: index]) + 1] += kink.bend
      markLoaded(kink.column)
    }
    largestSlope = 0
    for index in 0..<loaded.count { addUpSlopes(of: Int(loaded[unchecked: index])) }
  }

  /// The start of the slopes of a column; there is one more than it has breakpoints.
  @inline(__always) private func firstSlope(of column: Int) -> Int {
    Int(breakpointStarts[unchecked: column]) + column
  }

  /// Adds up bends to slopes; rounding errors of 0 become 0.
  @inline(__always) private mutating func addUpSlopes(of column: Int) {
    let first = firstSlope(of: column)
    let last = firstSlope(of: column + 1) - 1
    var slope = slopes[unchecked: first]
    var size = abs(slope)
    largestSlope = max(largestSlope, size)
    for interval in first..<last {
      let bend = slopes[unchecked: interval + 1]
      size += abs(bend)
      slope += bend
      if abs(slope) <= Tolerance.rounding * size { slope = 0 }
      slopes[unchecked: interval + 1] = slope
    }
    largestSlope = max(largestSlope, abs(slope))
  }

  /// Loads a last level in which one column costs a slope everywhere.
  mutating func load(slope: Double, of column: Int) {
    sealedBefore = .max
    for interval in firstSlope(of: column)..<firstSlope(of: column + 1) { slopes[interval] = slope }
    markLoaded(Int32(column))
    largestSlope = abs(slope)
  }

  /// Forgets the loaded slopes.
  mutating func unload() {
    for index in 0..<loaded.count {
      let column = Int(loaded[unchecked: index])
      isLoaded[unchecked: column] = false
      for interval in firstSlope(of: column)..<firstSlope(of: column + 1) {
        slopes[unchecked: interval] = 0
      }
    }
    loaded.clear()
  }

  @inline(__always) func isSealed(_ column: Int, _ breakpoint: Int) -> Bool {
    strongest[Int(breakpointStarts[column]) + breakpoint] < sealedBefore
  }

  @inline(__always) private mutating func markLoaded(_ column: Int32) {
    guard !isLoaded[unchecked: Int(column)] else { return }
    isLoaded[unchecked: Int(column)] = true
    loaded.append(column)
  }
}

// MARK: - Edits

extension Costs {
  /// Moves a kink, if its column keeps the same breakpoints in the same order.
  ///
  /// - Returns: Whether the kink was moved; if not, the costs are unchanged.
  mutating func move(_ index: Int, to position: Double) -> Bool {
    let column = Int(kinks[index].column)
    let breakpoint = Int(breakpointOfKink[index])
    guard isAlone(index), isFree(position, around: breakpoint, of: column) else { return false }
    kinks[index].position = position
    positions[Int(breakpointStarts[column]) + breakpoint] = position
    return true
  }

  /// Whether no other kink has the same breakpoint.
  private func isAlone(_ index: Int) -> Bool {
    let range = kinks(of: Int(kinks[index].column))
    let breakpoint = breakpointOfKink[index]
    return (index == range.lowerBound || breakpointOfKink[index - 1] != breakpoint)
      && (index + 1 == range.upperBound || breakpointOfKink[index + 1] != breakpoint)
  }

  /// The open interval in which a breakpoint can move without meeting its neighbours.
  func room(around breakpoint: Int, of column: Int) -> (lower: Double, upper: Double) {
    let last = breakpointCount(column) - 1
    return (
      breakpoint == 0 ? -.infinity : self.position(column, breakpoint - 1),
      breakpoint == last ? .infinity : self.position(column, breakpoint + 1)
    )
  }

  private func isFree(_ position: Double, around breakpoint: Int, of column: Int) -> Bool {
    let room = room(around: breakpoint, of: column)
    return position > room.lower && position < room.upper && !isNear(position, room.lower)
      && !isNear(position, room.upper)
  }
}
