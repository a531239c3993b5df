/// A small system in exact arithmetic, for numbers with more digits than a `Double` has.
///
/// The quantities are the variables, relative to their first values, and after them the sums of the sources,
/// relative to their breakpoints. The nonbasic quantities, as many as there are variables, are 0. Each basic one is
/// a linear combination of them and a constant: a row of the dictionary, with integers over a common denominator.
/// Sources are minimised in phases, the strongest first. A later phase cannot raise the errors that an earlier one
/// has minimised.
///
/// Source: V. Chvátal, "Linear Programming", 1983, chapter 2, on dictionaries; R. Bland, "New Finite Pivoting
/// Rules for the Simplex Method", 1977; E. Bareiss, "Sylvester's Identity and Multistep Integer-Preserving Gaussian
/// Elimination", 1968.
struct ExactTableau {
  /// After this many products of words the search stops.
  private static let mostEffort = 1 << 24

  let variableCount: Int
  private(set) var sources: [Source]
  /// The rows of the dictionary: a coefficient for each nonbasic quantity, and the constant.
  private var rows: [[BigInteger]]
  private var denominator = BigInteger.one
  /// The factor by which constants are larger.
  private(set) var constantFactor = BigInteger.one
  private(set) var basic: [Int]
  private(set) var nonbasic: [Int]
  /// Whether each direction, downwards and upwards, would raise the cost of an earlier phase.
  private var isBlocked: [(down: Bool, up: Bool)]
  /// A variable to minimise or maximise after all phases, and its cost.
  var objective: (variable: Int, slope: BigInteger)?
  private var effort = 0

  /// Whether no minimisation was stopped.
  var isFinished: Bool { effort <= Self.mostEffort }

  /// Makes a tableau from the sources and their rows, each with its constant after the coefficients.
  init(sources: [Source], rows: [[BigInteger]], variableCount: Int) {
    self.sources = sources
    self.rows = rows
    self.variableCount = variableCount
    nonbasic = Array(0..<variableCount)
    basic = rows.indices.map { variableCount + $0 }
    isBlocked = nonbasic.map { _ in (false, false) }
  }

  /// Whether a nonbasic quantity can move without cost.
  var hasFreeDirection: Bool { isBlocked.contains { !$0.up || !$0.down } }

  /// The row of a quantity; `nil` if it is nonbasic.
  private func row(of quantity: Int) -> Int? { basic.firstIndex(of: quantity) }

  private func constant(_ row: Int) -> BigInteger { rows[row][variableCount] }

  /// The distance of a variable from its first value, over `valueDenominator`.
  func distance(of variable: Int) -> BigInteger { row(of: variable).map(constant) ?? .zero }

  /// The denominator of all distances.
  var valueDenominator: BigInteger { constantFactor * denominator }

  /// The change of a variable for a unit of a nonbasic quantity.
  func rate(of variable: Int, _ direction: Direction) -> Double {
    if nonbasic[direction.column] == variable { return direction.isUpward ? 1 : -1 }
    guard let row = row(of: variable) else { return 0 }
    let rate = rows[row][direction.column].rounded(dividedBy: denominator, exponent: 0)
    return direction.isUpward ? rate : -rate
  }
}

// MARK: - Phases

extension ExactTableau {
  /// Minimises the errors of some basic sources, as far as earlier phases allow.
  ///
  /// - Returns: The sum of the errors, each times the weight of its source, over `valueDenominator`.
  mutating func minimize(_ present: [Int]) -> BigInteger {
    for source in present {
      sources[source].phase = .present
      sources[source].isAbove = isAbove(source)
    }
    minimize()
    return present.reduce(.zero) { $0 + error(of: $1) }
  }

  /// Seals sources after their phase, so that no later phase raises their errors.
  mutating func seal(_ present: [Int]) {
    let slopes = basicSlopes()
    for column in nonbasic.indices {
      let slope = slope(of: column, slopes)
      if slope.up.signum > 0 { isBlocked[column].up = true }
      if slope.down.signum > 0 { isBlocked[column].down = true }
    }
    for source in present { sources[source].phase = .sealed }
  }

  /// Leaves out a source that cannot hold.
  mutating func leaveOut(_ source: Int) { sources[source].phase = .waiting }

  /// Seals a required source after its phase, so that it is nonbasic or no later phase can move it.
  ///
  /// If the source holds only within the tolerance, its breakpoint moves to its value.
  mutating func hold(_ source: Int) {
    sources[source].phase = .sealed
    sources[source].isAbove = sources[source].relation != .lessThanOrEqual
    let isEquation = sources[source].relation == .equal
    if let row = row(of: variableCount + source) {
      if !error(of: source).isZero { moveBreakpoint(ofRow: row) }
      guard isEquation, let column = openColumn(ofRow: row) else { return }
      exchange(Direction(column: column, isUpward: !isBlocked[column].up), row)
    }
    guard let column = nonbasic.firstIndex(of: variableCount + source) else { return }
    let isAbove = sources[source].isAbove
    isBlocked[column] = (isEquation || isAbove, isEquation || !isAbove)
  }

  /// Moves the breakpoint of a basic source to its value.
  private mutating func moveBreakpoint(ofRow row: Int) {
    // The value is a fraction, so that all constants are multiplied by the denominator to remain integers.
    for other in rows.indices { rows[other][variableCount] = constant(other) * denominator }
    constantFactor = constantFactor * denominator
    rows[row][variableCount] = .zero
  }

  /// A column with an entry in a row that can move.
  private func openColumn(ofRow row: Int) -> Int? {
    nonbasic.indices.first {
      !(isBlocked[$0].up && isBlocked[$0].down) && !rows[row][$0].isZero
    }
  }

  /// The other sources that keep a basic one from holding: those with an entry in its row.
  func sourcesAgainst(_ source: Int) -> [Int] {
    guard let row = row(of: variableCount + source) else { return [] }
    return nonbasic.indices.filter { !rows[row][$0].isZero && nonbasic[$0] >= variableCount }.map {
      nonbasic[$0] - variableCount
    }
  }

  /// The distance of a source from holding, times its weight, over `valueDenominator`.
  func error(of source: Int) -> BigInteger {
    guard let row = row(of: variableCount + source) else { return .zero }
    let distance = constant(row)
    return distance * sources[source].slope(isAbove: distance.signum > 0)
  }

  /// Whether a source is above its breakpoint; at the breakpoint, the side that costs nothing counts.
  private func isAbove(_ source: Int) -> Bool {
    let distance = row(of: variableCount + source).map(constant) ?? .zero
    return distance.isZero ? sources[source].relation != .lessThanOrEqual : distance.signum > 0
  }
}

// MARK: - Steps

extension ExactTableau {
  /// A direction in which a nonbasic quantity can move.
  struct Direction {
    let column: Int
    let isUpward: Bool
  }

  /// Moves as long as the cost falls.
  ///
  /// - Returns: The direction in which the cost falls without end, if there is one.
  @discardableResult
  mutating func minimize() -> Direction? {
    // By Bland's rule, which never cycles: the first quantity that lowers the cost enters, and the first of those that
    // stop at one distance leaves. In systems as small as these the steepest direction saves no time.
    while isFinished {
      guard let direction = firstFallingDirection() else { return nil }
      guard let row = stop(direction) else { return direction }
      exchange(direction, row)
    }
    return nil
  }

  /// The direction of the first quantity that lowers the cost.
  private func firstFallingDirection() -> Direction? {
    let slopes = basicSlopes()
    for column in nonbasic.indices.sorted(by: { nonbasic[$0] < nonbasic[$1] })
    where !isBlocked[column].up || !isBlocked[column].down {
      let slope = slope(of: column, slopes)
      if slope.up.signum < 0 && !isBlocked[column].up {
        return Direction(column: column, isUpward: true)
      }
      if slope.down.signum < 0 && !isBlocked[column].down {
        return Direction(column: column, isUpward: false)
      }
    }
    return nil
  }

  /// The rows with a cost, and its slopes.
  private func basicSlopes() -> [(row: Int, slope: BigInteger)] {
    basic.enumerated().compactMap { row, quantity in
      let slope = slope(ofBasic: quantity)
      return slope.isZero ? nil : (row, slope)
    }
  }

  private func slope(ofBasic quantity: Int) -> BigInteger {
    if quantity < variableCount { return ownSlopes(quantity).up }
    let source = sources[quantity - variableCount]
    return source.phase == .present ? source.slope(isAbove: source.isAbove) : .zero
  }

  /// The changes of the cost for a unit of a nonbasic quantity downwards and upwards, over the denominator.
  private func slope(
    of column: Int, _ slopes: [(row: Int, slope: BigInteger)]
  ) -> (down: BigInteger, up: BigInteger) {
    var sum = BigInteger.zero
    for (row, slope) in slopes where !rows[row][column].isZero {
      sum += slope * rows[row][column]
    }
    let own = ownSlopes(nonbasic[column])
    return (-(sum + own.down * denominator), sum + own.up * denominator)
  }

  /// The slopes of the cost of a quantity itself below and above its value.
  private func ownSlopes(_ quantity: Int) -> (down: BigInteger, up: BigInteger) {
    if quantity < variableCount {
      let slope = quantity == objective?.variable ? objective?.slope ?? .zero : .zero
      return (slope, slope)
    }
    let source = sources[quantity - variableCount]
    guard source.phase == .present else { return (.zero, .zero) }
    return (source.slope(isAbove: false), source.slope(isAbove: true))
  }

  /// The row that reaches a breakpoint first.
  private func stop(_ direction: Direction) -> Int? {
    // No long steps over several breakpoints, as in `RatioTest`: the systems are small, and this is shorter.
    var best: (row: Int, distance: BigInteger, rate: BigInteger)?
    for (row, quantity) in basic.enumerated() where quantity >= variableCount {
      let source = sources[quantity - variableCount]
      let rate = rows[row][direction.column]
      guard source.phase != .waiting, !rate.isZero,
        (rate.signum > 0) == (direction.isUpward != source.isAbove)
      else { continue }
      let (distance, speed) = (constant(row).magnitude, rate.magnitude)
      if let best {
        // Quotients are compared by cross products, which are integers.
        let (own, other) = (distance * best.rate, best.distance * speed)
        if other < own || (quantity > basic[best.row] && !(own < other)) { continue }
      }
      best = (row, distance, speed)
    }
    return best?.row
  }

  /// Exchanges a nonbasic quantity for a basic one, which stops at its breakpoint.
  private mutating func exchange(_ direction: Direction, _ row: Int) {
    let column = direction.column
    let (entering, leaving) = (nonbasic[column], basic[row])
    let source = sources[leaving - variableCount]
    if entering >= variableCount { sources[entering - variableCount].isAbove = direction.isUpward }
    pivot(row, column)
    (basic[row], nonbasic[column]) = (entering, leaving)
    // In the same direction it would pass a breakpoint that an earlier phase has sealed.
    let isSealed = source.phase == .sealed
    isBlocked[column] = (isSealed && source.isAbove, isSealed && !source.isAbove)
  }

  /// Solves the row for the quantity of the column, and substitutes it in all others.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let solved = rows[row]
    // A positive denominator, so that signs of entries are signs of values.
    let isNegative = solved[column].signum < 0
    let pivot = isNegative ? -solved[column] : solved[column]
    for other in rows.indices where other != row {
      let factor = isNegative ? -rows[other][column] : rows[other][column]
      for index in solved.indices where index != column {
        let entry = rows[other][index]
        if entry.isZero && (factor.isZero || solved[index].isZero) { continue }
        // The last pivot divides all entries (Sylvester's identity), so that they grow only linearly in length.
        rows[other][index] = (entry * pivot - factor * solved[index]) / denominator
        effort += pivot.wordCount * pivot.wordCount
      }
      rows[other][column] = factor
    }
    rows[row] = isNegative ? solved : solved.map { -$0 }
    rows[row][column] = isNegative ? -denominator : denominator
    denominator = pivot
  }
}
