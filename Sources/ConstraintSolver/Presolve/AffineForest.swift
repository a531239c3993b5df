/// Variables as multiples of representatives: `variable = factor * root + offset`, or a constant.
///
/// A union-find structure whose edges carry affine maps; looking up shortens the path.
struct AffineForest: ~Copyable {
  /// What a variable is in terms of its root; the root is negative for a constant.
  struct Value {
    var root: Int32
    var factor: Double
    var offset: Double

    @inline(__always) var isConstant: Bool { root < 0 }
  }

  /// How a root lost its independence, for the explanation of conflicts.
  struct Definition: BitwiseCopyable {
    /// The row that defined it, or -1 while it is a root.
    var row: Int32
    /// The root that it became a multiple of, or -1 for a constant.
    var parent: Int32
    /// Counts the definitions: the larger, the later.
    var time: Int32
  }

  private static let constant: Int32 = -1

  private var parent = Buffer<Int32>()
  private var factor = Buffer<Double>()
  private var offset = Buffer<Double>()
  private var path = Buffer<Int32>()
  private(set) var definitions = Buffer<Definition>()
  /// How many roots have been defined so far.
  private(set) var time: Int32 = 0

  mutating func reset(variableCount: Int) {
    parent.clear()
    for variable in 0..<Int32(variableCount) { parent.append(variable) }
    factor.fill(1, count: variableCount)
    offset.fill(0, count: variableCount)
    definitions.fill(Definition(row: -1, parent: -1, time: .max), count: variableCount)
    time = 0
  }

  @inline(__always) func isRoot(_ variable: Int) -> Bool {
    parent[unchecked: variable] == Int32(truncatingIfNeeded: variable)
  }

  @inline(__always) mutating func value(of variable: Int32) -> Value {
    let index = Int(variable)
    let above = parent[unchecked: index]
    if above == variable { return Value(root: variable, factor: 1, offset: 0) }
    if above == Self.constant {
      return Value(root: -1, factor: 0, offset: offset[unchecked: index])
    }
    if parent[unchecked: Int(above)] == above {
      return Value(root: above, factor: factor[unchecked: index], offset: offset[unchecked: index])
    }
    return valueAlongPath(from: variable)
  }

  /// Computes variables from the values of the roots.
  ///
  /// - Returns: Whether all of them are finite.
  mutating func writeValues(
    of variables: Range<Int>, _ rootValues: borrowing Buffer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    var zero = 0.0
    for variable in variables {
      let value = value(of: Int32(variable))
      let number =
        value.isConstant ? value.offset : value.factor * rootValues[value.root] + value.offset
      values[variable] = number
      zero += number * 0  // NaN from the first number on that is infinite or none
    }
    return zero == 0
  }

  /// Climbs to the root, then lets every variable of the path point at it directly.
  @inline(never) private mutating func valueAlongPath(from variable: Int32) -> Value {
    path.clear()
    var top = Int(variable)
    while parent[unchecked: top] != Int32(top) && parent[unchecked: top] != Self.constant {
      path.append(Int32(top))
      top = Int(parent[unchecked: top])
    }
    var value =
      isRoot(top)
      ? Value(root: Int32(top), factor: 1, offset: 0)
      : Value(root: -1, factor: 0, offset: offset[unchecked: top])
    while let below = path.popLast().map(Int.init) {
      value.offset = factor[unchecked: below] * value.offset + offset[unchecked: below]
      value.factor *= factor[unchecked: below]
      parent[unchecked: below] = value.root
      factor[unchecked: below] = value.factor
      offset[unchecked: below] = value.offset
    }
    return value
  }

  /// Makes a root a constant.
  mutating func define(_ root: Int32, as value: Double, by row: Int) {
    define(root, as: Value(root: Self.constant, factor: 0, offset: value), by: row)
  }

  /// Makes a root an affine image of another root.
  @inline(__always) mutating func define(_ root: Int32, as value: Value, by row: Int) {
    let index = Int(root)
    parent[unchecked: index] = value.root
    factor[unchecked: index] = value.factor
    offset[unchecked: index] = value.offset
    definitions[unchecked: index] = Definition(row: Int32(row), parent: value.root, time: time)
    time += 1
  }
}
