import AutoScaleLayoutEngine
import AutoScaleSolver

/// The rows about a few variables, with all others fixed.
///
/// Required rows have the highest optional priority, because fixed variables may contradict them; the sum
/// of their errors is minimal.
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

  /// Adds a row of a layout, unless its numbers are not finite.
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

  /// Returns the values that satisfy the rows best; open variables keep their values.
  mutating func solve(startingAt start: [Double]) -> [Double] {
    for (index, (unknown, value)) in zip(unknowns, start).enumerated() {
      // Of many values that are equally good the present ones make the fewest moves.
      add([Term(unknown)], .equal, value, Self.staying)
      guard RectVariables.isLength(index) else { continue }
      // Contents and guides have no negative sizes.
      add([Term(unknown)], .greaterThanOrEqual, 0, .required)
    }
    return solver.solve().values
  }

  /// The priority that keeps the current value among equally good ones.
  private static let staying: Priority = 1

  private mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    do throws(SolverError) {
      try solver.add(terms, relation, constant, priority: priority)
    } catch {
      // The layout skips rows that are not finite, too.
    }
  }
}
