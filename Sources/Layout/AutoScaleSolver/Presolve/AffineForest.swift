/// Variables as affine images of their representatives, `variable = factor * root + offset`, or as constants.
///
/// A union-find structure whose edges carry affine maps. The root of a tree represents its variables.
///
/// Source: R. Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975.
struct AffineForest: ~Copyable {
  /// A variable in terms of its root, which is negative for a constant.
  struct Value {
    var root: Int32
    var factor: Double
    var offset: Double

    @inline(__always) var isConstant: Bool { root < 0 }
  }

  /// How a root became dependent, for the explanation of conflicts.
  struct Definition: BitwiseCopyable {
    /// The row that defined it.
    var row: Int32
    /// The root that it became an image of, or -1 for a constant.
    var parent: Int32
    /// The number of definitions before this one.
    var time: Int32
  }

  /// A variable in terms of another one, or a root or a constant.
  struct Node: BitwiseCopyable {
    static let root: Int32 = -2
    static let constant: Int32 = -1

    // The parent lies between the numbers: a load of two neighbours at once waits for their separate stores
    // (store-to-load forwarding fails).
    var factor = 1.0
    var parent = Self.root
    var offset = 0.0
  }

  private var nodes = Buffer<Node>()
  private var path = Buffer<Int32>()
  /// Whether definitions are kept for the explanation of conflicts.
  var keepsDefinitions = false
  private var definitions = Buffer<Definition>()
  /// The number of roots that were defined so far.
  private(set) var time: Int32 = 0

  mutating func reset(variableCount: Int) {
    nodes.fill(Node(), count: variableCount)
    let none = Definition(row: -1, parent: -1, time: -1)
    definitions.fill(none, count: keepsDefinitions ? variableCount : 0)
    time = 0
  }

  @inline(__always) func isRoot(_ variable: Int) -> Bool {
    nodes[unchecked: variable].parent == Node.root
  }

  /// The definition of a variable, or `nil` if it is a root.
  ///
  /// - Precondition: The forest keeps definitions.
  func definition(of variable: Int) -> Definition? {
    isRoot(variable) ? nil : definitions[variable]
  }

  @inline(__always) mutating func value(of variable: Int32) -> Value {
    let index = Int(variable)
    let parent = nodes[unchecked: index].parent
    if parent == Node.root { return Value(root: variable, factor: 1, offset: 0) }
    // With compressed paths, nearly all look-ups end here.
    if parent == Node.constant || isRoot(Int(parent)) {
      let node = nodes[unchecked: index]
      return Value(root: parent, factor: node.factor, offset: node.offset)
    }
    return valueAlongPath(from: variable)
  }

  /// A row of the store as `coefficient * root + constant`, or `nil` if the number of terms with a root is not 1.
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
    // A row without a root, or whose coefficient underflowed, is for `ReducedRow`, which weighs rounding errors.
    return coefficient == 0 ? nil : (root, coefficient, constant)
  }

  /// The sizes of the values that were written last.
  struct Sizes {
    /// The largest absolute value; NaN if a value is NaN.
    var largest = 0.0
    /// Whether a value is below the tolerance of constraints, but above rounding errors.
    var hasTiny = false
  }

  /// Computes variables from the values of the roots.
  mutating func writeValues(
    of variables: Range<Int>, _ rootValues: borrowing Buffer<Double>,
    into values: UnsafeMutableBufferPointer<Double>
  ) -> Sizes {
    // Compared as bits, which is quicker: without a sign, numbers are in their order, and NaN comes after infinity.
    let (smallest, end) = (Tolerance.smallestTiny.bitPattern, Tolerance.satisfied.bitPattern)
    // Numbers below the smallest one wrap around to large ones, so that one comparison checks both limits.
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
    // With a list and not by recursion: 10,000 nested views are a path of 10,000 variables.
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
    if keepsDefinitions {
      definitions[index] = Definition(row: Int32(row), parent: value.root, time: time)
    }
    time += 1
  }
}
