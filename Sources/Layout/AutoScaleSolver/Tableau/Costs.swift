/// The costs of a component's columns and rows: convex, piecewise linear, with a slope for each level.
///
/// A column or row has breakpoints, each of one or several penalties at nearly the same position, and intervals
/// between them. Interval `k` is before breakpoint `k`. Only one level's slopes are loaded at a time.
struct Costs: ~Copyable {
  /// The penalties, sorted by column, a number of the component, and position.
  private(set) var penalties = Buffer<Penalty>()
  private(set) var penaltyStarts = Buffer<Int32>()
  /// The breakpoint of each penalty, counted from the first of its column.
  private(set) var breakpointOfPenalty = Buffer<Int32>()
  private(set) var positions = Buffer<Double>()
  private(set) var breakpointStarts = Buffer<Int32>()
  /// The levels with penalties, the strongest first.
  private(set) var levels = Buffer<Int32>()
  /// The numbers of the penalties, sorted by level.
  private(set) var penaltiesByLevel = Buffer<Int32>()
  private var levelOfPenalty = Buffer<Int32>()
  private var sorting = CountingSort()
  private(set) var levelCount = 0
  /// The columns with a slope at the loaded level.
  private(set) var loaded = Buffer<Int32>()
  /// The largest slope at the loaded level.
  private(set) var largestSlope = 0.0
  private var isLoaded = Buffer<Bool>()
  private var slopes = Buffer<Double>()
  /// The strongest level among the penalties of each breakpoint.
  private var strongest = Buffer<Int32>()
  /// Breakpoints of stronger levels than this one are sealed: weaker levels must not cross them.
  private var sealedBefore: Int32 = 0

  mutating func clear() {
    penalties.clear()
    penaltyStarts.clear()
    penaltyStarts.append(0)
    breakpointOfPenalty.clear()
    positions.clear()
    strongest.clear()
    breakpointStarts.clear()
    breakpointStarts.append(0)
  }

  /// Adds the next column with its penalties, for values multiplied by a factor.
  mutating func appendColumn(
    _ source: borrowing Buffer<Penalty>, _ range: Range<Int>, factor: Double
  ) {
    let first = penalties.count
    for index in range {
      var penalty = source[unchecked: index]
      penalty.column = Int32(penaltyStarts.count - 1)
      if factor != 1 { penalty.scale(by: factor) }
      penalties.append(penalty)
    }
    if range.count > 1 { penalties.sort(first..<penalties.count) { $0.position < $1.position } }
    var breakpoint: Int32 = -1
    for index in first..<penalties.count {
      let (position, level) = (
        penalties[unchecked: index].position, penalties[unchecked: index].level
      )
      let last = positions.count - 1
      // Positions that differ only by rounding errors would be steps of almost no length.
      if breakpoint < 0 || !isNear(position, positions[unchecked: last]) {
        positions.append(position)
        strongest.append(level)
        breakpoint += 1
      } else if level < strongest[unchecked: last] {
        strongest[unchecked: last] = level
      }
      breakpointOfPenalty.append(breakpoint)
    }
    penaltyStarts.append(Int32(penalties.count))
    breakpointStarts.append(Int32(positions.count))
  }

  /// Sorts the penalties by level, once all columns are in.
  mutating func finish(levelCount: Int) {
    let columnCount = penaltyStarts.count - 1
    self.levelCount = levelCount
    penaltiesByLevel.clear()
    levelOfPenalty.clear()
    for index in 0..<penalties.count {
      penaltiesByLevel.append(Int32(index))
      levelOfPenalty.append(penalties[unchecked: index].level)
    }
    sorting.sort(&penaltiesByLevel, by: levelOfPenalty, keyCount: levelCount)
    levels.clear()
    for level in 0..<Int32(levelCount) where !range(ofLevel: level).isEmpty { levels.append(level) }
    slopes.fill(0, count: positions.count + columnCount)
    isLoaded.fill(false, count: columnCount)
    loaded.clear()
  }

  /// The places of the penalties of a level in `penaltiesByLevel`.
  @inline(__always) func range(ofLevel level: Int32) -> Range<Int> {
    Int(sorting.starts[level])..<Int(sorting.starts[level + 1])
  }

  @inline(__always) func penalties(of column: Int) -> Range<Int> {
    Int(penaltyStarts[unchecked: column])..<Int(penaltyStarts[unchecked: column + 1])
  }

  @inline(__always) func breakpointCount(_ column: Int) -> Int {
    Int(breakpointStarts[unchecked: column + 1] - breakpointStarts[unchecked: column])
  }

  /// The number of a breakpoint among those of all columns.
  @inline(__always) func index(_ column: Int, _ breakpoint: Int) -> Int {
    Int(breakpointStarts[unchecked: column]) + breakpoint
  }

  @inline(__always) func position(_ column: Int, _ breakpoint: Int) -> Double {
    positions[index(column, breakpoint)]
  }

  /// The slope of an interval at the loaded level.
  @inline(__always) func slope(_ column: Int, _ interval: Int) -> Double {
    slopes[firstSlope(of: column) + interval]
  }

  /// Whether an interval of a column contains a value, up to rounding errors.
  @inline(__always) func holds(_ column: Int, _ interval: Int, _ value: Double) -> Bool {
    let count = breakpointCount(column)
    guard interval >= 0 && interval <= count else { return false }
    // A value at a breakpoint is in both intervals: it must not change them because of rounding errors.
    let slack = Tolerance.near * (1 + abs(value))
    return (interval == 0 || position(column, interval - 1) <= value + slack)
      && (interval == count || position(column, interval) >= value - slack)
  }

  /// The first interval whose end is at or after a value.
  func interval(_ column: Int, at value: Double) -> Int {
    // A linear search, as a column of a layout has few breakpoints.
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
  // `penaltiesByLevel` lists penalties of this component, with the columns and breakpoints that `appendColumn` gave
  // them, so that they are valid positions without a check.

  /// Loads the slopes of one level, and seals the breakpoints of those before it.
  mutating func load(_ level: Int32) {
    sealedBefore = level
    for place in range(ofLevel: level) {
      let index = Int(penaltiesByLevel[unchecked: place])
      let penalty = penalties[unchecked: index]
      let first = firstSlope(of: Int(penalty.column))
      // Only the changes of the slope; adding them up afterwards takes time linear in the breakpoints, while adding
      // each penalty to all intervals would take quadratic time.
      slopes[unchecked: first] += penalty.slopeBefore
      slopes[unchecked: first + Int(breakpointOfPenalty[unchecked: index]) + 1] +=
        penalty.slopeChange
      markLoaded(penalty.column)
    }
    largestSlope = 0
    for index in 0..<loaded.count { addUpSlopes(of: Int(loaded[unchecked: index])) }
  }

  /// The position of a column's first slope; a column has one slope more than breakpoints.
  @inline(__always) private func firstSlope(of column: Int) -> Int {
    Int(breakpointStarts[unchecked: column]) + column
  }

  /// Adds up changes of the slope to slopes; rounding errors of 0 become 0.
  @inline(__always) private mutating func addUpSlopes(of column: Int) {
    let first = firstSlope(of: column)
    let last = firstSlope(of: column + 1) - 1
    var slope = slopes[unchecked: first]
    var size = abs(slope)
    largestSlope = max(largestSlope, size)
    for interval in first..<last {
      let slopeChange = slopes[unchecked: interval + 1]
      size += abs(slopeChange)
      slope += slopeChange
      if abs(slope) <= Tolerance.rounding * size { slope = 0 }
      slopes[unchecked: interval + 1] = slope
    }
    largestSlope = max(largestSlope, abs(slope))
  }

  /// Loads a last level in which the cost of one column has a slope everywhere.
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
  /// Moves a penalty, if its column keeps the same breakpoints in the same order.
  ///
  /// - Returns: Whether the penalty was moved; if not, the costs are unchanged.
  mutating func move(_ index: Int, to position: Double) -> Bool {
    // Otherwise breakpoints would merge, separate or change places, and with them the intervals of the basis.
    let column = Int(penalties[index].column)
    let breakpoint = Int(breakpointOfPenalty[index])
    guard isOnlyOne(index), isFree(position, around: breakpoint, of: column) else { return false }
    penalties[index].position = position
    positions[Int(breakpointStarts[column]) + breakpoint] = position
    return true
  }

  /// Whether no other penalty has the same breakpoint.
  private func isOnlyOne(_ index: Int) -> Bool {
    let range = penalties(of: Int(penalties[index].column))
    let breakpoint = breakpointOfPenalty[index]
    return (index == range.lowerBound || breakpointOfPenalty[index - 1] != breakpoint)
      && (index + 1 == range.upperBound || breakpointOfPenalty[index + 1] != breakpoint)
  }

  /// The open interval in which a breakpoint can move without reaching its neighbours.
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
