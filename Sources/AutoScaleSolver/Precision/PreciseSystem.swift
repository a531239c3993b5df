/// The active constraints and bounds of a small store, solved in double-double arithmetic.
struct PreciseSystem {
  /// A required row that cannot hold with earlier ones, and the multipliers that prove it.
  struct Refutation {
    var proof: FarkasProof
    var omitted: Int32
  }

  /// Tableaus of more entries take too long.
  private static let mostEntries = 1 << 14

  private let variableCount: Int
  /// The rows of the store, or for lower bounds the complements of variables; the earliest activated first.
  private let origins: [Int32]
  /// The power of two by which a tableau's value of each column and source is larger than the store's.
  private let factors: [Double]
  private var tableau: PreciseTableau

  /// The required rows that were left out.
  private(set) var refutations: [Refutation] = []
  /// The least sum of errors of each optional priority, the strongest first.
  private(set) var errors: [DoubleDouble] = []

  /// Whether every step of the search ended as it should, with finite numbers.
  var isReliable: Bool {
    tableau.isReliable
      && zip(tableau.values, factors).allSatisfy { $0.isFinite && ($0.high / $1).isFinite }
  }

  /// Solves the active rows of a store; returns `nil` if there are too many of them.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - preferences: The values that variables keep where nothing else decides.
  init?(_ store: borrowing ConstraintStore, near preferences: borrowing Buffer<Double>) {
    let rows = (0..<store.rows.count).filter { store.rows[$0].isActive }.sorted {
      store.rows[$0].activation < store.rows[$1].activation
    }
    let bounded = (0..<store.variableCount).filter { store.lowerBounds[$0] > -.infinity }
    origins = bounded.map { ~Int32($0) } + rows.map { Int32($0) }
    variableCount = store.variableCount
    guard variableCount * origins.count <= Self.mostEntries else { return nil }
    var matrix = SparseMatrix.Lines()
    matrix.clear()
    for origin in origins {
      for term in store.terms(ofSource: origin) where term.coefficient != 0 {
        matrix.append(Int32(term.variable.index), term.coefficient)
      }
      matrix.endLine()
    }
    factors = Self.scale(&matrix, columnCount: variableCount)
    tableau = Self.makeTableau(
      matrix, factors, (0..<variableCount).map { preference(for: preferences[$0]) },
      origins.map { (store.relation(ofSource: $0), store.constant(ofSource: $0)) })
    solve(store)
  }

  /// Brings the coefficients near 1.
  private static func scale(_ matrix: inout SparseMatrix.Lines, columnCount: Int) -> [Double] {
    var scaling = Scaling()
    scaling.run(&matrix, columnCount: columnCount)
    return (0..<scaling.factors.count).map { scaling.factors[$0] }
  }

  private static func makeTableau(
    _ matrix: borrowing SparseMatrix.Lines, _ factors: [Double], _ values: [Double],
    _ sides: [(relation: Relation, constant: Double)]
  ) -> PreciseTableau {
    var rows: [[Double]] = []
    for index in sides.indices {
      var row = values.map { _ in 0.0 }
      for entry in matrix[index] { row[Int(matrix.indices[entry])] += matrix.values[entry] }
      rows.append(row)
    }
    let sources = sides.enumerated().map { index, side in
      let factor = factors[values.count + index]
      return PreciseTableau.Source(
        breakpoint: DoubleDouble(side.constant * factor), relation: side.relation,
        weight: 1 / factor)
    }
    return PreciseTableau(
      sources: sources, rows: rows, values: zip(values, factors).map { $0 * $1 })
  }

  private mutating func solve(_ store: borrowing ConstraintStore) {
    var levels: [Int32: [Int]] = [:]
    for (source, origin) in origins.enumerated() {
      let level = origin < 0 ? 0 : store.rows[Int(origin)].priority
      if level == 0 { require(source, store) } else { levels[level, default: []].append(source) }
    }
    for level in store.priorities.ascending.reversed() {
      let sources = levels[level] ?? []
      errors.append(tableau.minimize(sources))
      tableau.seal(sources)
    }
  }

  /// Lets a required source hold, or leaves it out if it contradicts those before.
  private mutating func require(_ source: Int, _ store: borrowing ConstraintStore) {
    _ = tableau.minimize([source])
    let error = tableau.error(of: source).high
    let origin = origins[source]
    if origin >= 0 && store.relativeError(of: origin, at: values) > Tolerance.satisfied {
      refutations.append(Refutation(proof: proof(against: source), omitted: origin))
      return tableau.leaveOut(source)
    }
    if error > 0 { tableau.relax(source) }
    tableau.seal([source])
  }

  /// The multipliers by which the sources before one keep it from holding.
  private func proof(against source: Int) -> FarkasProof {
    var proof = FarkasProof()
    guard let row = tableau.row(of: source) else { return proof }
    for (column, quantity) in tableau.nonbasic.enumerated() where quantity >= variableCount {
      let multiplier = tableau.entry(row, column)
      if multiplier.high == 0 { continue }
      proof.sources.append(origins[quantity - variableCount])
      proof.multipliers.append(-multiplier.high * factors[quantity])
    }
    proof.sources.append(origins[source])
    proof.multipliers.append(factors[variableCount + source])
    return proof
  }

  /// The values of the variables, rounded.
  var values: [Double] { rounded(tableau.values) }

  private func rounded(_ values: [DoubleDouble]) -> [Double] {
    zip(values, factors).map { $0.high / $1 }
  }

  /// A solution in which every variable differs that can; `nil` if there is only one.
  mutating func alternative() -> Alternative? {
    let start = tableau.values
    var sums = start.map { _ in DoubleDouble.zero }
    var total = DoubleDouble.zero
    var random = IrregularNumbers()
    let least = (0..<variableCount).map { Tolerance.satisfied * factors[$0] }
    let isFree = tableau.forEachAlternative(least: least) { values in
      // Irregular weights, so that ways there and back do not cancel out; costs are convex, so that the mean of
      // optima is one.
      let weight = DoubleDouble(random.next())
      total += weight
      for column in sums.indices { sums[column] += weight * (values[column] - start[column]) }
    }
    guard isFree.contains(true) else { return nil }
    let values = rounded(zip(start, sums).map { $0 + $1 / total })
    // A number that a Double cannot hold shows nothing.
    return values.allSatisfy(\.isFinite) ? Alternative(isFree: isFree, values: values) : nil
  }
}

/// Another solution, and whether each variable differs in it.
struct Alternative {
  var isFree: [Bool]
  var values: [Double]
  /// Whether it was not found to be as good as the first solution.
  var isApproximate = false
}
