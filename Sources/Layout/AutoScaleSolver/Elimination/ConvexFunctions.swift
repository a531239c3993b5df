/// Convex piecewise linear costs of single numbers, at all levels at once.
///
/// The slope of a piece has a component for each level, and slopes are compared level by level, strongest
/// first. A constant added to a cost changes nothing, so that slopes are all that is kept.
struct ConvexFunctions: ~Copyable {
  /// The function f(factor · z) of a number z, by the pieces of f in ascending order.
  struct Function: BitwiseCopyable {
    fileprivate var first: Int32
    fileprivate var end: Int32
    fileprivate var factor = 1.0
    fileprivate var count: Int { Int(end - first) }

    /// The function of a number that this one's is a factor times of.
    func scaled(by factor: Double) -> Function {
      Function(first: first, end: end, factor: self.factor * factor)
    }

    /// The piece of f at a place in ascending order of z.
    fileprivate func piece(_ index: Int) -> Int {
      factor > 0 ? Int(first) + index : Int(end) - 1 - index
    }
  }

  /// A piece of the convolution of two functions: from where to where the argument of each goes.
  private struct Stretch {
    var (first, second) = (-Double.infinity, -Double.infinity)
    var (firstEnd, secondEnd) = (-Double.infinity, -Double.infinity)
    /// The next piece of each function.
    var (nextOfFirst, nextOfSecond) = (0, 0)
    /// Whether it has the slope of the first function's piece, and not of the second one's.
    var isOfFirst = true

    var start: Double { first + second }
    var end: Double { firstEnd + secondEnd }
  }

  struct Bend: BitwiseCopyable {
    var position: Double
    var function: Int32
    var piece: Int32
  }

  private var starts = Buffer<Double>()
  /// The slopes of the pieces, a number for each level.
  private var slopes = Buffer<Double>()
  private var bends = Buffer<Bend>()
  /// The numbers of the levels in use.
  private var ranks = Buffer<Int32>()
  private let levelCount: Int

  /// Makes room for functions of the levels of a component's costs.
  init(_ costs: borrowing Costs) {
    levelCount = costs.levels.levels.count
    ranks.fill(-1, count: costs.levelCount)
    for rank in 0..<levelCount { ranks[costs.levels.levels[rank]] = Int32(rank) }
  }
}

// MARK: - Making functions

extension ConvexFunctions {
  /// A function that is 0 everywhere.
  mutating func zero() -> Function {
    beginPiece(at: -.infinity)
    return function(from: starts.count - 1)
  }

  /// The cost of a column or row.
  mutating func cost(of column: Int, _ costs: borrowing Costs) -> Function {
    let first = starts.count
    beginPiece(at: -.infinity)
    for index in costs.kinks(of: column) {
      addSlope(costs.kinks[index].slopeBefore, at: costs.kinks[index].level)
    }
    var breakpoint: Int32 = -1
    for index in costs.kinks(of: column) {
      if costs.breakpointOfKink[index] != breakpoint {
        breakpoint = costs.breakpointOfKink[index]
        continuePiece(at: costs.position(column, Int(breakpoint)))
      }
      addSlope(costs.kinks[index].bend, at: costs.kinks[index].level)
    }
    return function(from: first)
  }

  /// The sum of functions.
  ///
  /// - Complexity: O(n log n) for n pieces.
  mutating func sum(_ functions: borrowing Buffer<Function>) -> Function {
    let first = starts.count
    beginPiece(at: -.infinity)
    bends.clear()
    for index in 0..<functions.count {
      add(functions[index], piece: 0, times: 1)
      for piece in 1..<max(1, functions[index].count) {
        bends.append(
          Bend(
            position: start(functions[index], piece), function: Int32(index), piece: Int32(piece)))
      }
    }
    bends.sort(0..<bends.count) {
      $0.position != $1.position ? $0.position < $1.position : $0.function < $1.function
    }
    for index in 0..<bends.count {
      let bend = bends[index]
      if !isNear(bend.position, starts[starts.count - 1]) { continuePiece(at: bend.position) }
      add(functions[bend.function], piece: Int(bend.piece), times: 1)
      add(functions[bend.function], piece: Int(bend.piece) - 1, times: -1)
    }
    return function(from: first)
  }

  /// The least that two functions cost together where their arguments add up to the new one's: their
  /// infimal convolution.
  ///
  /// - Complexity: O(pieces of both).
  mutating func convolution(_ first: Function, _ second: Function) -> Function {
    let begin = starts.count
    var stretch = firstStretch(first, second)
    while advance(&stretch, first, second) {
      guard stretch.end > stretch.start else { continue }
      beginPiece(at: stretch.start)
      if stretch.isOfFirst {
        add(first, piece: stretch.nextOfFirst - 1, times: 1)
      } else {
        add(second, piece: stretch.nextOfSecond - 1, times: 1)
      }
    }
    return begin < starts.count ? function(from: begin) : zero()
  }

  private func function(from first: Int) -> Function {
    Function(first: Int32(first), end: Int32(starts.count))
  }

  private mutating func beginPiece(at start: Double) {
    starts.append(start)
    slopes.append(repeating: 0, count: levelCount)
  }

  /// Begins a piece with the slope of the last one.
  private mutating func continuePiece(at start: Double) {
    starts.append(start)
    for _ in 0..<levelCount { slopes.append(slopes[slopes.count - levelCount]) }
  }

  private mutating func addSlope(_ slope: Double, at level: Int32) {
    addSlope(slope, rank: Int(ranks[level]))
  }

  /// Adds to the slope of the last piece, where rounding errors must not be left of 0.
  @inline(__always) private mutating func addSlope(_ slope: Double, rank: Int) {
    let place = slopes.count - levelCount + rank
    let sum = slopes[place] + slope
    slopes[place] = abs(sum) > Tolerance.still * abs(slope) ? sum : 0
  }

  private mutating func add(_ function: Function, piece: Int, times factor: Double) {
    for rank in 0..<levelCount {
      addSlope(factor * slope(function, piece, rank), rank: rank)
    }
  }
}

// MARK: - Reading functions

extension ConvexFunctions {
  /// Splits a number into the two arguments that cost the least, of several those at an end.
  ///
  /// - Parameters:
  ///   - sum: The number.
  ///   - first: The cost of the first argument.
  ///   - second: The cost of the second argument.
  ///   - preferred: What the first argument should be near to where nothing else decides.
  /// - Returns: The first argument.
  func split(
    _ sum: Double, _ first: Function, _ second: Function, near preferred: Double
  ) -> Double {
    var stretch = firstStretch(first, second)
    while advance(&stretch, first, second) && stretch.end < sum {}
    let lower = max(stretch.first, sum - stretch.secondEnd)
    let upper = min(stretch.firstEnd, sum - stretch.second)
    if lower == -.infinity { return upper == .infinity ? preferred : upper }
    return upper < .infinity && abs(upper - preferred) < abs(lower - preferred) ? upper : lower
  }

  /// Before the first piece whose slope both functions reach.
  private func firstStretch(_ first: Function, _ second: Function) -> Stretch {
    var stretch = Stretch()
    while stretch.nextOfFirst + 1 < first.count
      && compare(first, stretch.nextOfFirst, second, 0) < 0
    {
      stretch.nextOfFirst += 1
      stretch.firstEnd = start(first, stretch.nextOfFirst)
    }
    while stretch.nextOfSecond + 1 < second.count
      && compare(first, 0, second, stretch.nextOfSecond) > 0
    {
      stretch.nextOfSecond += 1
      stretch.secondEnd = start(second, stretch.nextOfSecond)
    }
    return stretch
  }

  /// Goes on to the piece with the next slope; returns false after the last one.
  private func advance(_ stretch: inout Stretch, _ first: Function, _ second: Function) -> Bool {
    guard stretch.nextOfFirst < first.count && stretch.nextOfSecond < second.count else {
      return false
    }
    let order = compare(first, stretch.nextOfFirst, second, stretch.nextOfSecond)
    (stretch.first, stretch.second) = (stretch.firstEnd, stretch.secondEnd)
    stretch.isOfFirst = order <= 0
    if order <= 0 {
      stretch.firstEnd = end(first, stretch.nextOfFirst)
      stretch.nextOfFirst += 1
    }
    if order >= 0 {
      stretch.secondEnd = end(second, stretch.nextOfSecond)
      stretch.nextOfSecond += 1
    }
    return true
  }

  @inline(__always) private func slope(_ function: Function, _ piece: Int, _ rank: Int) -> Double {
    function.factor * slopes[function.piece(piece) * levelCount + rank]
  }

  /// Where a piece of a function begins.
  @inline(__always) private func start(_ function: Function, _ piece: Int) -> Double {
    if piece == 0 { return -.infinity }
    let isAscending = function.factor > 0
    return starts[function.piece(isAscending ? piece : piece - 1)] / function.factor
  }

  @inline(__always) private func end(_ function: Function, _ piece: Int) -> Double {
    piece + 1 < function.count ? start(function, piece + 1) : .infinity
  }

  /// Less than, equal to or greater than 0, as the slope of a piece is compared with that of another one.
  @inline(__always)
  private func compare(_ first: Function, _ piece: Int, _ second: Function, _ other: Int) -> Double
  {
    for rank in 0..<levelCount {
      let (left, right) = (slope(first, piece, rank), slope(second, other, rank))
      if abs(left - right) > Tolerance.cancelled * (abs(left) + abs(right)) { return left - right }
    }
    return 0
  }
}
