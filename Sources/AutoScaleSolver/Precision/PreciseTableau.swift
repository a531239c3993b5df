/// A small system in double-double arithmetic, for numbers that a `Double` has too few digits for.
///
/// The quantities are the variables and, behind them, the sums of the sources: bounds and constraints. The
/// nonbasic quantities, as many as there are variables, have fixed values. The basic ones are linear
/// combinations of them, a row of the dictionary each. Sources are taken in phases, strongest first; a later
/// phase cannot raise the errors that an earlier one has minimised.
///
/// Every step ends at the first breakpoint ahead. It is slow, and used only for systems that cannot be trusted to
/// `Simplex`.
///
/// Source: V. Chvátal, "Linear Programming", 1983, chapter 2, on dictionaries; R. Bland, "New Finite Pivoting
/// Rules for the Simplex Method", 1977.
struct PreciseTableau {
  /// A constraint or bound on a quantity.
  struct Source {
    /// The value that the relation compares the quantity with.
    var breakpoint: DoubleDouble
    let relation: Relation
    /// The cost of a unit of error.
    let weight: Double
    var phase = Phase.waiting
    /// Whether the quantity counts as above the breakpoint; at the breakpoint it may be either.
    var isAbove = false

    /// The change of the cost for each unit upwards, above or below the breakpoint.
    func slope(isAbove: Bool) -> Double {
      if isAbove { return relation == .greaterThanOrEqual ? 0 : weight }
      return relation == .lessThanOrEqual ? 0 : -weight
    }
  }

  /// The state of a source.
  enum Phase {
    /// It does not count yet, or was left out.
    case waiting
    /// Its error is minimised.
    case present
    /// Its error is least, and must stay so.
    case sealed
  }

  /// After so many steps of length 0, the first direction is taken instead of the steepest.
  private static let patience = 16

  let variableCount: Int
  private(set) var sources: [Source]
  /// The coefficients of the dictionary, row after row.
  private(set) var entries: [DoubleDouble]
  private(set) var basic: [Int]
  private(set) var nonbasic: [Int]
  private var columnValues: [DoubleDouble]
  private(set) var rowValues: [DoubleDouble]
  /// The directions that would raise the cost of an earlier phase, downwards and upwards.
  private var isFrozen: [(down: Bool, up: Bool)]
  /// A variable to move while no source is in its phase, and its cost.
  var objective: (variable: Int, slope: Double)?
  /// Whether each minimisation ended by itself.
  private(set) var isReliable = true

  /// Makes a tableau from the rows of sources, dense, and the first values of the variables.
  init(sources: [Source], rows: [[Double]], values: [Double]) {
    self.sources = sources
    variableCount = values.count
    entries = rows.flatMap { $0.map { DoubleDouble($0) } }
    nonbasic = Array(values.indices)
    basic = rows.indices.map { values.count + $0 }
    columnValues = values.map { DoubleDouble($0) }
    isFrozen = values.map { _ in (false, false) }
    rowValues = rows.map { _ in .zero }
    evaluate()
  }

  /// The values of the variables.
  var values: [DoubleDouble] {
    var values = Array(repeating: DoubleDouble.zero, count: variableCount)
    for (row, quantity) in basic.enumerated() where quantity < variableCount {
      values[quantity] = rowValues[row]
    }
    for (column, quantity) in nonbasic.enumerated() where quantity < variableCount {
      values[quantity] = columnValues[column]
    }
    return values
  }

  /// Whether a nonbasic quantity can move without cost.
  var hasFreeDirection: Bool { isFrozen.contains { !$0.up || !$0.down } }

  func entry(_ row: Int, _ column: Int) -> DoubleDouble { entries[row * variableCount + column] }

  /// Computes the basic values from the nonbasic ones.
  private mutating func evaluate() {
    for row in basic.indices {
      var sum = DoubleDouble.zero
      for column in nonbasic.indices where entry(row, column).high != 0 {
        sum += entry(row, column) * columnValues[column]
      }
      rowValues[row] = sum
    }
  }
}

// MARK: - Phases

extension PreciseTableau {
  /// Minimises the errors of some sources that are basic, as far as earlier phases allow.
  ///
  /// - Returns: The sum of the errors, in units of the constraints.
  mutating func minimize(_ present: [Int]) -> DoubleDouble {
    for source in present {
      sources[source].phase = .present
      sources[source].isAbove = isAbove(source)
    }
    minimize()
    return present.reduce(.zero) { $0 + DoubleDouble(sources[$1].weight) * error(of: $1) }
  }

  /// Seals sources after they were minimised, so that no later phase raises their errors.
  mutating func seal(_ present: [Int]) {
    let slopes = basicSlopes()
    for column in nonbasic.indices {
      let slope = slope(of: column, slopes)
      if slope.up.isPositive { isFrozen[column].up = true }
      if slope.down.isPositive { isFrozen[column].down = true }
    }
    for source in present { sources[source].phase = .sealed }
  }

  /// Leaves a source out that cannot hold.
  mutating func leaveOut(_ source: Int) { sources[source].phase = .waiting }

  /// Moves the breakpoint of a source to its value, which is near enough.
  mutating func relax(_ source: Int) {
    if let row = row(of: source) { sources[source].breakpoint = rowValues[row] }
  }

  /// The row of a source; `nil` if it is nonbasic.
  func row(of source: Int) -> Int? { basic.firstIndex(of: variableCount + source) }

  /// How far a source is from holding, in units of the tableau.
  func error(of source: Int) -> DoubleDouble {
    guard let row = row(of: source) else { return .zero }
    let way = rowValues[row] - sources[source].breakpoint
    let slope = sources[source].slope(isAbove: way.high > 0)
    return way.isZero || slope == 0 ? .zero : way.magnitude
  }

  /// The side on which a basic source is; at its breakpoint, the one that costs nothing.
  private func isAbove(_ source: Int) -> Bool {
    guard let row = row(of: source) else { return false }
    let way = rowValues[row] - sources[source].breakpoint
    return way.isZero ? sources[source].relation != .lessThanOrEqual : way.high > 0
  }
}

// MARK: - Steps

extension PreciseTableau {
  /// A way in which a nonbasic quantity can move.
  struct Direction {
    let column: Int
    let isUpward: Bool
    var sign: DoubleDouble { DoubleDouble(isUpward ? 1 : -1) }
  }

  /// Moves as long as the cost falls.
  ///
  /// - Returns: The direction in which the cost falls for ever, if there is one.
  @discardableResult
  mutating func minimize() -> Direction? {
    var stalls = 0
    for _ in 0..<100 + 20 * (basic.count + variableCount) {
      guard let direction = fallingDirection(isFirst: stalls > Self.patience) else { return nil }
      guard let stop = stop(direction, isFirst: stalls > Self.patience) else { return direction }
      stalls = stop.distance.high > 0 ? 0 : stalls + 1
      exchange(direction, stop.row)
    }
    isReliable = false
    return nil
  }

  /// The direction in which the cost falls most steeply, or that of the first quantity.
  private func fallingDirection(isFirst: Bool) -> Direction? {
    let slopes = basicSlopes()
    var best: (direction: Direction, rank: Double)?
    for column in nonbasic.indices where !isFrozen[column].up || !isFrozen[column].down {
      let slope = slope(of: column, slopes)
      for (isUpward, slope, isFrozen) in [
        (true, slope.up, isFrozen[column].up), (false, slope.down, isFrozen[column].down),
      ] where slope.isNegative && !isFrozen {
        let rank = isFirst ? Double(nonbasic[column]) : slope.high
        if rank < best?.rank ?? .infinity {
          best = (Direction(column: column, isUpward: isUpward), rank)
        }
      }
    }
    return best?.direction
  }

  /// The rows whose values cost something, and the slopes of their costs.
  private func basicSlopes() -> [(row: Int, slope: Double)] {
    basic.enumerated().compactMap { row, quantity in
      let slope = slope(ofBasic: quantity)
      return slope == 0 ? nil : (row, slope)
    }
  }

  private func slope(ofBasic quantity: Int) -> Double {
    if quantity < variableCount { return ownSlopes(quantity).up }
    let source = sources[quantity - variableCount]
    return source.phase == .present ? source.slope(isAbove: source.isAbove) : 0
  }

  /// The changes of the cost for a unit of a nonbasic quantity downwards and upwards.
  private func slope(
    of column: Int, _ slopes: [(row: Int, slope: Double)]
  ) -> (down: DoubleDouble, up: DoubleDouble) {
    var sum = DoubleDouble.zero
    for (row, slope) in slopes where entry(row, column).high != 0 {
      sum += DoubleDouble(slope) * entry(row, column)
    }
    let own = ownSlopes(nonbasic[column])
    return (-(sum + DoubleDouble(own.down)), sum + DoubleDouble(own.up))
  }

  /// The slopes of the cost of a nonbasic quantity itself below and above its value.
  private func ownSlopes(_ quantity: Int) -> (down: Double, up: Double) {
    if quantity < variableCount {
      let slope = quantity == objective?.variable ? objective?.slope ?? 0 : 0
      return (slope, slope)
    }
    let source = sources[quantity - variableCount]
    guard source.phase == .present else { return (0, 0) }
    return (source.slope(isAbove: false), source.slope(isAbove: true))
  }

  /// The row that first comes to a breakpoint, of several the one that moves fastest.
  private func stop(
    _ direction: Direction, isFirst: Bool
  ) -> (row: Int, distance: DoubleDouble)? {
    var best: (row: Int, distance: DoubleDouble, rank: Double)?
    for (row, quantity) in basic.enumerated() where quantity >= variableCount {
      let source = sources[quantity - variableCount]
      let rate = entry(row, direction.column) * direction.sign
      guard source.phase != .waiting, rate.high != 0, (rate.high > 0) != source.isAbove else {
        continue
      }
      let way = (source.breakpoint - rowValues[row]) / rate
      let distance = way < .zero ? .zero : way
      let rank = isFirst ? -Double(quantity) : abs(rate.high)
      if let best, !(distance < best.distance),
        best.distance < distance || rank <= best.rank
      {
        continue
      }
      best = (row, distance, rank)
    }
    return best.map { ($0.row, $0.distance) }
  }

  /// Lets a nonbasic quantity change places with a basic one, which stops at its breakpoint.
  private mutating func exchange(_ direction: Direction, _ row: Int) {
    let column = direction.column
    let (entering, leaving) = (nonbasic[column], basic[row])
    let source = sources[leaving - variableCount]
    if entering >= variableCount { sources[entering - variableCount].isAbove = direction.isUpward }
    pivot(row, column)
    (basic[row], nonbasic[column]) = (entering, leaving)
    columnValues[column] = source.breakpoint
    // Farther in the same direction it would pass a breakpoint that an earlier phase has sealed.
    let isSealed = source.phase == .sealed
    isFrozen[column] = (isSealed && source.isAbove, isSealed && !source.isAbove)
    evaluate()
  }

  /// Solves the row for the quantity of the column, and substitutes it in all others.
  private mutating func pivot(_ row: Int, _ column: Int) {
    let start = row * variableCount
    let inverse = DoubleDouble(1) / entries[start + column]
    for place in start..<start + variableCount where entries[place].high != 0 {
      entries[place] = -(entries[place] * inverse)
    }
    entries[start + column] = inverse
    for other in basic.indices where other != row && entry(other, column).high != 0 {
      let factor = entry(other, column)
      entries[other * variableCount + column] = .zero
      for index in 0..<variableCount where entries[start + index].high != 0 {
        let place = other * variableCount + index
        let sum = entries[place] + factor * entries[start + index]
        entries[place] = sum.isZero ? .zero : sum
      }
    }
  }
}
