extension System {
  /// Finds the variables that the constraints leave free, after a solve.
  ///
  /// - Returns: Another solution, in which free variables differ, or `nil` if the solution is unique.
  func findFreeVariables(
    _ store: borrowing ConstraintStore, values: [Double]
  ) -> Alternative? {
    if freeColumns.isEmpty { return findFreeRoots(store, values: values) }
    // A removed root may stay where it is although those that it depends on move, if their movements cancel out.
    let whole = System()
    whole.omitted.assign(omitted)
    whole.reduce(store)
    whole.freeColumns.clear(rowCount: whole.reduction.rows.count)
    whole.components.run(
      whole.reduction.rows, leavingOut: whole.freeColumns, variableCount: store.variableCount)
    defer { isUncertain = isUncertain || whole.isUncertain }
    return whole.findFreeRoots(store, values: values)
  }

  private func findFreeRoots(
    _ store: borrowing ConstraintStore, values: [Double]
  ) -> Alternative? {
    let count = store.variableCount
    rootValues.fill(0, count: count)
    for root in 0..<count where substitution.forest.isRoot(root) {
      rootValues[root] = values[root]
    }
    var other = Buffer<Double>()
    other.assign(rootValues)
    var random = IrregularNumbers()
    for root in 0..<count
    where substitution.forest.isRoot(root) && components.componentOfRoot[root] < 0 {
      other[root] = otherValue(ofSingle: root, &random)
    }
    for index in 0..<components.count {
      component.load(index, components, reduction, preferences: rootValues)
      component.simplex.solve()
      component.findOtherSolution(into: &other)
      isUncertain = isUncertain || component.simplex.isUncertain
    }
    isUncertain = isUncertain || singleRoots.line.isUncertain
    var isFree = Array(repeating: false, count: count)
    var result = values
    for variable in 0..<count {
      let value = substitution.forest.value(of: Int32(variable))
      guard !value.isConstant && isDifferent(rootValues[value.root], other[value.root]) else {
        continue
      }
      isFree[variable] = true
      let number = value.factor * other[value.root] + value.offset
      if !number.isNaN { result[variable] = number }
    }
    return isFree.contains(true) ? Alternative(isFree: isFree, values: result) : nil
  }

  /// A different best value of a root that is in no row, or its value if there is no other.
  private func otherValue(ofSingle root: Int, _ random: inout IrregularNumbers) -> Double {
    let value = rootValues[root]
    let optimum = singleRoots.line.optimum(of: reduction.penalties, in: reduction.range(of: root))
    if optimum.isUnique { return value }
    let isUpward = optimum.upper - value >= value - optimum.lower
    let end = isUpward ? optimum.upper : optimum.lower
    // Irregular, so that the changes of several roots do not cancel out in the variables that depend on them.
    return end.isFinite
      ? end - (end - value) * random.next() / 64
      : value + (isUpward ? 1 : -1) * random.next() * (1 + abs(value))
  }
}
