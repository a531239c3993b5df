// How the basis moves with the rest.
extension Simplex {
  /// Computes how everything moves with a unit of a nonbasic column or row.
  mutating func computeSteps(_ direction: Direction) {
    clearSteps()
    setStep(of: direction.column, to: direction.isUpward ? 1 : -1)
    spreadSteps()
  }

  /// Forgets the steps; `moving` lists all that are not zero.
  mutating func clearSteps() {
    for index in 0..<moving.count { steps[moving[index]] = 0 }
    moving.clear()
  }

  /// Gives a nonbasic column or row a step, after `clearSteps` and before `spreadSteps`.
  @inline(__always) mutating func setStep(of column: Int, to step: Double) {
    steps[column] = step
    moving.append(Int32(column))
  }

  /// Computes the steps of the basis from those of everything else.
  ///
  /// Most steps move little: only what the moving columns and rows touch is looked at.
  mutating func spreadSteps() {
    if kernel.isTriangular {
      spreadFromSeeds()
    } else {
      spreadThroughBump()
    }
    for index in 0..<moving.count { isListed[moving[index]] = false }
  }

  private mutating func spreadFromSeeds() {
    unsolved.reserve(kernel.pivots.count)
    for seed in 0..<moving.count { spread(moving[seed], from: -1) }
    while let place = unsolved.popFirst() {
      let pivot = kernel.pivots[place]
      let step = kernel.residual(pivot.row, matrix, steps) / pivot.value
      guard step != 0 else { continue }
      setStep(of: Int(pivot.column), to: step)
      spread(pivot.column, from: Int32(place))
    }
  }

  /// Moves the rows of a column, and notes the pivots after a place that have to balance it.
  @inline(__always) private mutating func spread(_ moved: Int32, from place: Int32) {
    guard moved < Int32(columnCount) else {
      note(kernel.places[moved - Int32(columnCount)], after: place)
      return
    }
    for entry in matrix.columns[Int(moved)] {
      let row = matrix.columns.indices[entry]
      if isBasic[columnCount + Int(row)] {
        addStep(matrix.columns.values[entry] * steps[moved], toRow: row)
      } else {
        note(kernel.places[row], after: place)
      }
    }
  }

  @inline(__always) private mutating func note(_ place: Int32, after solved: Int32) {
    if place > solved { unsolved.insert(Int(place)) }
  }

  @inline(__always) private mutating func addStep(_ step: Double, toRow row: Int32) {
    let column = Int32(columnCount) + row
    if !isListed[column] {
      isListed[column] = true
      moving.append(column)
    }
    steps[column] += step
  }

  private mutating func spreadThroughBump() {
    kernel.solveColumns(matrix, &steps)
    moving.clear()
    for index in 0..<kernel.rows.count {
      let row = Int32(columnCount) + kernel.rows[index]
      if steps[row] != 0 { moving.append(row) }
    }
    for column in 0..<columnCount where steps[column] != 0 {
      moving.append(Int32(column))
      for entry in matrix.columns[column] {
        let row = matrix.columns.indices[entry]
        guard isBasic[columnCount + Int(row)] else { continue }
        addStep(matrix.columns.values[entry] * steps[column], toRow: row)
      }
    }
  }
}
