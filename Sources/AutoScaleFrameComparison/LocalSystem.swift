import AutoScaleLayoutEngine
import AutoScaleSolver

/// The rows about a few variables, while all others keep their values.
///
/// Rows that must hold are only wanted most of all, since the others may contradict them: the sum of
/// their errors becomes as small as possible.
struct LocalSystem {
  /// The variables of some rectangles.
  private let variables: Range<Int>
  private var solver = Solver()
  private var unknowns: [Variable] = []

  /// Prepares a system over variables of a layout.
  init(variables: Range<Int>) {
    self.variables = variables
    for _ in variables { unknowns.append(solver.makeVariable()) }
  }

  /// Adds a row of a layout; one whose numbers are not finite says nothing.
  mutating func add(_ row: Int, of rows: LayoutRows, priority: Priority, values: [Double]) {
    var terms: [Term] = []
    var constant = rows.constant(of: row)
    rows.forEachTerm(of: row) { variable, coefficient in
      if variables.contains(variable) {
        terms.append(Term(unknowns[variable - variables.lowerBound], coefficient))
      } else {
        constant -= coefficient * values[variable]
      }
    }
    add(terms, rows.relation(of: row), constant, priority)
  }

  /// The values that satisfy the rows best; where rows leave something open, those given.
  mutating func solve(startingAt start: [Double]) -> [Double] {
    for (index, (unknown, value)) in zip(unknowns, start).enumerated() {
      add([Term(unknown)], .equal, value, Self.staying)
      guard RectVariables.isLength(index) else { continue }
      add([Term(unknown)], .greaterThanOrEqual, 0, .required)
    }
    return solver.solve().values
  }

  /// Where rows are equally good in two places, the present one is meant.
  private static let staying: Priority = 1

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    do throws(SolverError) {
      try solver.add(terms, relation, constant, priority: priority)
    } catch {
      // The layout itself goes without rows that are not finite.
    }
  }
}
