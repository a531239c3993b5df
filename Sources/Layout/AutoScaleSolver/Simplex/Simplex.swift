/// Minimises the costs of a component's columns and rows, level by level.
///
/// Each column and row has a convex piecewise linear cost at each level. As in any simplex method, the basic ones
/// follow from the nonbasic ones, which are at breakpoints of their costs. Required constraints are level 0, so
/// there is no first phase. A level's optimum is the start for the next level, which may only move in directions
/// that cost nothing at the levels before.
///
/// Source: R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", 1985; for the order of
/// levels, J. Ignizio, "Goal Programming and Extensions", 1976.
struct Simplex: ~Copyable {
  /// How a minimisation ended.
  enum Outcome {
    case optimum
    /// The level's cost falls without end in a direction, along the tableau's steps.
    case ray(Direction)
    /// Rounding errors made the factors wrong or the basis singular; both were replaced.
    case replacedBasis
    /// There were so many steps that only rounding errors can be the cause.
    case tooManySteps
  }

  /// After this many steps the values are computed from the basis again, so that errors do not accumulate.
  static let mostMoves = 32

  // Not from the start: most components stall for a few steps at most, and shifts cost time in each step.
  /// After this many steps of length 0 breakpoints are perturbed.
  private static let mostStalls = 8

  /// After this many replaced bases the result is used as it is, and marked as approximate.
  private static let mostRestarts = 6

  var tableau = Tableau()
  var pricing = Pricing()
  var ratioTest = RatioTest()
  /// Whether rounding errors stopped the last search early, so that the result may not be the best.
  private(set) var isApproximate = false
  /// Whether rounding errors may have decided if a slope or pivot was zero.
  var isUncertain: Bool { pricing.isUncertain || tableau.basis.isUncertain || repair.isUncertain }
  /// The number of steps.
  private(set) var stepCount = 0
  /// The number of steps since the values were computed from the basis.
  var moveCount = 0
  private var start = Start()
  private var batch = Batch()
  var repair = Repair()

  /// Finds the optimum from scratch; the matrix and the costs are in place.
  ///
  /// The tableau's values are the preferred values of the columns, which they take where nothing else decides.
  mutating func solve() {
    stepCount = 0
    tableau.reset()
    pricing.reset(tableau)
    start.run(&tableau)
    factorize()
    solveAgain()
  }

  /// Finds the optimum from the present basis.
  mutating func solveAgain() {
    isApproximate = false
    evaluate()
    tableau.locate()
    var attempts = 1
    while !minimizeAllLevels() {
      attempts += 1
      if attempts > Self.mostRestarts {
        isApproximate = true
        return
      }
    }
  }

  private mutating func factorize() {
    if case .replaced = tableau.basis.factorize(tableau.matrix) { tableau.placeLeftColumns() }
  }

  /// Continues with the basis that replaced a singular one.
  private mutating func takeReplacedBasis() {
    tableau.placeLeftColumns()
    evaluate()
    tableau.locate()
  }

  /// Computes the values from the basis.
  ///
  /// - Returns: Whether the factors were right; if not, they are now, and multipliers were not either.
  @discardableResult
  mutating func evaluate() -> Bool {
    moveCount = 0
    if tableau.evaluate() { return true }
    factorize()
    isApproximate = !tableau.evaluate()
    tableau.locate()
    return false
  }

  /// Computes the values from the basis if steps were added up since then.
  mutating func evaluateMoved() -> Bool { moveCount == 0 || evaluate() }

  /// Minimises one level after the other; returns `false` if the search has to begin again.
  private mutating func minimizeAllLevels() -> Bool {
    pricing.unblockAll(tableau)
    moveCount = 0
    for index in 0..<tableau.costs.levels.count {
      tableau.costs.load(tableau.costs.levels[index])
      defer { tableau.costs.unload() }
      guard minimizeErrors() else { return false }
      pricing.blockRising()
      if !pricing.hasFreeDirection(tableau) { break }
    }
    return evaluateMoved()
  }

  /// Minimises the loaded level, whose cost is bounded below; returns false if the basis was replaced.
  private mutating func minimizeErrors() -> Bool {
    while true {
      switch minimize() {
      case .optimum: return true
      case .replacedBasis, .tooManySteps: return false
      case .ray(let direction):
        // A sum of penalties cannot fall without end, so the slope is a rounding error.
        pricing.block(direction)
        pricing.isUncertain = true
      }
    }
  }

  /// Minimises the loaded level.
  mutating func minimize() -> Outcome {
    var stalls = 0
    defer { ratioTest.separateTies() }
    pricing.price(&tableau)
    batch.reset()
    // The perturbed simplex is finite, and mostly needs two or three steps a row. The bound is for rounding errors,
    // which can make it cycle.
    for _ in 0..<200 + 50 * tableau.count {
      if !ratioTest.isPerturbed && batch.move(&tableau, &pricing) {
        moveCount += 1
        stepCount += 1
        continue
      }
      guard let direction = pricing.steepest() else {
        // An optimum counts only with multipliers computed from the basis; updated ones may have hidden a direction.
        if pricing.isFresh { return .optimum }
        pricing.price(&tableau)
        continue
      }
      tableau.computeSteps(direction)
      var cost = LevelCost(slope: direction.slope, noise: pricing.noise)
      guard let stop = ratioTest.findStop(direction, &tableau, &cost) else {
        if pricing.isFresh { return .ray(direction) }
        pricing.price(&tableau)
        continue
      }
      stalls = stop.distance > Tolerance.negligible ? 0 : stalls + 1
      guard move(direction, to: stop) else { return .replacedBasis }
      pricing.note(direction.column)
      pricing.note(stop.column)
      pricing.update(&tableau)
      if stalls > Self.mostStalls && !ratioTest.isPerturbed { ratioTest.perturb(tableau) }
    }
    return .tooManySteps
  }

  /// Moves to a stop, where the entering column is exchanged for the one that stopped.
  ///
  /// - Returns: Whether the exchange succeeded; if not, the basis was singular and was replaced.
  mutating func move(_ direction: Direction, to stop: RatioTest.Stop) -> Bool {
    let (entering, leaving) = (direction.column, stop.column)
    let isUpward = tableau.movement.steps[leaving] > 0
    tableau.places[leaving] = Int32(stop.breakpoint)
    pricing.unblock(leaving)
    // A breakpoint of a stronger level must not be passed.
    if tableau.costs.isSealed(leaving, stop.breakpoint) {
      pricing.block(Direction(column: leaving, isUpward: isUpward))
    }
    tableau.move(by: stop.distance)
    ratioTest.move(to: stop, tableau)
    tableau.values[leaving] = tableau.costs.position(leaving, stop.breakpoint)
    moveCount += 1
    stepCount += 1
    if leaving != entering {
      tableau.places[entering] = Int32(stop.enteringInterval)
      pricing.unblock(entering)
      if case .replaced = tableau.basis.exchange(
        entering: Int32(entering), leaving: Int32(leaving), tableau.movement, tableau.matrix)
      {
        takeReplacedBasis()
        return false
      }
    }
    return moveCount <= Self.mostMoves || evaluate()
  }
}
