/// The active constraints and bounds of a small store, solved in exact arithmetic.
struct ExactSystem {
  /// A required row that cannot hold with earlier ones.
  struct Refutation {
    /// The row, and the rows and bounds that keep it from holding.
    var sources: [Int32]
    var omitted: Int32
    /// Whether the sources contradict each other exactly, and not only after one of them moved by the tolerance.
    var isProven: Bool
  }

  /// Tableaus with more entries take too long.
  private static let mostEntries = 1 << 14

  /// The rows of the store, or the complements of variables for lower bounds, in the order of their activation.
  private let origins: [Int32]
  /// The first values of the variables, in units of 2 to `unitExponent`.
  private let first: [BigInteger]
  private let unitExponent: Int
  /// The weight of a source is 2 to the power of its row's exponent minus this one.
  private let weightExponent: Int
  var tableau: ExactTableau
  /// The sources that hold only within the tolerance.
  private var tolerated: Set<Int> = []

  /// The required rows that were left out.
  private(set) var refutations: [Refutation] = []
  /// The least sum of errors of each optional priority, the strongest first.
  private(set) var errors: [Double] = []

  /// Solves the active rows of a store; returns `nil` if that takes too long or a value is too large.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - preferences: The values of variables where nothing else decides.
  init?(_ store: borrowing ConstraintStore, near preferences: borrowing Buffer<Double>) {
    let active = (0..<store.rows.count).filter { store.rows[$0].isActive }.sorted {
      store.rows[$0].activation < store.rows[$1].activation
    }
    let bounded = (0..<store.variableCount).filter { store.lowerBounds[$0] > -.infinity }
    let origins = bounded.map { ~Int32($0) } + active.map { Int32($0) }
    guard store.variableCount * origins.count <= Self.mostEntries else { return nil }
    let first = (0..<store.variableCount).map { Dyadic(preference(for: preferences[$0])) }
    var rows: [Row] = []
    for origin in origins { rows.append(Row(origin, of: store, at: first)) }
    // One unit for all numbers makes integers of them; fractions would need a greatest common divisor in each step.
    let unit = rows.reduce(first.map(\.exponent).min() ?? 0) { unit, row in
      row.constant.signum == 0 ? unit : min(unit, row.constant.exponent - row.exponent)
    }
    let weightExponent = rows.map(\.exponent).min() ?? 0
    tableau = ExactTableau(
      sources: rows.map {
        .init(relation: $0.relation, weight: .one << ($0.exponent - weightExponent))
      },
      rows: rows.map { $0.integers(unit: unit) }, variableCount: first.count)
    self.first = first.map { $0.integer(inUnitsOf: unit) }
    (self.origins, unitExponent, self.weightExponent) = (origins, unit, weightExponent)
    solve(store)
    guard tableau.isFinished, values.allSatisfy(\.isFinite) else { return nil }
  }

  private mutating func solve(_ store: borrowing ConstraintStore) {
    var levels: [Int32: [Int]] = [:]
    for (source, origin) in origins.enumerated() {
      let level = origin < 0 ? 0 : store.rows[Int(origin)].priority
      if level == 0 { require(source, store) } else { levels[level, default: []].append(source) }
    }
    for level in store.priorities.ascending.reversed() {
      let sources = levels[level] ?? []
      let error = tableau.minimize(sources)
      errors.append(
        error.rounded(
          dividedBy: tableau.valueDenominator, exponent: unitExponent + weightExponent))
      tableau.seal(sources)
    }
  }

  /// Makes a required source hold, or leaves it out if it contradicts those before it.
  private mutating func require(_ source: Int, _ store: borrowing ConstraintStore) {
    // One source after the other: the one that cannot hold is then the latest activated of its set.
    let origin = origins[source]
    if !tableau.minimize([source]).isZero {
      if store.relativeError(of: origin, at: values) > Tolerance.satisfied {
        let others = tableau.sourcesAgainst(source)
        refutations.append(
          Refutation(
            sources: (others + [source]).map { origins[$0] }, omitted: origin,
            isProven: tolerated.isDisjoint(with: others)))
        return tableau.leaveOut(source)
      }
      tolerated.insert(source)
    }
    tableau.hold(source)
  }

  /// The values of the variables, rounded.
  var values: [Double] {
    let denominator = tableau.valueDenominator
    return first.enumerated().map { variable, first in
      (first * denominator + tableau.distance(of: variable)).rounded(
        dividedBy: denominator, exponent: unitExponent)
    }
  }
}

extension ExactSystem {
  /// A source as integers times powers of two.
  private struct Row {
    var relation: Relation
    var coefficients: [Dyadic]
    /// The sum at the first values, minus the breakpoint.
    var constant: Dyadic
    /// The largest power of two that divides all coefficients.
    var exponent: Int

    init(_ origin: Int32, of store: borrowing ConstraintStore, at first: [Dyadic]) {
      relation = store.relation(ofSource: origin)
      constant = -Dyadic(store.constant(ofSource: origin))
      coefficients = first.map { _ in .zero }
      for term in store.terms(ofSource: origin) {
        let (variable, coefficient) = (term.variable.index, Dyadic(term.coefficient))
        coefficients[variable] += coefficient
        constant += coefficient * first[variable]
      }
      exponent = coefficients.filter { $0.signum != 0 }.map(\.exponent).min() ?? 0
    }

    /// The coefficients and the constant as integers, for variables in a unit.
    func integers(unit: Int) -> [BigInteger] {
      coefficients.map { $0.integer(inUnitsOf: exponent) }
        + [constant.integer(inUnitsOf: exponent + unit)]
    }
  }
}
