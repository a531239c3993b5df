// Equations of a level that can all hold at once.
//
// A chain of optional equations, as between centres that would rather have equal distances, is met by
// steps one after the other, each of which moves the whole chain. If all of them can hold, they are one
// system of linear equations, with a solution by the factors of another basis.
extension Batch {
  /// A nonbasic column or row that may move without cost at an earlier level.
  struct Released: BitwiseCopyable {
    var column: Int32
    var place: Int32
    var canRise: Bool
    var canFall: Bool
    /// The strongest level that holds it at its place.
    var level: Int32
  }

  /// The result of an attempt to meet the equations of a level.
  enum Meeting {
    /// They hold; the basis is another one, which is still to be priced.
    case met
    /// Everything is as it was.
    case unmet
    /// The basis went singular when it was factorised, and is another one.
    case replacedBasis
  }

  /// Moves everything to where all equations of the loaded level hold, if the level's cost falls on the way
  /// and there are more of them than a number.
  mutating func meetEquations(
    _ tableau: inout Tableau, _ pricing: inout Pricing, moreThan fewest: Int
  ) -> Meeting {
    collectUnmetEquations(tableau)
    guard flips.count > fewest else { return .unmet }
    collectReleased(tableau, pricing)
    guard released.count >= flips.count else { return .unmet }
    basisBefore.assign(tableau.basis.isBasic)
    for index in 0..<flips.count {
      tableau.basis.replace(flips[index].column, by: released[index].column)
    }
    if case .unchanged = tableau.basis.factorize(tableau.matrix), movesReleasedFreely(&tableau) {
      land(flips: flips.count, &tableau, &pricing)
      for index in 0..<flips.count { pricing.thaw(Int(released[index].column)) }
      return .met
    }
    for index in 0..<flips.count {
      tableau.places[released[index].column] = released[index].place
    }
    tableau.basis.restore(basisBefore)
    switch tableau.basis.factorize(tableau.matrix) {
    case .unchanged: return .unmet
    case .replaced: return .replacedBasis
    }
  }

  /// Lists the basic rows that an equation of the loaded level would have elsewhere.
  private mutating func collectUnmetEquations(_ tableau: borrowing Tableau) {
    flips.clear()
    for index in 0..<tableau.rowCount {
      let row = tableau.columnCount + index
      guard tableau.basis.isBasic[row] else { continue }
      for kink in tableau.costs.kinks(of: row)
      where tableau.costs.isEquationOfLoadedLevel(kink) {
        let breakpoint = tableau.costs.breakpointOfKink[kink]
        let isUpward = tableau.values[row] < tableau.costs.position(row, Int(breakpoint))
        flips.append(Flip(column: Int32(row), breakpoint: breakpoint, isUpward: isUpward))
        break
      }
    }
  }

  /// Lists the columns and rows that may move, except equations that hold; those at weaker levels come first.
  private mutating func collectReleased(
    _ tableau: borrowing Tableau, _ pricing: borrowing Pricing
  ) {
    released.clear()
    for column in 0..<tableau.count {
      let frozen = pricing.frozenWays(of: column, tableau)
      guard frozen != .all else { continue }
      let place = tableau.places[column]
      let isHeld = tableau.costs.kinks(of: column).contains { kink in
        tableau.costs.breakpointOfKink[kink] == place
          && tableau.costs.isEquationOfLoadedLevel(kink)
      }
      if isHeld { continue }
      let level = tableau.costs.strongestLevel(
        Int32(column), between: Int(place), and: Int(place) + 1)
      released.append(
        Released(
          column: Int32(column), place: place, canRise: !frozen.contains(.upward),
          canFall: !frozen.contains(.downward), level: level))
    }
    released.sort(0..<released.count) {
      $0.level != $1.level ? $0.level > $1.level : $0.column < $1.column
    }
  }

  /// Whether released columns and rows move in open directions, and everything else downhill.
  private mutating func movesReleasedFreely(_ tableau: inout Tableau) -> Bool {
    computeSteps(ofFlips: flips.count, &tableau)
    for index in 0..<flips.count {
      let moved = released[index]
      let step = tableau.movement.steps[moved.column]
      let isStill = abs(step) <= Tolerance.near
      guard isStill || (step > 0 ? moved.canRise : moved.canFall) else { return false }
      // Off its breakpoint it is in the interval on the side to which it moves.
      let isUpward = isStill ? moved.canRise : step > 0
      tableau.places[moved.column] =
        isUpward && moved.place >= 0 ? moved.place + 1 : max(0, moved.place)
    }
    return passesDownhill(flips: flips.count, &tableau)
  }
}
