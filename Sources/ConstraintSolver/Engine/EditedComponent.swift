/// A component of which constraints are edited: it keeps its basis, to start the next step from it.
final class EditedComponent {
  private let index: Int
  private var component = ComponentSimplex()
  private var sensitivity = Sensitivity()
  /// The kinks of the rows that were edited.
  private var kinks: [Int32: Int] = [:]

  /// Loads and solves a component.
  init(_ index: Int, _ system: System) {
    self.index = index
    load(system)
  }

  private func load(_ system: System) {
    component.load(
      index, system.components, system.reduction, preferences: system.rootValues)
    component.simplex.solve()
    kinks.removeAll(keepingCapacity: true)
    sensitivity.clear()
  }

  /// Solves the component after the kink of a row has moved.
  ///
  /// - Complexity: O(variables that move) as long as the basis stays the same, else a solve of the
  ///   component.
  func edit(_ row: Int32, to position: Double, _ system: System, _ values: inout [Double]) {
    let kink = kink(of: row)
    if sensitivity.covers(row, position) && component.simplex.costs.move(kink, to: position) {
      values.withUnsafeMutableBufferPointer { sensitivity.apply(position, to: $0) }
      return
    }
    if component.simplex.costs.move(kink, to: position) {
      component.simplex.solveAfterMove()
    } else {
      load(system)
    }
    component.write(into: &system.rootValues)
    component.simplex.collectViolated(into: &system.contradictions)
    for column in 0..<component.roots.count {
      system.writeMembers(of: component.roots[column], &values)
    }
    measure(row, system, values)
  }

  private func kink(of row: Int32) -> Int {
    if let known = kinks[row] { return known }
    let costs = component.simplex.costs.kinks.count
    for index in 0..<costs where component.simplex.costs.kinks[index].source == row {
      kinks[row] = index
      return index
    }
    preconditionFailure("row \(row) has no kink in its component")
  }

  /// Finds out how the variables follow the kink of a row from here.
  private func measure(_ row: Int32, _ system: System, _ values: [Double]) {
    let kink = kink(of: row)
    let range = component.simplex.sensitivity(of: kink)
    sensitivity.clear()
    sensitivity.row = row
    sensitivity.origin = component.simplex.costs.kinks[kink].position
    (sensitivity.lower, sensitivity.upper) = range
    for column in 0..<component.roots.count {
      let rate = component.simplex.steps[column]
      guard abs(rate) > Simplex.negligibleRate else { continue }
      let root = component.roots[column]
      for index in system.members.range(of: root) {
        let variable = system.members.variables[index]
        sensitivity.append(
          variable, value: values[Int(variable)],
          rate: rate * system.substitution.forest.value(of: variable).factor)
      }
    }
  }
}
