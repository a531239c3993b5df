import AutoScaleSolver

/// An independent solver for small systems: the textbook simplex tableau in rational arithmetic.
///
/// Each variable is a difference of two nonnegative ones, each constraint has an error above and one
/// below; a level's objective is the sum of its errors. Bland's rule makes it end.
@available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
struct ExactSolver {
  /// The least sum of errors of each level, required first, then by descending priority.
  private(set) var errors: [Rational] = []

  private var tableau: [[Rational]] = []
  private var sides: [Rational] = []
  private var basis: [Int] = []
  private var isForbidden: [Bool] = []
  private let variableCount: Int

  init(_ constraints: [Constraint], variableCount: Int) {
    self.variableCount = variableCount
    let columnCount = 2 * variableCount + 2 * constraints.count
    isForbidden = Array(repeating: false, count: columnCount)
    for (row, constraint) in constraints.enumerated() {
      addRow(constraint, Self.above(row, variableCount), columnCount)
    }
    let levels = Set(constraints.map(\.priority)).union([.required]).sorted(by: >)
    for level in levels {
      var costs = Array(repeating: Rational.zero, count: columnCount)
      for (row, constraint) in constraints.enumerated() where constraint.priority == level {
        let above = Self.above(row, variableCount)
        if constraint.relation != .greaterThanOrEqual { costs[above] = .one }
        if constraint.relation != .lessThanOrEqual { costs[above + 1] = .one }
      }
      errors.append(minimize(costs))
    }
  }

  private static func above(_ row: Int, _ variableCount: Int) -> Int {
    2 * variableCount + 2 * row
  }

  private mutating func addRow(_ constraint: Constraint, _ above: Int, _ columnCount: Int) {
    var row = Array(repeating: Rational.zero, count: columnCount)
    for term in constraint.terms {
      let coefficient = Rational(term.coefficient)
      row[2 * term.variable.index] = row[2 * term.variable.index] + coefficient
      row[2 * term.variable.index + 1] = row[2 * term.variable.index + 1] - coefficient
    }
    row[above] = -.one
    row[above + 1] = .one
    let side = Rational(constraint.constant)
    let isNegative = side < .zero
    tableau.append(isNegative ? row.map { -$0 } : row)
    sides.append(isNegative ? -side : side)
    basis.append(isNegative ? above : above + 1)
  }

  /// Minimises costs over what the levels before allow, and forbids what would raise them again.
  private mutating func minimize(_ costs: [Rational]) -> Rational {
    while true {
      let reduced = reducedCosts(costs)
      let candidates = reduced.indices.filter { !isForbidden[$0] && reduced[$0] < .zero }
      guard let entering = candidates.first else {
        for column in reduced.indices where reduced[column] > .zero { isForbidden[column] = true }
        return basis.indices.reduce(.zero) { $0 + costs[basis[$1]] * sides[$1] }
      }
      guard let leaving = leavingRow(entering) else { return .zero }
      pivot(leaving, entering)
    }
  }

  private func reducedCosts(_ costs: [Rational]) -> [Rational] {
    var reduced = costs
    for row in tableau.indices where costs[basis[row]] != .zero {
      for column in reduced.indices where tableau[row][column] != .zero {
        reduced[column] = reduced[column] - costs[basis[row]] * tableau[row][column]
      }
    }
    return reduced
  }

  private func leavingRow(_ entering: Int) -> Int? {
    let rows = tableau.indices.filter { tableau[$0][entering] > .zero }
    return rows.min {
      let (left, right) = (sides[$0] / tableau[$0][entering], sides[$1] / tableau[$1][entering])
      return left == right ? basis[$0] < basis[$1] : left < right
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = tableau[row][column]
    tableau[row] = tableau[row].map { $0 / pivot }
    sides[row] = sides[row] / pivot
    for other in tableau.indices where other != row && tableau[other][column] != .zero {
      let factor = tableau[other][column]
      for index in tableau[row].indices where tableau[row][index] != .zero {
        tableau[other][index] = tableau[other][index] - factor * tableau[row][index]
      }
      sides[other] = sides[other] - factor * sides[row]
    }
    basis[row] = column
  }

  /// The smallest and the largest value of a variable among the best solutions; nil is unbounded.
  func range(of variable: Variable) -> (smallest: Rational?, largest: Rational?) {
    let largest = extreme(variable, sign: -.one)
    return (extreme(variable, sign: .one), largest.map { -$0 })
  }

  private func extreme(_ variable: Variable, sign: Rational) -> Rational? {
    var copy = self
    var costs = Array(repeating: Rational.zero, count: isForbidden.count)
    costs[2 * variable.index] = sign
    costs[2 * variable.index + 1] = -sign
    while true {
      let reduced = copy.reducedCosts(costs)
      let candidates = reduced.indices.filter { !copy.isForbidden[$0] && reduced[$0] < .zero }
      guard let entering = candidates.first else {
        return copy.basis.indices.reduce(.zero) { $0 + costs[copy.basis[$1]] * copy.sides[$1] }
      }
      guard let leaving = copy.leavingRow(entering) else { return nil }
      copy.pivot(leaving, entering)
    }
  }
}
