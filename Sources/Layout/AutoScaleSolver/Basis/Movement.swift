/// The movement of all columns and rows when some nonbasic ones move.
///
/// A sparse vector: a dense array of steps and the list of those that may not be zero.
struct Movement: ~Copyable {
  /// The step of each column and row.
  private(set) var steps = Buffer<Double>()
  /// The columns and rows that may move; the steps of the others are zero.
  private(set) var moving = Buffer<Int32>()
  private var isListed = Buffer<Bool>()
  private var cancelledCount = 0

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
    cancelledCount = 0
  }

  @inline(__always) mutating func add(_ step: Double, to index: Int32) {
    list(index)
    steps[unchecked: Int(index)] += step
  }

  /// Adds a step that may cancel the present one; a rounding error that remains becomes 0.
  @inline(__always) mutating func addOpposed(_ step: Double, to index: Int32) {
    list(index)
    let sum = steps[unchecked: Int(index)] + step
    // Otherwise 1e-17 of a step keeps a column in all later sums, and may even be chosen as a pivot.
    let isCancelled = abs(sum) <= Tolerance.negligible * abs(step)
    steps[unchecked: Int(index)] = isCancelled ? 0 : sum
    if isCancelled { cancelledCount += 1 }
  }

  /// Removes cancelled steps from the list, if they are so many that later passes become faster.
  mutating func dropCancelled() {
    guard 4 * cancelledCount > moving.count else { return }
    cancelledCount = 0
    var kept = 0
    for index in 0..<moving.count {
      let moved = moving[unchecked: index]
      isListed[unchecked: Int(moved)] = steps[unchecked: Int(moved)] != 0
      guard steps[unchecked: Int(moved)] != 0 else { continue }
      moving[unchecked: kept] = moved
      kept += 1
    }
    moving.truncate(to: kept)
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
