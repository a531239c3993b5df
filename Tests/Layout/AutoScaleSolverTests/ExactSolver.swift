@testable import AutoScaleSolver

/// An independent solver for small systems: the textbook simplex tableau in exact arithmetic.
///
/// Each variable is a difference of two nonnegative ones, each constraint has an error above and one below; a
/// level's objective is the sum of its errors. Bland's rule makes it end. The entries are integers over a common
/// denominator, the last pivot.
///
/// Source: J. Edmonds, "Systems of Distinct Representatives and Linear Algebra", 1967, on integer pivots.
struct ExactSolver {
  /// The least sum of errors of each level, required first, then by descending priority.
  private(set) var errors: [Rational] = []

  /// A row for each constraint, with its right side behind the columns.
  private var tableau: [[BigInteger]] = []
  private var denominator = BigInteger.one
  private var basis: [Int] = []
  private var isForbidden: [Bool] = []
  private let variableCount: Int

  init(_ constraints: [Constraint], variableCount: Int) {
    self.variableCount = variableCount
    let columnCount = 2 * variableCount + 2 * constraints.count
    isForbidden = Array(repeating: false, count: columnCount)
    let exponents = constraints.map(Self.exponent)
    for (row, constraint) in constraints.enumerated() {
      addRow(constraint, Self.above(row, variableCount), columnCount, exponents[row])
    }
    let unit = min(0, exponents.min() ?? 0)
    let levels = Set(constraints.map(\.priority)).union([.required]).sorted(by: >)
    for level in levels {
      var costs = Array(repeating: BigInteger.zero, count: columnCount)
      for (row, constraint) in constraints.enumerated() where constraint.priority == level {
        let (above, weight) = (
          Self.above(row, variableCount), BigInteger.one << (exponents[row] - unit)
        )
        if constraint.relation != .greaterThanOrEqual { costs[above] = weight }
        if constraint.relation != .lessThanOrEqual { costs[above + 1] = weight }
      }
      errors.append(Rational(minimize(costs), over: denominator << -unit))
    }
  }

  private static func above(_ row: Int, _ variableCount: Int) -> Int {
    2 * variableCount + 2 * row
  }

  /// The largest power of two that divides all numbers of a constraint.
  private static func exponent(_ constraint: Constraint) -> Int {
    (constraint.terms.map(\.coefficient) + [constraint.constant]).filter { $0 != 0 }.map {
      Dyadic($0).exponent
    }.min() ?? 0
  }

  private mutating func addRow(
    _ constraint: Constraint, _ above: Int, _ columnCount: Int, _ exponent: Int
  ) {
    var row = Array(repeating: BigInteger.zero, count: columnCount + 1)
    for term in constraint.terms {
      let coefficient = Dyadic(term.coefficient).integer(inUnitsOf: exponent)
      row[2 * term.variable.index] += coefficient
      row[2 * term.variable.index + 1] += -coefficient
    }
    row[above] = -.one
    row[above + 1] = .one
    row[columnCount] = Dyadic(constraint.constant).integer(inUnitsOf: exponent)
    let isNegative = row[columnCount].signum < 0
    tableau.append(isNegative ? row.map { -$0 } : row)
    basis.append(isNegative ? above : above + 1)
  }

  private func side(_ row: Int) -> BigInteger { tableau[row][isForbidden.count] }

  /// Minimises costs over what the levels before allow, and forbids what would raise them again.
  ///
  /// - Returns: The least cost, over the denominator.
  private mutating func minimize(_ costs: [BigInteger]) -> BigInteger {
    _ = descend(costs)
    let reduced = isForbidden.indices.map { reducedCost(of: $0, costs) }
    for column in reduced.indices where reduced[column].signum > 0 { isForbidden[column] = true }
    return cost(costs)
  }

  /// Pivots as long as the costs fall; returns `false` if they fall for ever.
  private mutating func descend(_ costs: [BigInteger]) -> Bool {
    while let entering = isForbidden.indices.first(where: {
      !isForbidden[$0] && reducedCost(of: $0, costs).signum < 0
    }) {
      guard let leaving = leavingRow(entering) else { return false }
      pivot(leaving, entering)
    }
    return true
  }

  private func cost(_ costs: [BigInteger]) -> BigInteger {
    basis.indices.reduce(.zero) { $0 + costs[basis[$1]] * side($1) }
  }

  private func reducedCost(of column: Int, _ costs: [BigInteger]) -> BigInteger {
    tableau.indices.reduce(costs[column] * denominator) { sum, row in
      let (cost, entry) = (costs[basis[row]], tableau[row][column])
      return cost.isZero || entry.isZero ? sum : sum - cost * entry
    }
  }

  private func leavingRow(_ entering: Int) -> Int? {
    tableau.indices.filter { tableau[$0][entering].signum > 0 }.min {
      let difference =
        side($0) * tableau[$1][entering] - side($1) * tableau[$0][entering]
      return difference.isZero ? basis[$0] < basis[$1] : difference.signum < 0
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let (solved, pivot) = (tableau[row], tableau[row][column])
    for other in tableau.indices where other != row {
      let factor = tableau[other][column]
      for index in solved.indices {
        let entry = tableau[other][index]
        if entry.isZero && (factor.isZero || solved[index].isZero) { continue }
        tableau[other][index] = (entry * pivot - factor * solved[index]) / denominator
      }
    }
    denominator = pivot
    basis[row] = column
  }

  /// The smallest and the largest value of a variable among the best solutions; nil is unbounded.
  func range(of variable: Variable) -> (smallest: Rational?, largest: Rational?) {
    let largest = extreme(variable, sign: -.one)
    return (extreme(variable, sign: .one), largest.map { -$0 })
  }

  private func extreme(_ variable: Variable, sign: BigInteger) -> Rational? {
    var copy = self
    var costs = Array(repeating: BigInteger.zero, count: isForbidden.count)
    costs[2 * variable.index] = sign
    costs[2 * variable.index + 1] = -sign
    return copy.descend(costs) ? Rational(copy.cost(costs), over: copy.denominator) : nil
  }
}
