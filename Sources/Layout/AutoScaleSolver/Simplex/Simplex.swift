/// Minimises the costs of a component's columns and rows, level by level.
///
/// Each column and row has a convex piecewise linear cost at each level. As in any simplex method some of
/// them, the basis, follow from the rest; the rest sit at breakpoints of their costs. Required
/// constraints are level 0, so there is no first phase: a level's optimum is a start for the next one,
/// which may move only in directions that cost nothing at the levels before.
///
/// Source: R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming", 1985; for the order of
/// levels, J. Ignizio, "Goal Programming and Extensions", 1976.
struct Simplex: ~Copyable {
  /// How a minimisation ended.
  enum Outcome {
    case optimum
    /// The level falls for ever in a direction, along the tableau's steps.
    case ray(Direction)
    /// Rounding errors made the factors wrong or the basis singular; either is another one now.
    case replacedBasis
    /// There were more steps than any but rounding errors can cause.
    case tooManySteps
  }

  /// After this many steps the values are computed from the basis again, so that errors do not add up.
  static let mostMoves = 32

  /// After this many steps of length 0 breakpoints are shifted.
  private static let patience = 8

  /// The number of singular bases after which the result is taken as it is.
  private static let mostRestarts = 6

  var tableau = Tableau()
  var pricing = Pricing()
  var ratioTest = RatioTest()
  /// Whether rounding errors stopped the last search early, so that the result may not be the best.
  private(set) var isApproximate = false
  /// Whether slopes or pivots counted as zero that may not be.
  var hasDoubts: Bool { pricing.hasDoubts || tableau.basis.hasDoubts || repair.hasDoubts }
  /// How many steps were made, and how many of them the last start from scratch needed.
  private(set) var stepCount = 0
  private(set) var startStepCount = 0
  /// How many steps were added up since the values were computed from the basis.
  var moveCount = 0
  private var start = Start()
  private var batch = Batch()
  var repair = Repair()

  /// Finds the optimum from scratch; the matrix and the costs are in place.
  ///
  /// The tableau's values hold a preferred value for each column, taken where nothing else decides.
  mutating func solve() {
    stepCount = 0
    tableau.reset()
    pricing.reset(tableau)
    start.run(&tableau)
    factorize()
    solveAgain()
    startStepCount = stepCount
  }

  /// Finds the optimum from the present basis.
  mutating func solveAgain() {
    isApproximate = false
    evaluate()
    tableau.locate()
    for restart in 1...Self.mostRestarts {
      if minimizeAllLevels() { return }
      // The basis that went singular was replaced; the basis of all rows is farther from such.
      if restart == Self.mostRestarts / 2 {
        start.runFromSlacks(&tableau)
        beginFromBasis()
      }
    }
    isApproximate = true
  }

  private mutating func factorize() {
    if case .replaced = tableau.basis.factorize(tableau.matrix) { tableau.placeLeftColumns() }
  }

  private mutating func beginFromBasis() {
    factorize()
    evaluate()
    tableau.locate()
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
    pricing.thawAll(tableau)
    moveCount = 0
    for index in 0..<tableau.costs.levels.levels.count {
      tableau.costs.load(tableau.costs.levels.levels[index])
      defer { tableau.costs.unload() }
      guard minimizeErrors() else { return false }
      pricing.freezeRising()
      if !pricing.hasFreeDirection(tableau) { break }
    }
    return evaluateMoved()
  }

  /// Minimises the loaded level, whose cost is never negative; returns false if the basis was replaced.
  private mutating func minimizeErrors() -> Bool {
    while true {
      switch minimize() {
      case .optimum: return true
      case .replacedBasis, .tooManySteps: return false
      case .ray(let direction):
        // The cost cannot fall for ever; the slope is a rounding error.
        pricing.freeze(direction)
        pricing.hasDoubts = true
      }
    }
  }

  /// Minimises the loaded level.
  mutating func minimize() -> Outcome {
    var stalls = 0
    repair.forget()
    defer { ratioTest.separateTies() }
    // A perturbed descent ends by itself; the bound is for rounding errors.
    pricing.price(&tableau)
    batch.reset()
    for _ in 0..<200 + 50 * tableau.count {
      if !ratioTest.isPerturbed && batch.move(&tableau, &pricing) {
        moveCount += 1
        stepCount += 1
        continue
      }
      guard let direction = pricing.steepest() else {
        if pricing.isFresh { return .optimum }
        pricing.price(&tableau)
        continue
      }
      tableau.computeSteps(direction)
      var cost = LevelCost(slope: direction.slope, noise: pricing.noise)
      guard pricing.isFresh || tableau.isFalling(direction, noise: pricing.noise),
        let stop = ratioTest.findStop(direction, &tableau, &cost)
      else {
        if pricing.isFresh { return .ray(direction) }
        pricing.price(&tableau)
        continue
      }
      stalls = stop.distance > Tolerance.still ? 0 : stalls + 1
      guard move(direction, to: stop) else { return .replacedBasis }
      pricing.note(direction.column)
      pricing.note(stop.column)
      pricing.update(&tableau)
      if stalls > Self.patience && !ratioTest.isPerturbed { ratioTest.perturb(tableau) }
    }
    return .tooManySteps
  }

  /// Goes to a stop, where the entering column changes places with the one that stopped.
  ///
  /// - Returns: Whether the exchange succeeded; if not, the basis was singular and was replaced.
  mutating func move(_ direction: Direction, to stop: RatioTest.Stop) -> Bool {
    let (entering, leaving) = (direction.column, stop.column)
    let isUpward = tableau.movement.steps[leaving] > 0
    tableau.places[leaving] = Int32(stop.breakpoint)
    pricing.thaw(leaving)
    if tableau.costs.isSealed(leaving, stop.breakpoint) {
      pricing.freeze(Direction(column: leaving, isUpward: isUpward))
    }
    tableau.move(by: stop.distance)
    ratioTest.move(to: stop, tableau)
    tableau.values[leaving] = tableau.costs.position(leaving, stop.breakpoint)
    moveCount += 1
    stepCount += 1
    if leaving != entering {
      tableau.places[entering] = Int32(stop.enteringInterval)
      pricing.thaw(entering)
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
