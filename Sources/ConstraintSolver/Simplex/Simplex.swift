/// Minimises the costs of a component's columns and rows, level by level.
///
/// The unknowns are the columns x and the activities r = A x of the rows; each has a convex piecewise
/// linear cost at each level. As in any simplex method some of them, the basis, follow from the rest;
/// the rest sit at breakpoints of their costs. Required constraints are level 0, so there is no first
/// phase: a level's optimum is a start for the next one, which may move only in directions that cost
/// nothing at the levels before.
///
/// Source: R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", 1985; for the order of
/// levels, J. Ignizio, "Goal Programming and Extensions", 1976.
struct Simplex: ~Copyable {
  /// A way in which a nonbasic column or row can move.
  struct Direction {
    var column: Int
    var isUpward: Bool
    /// The change of the level's cost for each unit; less than zero is an improvement.
    var slope = SlopeSum()
  }

  /// A basic column or row that has come into another interval.
  struct Passage: BitwiseCopyable {
    var column: Int32
    var placeBefore: Int32
  }

  /// Ways in which a nonbasic column can no longer move without cost at an earlier level.
  struct Frozen: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let upward = Frozen(rawValue: 1)
    static let downward = Frozen(rawValue: 2)

    @inline(__always) static func moving(upward: Bool) -> Frozen { upward ? .upward : .downward }
  }

  var matrix = SparseMatrix()
  var costs = Costs()
  var kernel = Kernel()

  // Columns come first and rows after them in everything that is indexed by both.
  var isBasic = Buffer<Bool>()
  /// The interval of a basic column, the breakpoint of a nonbasic one, or -1 where it has none.
  var places = Buffer<Int32>()
  var values = Buffer<Double>()
  /// The change of the values along the direction of the present step.
  var steps = Buffer<Double>()
  var frozen = Buffer<Frozen>()

  // Pricing: the multipliers of the rows, and the slopes of the basic columns.
  var multipliers = Buffer<Double>()
  var slopes = Buffer<Double>()
  /// Whether no basic column has a slope, so that all multipliers are zero.
  var isFlat = true
  var events = EventHeap()
  var perturbation = Perturbation()
  /// The basic columns and rows that have just come into other intervals, with their places before.
  var passed = Buffer<Passage>()
  /// The columns and rows that the present step moves.
  var moving = Buffer<Int32>()
  var isListed = Buffer<Bool>()
  /// The places of the pivots that the present step still has to solve.
  var unsolved = PlaceQueue()
  /// How many steps were made, and how many of them the last start from scratch needed.
  var stepCount = 0
  var crashStepCount = 0
  // Batches of steps.
  var flips = Buffer<Flip>()
  var landings = Buffer<Int32>()
  /// How many steps were added up since the values were computed from the basis.
  var moveCount = 0

  // Repairs.
  var repair = RepairState()

  // The crash.
  var line = Line()
  var crash = CrashState()

  var rowCount: Int { matrix.rowCount }
  var columnCount: Int { matrix.columnCount }

  /// Finds the optimum from scratch; the matrix and the costs are in place.
  ///
  /// `values` holds a preferred value for each column, taken where nothing else decides.
  mutating func solve() {
    stepCount = 0
    startNearby()
    if !kernel.factorize(matrix) { startFromSlacks() }
    solveAgain()
    crashStepCount = stepCount
  }

  /// Finds the optimum from the present basis, whose factors are in place.
  mutating func solveAgain() {
    evaluate()
    locate()
    var restarts = 0
    while !minimizeAllLevels() && restarts < 2 {
      // The basis went singular by rounding; the basis of all rows is always regular.
      startFromSlacks()
      evaluate()
      locate()
      restarts += 1
    }
  }

  private mutating func minimizeAllLevels() -> Bool {
    frozen.fill([], count: columnCount + rowCount)
    moveCount = 0
    for index in 0..<costs.levels.levels.count {
      let level = costs.levels.levels[index]
      costs.load(level)
      let isRegular = minimizeErrors()
      if isRegular { freeze() }
      costs.unload()
      guard isRegular else { return false }
      if !hasFreeDirection { break }
    }
    if moveCount > 0 { evaluate() }
    return true
  }

  /// Minimises the loaded level, whose cost is never negative; returns false for a singular basis.
  private mutating func minimizeErrors() -> Bool {
    while true {
      switch minimize() {
      case .optimum: return true
      case .singularBasis: return false
      case .ray(let direction):
        // The cost cannot fall for ever; the slope is a rounding error.
        frozen[direction.column].insert(.moving(upward: direction.isUpward))
      }
    }
  }

  /// Puts every row into the basis, and every column at its own best breakpoint.
  private mutating func startFromSlacks() {
    kernel.reset(rowCount: rowCount, columnCount: columnCount)
    for row in 0..<rowCount { isBasic[columnCount + row] = true }
    for column in 0..<columnCount {
      isBasic[column] = false
      let optimum = ownOptimum(column)
      places[column] = breakpoint(of: column, atEndOf: optimum)
    }
    _ = kernel.factorize(matrix)
  }

  /// Computes the values of the basis from the positions of everything else.
  mutating func evaluate() {
    moveCount = 0
    for column in 0..<columnCount + rowCount where !isBasic[column] && places[column] >= 0 {
      values[column] = costs.position(column, Int(places[column]))
    }
    kernel.solve(matrix, isBasic, &values)
  }

  /// Finds the interval of each basic column and row, and lists in `passed` those that have a new one.
  ///
  /// A value at a breakpoint is in the intervals on both sides, and stays in the one that it was in.
  mutating func locate() {
    passed.clear()
    for column in 0..<columnCount + rowCount where isBasic[column] {
      if costs.holds(column, Int(places[column]), values[column]) { continue }
      passed.append(Passage(column: Int32(column), placeBefore: places[column]))
      places[column] = Int32(costs.interval(column, at: values[column]))
    }
  }
}
