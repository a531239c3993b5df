/// How everything moves when some nonbasic columns and rows do.
struct Movement: ~Copyable {
  /// The change of each column and row.
  private(set) var steps = Buffer<Double>()
  /// All that may change: the steps of the others are zero.
  private(set) var moving = Buffer<Int32>()
  private var isListed = Buffer<Bool>()

  /// Forgets all steps, and makes room for those of so many columns and rows.
  mutating func reset(count: Int) {
    clear()
    steps.extend(by: 0, to: count)
    isListed.extend(by: false, to: count)
  }

  /// Forgets all steps.
  mutating func clear() {
    for index in 0..<moving.count {
      let moved = Int(moving[unchecked: index])
      steps[unchecked: moved] = 0
      isListed[unchecked: moved] = false
    }
    moving.clear()
  }

  @inline(__always) mutating func add(_ step: Double, to index: Int32) {
    list(index)
    steps[unchecked: Int(index)] += step
  }

  @inline(__always) mutating func set(_ step: Double, of index: Int32) {
    list(index)
    steps[unchecked: Int(index)] = step
  }

  /// Checks the index, for `steps` too, which is as long as `isListed`.
  @inline(__always) private mutating func list(_ index: Int32) {
    if isListed[index] { return }
    isListed[unchecked: Int(index)] = true
    moving.append(index)
  }

  /// Takes out what only seems to move, because its steps have cancelled out.
  mutating func dropStill() {
    var fastest = 0.0
    for index in 0..<moving.count { fastest = max(fastest, abs(steps[moving[index]])) }
    var kept = 0
    for index in 0..<moving.count {
      let moved = moving[index]
      if abs(steps[moved]) > Tolerance.still * fastest {
        moving[kept] = moved
        kept += 1
      } else {
        steps[moved] = 0
        isListed[moved] = false
      }
    }
    moving.truncate(to: kept)
  }

  /// Turns the movement around.
  mutating func reverse() {
    for index in 0..<moving.count { steps[moving[index]] = -steps[moving[index]] }
  }
}
