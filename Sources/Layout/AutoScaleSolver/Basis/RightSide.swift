/// A right side of triangular equations, which becomes their solution.
///
/// Only nonzero entries are visited: a queue holds the places that are still to be solved.
struct RightSide: ~Copyable {
  private var values = Buffer<Double>()
  private var unsolved = PlaceQueue()
  /// The places that are not zero, once equations were solved.
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

  /// Takes out the first place of a right side that is not zero.
  @inline(__always) mutating func popFirst() -> (place: Int, value: Double)? {
    while let place = unsolved.popFirst() {
      let value = take(place)
      if value != 0 { return (place, value) }
    }
    return nil
  }

  /// Takes out a value.
  @inline(__always) mutating func take(_ place: Int) -> Double {
    let value = values[unchecked: place]
    values[unchecked: place] = 0
    return value
  }

  /// Solves equations by a triangle without its diagonal, whose entries are 1.
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

  /// Divides each value by one of its own.
  mutating func divide(by divisors: borrowing Buffer<Double>) {
    for index in 0..<solved.count {
      let place = Int(solved[unchecked: index])
      values[unchecked: place] /= divisors[unchecked: place]
    }
  }

  /// Solves equations with the solution of others as the right side, from the last of a number of places on.
  mutating func solveBackward(_ triangle: borrowing SparseMatrix.Lines, from count: Int) {
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
