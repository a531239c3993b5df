/// A right side of triangular equations, which becomes their solution.
///
/// Only nonzero entries are visited; a queue holds the places that are not solved yet.
struct RightSide: ~Copyable {
  private var values = Buffer<Double>()
  private var unsolved = PlaceQueue()
  /// The places of the solution that are not zero.
  private(set) var solved = Buffer<Int32>()

  /// Makes room for the places below a count.
  mutating func reserve(_ count: Int) {
    values.extend(by: 0, to: count)
    unsolved.reserve(count)
  }

  /// Adds to the right side of equations that are solved forward.
  @inline(__always) mutating func add(_ value: Double, at place: Int32) {
    values[place] += value
    unsolved.insert(Int(place))
  }

  /// Removes the first place that is not zero.
  @inline(__always) mutating func popFirst() -> (place: Int, value: Double)? {
    while let place = unsolved.popFirst() {
      let value = take(place)
      if value != 0 { return (place, value) }
    }
    return nil
  }

  /// Removes a value.
  @inline(__always) mutating func take(_ place: Int) -> Double {
    let value = values[unchecked: place]
    values[unchecked: place] = 0
    return value
  }

  /// Solves equations of a triangle whose diagonal, which is not stored, is 1.
  mutating func solveForward(_ triangle: borrowing SparseMatrix.Lines) {
    solved.clear()
    while let place = unsolved.popFirst() {
      let value = values[unchecked: place]
      guard value != 0 else { continue }
      solved.append(Int32(place))
      for entry in triangle[place] {
        add(-triangle.values[unchecked: entry] * value, at: triangle.indices[unchecked: entry])
      }
    }
  }

  /// Divides each value by the divisor of its place.
  mutating func divide(by divisors: borrowing Buffer<Double>) {
    for index in 0..<solved.count {
      let place = Int(solved[unchecked: index])
      values[unchecked: place] /= divisors[unchecked: place]
    }
  }

  /// Solves equations with the last solution as the right side, from the last of a number of places on.
  mutating func solveBackward(_ triangle: borrowing SparseMatrix.Lines, from count: Int) {
    // The queue returns the smallest number first, so places are counted from the end.
    for index in 0..<solved.count { unsolved.insert(count - 1 - Int(solved[unchecked: index])) }
    solved.clear()
    while let mirrored = unsolved.popFirst() {
      let place = count - 1 - mirrored
      let value = values[unchecked: place]
      guard value != 0 else { continue }
      solved.append(Int32(place))
      for entry in triangle[place] {
        let other = Int(triangle.indices[unchecked: entry])
        values[other] -= triangle.values[unchecked: entry] * value
        unsolved.insert(count - 1 - other)
      }
    }
  }
}
