/// A component whose constraints are edited, and whose basis is the start of the next step.
final class EditedComponent {
  private let index: Int
  private var component = ComponentSimplex()
  private var sensitivity = Sensitivity()
  /// The kinks of the rows that were edited.
  private var kinks: [Int32: Int] = [:]
  /// The pairs of free columns that change with the component.
  private let followers: [Int32]

  /// Loads and solves a component.
  init(_ index: Int, _ system: System, _ store: borrowing ConstraintStore) {
    self.index = index
    component.load(index, system.components, system.reduction, preferences: system.rootValues)
    followers = system.followers(of: component.roots, store)
    component.simplex.solve()
  }

  private func loadAgain(_ system: System) {
    component.load(index, system.components, system.reduction, preferences: system.rootValues)
    component.simplex.solve()
    kinks.removeAll(keepingCapacity: true)
    sensitivity.clear()
  }

  /// Solves the component after the kink of a row has moved.
  ///
  /// - Complexity: O(variables that move) as long as the basis stays the same, else O(size of the
  ///   component) for each step of the simplex to the next one, mostly much less.
  func edit(
    _ row: Int32, to position: Double, _ system: System, _ store: borrowing ConstraintStore,
    _ values: inout [Double]
  ) {
    let kink = index(ofKinkOf: row)
    let position = position * component.factor(component.simplex.tableau.costs.kinks[kink].column)
    if sensitivity.covers(row, position) && component.simplex.tableau.costs.move(kink, to: position)
    {
      values.withUnsafeMutableBufferPointer { sensitivity.apply(position, to: $0) }
      return system.write(followers, into: &values)
    }
    var isMoving = false
    if component.simplex.tableau.costs.move(kink, to: position) {
      isMoving = component.simplex.solveAfterMove(
        of: kink, sensitivity, isMeasured: sensitivity.row == row)
    } else {
      loadAgain(system)
    }
    component.write(into: &system.rootValues, system.members, &values)
    system.write(followers, into: &values)
    system.collectViolated(&component, store)
    sensitivity.measure(row, index(ofKinkOf: row), &component, isMoving: isMoving)
    sensitivity.list(system.members, of: component, values)
  }

  private func index(ofKinkOf row: Int32) -> Int {
    if let known = kinks[row] { return known }
    let count = component.simplex.tableau.costs.kinks.count
    for index in 0..<count where component.simplex.tableau.costs.kinks[index].source == row {
      kinks[row] = index
      return index
    }
    preconditionFailure("row \(row) has no kink in its component")
  }
}
