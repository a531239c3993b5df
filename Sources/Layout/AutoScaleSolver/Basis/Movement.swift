/// The movement of all columns and rows when some nonbasic ones move.
///
/// A sparse vector: a dense array of steps and the list of those that may not be zero.
struct Movement: ~Copyable {
  /// The step of each column and row.
  private(set) var steps = Buffer<Double>()
  /// The columns and rows that may move; the steps of the others are zero.
  private(set) var moving = Buffer<Int32>()
  private var isListed = Buffer<Bool>()

  /// Forgets all steps, and makes room for a number of columns and rows.
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

  @inline(__always) private mutating func list(_ index: Int32) {
    // Checks the index for `steps`, too, which is as long as `isListed`.
    if isListed[index] { return }
    isListed[unchecked: Int(index)] = true
    moving.append(index)
  }

  /// The largest absolute step.
  var fastest: Double {
    var fastest = 0.0
    for index in 0..<moving.count {
      fastest = max(fastest, abs(steps[unchecked: Int(moving[unchecked: index])]))
    }
    return fastest
  }

  /// Reverses the movement.
  mutating func reverse() {
    for index in 0..<moving.count { steps[moving[index]] = -steps[moving[index]] }
  }
}
