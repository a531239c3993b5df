// A class: `System.edited` would otherwise move a component out of the dictionary and back for each step.
/// A component whose constraints are edited, with its last basis as the start of the next step.
final class EditedComponent {
  private let index: Int
  private var component = ComponentSimplex()
  private var sensitivity = Sensitivity()
  /// The penalty of each row that was edited.
  private var penalties: [Int32: Int] = [:]
  /// The pairs of free columns that depend on the component.
  private let dependents: [Int32]

  /// Loads and solves a component.
  init(_ index: Int, _ system: System, _ store: borrowing ConstraintStore) {
    self.index = index
    component.load(index, system.components, system.reduction, preferences: system.rootValues)
    dependents = system.dependents(of: component.roots, store)
    component.simplex.solve()
  }

  private func loadAgain(_ system: System) {
    component.load(index, system.components, system.reduction, preferences: system.rootValues)
    component.simplex.solve()
    penalties.removeAll(keepingCapacity: true)
    sensitivity.clear()
  }

  /// Solves the component after the penalty of a row has moved.
  ///
  /// - Complexity: O(variables that move) as long as the basis stays the same. Otherwise O(size of the component),
  ///   and mostly much less, for each step of the simplex.
  func edit(
    _ row: Int32, to position: Double, _ system: System, _ store: borrowing ConstraintStore,
    _ values: inout [Double]
  ) {
    let penalty = index(ofPenaltyOf: row)
    let position =
      position * component.factor(component.simplex.tableau.costs.penalties[penalty].column)
    if sensitivity.covers(row, position)
      && component.simplex.tableau.costs.move(penalty, to: position)
    {
      values.withUnsafeMutableBufferPointer { sensitivity.apply(position, to: $0) }
      return system.write(dependents, into: &values)
    }
    var isMoving = false
    if component.simplex.tableau.costs.move(penalty, to: position) {
      isMoving = component.simplex.solveAfterMove(
        of: penalty, sensitivity, isMeasured: sensitivity.row == row)
    } else {
      loadAgain(system)
    }
    component.write(into: &system.rootValues, system.members, &values)
    system.write(dependents, into: &values)
    system.collectViolated(&component, store)
    // Measured after each step that changed the basis, because a drag mostly goes on in the same row.
    sensitivity.measure(row, index(ofPenaltyOf: row), &component, isMoving: isMoving)
    sensitivity.list(system.members, of: component, values)
  }

  private func index(ofPenaltyOf row: Int32) -> Int {
    if let known = penalties[row] { return known }
    let count = component.simplex.tableau.costs.penalties.count
    for index in 0..<count where component.simplex.tableau.costs.penalties[index].source == row {
      penalties[row] = index
      return index
    }
    preconditionFailure("row \(row) has no penalty in its component")
  }
}
