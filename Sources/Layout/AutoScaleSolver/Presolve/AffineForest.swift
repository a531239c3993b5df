/// Variables as multiples of representatives: `variable = factor * root + offset`, or a constant.
///
/// A union-find structure whose edges carry affine maps; looking up shortens the path.
struct AffineForest: ~Copyable {
  /// A variable in terms of its root; the root is negative for a constant.
  struct Value {
    var root: Int32
    var factor: Double
    var offset: Double

    @inline(__always) var isConstant: Bool { root < 0 }
  }

  /// How a root lost its independence, for the explanation of conflicts.
  struct Definition: BitwiseCopyable {
    /// The row that defined it.
    var row: Int32
    /// The root that it became a multiple of, or -1 for a constant.
    var parent: Int32
    /// Counts the definitions: the larger, the later.
    var time: Int32
  }

  /// A variable in terms of another one, or a root or a constant.
  ///
  /// The parent stands between the numbers, because a processor that has just stored two neighbours waits
  /// before it loads both at once.
  struct Node: BitwiseCopyable {
    static let root: Int32 = -2
    static let constant: Int32 = -1

    var factor = 1.0
    var parent = Self.root
    var offset = 0.0
  }

  private var nodes = Buffer<Node>()
  private var path = Buffer<Int32>()
  private var definitions = Buffer<Definition>()
  /// How many roots have been defined so far.
  private(set) var time: Int32 = 0

  mutating func reset(variableCount: Int) {
    nodes.fill(Node(), count: variableCount)
    definitions.extend(by: Definition(row: -1, parent: -1, time: -1), to: variableCount)
    time = 0
  }

  @inline(__always) func isRoot(_ variable: Int) -> Bool {
    nodes[unchecked: variable].parent == Node.root
  }

  /// The definition of a variable, or `nil` if it is a root.
  func definition(of variable: Int) -> Definition? {
    isRoot(variable) ? nil : definitions[variable]
  }

  @inline(__always) mutating func value(of variable: Int32) -> Value {
    let index = Int(variable)
    let parent = nodes[unchecked: index].parent
    if parent == Node.root { return Value(root: variable, factor: 1, offset: 0) }
    if parent == Node.constant || isRoot(Int(parent)) {
      let node = nodes[unchecked: index]
      return Value(root: parent, factor: node.factor, offset: node.offset)
    }
    return valueAlongPath(from: variable)
  }

  /// A row of the store as `coefficient * root + constant`, or `nil` if not exactly one term has a root.
  @inline(__always) mutating func onlyTerm(
    of row: ConstraintStore.Row, _ store: borrowing ConstraintStore
  ) -> (root: Int32, coefficient: Double, constant: Double)? {
    var constant = -row.constant
    var (root, coefficient): (Int32, Double) = (-1, 0)
    for index in store.range(of: row) {
      let term = store.terms[unchecked: index]
      let value = value(of: Int32(truncatingIfNeeded: term.variable.index))
      constant += term.coefficient * value.offset
      if value.isConstant { continue }
      if root >= 0 { return nil }
      (root, coefficient) = (value.root, term.coefficient * value.factor)
    }
    return coefficient == 0 ? nil : (root, coefficient, constant)
  }

  /// The sizes of the values that were written last.
  struct Sizes {
    /// The largest value, without its sign; NaN if one is.
    var largest = 0.0
    /// Whether a value is smaller than the tolerance of constraints, but larger than rounding errors.
    var hasTiny = false
  }

  /// Computes variables from the values of the roots.
  mutating func writeValues(
    of variables: Range<Int>, _ rootValues: borrowing Buffer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) -> Sizes {
    // As bits, without their sign, numbers are in their order, and NaN comes after infinity.
    let (smallest, end) = (Tolerance.smallestTiny.bitPattern, Tolerance.satisfied.bitPattern)
    // Those below the smallest one wrap around.
    var (largest, tiniest): (UInt64, UInt64) = (0, .max)
    for variable in variables {
      let value = value(of: Int32(variable))
      let number =
        value.isConstant ? value.offset : value.factor * rootValues[value.root] + value.offset
      values[variable] = number
      let bits = number.magnitude.bitPattern
      largest = max(largest, bits)
      tiniest = min(tiniest, bits &- smallest)
    }
    return Sizes(
      largest: Double(bitPattern: largest), hasTiny: tiniest < end &- smallest)
  }

  /// Climbs to the root, then lets every variable of the path point at it directly.
  @inline(never) private mutating func valueAlongPath(from variable: Int32) -> Value {
    path.clear()
    var top = Int(variable)
    while nodes[unchecked: top].parent >= 0 {
      path.append(Int32(top))
      top = Int(nodes[unchecked: top].parent)
    }
    var value =
      isRoot(top)
      ? Value(root: Int32(top), factor: 1, offset: 0)
      : Value(root: Node.constant, factor: 0, offset: nodes[unchecked: top].offset)
    while let below = path.popLast().map(Int.init) {
      let node = nodes[unchecked: below]
      value.offset = node.factor * value.offset + node.offset
      value.factor *= node.factor
      nodes[unchecked: below] = Node(factor: value.factor, parent: value.root, offset: value.offset)
    }
    return value
  }

  /// Makes a root a constant.
  mutating func define(_ root: Int32, as value: Double, by row: Int) {
    define(root, as: Value(root: Node.constant, factor: 0, offset: value), by: row)
  }

  /// Makes a root an affine image of another root.
  @inline(__always) mutating func define(_ root: Int32, as value: Value, by row: Int) {
    let index = Int(root)
    nodes[unchecked: index] = Node(factor: value.factor, parent: value.root, offset: value.offset)
    definitions[unchecked: index] = Definition(row: Int32(row), parent: value.root, time: time)
    time += 1
  }
}
